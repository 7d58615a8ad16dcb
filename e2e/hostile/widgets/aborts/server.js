// One allocation that no limit stops: V8 ends the process.
globalThis.intarsiaWidget = ({ React }) => ({
  View: ({ root }) => {
    const rows = new Array(3e7).fill(0.5);
    rows.length = 4e7;
    rows.fill(1);
    return React.createElement("p", root("aborts"), String(rows.length));
  },
});
