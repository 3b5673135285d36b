import type { Dictionary } from "#platform/shared/texts/text.ts";

/** Spanish of what a credit report and a notice say about somebody. */
export const es: Dictionary = {
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
  "No credit file": "Sin expediente de crédito",
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
  "Which of these streets have you lived on?": "¿En cuál de estas calles ha vivido?",
  "Which of these companies gave you a car loan?":
    "¿Cuál de estas empresas le dio un préstamo para un vehículo?",
  "In which year did you open your oldest credit card?":
    "¿En qué año abrió su tarjeta de crédito más antigua?",
  "Which of these phone numbers have you used?": "¿Cuál de estos números de teléfono ha usado?",
  "None of the above": "Ninguna de las anteriores",
};
