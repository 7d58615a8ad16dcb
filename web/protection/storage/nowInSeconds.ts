/** As page scripts of the contract keep times. */
export const nowInSeconds = () => Math.floor(Date.now() / 1000);
