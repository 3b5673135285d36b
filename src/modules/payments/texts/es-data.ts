/** Spanish of the texts of this module, by their English ones. */
export const es: Readonly<Record<string, string>> = {
  "There is less to refund than that.": "Hay menos que reembolsar que eso.",
  "We received your payment": "Recibimos su pago",
  "Hello {firstName},\n\nwe received {amount} for order {orderNumber} ({display}).\n\nQuestions? Call {supportPhone}.":
    "Hola, {firstName}:\n\nrecibimos {amount} por el pedido {orderNumber} ({display}).\n\n¿Preguntas? Llame al {supportPhone}.",
  "Your payment did not go through": "Su pago no se procesó",
  "Hello {firstName},\n\nyour payment of {amount} for order {orderNumber} ({display}) did not go through. Nothing was charged. Please open your order and pay again, or choose another way to pay.\n\nQuestions? Call {supportPhone}.":
    "Hola, {firstName}:\n\nsu pago de {amount} por el pedido {orderNumber} ({display}) no se procesó. No se cobró nada. Abra su pedido y pague de nuevo, o elija otra forma de pago.\n\n¿Preguntas? Llame al {supportPhone}.",
  "Your bank returned your payment": "Su banco devolvió su pago",
  "Hello {firstName},\n\nyour bank took back the payment of {amount} for order {orderNumber} ({display}). We can't hand your vehicle over until it is paid. Please open your order and pay again, or choose another way to pay.\n\nQuestions? Call {supportPhone}.":
    "Hola, {firstName}:\n\nsu banco retiró el pago de {amount} por el pedido {orderNumber} ({display}). No podemos entregarle su vehículo hasta que esté pagado. Abra su pedido y pague de nuevo, o elija otra forma de pago.\n\n¿Preguntas? Llame al {supportPhone}.",
  "Your refund is on its way": "Su reembolso va en camino",
  "Hello {firstName},\n\nwe refunded {amount} for order {orderNumber} to {display}. Banks take a few days to show it.\n\nQuestions? Call {supportPhone}.":
    "Hola, {firstName}:\n\nreembolsamos {amount} por el pedido {orderNumber} a {display}. Los bancos tardan unos días en mostrarlo.\n\n¿Preguntas? Llame al {supportPhone}.",
  "A payment needs you: order {orderNumber}": "Un pago necesita su atención: pedido {orderNumber}",
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
  "We couldn't reach the payment service. Please try again in a moment.":
    "No pudimos comunicarnos con el servicio de pagos. Inténtelo de nuevo en un momento.",
  "There is no such charge.": "No existe ese cobro.",
  "The event names no payment.": "El evento no nombra ningún pago.",
  "The vehicle can't be handed over before it is paid.":
    "El vehículo no se puede entregar antes de que esté pagado.",
  "There is no payment yet.": "Todavía no hay ningún pago.",
  "Due now": "A pagar ahora",
  "What this includes": "Qué incluye",
  Total: "Total",
  "Already paid or on its way": "Ya pagado o en camino",
  "Your bank is linked": "Su banco está vinculado",
  "{account} is linked.": "{account} está vinculada.",
  "Pay {amount}": "Pagar {amount}",
  "Asking your bank": "Consultando a su banco",
  "Download as PDF": "Descargar en PDF",
  "Card details": "Datos de la tarjeta",
  "Account details": "Datos de la cuenta",
  "Link your bank": "Vincule su banco",
  "Make a payment": "Haga un pago",
  "Pay the balance once. You get the invoice by email.":
    "Pague el saldo una sola vez. Recibirá la factura por correo.",
  "Pay what is due at signing.": "Pague lo que corresponde al firmar.",
  "Pay {amount} of it by card first": "Pagar primero {amount} con tarjeta",
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
  "This order needs no deposit any more.": "Este pedido ya no necesita depósito.",
  "See the invoice": "Ver la factura",
  "Thank you, it's paid": "Gracias, ya está pagado",
  "{brandName} received {amount} by {account}. A copy is in your email.":
    "{brandName} recibió {amount} con {account}. Tiene una copia en su correo.",
  "{brandName} received {amount}. A copy is in your email.":
    "{brandName} recibió {amount}. Tiene una copia en su correo.",
  "Thank you, your payment is on its way": "Gracias, su pago va en camino",
  "{amount} from {account}.": "{amount} desde {account}.",
  "There is nothing more to do; we email you when the money arrives, and this step completes by itself. Questions? Call {phone}.":
    "No hay nada más que hacer; le escribiremos cuando llegue el dinero y este paso se completará solo. ¿Preguntas? Llame al {phone}.",
  "Choose how to pay": "Elegir cómo pagar",
  "My Account": "Mi cuenta",
  "Your bank couldn't sign you in": "Su banco no pudo iniciar su sesión",
  "Your bank isn't linked": "Su banco no está vinculado",
  "Nothing was charged. Questions? Call {phone}.": "No se cobró nada. ¿Preguntas? Llame al {phone}.",
  "refund on its way": "reembolso en camino",
  refunded: "reembolsado",
  "refund needs the retailer": "el reembolso necesita al concesionario",
  Invoice: "Factura",
  Amount: "Monto",
  Payments: "Pagos",
  "Nothing was paid yet.": "Todavía no se ha pagado nada.",
  "not charged": "no cobrado",
  "Back to your payment": "Volver a su pago",
  "Sign in to your bank": "Inicie sesión en su banco",
  "The bank confirms that the account is yours. We never see your sign-in.":
    "El banco confirma que la cuenta es suya. Nunca vemos su inicio de sesión.",
  "The card form couldn't be loaded. Please try again.":
    "No se pudo cargar el formulario de la tarjeta. Inténtelo de nuevo.",
  "Card number, expiry date and code": "Número de tarjeta, fecha de vencimiento y código",
  "We couldn't load your payments": "No pudimos cargar sus pagos",
  "Paid so far": "Pagado hasta ahora",
  "Still to pay": "Por pagar",
  "on its way": "en camino",
  "Card number": "Número de tarjeta",
  "Enter a valid card number.": "Ingrese un número de tarjeta válido.",
  Expires: "Vence",
  "MM/YY": "MM/AA",
  "Enter the expiry date as MM/YY.": "Ingrese la fecha de vencimiento como MM/AA.",
  "Security code (CVC)": "Código de seguridad (CVC)",
  "3 or 4 digits": "3 o 4 dígitos",
  "Enter the 3 or 4 digit code.": "Ingrese el código de 3 o 4 dígitos.",
  "Routing number": "Número de ruta",
  "Nine digits, at the bottom left of a check.": "Nueve dígitos, abajo a la izquierda en un cheque.",
  "Enter the 9-digit routing number.": "Ingrese el número de ruta de 9 dígitos.",
  "Account number": "Número de cuenta",
  "Enter a valid account number.": "Ingrese un número de cuenta válido.",
};
