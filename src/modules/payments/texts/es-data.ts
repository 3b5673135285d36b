/** Spanish of the texts of this module, by their English ones. */
export const es: Readonly<Record<string, string>> = {
  "Card numbers and bank sign-ins go straight to the payment service. {brandName} never sees them.":
    "Los números de tarjeta y los accesos al banco van directo al servicio de pagos. {brandName} nunca los ve.",
  "Your lender took its offer back, so nothing was charged. Choose another way to pay first.":
    "Su prestamista retiró su oferta, así que no se cobró nada. Primero elija otra forma de pagar.",
  "This payment has another amount.": "Este pago es por otro monto.",
  "We received your payment": "Recibimos su pago",
  "Hi {firstName},\n\nWe received {amount} for order {orderNumber} ({display}). Your invoice {number} is attached. Your balance due is {open} of {total}.\n\nQuestions? Call {supportPhone}.":
    "Hola, {firstName}:\n\nRecibimos {amount} por el pedido {orderNumber} ({display}). Adjuntamos su factura {number}: quedan por pagar {open} de {total}.\n\n¿Preguntas? Llame al {supportPhone}.",
  "Your payment did not go through": "Su pago no se procesó",
  "Hi {firstName},\n\nYour payment of {amount} for order {orderNumber} ({display}) did not go through. Nothing was charged. Please open your order and pay again, or choose another way to pay.\n\nQuestions? Call {supportPhone}.":
    "Hola, {firstName}:\n\nSu pago de {amount} por el pedido {orderNumber} ({display}) no se procesó. No se cobró nada. Abra su pedido y pague de nuevo, o elija otra forma de pago.\n\n¿Preguntas? Llame al {supportPhone}.",
  "{brand}: {firstName}, your payment of {amount} did not go through. Nothing was charged. Please open order {orderNumber} and pay again. Questions? Call {supportPhone}.":
    "{brand}: {firstName}, su pago de {amount} no se procesó. No se cobró nada. Abra el pedido {orderNumber} y pague de nuevo. ¿Preguntas? Llame al {supportPhone}.",
  "Your bank returned your payment": "Su banco devolvió su pago",
  "{brand}: {firstName}, your bank reversed your payment of {amount}. Please open order {orderNumber} and pay again. Questions? Call {supportPhone}.":
    "{brand}: {firstName}, su banco retiró su pago de {amount}. Abra el pedido {orderNumber} y pague de nuevo. ¿Preguntas? Llame al {supportPhone}.",
  "Hi {firstName},\n\nYour bank reversed the payment of {amount} for order {orderNumber} ({display}). We can't hand your vehicle over until it is paid. Please open your order and pay again, or choose another way to pay.\n\nQuestions? Call {supportPhone}.":
    "Hola, {firstName}:\n\nSu banco retiró el pago de {amount} por el pedido {orderNumber} ({display}). No podemos entregarle su vehículo hasta que esté pagado. Abra su pedido y pague de nuevo, o elija otra forma de pago.\n\n¿Preguntas? Llame al {supportPhone}.",
  "Hi {firstName},\n\nYour bank reversed the payment of {amount} for order {orderNumber} ({display}). The order was canceled, so you owe nothing and there is nothing for you to do. {refund}\n\nQuestions? Call {supportPhone}.":
    "Hola, {firstName}:\n\nSu banco retiró el pago de {amount} por el pedido {orderNumber} ({display}). El pedido se canceló, así que no debe nada y no tiene que hacer nada. {refund}\n\n¿Preguntas? Llame al {supportPhone}.",
  "The money is back with your bank, so we don't refund it again.":
    "El dinero está de nuevo en su banco, por eso no lo reembolsamos otra vez.",
  "We had already refunded this payment, so you may get it back twice. We'll sort that out with your bank.":
    "Ya habíamos reembolsado este pago, así que puede recibirlo dos veces. Lo resolveremos con su banco.",
  "Your bank reversed {amount} from {display}. You owe nothing, and we don't refund it again.":
    "Su banco retiró {amount} de {display}. No debe nada, y no lo reembolsamos otra vez.",
  "A payment for your {vehicle} is missing": "Falta un pago de su {vehicle}",
  "Hi {firstName},\n\nWe don't have the payment of {amount} for order {orderNumber} ({display}): your bank returned it or did not send it. You still owe it for the {vehicle} we delivered to you. Please call us at {supportPhone} to pay it another way.":
    "Hola, {firstName}:\n\nNo tenemos el pago de {amount} por el pedido {orderNumber} ({display}): su banco lo devolvió o no lo envió. Usted todavía lo debe por el {vehicle} que le entregamos. Llámenos al {supportPhone} para pagarlo de otra forma.",
  "A payment is missing": "Falta un pago",
  "{brand}: {firstName}, your bank returned or did not send your payment of {amount} for the {vehicle}. Please call {supportPhone} to pay it another way.":
    "{brand}: {firstName}, su banco devolvió o no envió su pago de {amount} por el {vehicle}. Llame al {supportPhone} para pagarlo de otra forma.",
  "The hold on this payment was released, so there is nothing to capture.":
    "La retención de este pago se liberó, así que no hay nada que cobrar.",
  "Your refund is on its way": "Su reembolso va en camino",
  "Hi {firstName},\n\nWe refunded {amount} for order {orderNumber} to {display}. Banks take a few days to show it.\n\nQuestions? Call {supportPhone}.":
    "Hola, {firstName}:\n\nReembolsamos {amount} por el pedido {orderNumber} a {display}. Los bancos tardan unos días en mostrarlo.\n\n¿Preguntas? Llame al {supportPhone}.",
  "A payment needs your attention: order {orderNumber}": "Un pago necesita su atención: pedido {orderNumber}",
  "Order {orderNumber}: {what}\n\nPayment: {amount} ({display}).":
    "Pedido {orderNumber}: {what}\n\nPago: {amount} ({display}).",
  "We encountered an issue processing your payment. Please try again or try using another payment method.":
    "Tuvimos un problema al procesar su pago. Inténtelo de nuevo o use otra forma de pago.",
  "This amount is over the card limit of {limit}. Link a bank account to pay by ACH.":
    "Este monto supera el límite de tarjeta de {limit}. Vincule una cuenta bancaria para pagar por ACH.",
  "This amount is over the limit of {limit} for a bank account typed in by hand. Link your bank account instead.":
    "Este monto supera el límite de {limit} para una cuenta bancaria ingresada a mano. Vincule su cuenta bancaria.",
  "Bank payments take up to 3 business days.": "Los pagos bancarios tardan hasta 3 días hábiles.",
  "We couldn't verify your wallet. Use another payment method.":
    "No pudimos verificar su billetera. Use otra forma de pago.",
  "Your bank returned your payment. Please pay again or choose another way to pay.":
    "Su banco devolvió su pago. Pague de nuevo o elija otra forma de pago.",
  "A payment for this order is already under way or complete.":
    "Ya hay un pago en curso o completo para este pedido.",
  "Enter your payment details again.": "Ingrese de nuevo los datos de su pago.",
  "We couldn't link your bank account. Please try again.":
    "No pudimos vincular su cuenta bancaria. Inténtelo de nuevo.",
  "There is nothing to pay.": "No hay nada que pagar.",
  "The vehicle can't be handed over before it is paid.":
    "El vehículo no se puede entregar antes de que esté pagado.",
  "There is no payment yet.": "Todavía no hay ningún pago.",
  "Due now": "A pagar ahora",
  "What this includes": "Qué incluye",
  Total: "Total",
  "Already paid": "Ya pagado",
  "On its way": "En camino",
  "Nothing is due": "No hay nada que pagar",
  "Your order needs no payment at signing.": "Su pedido no requiere ningún pago al firmar.",
  "returned by your bank": "devuelto por su banco",
  "hold released, not charged": "retención liberada, no cobrado",
  "The hold on your payment was released. Nothing was charged.":
    "Se liberó la retención de su pago. No se cobró nada.",
  "This order has no such payment.": "Este pedido no tiene ese pago.",
  "This isn't a payment ID.": "Esto no es un número de pago.",
  "Choose balance or deposit.": "Elija saldo o depósito.",
  "Your bank is linked": "Su banco está vinculado",
  "{account} is linked.": "{account} está vinculada.",
  "Pay {amount}": "Pagar {amount}",
  "Asking your bank": "Consultando a su banco",
  "Download as PDF": "Descargar en PDF",
  "Link your bank": "Vincule su banco",
  "Make a payment": "Haga un pago",
  "Pay the balance here. You get the invoice by email.":
    "Pague el saldo aquí. Recibirá la factura por correo.",
  "Pay a {amount} deposit by card first": "Pagar primero un depósito de {amount} con tarjeta",
  "Optional. The deposit is part of the same total, not on top: you pay the rest by bank.":
    "Opcional. El depósito es parte del mismo total, no se suma: el resto lo paga desde su banco.",
  "How would you like to pay?": "¿Cómo desea pagar?",
  "Enter card details": "Ingresar los datos de la tarjeta",
  "Enter account details": "Ingresar los datos de la cuenta",
  "Up to {amount}.": "Hasta {amount}.",
  "No limit.": "Sin límite.",
  "Bank account number": "Número de cuenta bancaria",
  Card: "Tarjeta",
  "Right away.": "De inmediato.",
  "Enter the name on the card.": "Ingrese el nombre que aparece en la tarjeta.",
  "Enter a valid 5-digit zip code.": "Ingrese un código postal válido de 5 dígitos.",
  "We couldn't reach the payment service. Nothing was charged. Please try again.":
    "No pudimos comunicarnos con el servicio de pagos. No se cobró nada. Inténtelo de nuevo.",
  "The receipt goes here.": "El recibo llega aquí.",
  "Name on card": "Nombre en la tarjeta",
  Country: "País",
  "United States": "Estados Unidos",
  "Billing zip code": "Código postal de facturación",
  "Only test cards work: {number} pays, 4000 0000 0000 0002 is declined. Any future date and code.":
    "Solo funcionan tarjetas de prueba: {number} paga, 4000 0000 0000 0002 se rechaza. Cualquier fecha futura y cualquier código.",
  "Only test accounts work: routing {routing}, account {account} pays, 000111111116 is declined.":
    "Solo funcionan cuentas de prueba: ruta {routing}, cuenta {account} paga, 000111111116 se rechaza.",
  "Loading your payment": "Cargando su pago",
  "We couldn't load your payment": "No pudimos cargar su pago",
  "Your order": "Su pedido",
  "Pay by card": "Pague con tarjeta",
  "Pay from a bank account": "Pague desde una cuenta bancaria",
  "Another way to pay": "Otra forma de pago",
  "It counts toward what you pay at signing, and goes back to you if {brandName} cancels the order.":
    "Se descuenta de lo que paga al firmar, y se le devuelve si {brandName} cancela el pedido.",
  "Takes up to 3 business days.": "Tarda hasta 3 días hábiles.",
  "Continue your order": "Continuar con su pedido",
  "Thank you, your deposit is on its way": "Gracias, su depósito va en camino",
  "Thank you for your deposit": "Gracias por su depósito",
  "{amount} by {display}. It counts toward what you pay at signing.":
    "{amount} con {display}. Se descuenta de lo que paga al firmar.",
  "No deposit is due": "No se requiere depósito",
  "This order doesn't need a deposit anymore.": "Este pedido ya no necesita depósito.",
  "See the invoice": "Ver la factura",
  "Thank you, it's paid": "Gracias, ya está pagado",
  "{brandName} received {amount} by {account}. A copy is in your email.":
    "{brandName} recibió {amount} con {account}. Tiene una copia en su correo.",
  "{brandName} received {amount}. A copy is in your email.":
    "{brandName} recibió {amount}. Tiene una copia en su correo.",
  "Thank you, your payment is on its way": "Gracias, su pago va en camino",
  "{amount} from {account}.": "{amount} desde {account}.",
  "Nothing more is due now. We'll email you when the money arrives, and this step completes automatically. Questions? Call {phone}.":
    "No hay nada más que pagar; le escribiremos cuando llegue el dinero y este paso se completará solo. ¿Preguntas? Llame al {phone}.",
  "Choose how to pay": "Elegir cómo pagar",
  "My Account": "Mi cuenta",
  "Your bank couldn't sign you in": "Su banco no pudo iniciar su sesión",
  "Your bank isn't linked": "Su banco no está vinculado",
  "Nothing was charged. Questions? Call {phone}.": "No se cobró nada. ¿Preguntas? Llame al {phone}.",
  "refund on its way": "reembolso en camino",
  refunded: "reembolsado",
  "refund: call us": "reembolso: llámenos",
  Invoice: "Factura",
  Amount: "Monto",
  Payments: "Pagos",
  "No payments yet.": "Todavía no se ha pagado nada.",
  "not charged": "no cobrado",
  "Back to your payment": "Volver a su pago",
  "Sign in to your bank": "Inicie sesión en su banco",
  "The bank confirms that the account is yours. We never see your sign-in.":
    "El banco confirma que la cuenta es suya. Nunca vemos su inicio de sesión.",
  "We couldn't load your payments": "No pudimos cargar sus pagos",
  Refunded: "Reembolsado",
  "Already settled": "Ya liquidado",
  "Amount financed": "Monto financiado",
  "Covered by the lease": "Cubierto por el arrendamiento",
  "Balance due": "Saldo pendiente",
  "on its way": "en camino",
  "Routing number": "Número de ruta",
  "Account number": "Número de cuenta",
  "being checked": "en revisión",
  received: "recibido",
  "Invoice {number}": "Factura {number}",
  "Invoice number": "Número de factura",
  "What you ordered": "Lo que pidió",
  "What is due at signing": "Lo que se paga al firmar",
  "Capitalized cost reduction": "Reducción del costo capitalizado",
  "First monthly payment": "Primer pago mensual",
  "Title, registration and other upfront fees": "Título, registro y otros cargos iniciales",
  "Refundable security deposit": "Depósito de garantía reembolsable",
  "Your invoice {number}": "Su factura {number}",
  "Hi {firstName},\n\nYour invoice for order {orderNumber} is attached. Your balance due is {open} of {total}. You can pay it in your order.\n\nQuestions? Call {supportPhone}.":
    "Hola, {firstName}:\n\nAdjuntamos la factura de su pedido {orderNumber}. Quedan por pagar {open} de {total}; puede pagarlos en su pedido.\n\n¿Preguntas? Llame al {supportPhone}.",
  "Hi {firstName},\n\nYour invoice for order {orderNumber} is attached. You don't owe anything.\n\nQuestions? Call {supportPhone}.":
    "Hola, {firstName}:\n\nAdjuntamos la factura de su pedido {orderNumber}. No queda nada por pagar.\n\n¿Preguntas? Llame al {supportPhone}.",
  "We received your deposit": "Recibimos su depósito",
  "Hi {firstName},\n\nWe received your deposit of {amount} for order {orderNumber} ({display}). It counts toward what you pay at signing. Your invoice {number} is attached. Your balance due is {open} of {total}.\n\nQuestions? Call {supportPhone}.":
    "Hola, {firstName}:\n\nRecibimos su depósito de {amount} por el pedido {orderNumber} ({display}). Cuenta para lo que paga al firmar. Adjuntamos su factura {number}: quedan por pagar {open} de {total}.\n\n¿Preguntas? Llame al {supportPhone}.",
  "Thank you, everything due is paid": "Gracias, todo está pagado",
  "Hi {firstName},\n\nWe received {amount} for order {orderNumber} ({display}). Nothing more is due to us. Your invoice {number} is attached.\n\nQuestions? Call {supportPhone}.":
    "Hola, {firstName}:\n\nRecibimos {amount} por el pedido {orderNumber} ({display}), y con ello todo lo que había que pagar. Adjuntamos su factura {number}.\n\n¿Preguntas? Llame al {supportPhone}.",
  "Order {orderNumber}": "Pedido {orderNumber}",
  "What you bought": "Lo que compró",
  "Account summary": "Su saldo",
  Paid: "Pagado",
  "Questions about this invoice? {contact}.": "¿Preguntas sobre esta factura? {contact}.",
  "Hello {firstName}, this order was canceled. You don't owe anything.":
    "Hola, {firstName}: este pedido se canceló. No queda nada por pagar.",
  "This order was canceled. You don't owe anything.": "Este pedido se canceló. No queda nada por pagar.",
  "Hello {firstName}, thank you. Everything due to us is paid.":
    "Hola, {firstName}: gracias. Todo está pagado.",
  "Thank you. Everything due to us is paid.": "Gracias. Todo está pagado.",
  "Hello {firstName}, your balance due is {open} of {total}.":
    "Hola, {firstName}: quedan por pagar {open} de {total}.",
  "Balance due: {open} of {total}.": "Quedan por pagar {open} de {total}.",
  "Billed to": "Facturado a",
  Seller: "Vendedor",
  "Refund to {display}": "Reembolso a {display}",
  stock: "inventario",
  Vehicle: "Vehículo",
  Payment: "Pago",
  Cancel: "Cancelar",
  "We are refunding {amount} to {display}. Banks take 3 to 5 business days to show it.":
    "Estamos reembolsando {amount} a {display}. Los bancos tardan de 3 a 5 días hábiles en mostrarlo.",
  "We refunded {amount} to {display}.": "Reembolsamos {amount} a {display}.",
  "The refund of {amount} to {display} did not go through. We will call you to send it another way.":
    "El reembolso de {amount} a {display} no se completó. Le llamaremos para enviarlo de otra manera.",
  "We are releasing the hold of {amount} on {display}. It is not charged.":
    "Estamos liberando la retención de {amount} en {display}. No se cobra.",
  "{amount} from {display} is still on its way to us. We stop it if we can; if it arrives, we send it back.":
    "{amount} de {display} todavía está en camino hacia nosotros. Lo detenemos si es posible; si llega, lo devolvemos.",
  "You've asked for this invoice many times. Try again in {wait}.":
    "Ha pedido esta factura muchas veces. Inténtelo de nuevo en {wait}.",
  "We can't make your invoice right now. Try again in a moment.":
    "No podemos hacer su factura en este momento. Inténtelo de nuevo en un momento.",
  "Nothing was charged.": "No se cobró nada.",
  "There is nothing left for you to do.": "No tiene que hacer nada más.",
  "We are ending your loan with {lender}. If {lender} still asks you for a payment, call us.":
    "Estamos cancelando su préstamo con {lender}. Si {lender} todavía le pide un pago, llámenos.",
  "We are ending your lease with {lender}. If {lender} still asks you for a payment, call us.":
    "Estamos cancelando su arrendamiento con {lender}. Si {lender} todavía le pide un pago, llámenos.",
  "Tell {lender} that the order was canceled, so that your loan for this car ends.":
    "Avise a {lender} que el pedido se canceló, para que termine su préstamo por este auto.",
  "Your order {orderNumber} was canceled": "Su pedido {orderNumber} se canceló",
  "Your order was canceled": "Su pedido se canceló",
  "Hi {firstName},\n\nYour order {orderNumber} for the {vehicle} was canceled. {next}\n\n{money}\n\nQuestions? Call {supportPhone}.":
    "Hola, {firstName}:\n\nSu pedido {orderNumber} del {vehicle} se canceló. {next}\n\n{money}\n\n¿Preguntas? Llame al {supportPhone}.",
  "{brand}: {firstName}, your order {orderNumber} for the {vehicle} was canceled. {all} Questions? Call {supportPhone}.":
    "{brand}: {firstName}, su pedido {orderNumber} del {vehicle} se canceló. {all} ¿Preguntas? Llame al {supportPhone}.",
  "If {lender} sends us the money, call {phone} before you pay. Otherwise pay the balance here.":
    "Si {lender} nos envía el dinero, llame al {phone} antes de pagar. Si no, pague el saldo aquí.",
  "your own lender": "su propio prestamista",
  "Pay your down payment here. Your monthly payments go to your lender later.":
    "Pague aquí su enganche. Sus pagos mensuales se hacen después a su prestamista.",
  "Pay what is due at signing here. It includes your first monthly payment.":
    "Pague aquí lo que se debe al firmar. Incluye su primer pago mensual.",
  "Difference after the inspection of your trade-in": "Diferencia tras la inspección de su auto a cuenta",
  "The refund of your protection plan was sent.": "Se envió el reembolso de su plan de protección.",
  "The refund of your protection plan was paid.": "Se pagó el reembolso de su plan de protección.",
  "Your payment for a protection plan is on its way.": "Su pago de un plan de protección va en camino.",
  "Your payment for a protection plan is being checked.":
    "Se está revisando su pago de un plan de protección.",
  "Your payment for a protection plan arrived.": "Recibimos su pago de un plan de protección.",
  "Your payment for a protection plan didn't go through.": "Su pago de un plan de protección no se realizó.",
  "Thank you, you bought {plan}": "Gracias, compró {plan}",
  "Your payment is on its way": "Su pago va en camino",
  "The contract number follows on the page of your order. Nothing about your car's deal changed.":
    "El número de contrato aparecerá en la página de su pedido. Nada de la compra de su auto cambió.",
  "Your plan starts when it arrives. Nothing about your car's deal changed.":
    "Su plan comienza cuando llegue. Nada de la compra de su auto cambió.",
  "Pay for {plan}": "Pagar {plan}",
  "A separate purchase: nothing about your car's deal changes.":
    "Una compra aparte: nada de la compra de su auto cambia.",
  "There is no invoice yet. It's made once you submit your order.":
    "Todavía no hay factura. Se hace cuando usted envía el pedido.",
};
