// Each rule says how far the section has come on its way through the screen, as often as it has marks.
const rules = document.querySelector("#rules");

for (const marks of [4, 20, 100]) {
  const reading = document.querySelector(`#rule-${marks} strong`);
  const read = ({ scrollPercentage, intersectionScrollDirection }) => {
    const mark = Math.floor(scrollPercentage / (100 / marks));
    reading.textContent = `${(mark * 100) / marks} %, on the way ${intersectionScrollDirection}`;
  };
  if (rules && reading) window.intarsia.observeScroll(rules, read, marks);
}
