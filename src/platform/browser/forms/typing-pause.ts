/** UI-17: how long somebody has to stop typing before what was typed is used. */
export const TYPING_PAUSE_MS = 400;
