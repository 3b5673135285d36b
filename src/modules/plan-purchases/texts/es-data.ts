import type { Dictionary } from "#platform/shared/texts/text.ts";

/** Spanish of this module's texts. */
export const es: Dictionary = {
  "We couldn't find this purchase.": "No encontramos esta compra.",
  "No plan can be added to this order anymore.": "Ya no se puede agregar ningún plan a este pedido.",
  "The price or the plan changed since you read it. Please look again.":
    "El precio o el plan cambió desde que lo leyó. Revíselo de nuevo.",
  "Enter at least the miles the car had when you bought it.":
    "Escriba al menos las millas que tenía el auto en la venta.",
  "You bought {plan}": "Compró {plan}",
  "Hi {firstName},\n\nYour payment of {amount} for {plan} arrived. The contract number follows on the page of your order within a day.\n\nThis was a separate purchase: it didn't change the price, the loan or the papers of your car. You can cancel the plan online at any time.\n\nQuestions? Call {supportPhone}.":
    "Hola, {firstName}:\n\nRecibimos su pago de {amount} por {plan}. El número de contrato aparecerá en la página de su pedido en el plazo de un día.\n\nFue una compra aparte: no cambió el precio, el préstamo ni los documentos de su auto. Puede cancelar el plan en línea en cualquier momento.\n\n¿Preguntas? Llame al {supportPhone}.",
  "Your payment for {plan} didn't go through": "Su pago por {plan} no se realizó",
  "Hi {firstName},\n\nYour payment of {amount} for {plan} didn't go through, so you don't have this plan. Your car and its contract aren't affected.\n\nQuestions? Call {supportPhone}.":
    "Hola, {firstName}:\n\nSu pago de {amount} por {plan} no se realizó, así que no tiene este plan. Su auto y su contrato no se ven afectados.\n\n¿Preguntas? Llame al {supportPhone}.",
  "Your bank reversed the payment for a protection plan, so the plan ended.":
    "Su banco retiró el pago de un plan de protección, así que el plan terminó.",
  "You bought a protection plan. It is a separate purchase: your order didn't change.":
    "Compró un plan de protección. Es una compra aparte: su pedido no cambió.",
  "Add a protection plan": "Agregar un plan de protección",
  "This is a separate purchase with its own payment and contract. The price, the loan and the papers of your car stay as they are. Every plan is optional.":
    "Es una compra aparte, con su propio pago y contrato. El precio, el préstamo y los documentos de su auto quedan como están. Todos los planes son opcionales.",
  "Miles on the odometer today": "Millas que marca hoy el odómetro",
  "Show plans": "Mostrar planes",
  "Back to your order": "Volver a su pedido",
  "You bought this plan for {amount}.": "Compró este plan por {amount}.",
  "Your payment of {amount} is on its way. The plan starts when it arrives.":
    "Su pago de {amount} va en camino. El plan comienza cuando llegue.",
  "You agreed to this plan. It starts once {amount} is paid.":
    "Aceptó este plan. Comienza cuando se paguen {amount}.",
  "{price} and {tax} tax": "{price} y {tax} de impuestos",
  "A sample plan of this demo. The store's own plans replace it.":
    "Un plan de muestra de esta demostración. Los planes de la tienda lo reemplazan.",
  "Check the box to buy this plan.": "Marque la casilla para comprar este plan.",
  "Continue to payment: {amount}": "Continuar al pago: {amount}",
};
