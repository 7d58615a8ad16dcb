/** The time format of the contract's page scripts. */
export const nowInSeconds = () => Math.floor(Date.now() / 1000);
