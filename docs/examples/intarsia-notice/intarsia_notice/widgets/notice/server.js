globalThis.intarsiaWidget = ({ React }) => {
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

  return { View: Notice };
};
