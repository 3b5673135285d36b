/** Spanish of the frame around every page, the landing and content pages, and what all modules share. */
export const es: Readonly<Record<string, string>> = {
  "Skip to main content": "Saltar al contenido principal",
};
