import type { Dictionary } from "#platform/shared/texts/text.ts";

/** Spanish of the embedded gateway's fields and bank, and of what a gateway says. */
export const es: Dictionary = {
  "Online banking": "Banca en línea",
  "The store may see your account's name and last four digits, and take the payment that you approve.":
    "La tienda puede ver el nombre y los últimos cuatro dígitos de su cuenta, y cobrar el pago que usted apruebe.",
  "We couldn't reach the payment service. Please try again in a moment.":
    "No pudimos comunicarnos con el servicio de pagos. Inténtelo de nuevo en un momento.",
  "We couldn't find that charge.": "No existe ese cobro.",
  "The event doesn't name a payment.": "El evento no nombra ningún pago.",
  "Card details": "Datos de la tarjeta",
  "Account details": "Datos de la cuenta",
  "The card form couldn't be loaded. Please try again.":
    "No se pudo cargar el formulario de la tarjeta. Inténtelo de nuevo.",
  "Card number, expiry date and code": "Número de tarjeta, fecha de vencimiento y código",
  "Card number": "Número de tarjeta",
  "Enter a valid card number.": "Ingrese un número de tarjeta válido.",
  Expires: "Vence",
  "MM/YY": "MM/AA",
  "Enter a valid expiry (MM/YY).": "Ingrese una fecha de vencimiento válida (MM/AA).",
  "Security code (CVC)": "Código de seguridad (CVC)",
  "3 or 4 digits": "3 o 4 dígitos",
  "Enter the 3 or 4 digit security code.": "Ingrese el código de seguridad de 3 o 4 dígitos.",
  "Nine digits, at the bottom left of a check.": "Nueve dígitos, abajo a la izquierda en un cheque.",
  "Enter the 9-digit routing number.": "Ingrese el número de ruta de 9 dígitos.",
  "Enter a valid account number.": "Ingrese un número de cuenta válido.",
  "Use one of the test card numbers.": "Use uno de los números de tarjeta de prueba.",
  "Use the test routing number.": "Use el número de ruta de prueba.",
  "Use one of the test account numbers.": "Use uno de los números de cuenta de prueba.",
  "This page stands in for a bank in demonstrations. There is no real bank here; money from a linked test account arrives after 3 days.":
    "Esta página representa a un banco en las demostraciones. Aquí no hay ningún banco real; el dinero de una cuenta de prueba vinculada llega después de 3 días.",
  "Your bank": "Su banco",
  "Agree and link": "Aceptar y vincular",
  "Simulate a sign-in error": "Simular un error de inicio de sesión",
  "This card has expired.": "Esta tarjeta venció.",
};
