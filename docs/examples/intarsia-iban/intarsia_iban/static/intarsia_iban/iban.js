export default ({ React, fields: { FieldBox, fault, shownText } }) => {
  const MOST_CHARACTERS = 34;

  /** As banks print it, in groups of four. */
  const inGroups = (number) => number.replace(/(.{4})(?=.)/g, "$1 ");

  /** ISO 13616: the first four characters move to the end, letters become numbers, and the rest of 97 is 1. */
  const isIban = (number) => {
    if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(number)) return false;
    const moved = number.slice(4) + number.slice(0, 4);
    let rest = 0;
    for (const digit of moved.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))) {
      rest = (rest * 10 + Number(digit)) % 97;
    }
    return rest === 1;
  };

  const View = ({ answer, countries, ...field }) =>
    React.createElement(FieldBox, { ...field, type: "iban" }, (input) =>
      React.createElement("input", {
        ...input,
        className: "field__input iban__input",
        type: "text",
        autoComplete: "off",
        spellCheck: false,
        maxLength: MOST_CHARACTERS + 8,
        defaultValue: shownText(answer),
      }),
    );

  const rules = {
    read: (inputs) => (inputs[""]?.[0] ?? "").replace(/\s/g, "").toUpperCase() || null,
    check: (number, { countries }) => {
      if (!isIban(number)) return fault("This is not an IBAN. Copy it from your bank card or a statement.");
      const country = number.slice(0, 2);
      const allowed = String(countries).toUpperCase().match(/[A-Z]{2}/g);
      return !allowed || allowed.includes(country)
        ? null
        : fault("Accounts in {country} cannot be used. Enter the IBAN of another account.", { values: { country } });
    },
    textOf: (number) => inGroups(number),
  };

  return { View, rules };
};
