/** Spanish of the texts of this module, by their English ones. */
export const es: Readonly<Record<string, string>> = {
  "Two recent pay stubs": "Dos comprobantes de pago recientes",
  "A bill or statement that shows your address": "Una factura o un estado de cuenta que muestre su dirección",
  "Your driver's license": "Su licencia de conducir",
  "Your insurance card, with the lender named on it": "Su tarjeta del seguro, con el nombre del prestamista",
  "A phone bill in your name": "Una factura de teléfono a su nombre",
  "A document that shows your date of birth": "Un documento que muestre su fecha de nacimiento",
  "Bank statements of the last three months": "Estados de cuenta bancarios de los últimos tres meses",
  "Names and phone numbers of people who know you": "Nombres y teléfonos de personas que lo conozcan",
  "A payoff letter for your trade-in":
    "Una carta con el saldo para liquidar el préstamo del vehículo que entrega",
  "The discharge papers of your bankruptcy": "Los documentos que dan por terminada su bancarrota",
  "The title of your trade-in": "El título del vehículo que entrega",
  "Another document that the lender asks for. We'll tell you which one":
    "Otro documento que pide el prestamista. Le diremos cuál es",
  "We can't reach the lender right now.": "No podemos comunicarnos con el prestamista en este momento.",
  "We couldn't find this application.": "No pudimos encontrar esta solicitud.",
  "This lender has no rate for this car and term.":
    "Este prestamista no tiene una tasa para este auto y plazo.",
  "Choose what the lender says.": "Elija lo que dice el prestamista.",
  "Choose a reason from the list.": "Elija un motivo de la lista.",
  "Give at least one reason.": "Indique al menos un motivo.",
  "Give at most four reasons.": "Indique cuatro motivos como máximo.",
  "Did you mean {name}?": "¿Quiso decir {name}?",
  "We don't have {name} on our list. Is it written the way your lender writes it?":
    "No tenemos {name} en nuestra lista. ¿Está escrito como lo escribe su prestamista?",
  "Yes, use {name}": "Sí, usar {name}",
  "Yes, it's right": "Sí, está bien escrito",
  "No, keep what I typed": "No, conservar lo que escribí",
};
