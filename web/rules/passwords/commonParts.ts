/** Words, names, keyboard rows and numbers that people choose most; in lower case, digits that look like letters as letters. */
export const COMMON_PARTS: readonly string[] = (
  "password passwort passw secret geheim letmein welcome willkommen bienvenue motdepasse master admin administrator root " +
  "login user test guest default changeme access hello hallo bonjour " +
  "qwerty qwertz azerty qwert asdf asdfgh asdfghjkl zxcvbn yxcvbn qazwsx qweasd " +
  "iloveyou loveyou love sunshine princess dragon monkey football soccer baseball hockey basketball shadow superman batman " +
  "pokemon starwars freedom whatever trustnol ninja flower cookie cheese summer winter spring autumn sommer soleil " +
  "january february march april june july august september october november december monday friday sunday " +
  "michael daniel jordan andrew thomas robert jessica ashley michelle charlie jennifer matthew joshua anthony amanda " +
  "nicole hannah maria anna peter martin alexander sebastian christian stefan nicolas camille marine " +
  "computer internet google facebook samsung apple orange banana chocolate coffee mustang ferrari mercedes harley " +
  "london paris berlin hamburg chelsea liverpool arsenal bayern juventus barcelona madrid " +
  "l2eas6 l2eas6t8 l2eas6t89 l2ea l2eas l2el2e llllll oooooo 6sae2l 666666 l2l2l2 ll22ee 98t6sae2l lq2weear lqaz2wsx abcl2e l2ee2l 2o2o 2o2l 2o22 2o2e 2o2a 2o2s 2o26 l99o l98o 2ooo oot " +
  "abc abcd killer hunter ranger tiger buster thunder ginger pepper maggie bailey lucky"
).split(" ");
