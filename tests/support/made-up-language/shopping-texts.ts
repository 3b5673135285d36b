export const texts: Readonly<Record<string, string>> = { "Try again": "Réessayer" };
