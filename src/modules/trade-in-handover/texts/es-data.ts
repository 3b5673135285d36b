/** Spanish of the texts of this module, by their English ones. */
export const es: Readonly<Record<string, string>> = {};
