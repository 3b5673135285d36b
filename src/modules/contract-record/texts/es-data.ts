/** Spanish of the texts of this module, by their English ones. */
export const es: Readonly<Record<string, string>> = {
  "The stored record of this contract doesn't add up, so we stopped here to protect you. Please call us.":
    "El registro guardado de este contrato no cuadra, así que nos detuvimos para protegerle. Llámenos.",
};
