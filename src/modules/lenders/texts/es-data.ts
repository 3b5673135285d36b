/** Spanish of the texts of this module, by their English ones. */
export const es: Readonly<Record<string, string>> = {
  "We can't reach the lender right now.": "No podemos comunicarnos con el prestamista en este momento.",
  "We couldn't find this application.": "No pudimos encontrar esta solicitud.",
  "This lender has no rate for this car and term.":
    "Este prestamista no tiene una tasa para este auto y plazo.",
  "Choose what the lender says.": "Elija lo que dice el prestamista.",
  "Choose a reason from the list.": "Elija un motivo de la lista.",
  "Give at least one reason.": "Indique al menos un motivo.",
  "Give at most four reasons.": "Indique cuatro motivos como máximo.",
};
