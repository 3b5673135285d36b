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
  "The application is incomplete": "La solicitud está incompleta",
  "Too few credit references": "Muy pocas referencias de crédito",
  "Length of employment": "Tiempo en el empleo",
  "Temporary or irregular employment": "Empleo temporal o irregular",
  "We couldn't verify your employment": "No pudimos verificar su empleo",
  "Income is too low for the amount requested": "Los ingresos son bajos para la cantidad solicitada",
  "We couldn't verify your income": "No pudimos verificar sus ingresos",
  "Monthly obligations are too high for your income":
    "Las obligaciones mensuales son altas para sus ingresos",
  "Length of residence": "Tiempo en la residencia",
  "We couldn't verify your residence": "No pudimos verificar su residencia",
  "No credit file": "Sin historial en el buró de crédito",
  "Limited credit experience": "Poca experiencia de crédito",
  "Late payments or unpaid obligations with other creditors":
    "Pagos atrasados u obligaciones sin pagar con otros acreedores",
  "A collection or judgment": "Una cuenta en cobranza o una sentencia judicial",
  "A foreclosure or repossession": "Una ejecución hipotecaria o un embargo",
  "A bankruptcy": "Una bancarrota",
  "Number of recent inquiries on your credit report":
    "Número de consultas recientes en su informe de crédito",
  "The vehicle's value is too low for the amount requested":
    "El valor del vehículo es bajo para la cantidad solicitada",
  "The type of vehicle": "El tipo de vehículo",
  "The vehicle's age or mileage": "La antigüedad o el millaje del vehículo",
  "The down payment is too low": "El enganche es muy bajo",
  "We don't offer credit in the amount or for the time requested":
    "No ofrecemos crédito por la cantidad o el plazo solicitado",
  "We couldn't verify your identity": "No pudimos verificar su identidad",
  "Late payments on accounts": "Pagos atrasados en cuentas",
  "Accounts in collection": "Cuentas en cobranza",
  "Balances on cards are high compared to their limits":
    "Los saldos de las tarjetas son altos en comparación con sus límites",
  "Accounts are recent": "Las cuentas son recientes",
  "Few accounts": "Pocas cuentas",
  "Number of recent inquiries": "Número de consultas recientes",
  "A bankruptcy on file": "Una bancarrota en el historial",
  "A repossession on file": "Un embargo en el historial",
  "We can't reach the lender right now.": "No podemos comunicarnos con el prestamista en este momento.",
  "We couldn't find this application.": "No pudimos encontrar esta solicitud.",
  "This lender has no rate for this car and term.":
    "Este prestamista no tiene una tasa para este auto y plazo.",
  "Choose what the lender says.": "Elija lo que dice el prestamista.",
  "Choose a reason from the list.": "Elija un motivo de la lista.",
  "Give at least one reason.": "Indique al menos un motivo.",
  "Give at most four reasons.": "Indique cuatro motivos como máximo.",
  "Which of these streets have you lived on?": "¿En cuál de estas calles ha vivido?",
  "Which of these companies gave you a car loan?":
    "¿Cuál de estas empresas le dio un préstamo para un vehículo?",
  "In which year did you open your oldest credit card?":
    "¿En qué año abrió su tarjeta de crédito más antigua?",
  "Which of these phone numbers have you used?": "¿Cuál de estos números de teléfono ha usado?",
  "None of the above": "Ninguna de las anteriores",
  "Did you mean {name}?": "¿Quiso decir {name}?",
  "We don't have {name} on our list. Is it written the way your lender writes it?":
    "No tenemos {name} en nuestra lista. ¿Está escrito como lo escribe su prestamista?",
  "Yes, use {name}": "Sí, usar {name}",
  "Yes, it's right": "Sí, está bien escrito",
  "No, keep what I typed": "No, conservar lo que escribí",
};
