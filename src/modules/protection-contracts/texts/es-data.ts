import type { Dictionary } from "#platform/shared/texts/text.ts";

/** Spanish of this module's texts. */
export const es: Dictionary = {
  "Your protection plans": "Sus planes de protección",
  "Starts when the contract is signed by both sides.":
    "Comienza cuando ambas partes hayan firmado el contrato.",
  "Signed. The contract number follows in a moment.": "Firmado. El número de contrato llegará en un momento.",
  "In force": "Vigente",
  "The administrator has a question. We're looking into it, and your price doesn't change.":
    "El administrador tiene una pregunta. La estamos revisando, y su precio no cambia.",
  "Ends with your order. Its full price is refunded.":
    "Termina con su pedido. Se reembolsa su precio completo.",
  "Ended with your order. Its full price was refunded.":
    "Terminó con su pedido. Se reembolsó su precio completo.",
  Canceled: "Cancelado",
  "Contract {number}": "Contrato {number}",
  "If you cancel today, you get back about {amount}.": "Si cancela hoy, recupera aproximadamente {amount}.",
  "The refund goes to {lender} and lowers what you owe. Your monthly payment stays the same.":
    "El reembolso va a {lender} y reduce lo que usted debe. Su pago mensual sigue igual.",
  "your lender": "su prestamista",
  "The refund goes to you.": "El reembolso es para usted.",
  you: "usted",
  "Your cancellation is on its way to the administrator.": "Su cancelación va en camino al administrador.",
  "{amount} goes to {payee} within 30 days.": "{amount} se paga a {payee} en un plazo de 30 días.",
  "{amount} was paid to {payee}.": "{amount} se pagó a {payee}.",
  "What you'd get back later": "Lo que recuperaría más adelante",
  "Assumes no claims. Driving more than average may lower it.":
    "Sin reclamos. Si recorre más millas de las que corresponden, puede ser menos.",
  "Canceled after": "Cancelado después de",
  Refund: "Reembolso",
  "1 month": "1 mes",
  "{months} months": "{months} meses",
  "Cancel this plan": "Cancelar este plan",
  "Open the contract": "Abrir el contrato",
  "Open the cancellation form": "Abrir el formulario de cancelación",
  "We couldn't find this plan.": "No encontramos este plan.",
  "Your plan is canceled": "Su plan está cancelado",
  "Cancel a plan": "Cancelar un plan",
  "Back to your order": "Volver a su pedido",
  "You don't have the car yet. To take the plan off your order before then, call us: you get the full price back.":
    "Todavía no tiene el auto. Para quitar el plan de su pedido antes de recibirlo, llámenos: recupera el precio completo.",
  "Confirmation {number}": "Confirmación {number}",
  "We sent you an email with the details. The form is on the page of your order.":
    "Le enviamos un correo con los detalles. El formulario está en la página de su pedido.",
  "I don't want it anymore": "Ya no lo quiero",
  "I sold or traded in the car": "Vendí el auto o lo entregué a cuenta",
  "I paid off the loan": "Terminé de pagar el préstamo",
  "The car was a total loss": "El auto fue pérdida total",
  "The car was repossessed": "El auto fue embargado",
  "Enter the miles on the odometer.": "Escriba las millas que marca el odómetro.",
  "Enter whole miles.": "Escriba millas enteras.",
  "Enter at most 999,999 miles.": "Escriba como máximo 999,999 millas.",
  "Choose why you're canceling.": "Elija el motivo de la cancelación.",
  "First see what you'd get back. Nothing is canceled until you confirm.":
    "Vea primero cuánto recuperaría. Nada se cancela hasta que usted confirme.",
  miles: "millas",
  "At the sale it showed {miles} miles.": "En la venta marcaba {miles} millas.",
  "Miles on the odometer today": "Millas que marca hoy el odómetro",
  "Why are you canceling?": "¿Por qué cancela?",
  "Show my refund": "Mostrar mi reembolso",
  "Price of the plan": "Precio del plan",
  "Part you didn't use": "Parte que no usó",
  "Claims paid": "Reclamos pagadas",
  "Cancellation fee": "Cargo por cancelación",
  "You get back": "Usted recupera",
  "For {miles} miles on the odometer.": "Con {miles} millas en el odómetro.",
  "You're canceling within the first days and without a claim, so you get all of it back.":
    "Cancela dentro de los primeros días y sin reclamos, así que lo recupera todo.",
  "The plan ends today and covers nothing from then on. This can't be undone.":
    "El plan termina hoy y desde entonces no cubre nada. Esto no se puede deshacer.",
  "Cancel the plan": "Cancelar el plan",
  "Keep the plan for now": "Conservar el plan por ahora",
  "The plan's administrator can't be reached right now. Please try again in a few minutes.":
    "No es posible comunicarse ahora con el administrador del plan. Vuelva a intentarlo en unos minutos.",
  "This plan isn't in force yet. Please try again later, or call us.":
    "Este plan todavía no está vigente. Vuelva a intentarlo más tarde o llámenos.",
  "This plan is already canceled.": "Este plan ya está cancelado.",
  "This plan ended with your order. Its full price was refunded.":
    "Este plan terminó con su pedido. Se reembolsó su precio completo.",
  "This plan has ended, so nothing is left to refund.":
    "Este plan ha terminado, así que no queda nada que reembolsar.",
  "The plan starts on the day of the sale. It can be canceled from then on.":
    "El plan comienza el día de la venta. Se puede cancelar desde entonces.",
  "These figures are no longer current. Please look at them again.":
    "Estas cifras ya no están vigentes. Revíselas de nuevo.",
  "Enter at least the miles the car had when you bought it.":
    "Escriba al menos las millas que tenía el auto en la venta.",
  "The plan's administrator has a question. Please call us.":
    "El administrador del plan tiene una pregunta. Llámenos, por favor.",
  "You've asked many times. Try again in {wait}.":
    "Ha preguntado muchas veces. Vuelva a intentarlo en {wait}.",
  "Your protection plan is in force.": "Su plan de protección está vigente.",
  "The administrator of your protection plan has a question. We're looking into it.":
    "El administrador de su plan de protección tiene una pregunta. La estamos revisando.",
  "The administrator couldn't cancel your protection plan with these figures.":
    "El administrador no pudo cancelar su plan de protección con estas cifras.",
  "You canceled a protection plan.": "Usted canceló un plan de protección.",
  "You canceled a protection plan because you sold the car.":
    "Usted canceló un plan de protección porque vendió el auto.",
  "Your loan was paid off, so your protection plan ended.":
    "Su préstamo quedó pagado, por lo que su plan de protección terminó.",
  "Your car was a total loss, so your protection plan ended.":
    "Su auto fue pérdida total, por lo que su plan de protección terminó.",
  "The car was repossessed, so your protection plan ended.":
    "El auto fue embargado, por lo que su plan de protección terminó.",
  "The refund of your protection plan was paid.": "Se pagó el reembolso de su plan de protección.",
  "We pay you {amount} within 30 days.": "Le pagamos {amount} en un plazo de 30 días.",
  "{amount} goes to {lender} within 30 days and lowers what you owe. Your monthly payment stays the same; the loan ends sooner.":
    "{amount} se paga a {lender} en un plazo de 30 días y reduce lo que usted debe. Su pago mensual sigue igual; el préstamo termina antes.",
  "It went to {lender} and lowers what you owe.": "Se pagó a {lender} y reduce lo que usted debe.",
  "It went to you.": "Se le pagó a usted.",
  "Your {plan} is canceled: {amount} back": "Su {plan} está cancelado: recupera {amount}",
  "Hi {firstName},\n\nYour {plan} (contract {contractNumber}) ended on {day}. Your confirmation number is {cancellationNumber}.\n\n{whereTo}\n\nQuestions? Call {supportPhone}.":
    "Hola, {firstName}:\n\nSu {plan} (contrato {contractNumber}) terminó el {day}. Su número de confirmación es {cancellationNumber}.\n\n{whereTo}\n\n¿Preguntas? Llame al {supportPhone}.",
  "{amount} is refunded.": "Se reembolsan {amount}.",
  "Open your order": "Abrir su pedido",
  "Your refund of {amount} was paid": "Se pagó su reembolso de {amount}",
  "Hi {firstName},\n\nThe refund of {amount} for your {plan} was paid on {day}. {whereTo}\n\nQuestions? Call {supportPhone}.":
    "Hola, {firstName}:\n\nEl reembolso de {amount} por su {plan} se pagó el {day}. {whereTo}\n\n¿Preguntas? Llame al {supportPhone}.",
  "A protection plan needs your attention: order {orderNumber}":
    "Un plan de protección requiere su atención: pedido {orderNumber}",
  "The administrator didn't accept the contract for \"{plan}\" of order {orderNumber}.\n\nIts answer: {why}\n\nThe buyer's price was not changed. Clear this up with the administrator, then send the contract again, or take the plan off with the buyer.":
    'El administrador no aceptó el contrato de "{plan}" del pedido {orderNumber}.\n\nSu respuesta: {why}\n\nEl precio del comprador no cambió. Aclárelo con el administrador y envíe el contrato otra vez, o quite el plan junto con el comprador.',
  "Refund of a protection plan to pay: order {orderNumber}":
    "Reembolso de un plan de protección por pagar: pedido {orderNumber}",
  '"{plan}" of order {orderNumber} was canceled ({cancellationNumber}).\n\nRefund: {amount}\nPay it to: {payee}\nThe administrator credits you: {administratorPart}. Your own part: {retailerPart}\n\nReport the payment once it is made (reference {reference}); the order then shows it to the buyer.':
    'Se canceló "{plan}" del pedido {orderNumber} ({cancellationNumber}).\n\nReembolso: {amount}\nPáguelo a: {payee}\nEl administrador le abona: {administratorPart}. Su propia parte: {retailerPart}\n\nInforme el pago cuando esté hecho (referencia {reference}); entonces el pedido se lo muestra al comprador.',
  "Refund of a protection plan was sent: order {orderNumber}":
    "Se envió el reembolso de un plan de protección: pedido {orderNumber}",
  '"{plan}" of order {orderNumber} was canceled ({cancellationNumber}).\n\nYour payment service sends {amount} to {payee} (reference {reference}). You have nothing to pay.\nThe administrator credits you: {administratorPart}. Your own part: {retailerPart}':
    'Se canceló "{plan}" del pedido {orderNumber} ({cancellationNumber}).\n\nSu servicio de pagos envía {amount} a {payee} (referencia {reference}). Usted no tiene que pagar nada.\nEl administrador le abona: {administratorPart}. Su propia parte: {retailerPart}',
  "Nothing is left to refund.": "No queda nada por reembolsar.",
  "We are refunding {amount} to {payee}. Banks take 3 to 5 business days to show it.":
    "Estamos reembolsando {amount} a {payee}. Los bancos tardan de 3 a 5 días hábiles en mostrarlo.",
  "We refunded {amount} to {payee}.": "Reembolsamos {amount} a {payee}.",
  "The refund of {amount} to {payee} came back to us.":
    "El reembolso de {amount} a {payee} nos fue devuelto.",
  "The payment of {amount} to {payee} came back to us.": "El pago de {amount} a {payee} nos fue devuelto.",
  "We are refunding {amount} to {display}. Banks take 3 to 5 business days to show it.":
    "Estamos reembolsando {amount} a {display}. Los bancos tardan de 3 a 5 días hábiles en mostrarlo.",
  "It went to {display}. Banks take 3 to 5 business days to show it.":
    "Se envió a {display}. Los bancos tardan de 3 a 5 días hábiles en mostrarlo.",
  "The refund of your protection plan came back. We're sending it another way.":
    "El reembolso de su plan de protección nos fue devuelto. Lo enviamos de otra manera.",
  "Your refund of {amount} came back to us": "Su reembolso de {amount} nos fue devuelto",
  "Hi {firstName},\n\nThe refund of {amount} for your {plan} came back to us on {day}. We'll send it another way within 30 days. You don't have to do anything.\n\nQuestions? Call {supportPhone}.":
    "Hola, {firstName}:\n\nEl reembolso de {amount} de su {plan} nos fue devuelto el {day}. Se lo enviaremos de otra manera en un plazo de 30 días. No tiene que hacer nada.\n\n¿Preguntas? Llame al {supportPhone}.",
  "You have no protection plan.": "No tiene ningún plan de protección.",
  "Bought after the order": "Comprado después del pedido",
};
