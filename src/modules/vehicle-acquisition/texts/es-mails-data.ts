import type { Dictionary } from "#platform/shared/texts/text.ts";

/** Spanish of this module's mails. */
export const es: Dictionary = {
  "You accepted our offer for your {car}": "Usted aceptó nuestra oferta por su {car}",
  "Hi {firstName},\n\nYou accepted {amount} for your {car}. The amount now stands: it changes only if our inspection finds something different from what you told us.\n\nNext: choose when to hand over the car, and send us your papers.\n\nQuestions? Call {supportPhone}.":
    "Hola, {firstName}:\n\nUsted aceptó {amount} por su {car}. El monto queda firme: solo cambia si nuestra inspección encuentra algo distinto de lo que nos contó.\n\nAhora elija cuándo entregar el auto y envíenos sus documentos.\n\n¿Preguntas? Llame al {supportPhone}.",
  "Choose a time": "Elegir una hora",
  "Your appointment to hand over the {car}": "Su cita para entregar el {car}",
  "Hi {firstName},\n\nWe'll see you on {when}. {place}\n\nBring the car with all its keys, your driver's license and the original title if you have it.\n\nQuestions? Call {supportPhone}.":
    "Hola, {firstName}:\n\nNos vemos el {when}. {place}\n\nTraiga el auto con todas sus llaves, su licencia de conducir y el título original si lo tiene.\n\n¿Preguntas? Llame al {supportPhone}.",
  "Please choose a new time for your {car}": "Elija otra hora para su {car}",
  "Hi {firstName},\n\nThe appointment to hand over your {car} is canceled. Your offer of {amount} still stands. Please choose another time.\n\nQuestions? Call {supportPhone}.":
    "Hola, {firstName}:\n\nSe canceló la cita para entregar su {car}. Su oferta de {amount} sigue en pie. Elija otra hora.\n\n¿Preguntas? Llame al {supportPhone}.",
  "We missed you today": "Hoy no pudimos vernos",
  "Hi {firstName},\n\nWe were expecting you and your {car}. That's no problem: your offer of {amount} still stands. Please choose another time.\n\nQuestions? Call {supportPhone}.":
    "Hola, {firstName}:\n\nLe esperábamos con su {car}. No hay problema: su oferta de {amount} sigue en pie. Elija otra hora.\n\n¿Preguntas? Llame al {supportPhone}.",
  "Please send one of your documents again": "Envíe de nuevo uno de sus documentos",
  "Hi {firstName},\n\nWe couldn't use one of the documents for your {car}. Please send a new picture in which all four corners and every word can be read.\n\nQuestions? Call {supportPhone}.":
    "Hola, {firstName}:\n\nNo pudimos usar uno de los documentos de su {car}. Envíe una foto nueva en la que se vean las cuatro esquinas y se lea cada palabra.\n\n¿Preguntas? Llame al {supportPhone}.",
  "Send it again": "Enviarlo de nuevo",
  "Your {car}: please review the new amount": "Su {car}: revise el nuevo monto",
  "Hi {firstName},\n\nOur inspection found something different from what you told us about your {car}. Based on the deductions we showed you with the offer, the amount is now {amount}.\n\nYou decide: accept it, or take your car home. Nothing is due if you decline.\n\nQuestions? Call {supportPhone}.":
    "Hola, {firstName}:\n\nNuestra inspección encontró algo distinto de lo que nos contó sobre su {car}. Según los descuentos que le mostramos con la oferta, el monto ahora es {amount}.\n\nUsted decide: acéptelo o llévese su auto. Si no lo acepta, no debe nada.\n\n¿Preguntas? Llame al {supportPhone}.",
  "See what changed": "Ver qué cambió",
  "Your {car} passed inspection": "Su {car} pasó la inspección",
  "Hi {firstName},\n\nWe inspected your {car}, and the amount is {amount}. We'll send the money as soon as your papers are signed and we have your bank account.\n\nQuestions? Call {supportPhone}.":
    "Hola, {firstName}:\n\nRevisamos su {car}: el monto es {amount}. Enviaremos el dinero en cuanto sus documentos estén firmados y tengamos su cuenta bancaria.\n\n¿Preguntas? Llame al {supportPhone}.",
  "See what is left to do": "Ver lo que falta",
  "Your money for the {car} is on its way": "El dinero por su {car} está en camino",
  "Hi {firstName},\n\nWe sent {paid} to your bank account ending in {ending}. It should arrive in 1 to 3 business days.\n\nQuestions? Call {supportPhone}.":
    "Hola, {firstName}:\n\nEnviamos {paid} a su cuenta bancaria terminada en {ending}. Debería llegar en 1 a 3 días hábiles.\n\n¿Preguntas? Llame al {supportPhone}.",
  "Your bank returned our payment": "Su banco devolvió nuestro pago",
  "Hi {firstName},\n\nYour bank sent back the {paid} for your {car}. Please check your account details and enter them again. We'll send the money right away.\n\nQuestions? Call {supportPhone}.":
    "Hola, {firstName}:\n\nSu banco devolvió los {paid} por su {car}. Revise los datos de su cuenta e ingréselos de nuevo. Enviaremos el dinero enseguida.\n\n¿Preguntas? Llame al {supportPhone}.",
  "Enter your account again": "Ingresar su cuenta de nuevo",
  "Receipt: you sold us your {car}": "Recibo: usted nos vendió su {car}",
  "Hi {firstName},\n\nYou sold your {car} to {brand}. Amount: {amount}.\n\n{receipt}\n\nKeep this email for your records, and remember to cancel the insurance and toll tag for this car.\n\nQuestions? Call {supportPhone}.":
    "Hola, {firstName}:\n\nUsted vendió su {car} a {brand}. Monto: {amount}.\n\n{receipt}\n\nGuarde este correo, y recuerde cancelar el seguro y el dispositivo de peaje de este auto.\n\n¿Preguntas? Llame al {supportPhone}.",
  "The sale of your {car} is canceled": "La venta de su {car} está cancelada",
  "Hi {firstName},\n\nThe sale of your {car} is canceled. Nothing is due, and your papers are deleted. While your offer is valid, you can still sell us the car or use the offer toward another one.\n\nQuestions? Call {supportPhone}.":
    "Hola, {firstName}:\n\nSe canceló la venta de su {car}. No debe nada, y sus documentos se borran. Mientras su oferta sea válida, todavía puede vendernos el auto o usar la oferta para otro.\n\n¿Preguntas? Llame al {supportPhone}.",
  "Reminder: your appointment for the {car}": "Recordatorio: su cita por el {car}",
  "Hi {firstName},\n\nWe're expecting you and your {car} on {when}. {place}\n\nBring all its keys, your driver's license and the original title if you have it. If you can't come, choose another time; your offer still stands.\n\nQuestions? Call {supportPhone}.":
    "Hola, {firstName}:\n\nLo esperamos con su {car} el {when}. {place}\n\nTraiga todas las llaves, su licencia de conducir y el título original si lo tiene. Si no puede venir, elija otra hora; su oferta sigue en pie.\n\n¿Preguntas? Llame al {supportPhone}.",
  "{brand}: {firstName}, we're expecting you and your {car} on {when}. To choose another time, open {link} or call {supportPhone}.":
    "{brand}: {firstName}, lo esperamos con su {car} el {when}. Para elegir otra hora, abra {link} o llame al {supportPhone}.",
  "Your car sale": "La venta de su auto",
  "{brand}: {firstName}, the sale of your {car} needs your attention. Open {link} or call {supportPhone}.":
    "{brand}: {firstName}, la venta de su {car} requiere su atención. Abra {link} o llame al {supportPhone}.",
};
