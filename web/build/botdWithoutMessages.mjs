/** The bot detector's errors have long messages, which nothing reads. Without them, every page with a form is lighter. */
export const botdWithoutMessages = {
  name: "botd-without-messages",
  transform(code, id) {
    if (!id.includes("@fingerprintjs/botd")) return null;
    const MESSAGE = /(new BotdError\([^,()]+), (?:'[^']*'|`[^`]*`)\)/g;
    return { code: code.replace(MESSAGE, "$1)"), map: null };
  },
};
