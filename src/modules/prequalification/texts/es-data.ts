import type { Dictionary } from "#platform/shared/texts/text.ts";

/** Spanish of this module's texts. */
export const es: Dictionary = {
  "You are giving {brand} and the lenders it works with written instructions under the Fair Credit Reporting Act to get information from your credit file at a credit bureau. The lenders are {lenders}.":
    "Usted da a {brand} y a los prestamistas con los que trabaja instrucciones por escrito, según la Ley de Informe Justo de Crédito, para obtener información de su expediente de crédito en una agencia de crédito. Los prestamistas son {lenders}.",
  "{brand} and these lenders use the information only to confirm your identity, to pre-qualify you for vehicle financing, and to show you payments for the cars at {brand} for up to 30 days.":
    "{brand} y estos prestamistas usan la información solo para confirmar su identidad, para precalificarle para el financiamiento de un vehículo y para mostrarle los pagos de los autos de {brand} durante un máximo de 30 días.",
  "This is a soft inquiry. It does not affect your credit score. If you apply for financing later, lenders make a hard inquiry, which can lower your score a little. You will be asked again before that.":
    "Es una consulta suave. No afecta su puntaje de crédito. Si más adelante solicita financiamiento, los prestamistas hacen una consulta dura, que puede bajar un poco su puntaje. Antes de eso se le preguntará de nuevo.",
  "We send a one-time code to the phone number above, or to your email if texts don't get through, to make sure that these instructions come from you. Message and data rates may apply.":
    "Enviamos un código de un solo uso al teléfono de arriba, o a su correo electrónico si los mensajes no llegan, para asegurarnos de que estas instrucciones vienen de usted. Pueden aplicarse tarifas de mensajes y datos.",
  "I give these written instructions to {brand} and its lenders to get my credit information.":
    "Doy estas instrucciones por escrito a {brand} y a sus prestamistas para que obtengan mi información de crédito.",
  "Check my payments": "Ver mis pagos",
  "named before you apply": "los que se le indican antes de presentar una solicitud",
  "Please read the instructions and agree to them.": "Lea las instrucciones y acéptelas.",
  "Please answer every question.": "Responda todas las preguntas.",
  "We can't find your pre-qualification. Please start again.":
    "No encontramos su precalificación. Comience de nuevo.",
  "Your session expired, and what you typed was discarded. Please start again.":
    "Su sesión venció y se borró lo que usted escribió. Comience de nuevo.",
  "We're still checking. Please wait a moment.": "Todavía estamos comprobando. Espere un momento.",
  "{brand}: {code} is your code to see your payments. It works once, for 10 minutes. We never ask for it on the phone.":
    "{brand}: {code} es su código para ver sus pagos. Funciona una sola vez, durante 10 minutos. Nunca se lo pedimos por teléfono.",
  "Hi {firstName},\n\nYour code to see your payments is {code}.\n\nIt works once and expires in 10 minutes. Never share it: {brand} won't ask you for it. If you didn't request it, you can ignore this message.\n\nQuestions? Call {supportPhone}.":
    "Hola, {firstName}:\n\nSu código para ver sus pagos es {code}.\n\nFunciona una sola vez y durante 10 minutos. No lo comparta nunca: {brand} no se lo pedirá. Si usted no lo solicitó, ignore este mensaje.\n\n¿Preguntas? Llame al {supportPhone}.",
  "A pre-qualification was stopped": "Se detuvo una precalificación",
  "An applicant at your store could not be cleared for pre-qualification and was neither pre-qualified nor declined. The applicant was told that we can't show personalized payments and to call you at {supportPhone}.\n\nReference: {reference}":
    "No se pudo autorizar la precalificación de una persona en su concesionario; no se le precalificó ni se le rechazó. Se le dijo que no podemos mostrarle pagos personalizados y que le llame al {supportPhone}.\n\nReferencia: {reference}",
};
