/** Event on `window` that the root component sends when the page answers to React. */
export const ALIVE_EVENT = "app:alive";
