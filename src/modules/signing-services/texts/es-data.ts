/** Spanish of the texts of this module, by their English ones. */
export const es: Readonly<Record<string, string>> = {
  "Signing is unavailable right now. Your contract is safe; try again in a few minutes.":
    "La firma no está disponible en este momento. Su contrato está seguro; inténtelo de nuevo en unos minutos.",
};
