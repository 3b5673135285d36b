export const languageFolder = (): URL => new URL("./", import.meta.url);
