export type Texts = { frame: string; failed: string; open: string };

const ENGLISH: Texts = { frame: "Form", failed: "The form cannot be shown here.", open: "Open the form" };
const TEXTS: Record<string, Texts> = {
  de: { frame: "Formular", failed: "Das Formular kann hier nicht angezeigt werden.", open: "Formular öffnen" },
  fr: { frame: "Formulaire", failed: "Le formulaire ne peut pas être affiché ici.", open: "Ouvrir le formulaire" },
};

/** In the language of the page, as its `lang` says. */
export const textsIn = (language: string): Texts => TEXTS[language.slice(0, 2).toLowerCase()] ?? ENGLISH;
