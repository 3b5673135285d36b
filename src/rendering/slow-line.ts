/** Script that is true where the browser says that its line is slow (`navigator.connection`: 3g or less; Chromium only). */
export const IS_SLOW_LINE = "/[23]g$/.test(navigator.connection?.effectiveType)";
