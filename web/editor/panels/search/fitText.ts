import { textWidth } from "./textWidth";

/** The room that a search engine has for a text. */
export type Room = { size: number; width: number; lines: number };
export type Fitted = { shown: string; cut: string };

/** What of a text a search result shows, and what it cuts off, at the end of a word. */
export function fitText(text: string, { size, width, lines }: Room): Fitted {
  const words = text.trim().split(/\s+/);
  const whole = words.join(" ");
  let line = "";
  let number = 1;
  for (const [index, word] of words.entries()) {
    const longer = line ? `${line} ${word}` : word;
    const isLastLine = number === lines;
    if (isLastLine && textWidth([longer, ...words.slice(index + 1)].join(" "), size) <= width) break;
    if (textWidth(isLastLine ? `${longer} …` : longer, size) <= width) {
      line = longer;
    } else if (number < lines && line) {
      number += 1;
      line = word;
    } else {
      return cutAt(whole, words.slice(0, index).join(" "), { size, width, lines });
    }
  }
  return { shown: whole, cut: "" };
}

function cutAt(whole: string, shown: string, { size, width }: Room): Fitted {
  // A first word that is too long is cut anywhere.
  let kept = shown;
  if (!kept) for (const character of whole) if (textWidth(`${kept}${character}…`, size) <= width) kept += character;
  return { shown: `${kept} …`, cut: whole.slice(kept.length).trim() };
}
