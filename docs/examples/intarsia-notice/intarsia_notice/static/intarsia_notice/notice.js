export default ({ React, kit }) => {
  const e = React.createElement;

  // Server and browser must render the same first HTML, so what was dismissed is only known after a click.
  function Notice({ root, text, tone, dismiss }) {
    const [isOpen, setOpen] = React.useState(true);
    if (!isOpen) return null;
    return e(
      "aside",
      root(tone === "urgent" ? "notice notice--urgent" : "notice"),
      e("p", { className: "notice__text" }, text),
      e("button", { type: "button", className: "notice__dismiss", onClick: () => setOpen(false) }, dismiss),
    );
  }

  // In version 1, the setting for the text of the button was called `button`.
  const upgrades = { 2: kit.renameSetting("button", "dismiss") };

  return { View: Notice, upgrades };
};
