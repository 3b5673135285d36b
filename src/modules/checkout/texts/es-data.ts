/** Spanish of the texts of this module, by their English ones. */
export const es: Readonly<Record<string, string>> = {
  "{lender} took its offer for order {orderNumber} back":
    "{lender} retiró su oferta para el pedido {orderNumber}",
  "{lender} declined the application of order {orderNumber} after the buyer had accepted its offer. Before the signed contract is at the lender, nobody can sign and the buyer was told to choose another way to pay; after that the contract is between you and the lender.\n\nCall the lender or the buyer, or cancel the order with the event order.cancelled.":
    "{lender} rechazó la solicitud del pedido {orderNumber} después de que el comprador aceptara su oferta. Antes de que el contrato firmado esté en el prestamista, nadie puede firmar y se le dijo al comprador que elija otra forma de pago; después, el contrato es entre usted y el prestamista.\n\nLlame al prestamista o al comprador, o cancele el pedido con el evento order.cancelled.",
  "Hi {firstName},\n\nThe lender whose offer you accepted for the {vehicle} has taken it back, so order {orderNumber} can't go ahead with this loan. You owe nothing, and we're still holding the car for you.\n\nYou can apply to other lenders or pay another way. Or call us: we may find another lender for you.\n\nQuestions? Call {supportPhone}.":
    "Hola, {firstName}:\n\nEl prestamista cuya oferta usted aceptó para el {vehicle} la retiró, así que el pedido {orderNumber} no puede seguir con ese préstamo. Usted no debe nada y el auto sigue reservado para usted.\n\nPuede solicitar el crédito a otros prestamistas o pagar de otra forma. O llámenos: quizá encontremos otro prestamista para usted.\n\n¿Preguntas? Llame al {supportPhone}.",
  "{brand}: {firstName}, your lender took back its offer for the {vehicle}. Open order {orderNumber} to choose another way to pay. Questions? Call {supportPhone}.":
    "{brand}: {firstName}, su prestamista retiró su oferta para el {vehicle}. Abra el pedido {orderNumber} para elegir otra forma de pagar. ¿Preguntas? Llame al {supportPhone}.",
  "You pick the car up at {dealer}.": "Usted recoge el auto en {dealer}.",
  "Shopping Cart": "Carrito de compras",
  "Payment Options": "Opciones de pago",
  "Trade-In": "Auto a cuenta",
  Coverage: "Cobertura",
  Account: "Cuenta",
  "Order Details": "Datos del pedido",
  "Credit Application": "Solicitud de crédito",
  Overview: "Resumen",
  "You chose another way to pay for this car in the meantime, perhaps in another window. Nothing was changed here.":
    "Entretanto eligió otra forma de pagar este auto, quizás en otra ventana. Aquí no se cambió nada.",
  "You already submitted this order with other terms, perhaps in another window. These were not submitted.":
    "Ya envió este pedido con otras condiciones, quizás en otra ventana. Estas no se enviaron.",
  "You changed how you pay in another window": "Cambió la forma de pago en otra ventana",
  "This car is now paid in full, and no credit application is needed. The amounts here are new.":
    "Este auto ahora se paga por completo y no hace falta una solicitud de crédito. Los montos de aquí son nuevos.",
  "This car is now financed. The amounts here are new, and lenders ask for a credit application.":
    "Este auto ahora se financia. Los montos de aquí son nuevos, y los prestamistas piden una solicitud de crédito.",
  "This car is now leased. The amounts here are new, and lenders ask for a credit application.":
    "Este auto ahora se arrienda. Los montos de aquí son nuevos, y los prestamistas piden una solicitud de crédito.",
  "See the ways to pay": "Ver las formas de pago",
  "See what you submitted": "Ver lo que envió",
  "This vehicle is no longer available.": "Este vehículo ya no está disponible.",
  "This vehicle can't be bought online. Call {phone} for its price.":
    "Este vehículo no se puede comprar en línea. Llame al {phone} para conocer su precio.",
  "Your hold on this vehicle has ended.": "Terminó su reserva de este vehículo.",
  "Your cart is full. Remove a vehicle to add another one.":
    "Su carrito está lleno. Quite un vehículo para agregar otro.",
  "The terms of your order changed. Review them before you submit.":
    "Las condiciones de su pedido cambiaron. Revíselas antes de enviarlo.",
  "Send the terms as they were shown.": "Envíe las condiciones tal como se mostraron.",
  "The price of your order changed. The new total is {total}.":
    "El precio de su pedido cambió. El nuevo total es {total}.",
  "This order has been submitted and can't be changed here.":
    "Este pedido ya se envió y no se puede cambiar aquí.",
  "This order was canceled.": "Este pedido se canceló.",
  "Complete your details before you submit.": "Complete sus datos antes de enviar.",
  "Oops! Something went wrong... Please call {phone}": "Algo salió mal. Llame al {phone}",
  "We couldn't reach the server, so your order was not submitted. Check your connection and try again.":
    "No pudimos comunicarnos con el servidor; su pedido no se envió. Revise su conexión e inténtelo de nuevo.",
  "The server didn't answer in time. Please try again. It won't place a second order.":
    "El servidor no respondió a tiempo. Inténtelo de nuevo: aunque lo envíe varias veces, será un solo pedido.",
  "There was an error saving your order.": "Hubo un error al guardar su pedido.",
  "We can't calculate the delivery fee right now.":
    "No podemos calcular el cargo de entrega en este momento.",
  "We can't deliver to a P.O. box zip code.": "No podemos entregar en un código postal de apartado postal.",
  "That address is outside our delivery area. Call {phone} for a custom quote.":
    "Esa dirección está fuera de nuestra zona de entrega. Llame al {phone} para una cotización a su medida.",
  "We don't serve this zip code yet.": "Todavía no atendemos este código postal.",
  "State doesn't match the zip code.": "El estado no corresponde al código postal.",
  "We couldn't load the vehicle in your cart.": "No pudimos cargar el vehículo de su carrito.",
  "We received your order {orderNumber}": "Recibimos su pedido {orderNumber}",
  "New online order {orderNumber}": "Nuevo pedido en línea {orderNumber}",
  "Sign in to buy this car": "Inicie sesión para comprar este auto",
  "Buy this car": "Comprar este auto",
  "First name": "Nombre",
  "Last name": "Apellido",
  Email: "Correo electrónico",
  Phone: "Teléfono",
  "Street address": "Dirección",
  "Apartment or suite": "Apartamento o unidad",
  City: "Ciudad",
  State: "Estado",
  "Zip code": "Código postal",
  "Delivery instructions": "Instrucciones de entrega",
  Contact: "Contacto",
  "Your receipt and the next steps go here.": "Aquí le llegan su recibo y los próximos pasos.",
  "Home address": "Domicilio",
  "Taxes and registration depend on your address.": "Los impuestos y el registro dependen de su domicilio.",
  "Choose a state": "Elija un estado",
  "Shopping cart": "Carrito de compras",
  "Holding your car…": "Reservando su auto…",
  "Go to your cart": "Ir a su carrito",
  "Try again": "Intentar de nuevo",
  "The car isn't in your cart yet": "El auto todavía no está en su carrito",
  "Find another car": "Buscar otro auto",
  "Someone else just reserved this car": "Alguien acaba de reservar este auto",
  "{message} If they don't finish checkout in time, it will be available again.":
    "{message} Si no terminan la compra a tiempo, volverá a estar disponible.",
  "We couldn't load your cart": "No pudimos cargar su carrito",
  "Your cart is empty.": "Su carrito está vacío.",
  "Choose a car, and we'll hold it for you while you check out.":
    "Elija un auto y se lo reservamos mientras completa la compra.",
  "Find your car": "Encuentre su auto",
  "What's included": "Qué incluye",
  "with taxes and fees": "con impuestos y cargos",
  "Estimated total with taxes and fees for {state}. Your address decides the final amount.":
    "Total estimado con impuestos y cargos de {state}. Su dirección decide el monto final.",
  "It was {amount} before we knew your address. Taxes and fees depend on where you live.":
    "Era {amount} antes de conocer su dirección: los impuestos y cargos dependen de dónde vive.",
  "Continue checkout": "Continuar la compra",
  Remove: "Quitar",
  "the {title}": "el {title}",
  "Loading your cart": "Cargando su carrito",
  "We couldn't load your order": "No pudimos cargar su pedido",
  "Your car": "Su auto",
  "Total with taxes and fees, {state}": "Total con impuestos y cargos, {state}",
  "Sold by {dealer}. Nothing is charged during checkout.":
    "Vendido por {dealer}. No se cobra nada durante la compra.",
  "Loading your checkout": "Cargando su compra",
  Completed: "Completado",
  "You are here": "Usted está aquí",
  "Not yet": "Todavía no",
  "Step {position} of {count}: {step}": "Paso {position} de {count}: {step}",
  Checkout: "Compra",
  "Checkout steps": "Pasos de la compra",
  "Your details": "Sus datos",
  "Continue to overview": "Continuar al resumen",
  "Saving…": "Guardando…",
  Saved: "Guardado",
  "How would you like to get your car?": "¿Cómo desea recibir su auto?",
  "Pick it up": "Recogerlo",
  "Free, at {dealer}": "Gratis, en {dealer}",
  "Have it delivered": "Que me lo entreguen",
  "To your address. The overview shows the fee.": "En su domicilio. El resumen muestra el cargo.",
  "To your address, about {miles} miles. The overview shows the fee.":
    "En su domicilio, a unas {miles} millas. El resumen muestra el cargo.",
  "We're holding this car for you: {time}": "Le reservamos este auto: {time}",
  "left to finish checkout": "para terminar la compra",
  "Back to cart": "Volver al carrito",
  "Your hold has ended": "Terminó su reserva",
  "We held the {title} for you while you checked out. If no one else has taken it, you can pick up right where you left off. Everything you entered is saved.":
    "Le guardamos el {title} mientras completaba la compra. Si nadie más lo ha tomado, puede continuar donde estaba. Todo lo que ingresó está guardado.",
  "Review and submit": "Revise y envíe",
  "What you pay": "Lo que paga",
  Buyer: "Comprador",
  "Pickup (handover)": "Recogida",
  Delivery: "Entrega",
  "To your home address": "En su domicilio",
  "You'll choose the day and time after you sign.": "Elegirá el día y la hora después de firmar.",
  "Change details": "Cambiar datos",
  "I agree to buy this car at the price above and accept the {terms}.":
    "Acepto comprar este auto al precio indicado arriba y acepto los {terms}.",
  "terms of use": "términos de uso",
  "Submit order": "Enviar pedido",
  "Submitting reserves the car for you and charges nothing. After that you may place a deposit; the rest is due once the contract is signed.":
    "Al enviar, el auto queda reservado para usted y no se cobra nada. Después puede hacer un depósito; el resto se paga cuando el contrato esté firmado.",
  "The price changed": "El precio cambió",
  "{message} Review it above and submit again if you agree.":
    "{message} Revíselo arriba y envíe de nuevo si está de acuerdo.",
  "Complete your details": "Complete sus datos",
  "Sending your order": "Enviando su pedido",
  "This is taking longer than usual. Your order is safe. You can leave this page and find it under Orders.":
    "Esto tarda más de lo habitual. Su pedido está seguro: puede salir de esta página y encontrarlo en Pedidos.",
  "This usually takes a moment. You can leave this page; your order is safe.":
    "Suele tardar un momento. Puede salir de esta página; su pedido está seguro.",
  "We don't have your order yet": "Su pedido todavía no llegó",
  "Nothing was charged and your details are saved. Please submit it once more.":
    "No se cobró nada y sus datos están guardados. Envíelo una vez más.",
  "Your car is reserved": "Su auto está reservado",
  "It's reserved for you": "Está reservado para usted",
  "It's reserved for you, {name}": "{name}, está reservado para usted",
  "{dealer} has your order and has taken the car off the site. Next: a few steps before you can sign.":
    "{dealer} tiene su pedido y retiró el auto de la venta. Lo que sigue: unos pasos hasta que pueda firmar.",
  "Track your order": "Seguir su pedido",
  "Place your deposit": "Hacer su depósito",
  "Order {number}": "Pedido {number}",
  "Submitted {instant}": "Enviado el {instant}",
  Receipt: "Recibo",
  "Optional deposit": "Depósito opcional",
  "It's applied to your total. You pay the balance after signing.":
    "Se aplica a su total. El saldo lo paga después de firmar.",
  "An email with your order number and the amount due is on its way; this receipt stays under Orders. Nothing has been charged yet.":
    "Le llegará un correo con su número de pedido y el monto a pagar; este recibo queda en Pedidos. Todavía no se ha cobrado nada.",
  "{text} Nothing was charged.": "{text} No se cobró nada.",
  "See similar cars": "Ver autos similares",
  "We can't check today's prices right now": "Ahora no podemos consultar los precios de hoy",
  "These prices are from {time}. You can continue checkout as soon as we can confirm them.":
    "Estos son los precios del {time}. La compra sigue en cuanto podamos confirmarlos.",
  "Last known price": "Último precio conocido",
  "Permission to call or text": "Permiso para llamar o enviar mensajes",
  "{dealer} may call and text me at this number about my order. Message and data rates may apply.":
    "{dealer} puede llamarme y enviarme mensajes de texto a este número sobre mi pedido. Pueden aplicarse tarifas de mensajes y datos.",
  "We can't calculate the pickup fee right now.":
    "No podemos calcular el cargo por recoger el auto en este momento.",
  "Enter a valid address.": "Ingrese una dirección válida.",
  "How to reach your lender": "Cómo contactar a su prestamista",
  "Your application is with the lender, so this order can't be changed. Withdraw the application to change it.":
    "Su solicitud está con el prestamista; por eso este pedido no se puede cambiar. Retire la solicitud para cambiarlo.",
  "This offer is no longer available.": "Esta oferta ya no está disponible.",
  "There is no offer to answer right now.": "En este momento no hay ninguna oferta que responder.",
  "We can't switch to finance right now.": "En este momento no podemos cambiar a financiamiento.",
  "We can't switch to cash right now.": "En este momento no podemos cambiar a pago completo.",
  "We can't switch to lease right now.": "En este momento no podemos cambiar a arrendamiento.",
  "You don't have a current trade-in offer. Get one first; it takes about two minutes.":
    "No tiene una oferta vigente por un auto a cuenta. Pida una primero; toma unos dos minutos.",
  "Use my trade-in": "Usar mi auto a cuenta",
  "Your trade-in isn't part of this deal yet": "Su auto a cuenta aún no es parte de esta compra",
  "Your trade-in is still part of this deal": "Su auto a cuenta sigue siendo parte de esta compra",
  "Your trade-in is no longer part of this deal": "Su auto a cuenta ya no es parte de esta compra",
  "Its offer was canceled or changed on another device. The amounts no longer include it.":
    "Su oferta se canceló o cambió en otro dispositivo. Los montos ya no la incluyen.",
  "Sell us your car separately": "Véndanos su auto por separado",
  "Remove the trade-in": "Quitar el auto a cuenta",
  "You have an offer for your car. Use it in this deal, and see what it changes before you go on.":
    "Tiene una oferta por su auto. Úsela en esta compra y vea qué cambia antes de continuar.",
  "Your car isn't eligible for an online offer. You can continue without a trade-in, or check what you told us.":
    "Su auto no califica para una oferta en línea. Puede continuar sin entregar un auto a cuenta, o revisar lo que nos dijo.",
  "Your car is under review. You can continue; we'll email you when the offer is ready.":
    "Su auto está en revisión. Puede continuar; le escribiremos por correo electrónico cuando la oferta esté lista.",
  "A few questions with pictures.": "Unas preguntas con imágenes.",
  "Your deal doesn't change until you add the offer to it.":
    "Su compra no cambia hasta que agregue la oferta.",
  "About this offer": "Sobre esta oferta",
  "{miles} miles, as you described it": "{miles} millas, como usted lo describió",
  "One visit": "Una sola visita",
  "You hand your car over when you get the new one. Bring its keys and papers.":
    "Entrega su auto cuando recibe el nuevo. Traiga sus llaves y papeles.",
  "See how we got to it": "Ver cómo la calculamos",
  "You don't have to accept it": "No tiene que aceptarla",
  "How it counts": "Cómo cuenta",
  "Price of this car": "Precio de este auto",
  "Our offer for yours": "Nuestra oferta por el suyo",
  "What's left to pay": "Lo que queda por pagar",
  "Our offer comes off the price of this car. If you still owe money on yours, we pay off your lender from the offer first.":
    "Nuestra oferta se resta del precio de este auto. Si todavía debe dinero por el suyo, primero pagamos a su prestamista con la oferta.",
  "Get an offer for my car": "Pedir oferta por mi auto",
  "See my trade-in": "Ver mi auto a cuenta",
  "Offer for your {car}": "Oferta por su {car}",
  "What you said you owe, with 10 days of interest": "Lo que dijo que debe, con 10 días de intereses",
  "You owe": "Usted debe",
  "Added to your deal": "Se suma a su compra",
  "Taken off your deal": "Se resta de su compra",
  "You owe {amount} more than our offer. That amount is added to what you pay. If you finance, it is financed too, and you pay interest on it.":
    "Debe {amount} más que nuestra oferta. Ese monto se suma a lo que paga. Si financia, también se financia y paga intereses por él.",
  "We'll ask your lender for the exact payoff before you sign. If it's different, your deal changes by the same amount.":
    "Pediremos a su prestamista el saldo exacto antes de que firme. Si es distinto, su compra cambia en la misma cantidad.",
  "The offer holds for the {miles} miles and the condition you described. We check both when you hand the car over.":
    "La oferta vale para las {miles} millas y el estado que usted describió. Revisamos ambos cuando entregue el vehículo.",
  "Your promo code.": "Su código de promoción.",
  "the down payment": "el enganche",
  "the term": "el plazo",
  "the miles per year": "las millas por año",
  "the first payment date": "la fecha del primer pago",
  "paying the whole lease at signing": "el pago de todo el arrendamiento al firmar",
  "the extra security deposits": "los depósitos de garantía adicionales",
  "your own lender": "su propio prestamista",
  "Changed the deal after the lenders' answer":
    "Cambió las condiciones después de la respuesta de los prestamistas",
  "Application submitted": "Solicitud enviada",
  "Application submitted again": "Solicitud enviada de nuevo",
  "Offer accepted": "Oferta aceptada",
  "Offers declined by the buyer": "El comprador rechazó las ofertas",
  "Application withdrawn by the buyer": "El comprador retiró la solicitud",
  "Choose cash, finance or lease.": "Elija pago completo, financiamiento o arrendamiento.",
  "Enter a promo code.": "Escriba un código de promoción.",
  "Your terms": "Sus condiciones",
  "From {minimum} to {maximum}": "De {minimum} a {maximum}",
  "Only for this estimate. The lender looks at your own credit.":
    "Solo para este cálculo. El prestamista revisa el crédito de usted.",
  "Protect your car": "Proteja su auto",
  "{dealer} can tell you about service contracts and other plans. They are optional, never needed to buy or finance, and none is part of your order.":
    "{dealer} puede informarle sobre contratos de servicio y otros planes. Son opcionales, nunca hacen falta para comprar ni financiar, y ninguno es parte de su pedido.",
  "Continue without coverage": "Continuar sin cobertura",
  "Total you pay": "Total que usted paga",
  "Choose another way to pay": "Elegir otra forma de pago",
  "No lender approved this deal": "Ningún prestamista aprobó esta compra",
  "The lenders are taking longer than usual": "Los prestamistas tardan más de lo normal",
  "This application has ended": "Esta solicitud terminó",
  "There is no application yet": "Todavía no hay una solicitud",
  "Nothing was charged, and your car is still in your cart.":
    "No se cobró nada, y su auto sigue en su carrito.",
  "Application received": "Solicitud recibida",
  Deciding: "En revisión",
  "Yes, withdraw": "Sí, retirarla",
  "Keep waiting": "Seguir esperando",
  "Withdraw the application": "Retirar la solicitud",
  Approved: "Aprobada",
  "Approved with conditions": "Aprobada con condiciones",
  Counteroffer: "Contraoferta",
  "Lowest total": "Total más bajo",
  "{count} other {count:offer|offers}": "{count} {count:oferta|ofertas} más",
  "{amount} more in total": "{amount} más en total",
  "{count} {count:offer|offers} for you": "{count} {count:oferta|ofertas} para usted",
  "These offers can no longer be accepted. Decline them to apply again or pay another way.":
    "Estas ofertas ya no se pueden aceptar. Rechácelas para volver a solicitar crédito o pagar de otra forma.",
  "The offer you chose can no longer be accepted. Here is what stands now.":
    "La oferta que eligió ya no se puede aceptar. Esto es lo que está vigente ahora.",
  "The dealer corrected this car's details": "El concesionario corrigió los datos de este auto",
  "Lenders made their offers for the car as it was described when you applied, so none of them can be used. Decline them to apply again or pay another way.":
    "Los prestamistas hicieron sus ofertas para el auto tal como estaba descrito cuando usted presentó la solicitud, así que ninguna se puede usar. Rechácelas para volver a solicitar crédito o pagar de otra forma.",
  "Check that you still want this car before you accept an offer.":
    "Compruebe que todavía quiere este auto antes de aceptar una oferta.",
  "There is no offer to accept": "No hay ninguna oferta que aceptar",
  "This car costs less now": "Este auto ahora cuesta menos",
  "Its price is now {now}. These offers use {before}, the price when you applied. To get the lower price, decline them and apply again; lenders may then answer differently.":
    "Su precio ahora es {now}. Estas ofertas se calcularon con {before}, el precio cuando usted presentó la solicitud. Para obtener el precio más bajo, rechácelas y vuelva a solicitar crédito; los prestamistas podrían responder de otra manera.",
  "{what}: {before} before, {now} now": "{what}: antes {before}, ahora {now}",
  Tax: "Impuesto",
  none: "ninguno",
  "Your order changed": "Su pedido cambió",
  "This offer is no longer what you saw. Review it again before you accept.":
    "Esta oferta ya no es la que usted vio. Revísela de nuevo antes de aceptarla.",
  "The dealer corrected what it says about this car, so the lenders' offers no longer fit it. Decline them and apply again to get new ones.":
    "El concesionario corrigió lo que dice de este auto, así que las ofertas de los prestamistas ya no le corresponden. Rechácelas y vuelva a solicitar crédito para recibir otras.",
  "Decline all offers": "Rechazar todas las ofertas",
  "Yes, decline": "Sí, rechazarlas",
  "Accept this offer": "Aceptar esta oferta",
  "Go back": "Volver",
  "Decline all offers?": "¿Rechazar todas las ofertas?",
  "Accept this offer?": "¿Aceptar esta oferta?",
  "The offers end now. Your car stays in your cart, and you can pay another way.":
    "Las ofertas terminan ahora. Su auto sigue en su carrito, y puede pagar de otra forma.",
  "By accepting, you agree to these terms from {lender}: {due} at signing and {total} in total. We place your order, and the contract comes next.":
    "Al aceptar, usted acepta estas condiciones de {lender}: {due} al firmar y {total} en total. Hacemos su pedido, y después viene el contrato.",
  "The lender needs to see": "El prestamista necesita ver",
  "Good until {instant}": "Válida hasta el {instant}",
  "Choose this offer": "Elegir esta oferta",
  "Your lender": "Su prestamista",
  "Name of your bank or credit union": "Nombre de su banco o cooperativa de crédito",
  "Phone or email of the person or office that handles your loan.":
    "Teléfono o correo de la persona u oficina que atiende su préstamo.",
  "After you submit, upload your approval letter under Documents. You can sign your contract before you upload it; your lender's money has to arrive before you get the car.":
    "Después de enviar el pedido, suba su carta de aprobación en Documentos. Puede firmar su contrato antes de subirla; el dinero de su prestamista debe llegar antes de que reciba el auto.",
  "Approved amount": "Monto aprobado",
  "We couldn't load the ways to pay.": "No pudimos cargar las formas de pago.",
  "{title}: {amount} off": "{title}: {amount} de descuento",
  "Remove promo code": "Quitar el código de promoción",
  "Do you have a promo code?": "¿Tiene un código de promoción?",
  "Promo code": "Código de promoción",
  Apply: "Aplicar",
  "Use my own bank or credit union": "Usar mi propio banco o cooperativa de crédito",
  "Change how I pay": "Cambiar la forma de pago",
  "Keep it as it is": "Dejarla como está",
  "These choices no longer apply and are cleared:": "Estas opciones ya no corresponden y se borran:",
  "Do you have a car to trade in?": "¿Tiene un auto para dejar a cuenta?",
  "Continue without a trade-in": "Continuar sin auto a cuenta",
  "Pay in full": "Pagar el total",
  "Finance with us": "Financiar con nosotros",
  "Lease with us": "Arrendar con nosotros",
  "Ways to pay": "Formas de pago",
  "Your lender pays us the full price. You tell us who they are.":
    "Su prestamista nos paga el precio completo. Usted nos dice cuál es.",
  "Estimate. The lender's decision sets your rate and payment.":
    "Es un cálculo aproximado. La respuesta del prestamista a su solicitud decide la tasa y el pago.",
  "We don't take credit applications online yet. Call {phone}.":
    "Todavía no recibimos solicitudes de crédito en línea. Llame al {phone}.",
  "Amount due: {total}.": "Monto a pagar: {total}.",
  "Due at signing: {due}. Then {count} monthly {count:payment|payments} of {payment} and a last one of {last}. Total you pay: {total}.":
    "A pagar al firmar: {due}. Después, {count} {count:pago mensual|pagos mensuales} de {payment} y un último de {last}. Total que usted paga: {total}.",
  "Due at signing: {due}. Then {count} monthly {count:payment|payments} of {payment}. Total you pay: {total}.":
    "A pagar al firmar: {due}. Después, {count} {count:pago mensual|pagos mensuales} de {payment}. Total que usted paga: {total}.",
  "Due at signing: {due}, and no payments after that.": "A pagar al firmar: {due}, y ningún pago después.",
  "Thank you for choosing {brand}.\n\nYour order {orderNumber} for the {vehicle} is in. {amounts} Nothing is charged yet.\n\nOpen your order to follow it and to take the next steps.\n\nQuestions? Call {supportPhone}.":
    "Gracias por elegir {brand}.\n\nRecibimos su pedido {orderNumber} del {vehicle}. {amounts} Todavía no se cobra nada.\n\nAbra su pedido para darle seguimiento y completar los siguientes pasos.\n\n¿Preguntas? Llame al {supportPhone}.",
  "A buyer submitted order {orderNumber} ({deal}) at {brand}.\n\nVehicle: {vehicle}, {identification}, at {rooftop}. {amounts}\n\nThe vehicle stays off the site until the order is completed or canceled. Questions? Call {supportPhone}.":
    "Un comprador envió el pedido {orderNumber} ({deal}) en {brand}.\n\nVehículo: {vehicle}, {identification}, en {rooftop}. {amounts}\n\nEl vehículo queda fuera del sitio hasta que el pedido se complete o se cancele. ¿Preguntas? Llame al {supportPhone}.",
  "Your application is with the lenders.": "Su solicitud está con los prestamistas.",
  "A lender has an offer for you.": "Un prestamista tiene una oferta para usted.",
  "{due} due at signing": "{due} al firmar",
  "Paid in full": "Pago completo",
  "Financed; an estimate until a lender answers":
    "Financiado; cálculo aproximado hasta que responda un prestamista",
  "Leased; an estimate until a lender answers":
    "Arrendado; cálculo aproximado hasta que responda un prestamista",
  "After you sign: by linked bank account (no limit), card (up to {cardLimit}), or account and routing number (up to {achLimit}).":
    "Después de firmar: con cuenta bancaria vinculada (sin límite), tarjeta (hasta {cardLimit}) o número de cuenta y de ruta (hasta {achLimit}).",
  "Continue to the credit application": "Continuar a la solicitud de crédito",
  "An estimate. Lenders answer with their own terms; you choose one or none of them.":
    "Es un cálculo aproximado. Los prestamistas responden con sus propias condiciones; usted elige una o ninguna.",
  "Paid by {lender}": "Paga {lender}",
  "{lender} approved {amount} of it. You pay the other {rest}.":
    "{lender} aprobó {amount} de ese total. Usted paga los otros {rest}.",
  "I apply for credit with the amounts above and accept the {terms}.":
    "Solicito el crédito con los montos de arriba y acepto los {terms}.",
  "Submitting sends your application to lenders, and we hold the car for you in the meantime. Nothing is charged, and you are free to decline every offer.":
    "Al enviar, su solicitud llega a los prestamistas y el auto queda reservado para usted mientras tanto. No se cobra nada y puede rechazar todas las ofertas.",
  "How would you like to pay?": "¿Cómo desea pagar?",
  "Your car is leased. Get its payoff from the leasing company first; then it can be part of this deal.":
    "Su auto es arrendado. Obtenga primero el saldo de la compañía de arrendamiento; después podrá formar parte de esta compra.",
  "Choose your lender from the list, or keep the name as you typed it.":
    "Elija su prestamista de la lista o conserve el nombre tal como lo escribió.",
  "If you accept today, the first payment is due {offered}, not {asked} as when you applied.":
    "Si acepta hoy, el primer pago vence el {offered}, no el {asked} como cuando hizo la solicitud.",
  "Enter the name of your bank or credit union.": "Ingrese el nombre de su banco o cooperativa de crédito.",
  "Enter a phone number or an email address of your lender.":
    "Ingrese un teléfono o un correo electrónico de su prestamista.",
  "Every date costs the same in this estimate. Your lender may charge interest for the extra days.":
    "En este cálculo todas las fechas cuestan lo mismo. Su prestamista puede cobrar intereses por los días adicionales.",
  "Each later day adds about {cost} to the total of payments.":
    "Cada día más tarde agrega unos {cost} al total de pagos.",
  "{day}: {amount} more in total": "{day}: {amount} más en total",
  "{day}: {amount} less in total": "{day}: {amount} menos en total",
  "You get a letter with each lender's reasons and your rights, by email or on paper, as you chose. Nothing was charged, and your car is still in your cart.":
    "Recibe una carta con los motivos de cada prestamista y sus derechos, por correo electrónico o en papel, como usted eligió. No se cobró nada y su auto sigue en su carrito.",
  "You can change the deal and apply again, pay in full, or use your own bank or credit union.":
    "Puede cambiar el trato y volver a solicitar crédito, pagar el total, o usar su propio banco o cooperativa de crédito.",
  "A credit file is frozen": "Un expediente de crédito está congelado",
  "Lenders can't read it, so they wait. This is not a decline. Ask the credit bureau to lift the freeze; it has to do so within an hour if you ask online or by phone.":
    "Los prestamistas no pueden leerlo, así que esperan. No es un rechazo. Pida a la agencia de crédito que levante el congelamiento; debe hacerlo en una hora si lo pide en línea o por teléfono.",
  "I lifted the freeze. Check again": "Levanté el congelamiento: consulten de nuevo",
  "We asked the lenders to check again. This takes a moment.":
    "Pedimos a los prestamistas que consulten de nuevo. Tarda un momento.",
  "What would get you approved here": "Con qué se aprobaría aquí",
  "Apply again": "Volver a solicitar crédito",
  "Apply again with this change?": "¿Volver a solicitar crédito con este cambio?",
  "Your current application and its offers end now. We'll send a new one to every lender, and they may check your credit again.":
    "Su solicitud actual y sus ofertas terminan ahora. Se consulta de nuevo a todos los prestamistas, y pueden volver a leer su informe de crédito.",
  "{payment} a month for {months} months.": "{payment} al mes durante {months} meses.",
  "{payment} a month for {months} months. Total of payments: {total}.":
    "{payment} al mes durante {months} meses. Total de pagos: {total}.",
  "Apply with this change": "Solicitar crédito con este cambio",
  Declined: "Rechazada",
  "Not asked": "No consultada",
  "Can't be reached": "Sin comunicación",
  "No answer yet": "Todavía sin respuesta",
  Withdrawn: "Retirada",
  "Lenders that didn't approve this deal as you asked":
    "Prestamistas que no aceptaron el trato como lo pidió",
  "The lender's reasons": "Motivos del prestamista",
  "What the lender's rules say": "Lo que dicen las reglas del prestamista",
  "Different from what you asked for": "Distinto de lo que pidió",
  "{offered} down instead of {asked}": "{offered} de enganche en lugar de {asked}",
  "{offered} months instead of {asked}": "{offered} meses en lugar de {asked}",
  "{offered} miles a year instead of {asked}": "{offered} millas al año en lugar de {asked}",
  "Without {product}": "Sin {product}",
  "Rent charge": "Cargo de arrendamiento",
  "A lender is waiting for you": "Un prestamista necesita algo de usted",
  "Your application is under review": "Una persona revisa su solicitud",
  "Your application is safe, and an answer that comes later still counts. We'll write to you as soon as there is one. You can also withdraw and pay another way.":
    "Su solicitud está a salvo, y una respuesta que llegue más tarde también cuenta. Le escribiremos en cuanto haya una. También puede retirarla y pagar de otra forma.",
  "Lenders can't continue until a credit freeze is lifted. We're holding your car in the meantime.":
    "Los prestamistas no pueden continuar hasta que se levante el congelamiento de crédito. Mientras tanto reservamos su auto.",
  "This is not a decline. You can leave this page: we'll email you as soon as there's an answer, and we're holding your car in the meantime.":
    "No es un rechazo. Puede salir de esta página: le escribiremos en cuanto haya una respuesta, y mientras tanto reservamos su auto.",
  "Lenders are reviewing it now. Most answer within minutes. You can leave this page: we'll email you when there's an answer, and we're holding your car in the meantime.":
    "Los prestamistas la están revisando. La mayoría responde en minutos. Puede salir de esta página: le escribiremos, y mientras tanto reservamos su auto.",
  "Withdraw the application?": "¿Retirar la solicitud?",
  "Lenders will stop working on it. Your car stays in your cart.":
    "Los prestamistas dejan de decidir; su auto sigue en su carrito.",
  "Offers expired": "Las ofertas vencieron",
  "The lenders have already checked several times. Please try again in an hour.":
    "Los prestamistas ya consultaron varias veces. Inténtelo de nuevo en una hora.",
  "Good until {instant}.": "Vigente hasta el {instant}.",
  "Your offers have expired": "Sus ofertas vencieron",
  "You didn't choose one in time, so we're no longer holding the car for you. Nothing was charged. While the car is for sale you can apply again or pay another way.":
    "No se eligió ninguna a tiempo, así que ya no reservamos el auto para usted. No se cobró nada. Mientras el auto esté a la venta puede volver a solicitar crédito o pagar de otra forma.",
  "The offer with the lowest total comes first. Nothing is final until you accept.":
    "Primero va la oferta con el total más bajo. Nada es definitivo hasta que usted acepte.",
  "{lender} would finance this car on different terms. Nothing is final until you accept.":
    "{lender} financiaría este auto en otras condiciones. Nada es definitivo hasta que usted acepte.",
  "Nothing is final until you accept.": "Nada es definitivo hasta que usted acepte.",
  "Still deciding: {lenders}. An offer that comes later shows up here.":
    "Todavía están decidiendo: {lenders}. Si llega otra oferta, aparecerá aquí.",
  "As you asked": "Como lo pidió",
  "What each offer costs and asks for": "Lo que cuesta y pide cada oferta",
  Conditions: "Condiciones",
  "Choose this offer: {lender}": "Elegir esta oferta: {lender}",
  "Back to the offers": "Volver a las ofertas",
  "{count} {count:month|months}": "{count} {count:mes|meses}",
  "{count} {count:day|days}": "{count} {count:día|días}",
  "Put {amount} more down, {total} in total": "Dé {amount} más de enganche, {total} en total",
  "Choose {months} months, {by} more": "Elija {months} meses, {by} más",
  "Choose {months} months, {by} fewer": "Elija {months} meses, {by} menos",
  "Finance {amount} less, for example with a less expensive car":
    "Financie {amount} menos, por ejemplo con un auto más económico",
  "Remove {product} ({amount})": "Quite {product} de {amount}",
  "Apply with someone who earns at least {amount} a month":
    "Presente la solicitud junto con alguien que gane al menos {amount} al mes",
  "It costs the same over the whole term.": "Cuesta lo mismo en todo el plazo.",
  "It costs {amount} more over the whole term.": "Cuesta {amount} más en todo el plazo.",
  "It costs {amount} less over the whole term.": "Cuesta {amount} menos en todo el plazo.",
  "We received your credit application": "Recibimos su solicitud de crédito",
  "Open your application": "Abrir su solicitud",
  "Hi {firstName},\n\nYour credit application for the {vehicle} (order {orderNumber}) is with the lenders. Most answer within minutes. We'll write to you as soon as there is an answer, and hold the car for you in the meantime.\n\nQuestions? Call {supportPhone}.":
    "Hola, {firstName}:\n\nSu solicitud de crédito para el {vehicle} (pedido {orderNumber}) está con los prestamistas. La mayoría responde en minutos. Le escribiremos en cuanto haya una respuesta, y mientras tanto reservamos el auto para usted.\n\n¿Preguntas? Llame al {supportPhone}.",
  "{brand}: {firstName}, we received your credit application for the {vehicle}. We'll write to you as soon as there is an answer.":
    "{brand}: {firstName}, recibimos su solicitud de crédito para el {vehicle}. Le escribiremos en cuanto haya una respuesta.",
  "The offers for your {vehicle} were taken back": "Se retiraron las ofertas para su {vehicle}",
  "Hi {firstName},\n\nThe lenders took their offers for the {vehicle} back, so none of them can be accepted any longer. You'll get a letter with the reasons. You owe nothing because of it. Open your application to see what could change the answer, to apply again, or to pay another way.\n\nQuestions? Call {supportPhone}.":
    "Hola, {firstName}:\n\nLos prestamistas retiraron sus ofertas para el {vehicle}, así que ya no se puede aceptar ninguna. Recibirá una carta con los motivos. No debe nada por ello. Abra su solicitud para ver qué podría cambiar la respuesta, volver a solicitar crédito o pagar de otra forma.\n\n¿Preguntas? Llame al {supportPhone}.",
  "A lender took its offer for your {vehicle} back": "Un prestamista retiró su oferta para su {vehicle}",
  "Hi {firstName},\n\nA lender took its offer for the {vehicle} back, so that one can't be accepted any longer. Open your application to see the offers you still have. {until}\n\nQuestions? Call {supportPhone}.":
    "Hola, {firstName}:\n\nUn prestamista retiró su oferta para el {vehicle}, así que esa ya no se puede aceptar. Abra su solicitud para ver las ofertas que todavía tiene. {until}\n\n¿Preguntas? Llame al {supportPhone}.",
  "We received your updated credit application": "Recibimos su solicitud de crédito actualizada",
  "Hi {firstName},\n\nYou applied again for the {vehicle} (order {orderNumber}), and your updated application is with the lenders. It takes the place of your earlier one: offers and answers to that one no longer count. Most lenders answer within minutes. We'll write to you as soon as there is an answer, and hold the car for you in the meantime.\n\nQuestions? Call {supportPhone}.":
    "Hola, {firstName}:\n\nVolvió a solicitar crédito para el {vehicle} (pedido {orderNumber}), y su solicitud actualizada está con los prestamistas. Reemplaza la anterior: las ofertas y respuestas a aquella ya no cuentan. La mayoría responde en minutos. Le escribiremos en cuanto haya una respuesta, y mientras tanto reservamos el auto para usted.\n\n¿Preguntas? Llame al {supportPhone}.",
  "{brand}: {firstName}, we received your updated credit application for the {vehicle}. It takes the place of your earlier one.":
    "{brand}: {firstName}, recibimos su solicitud de crédito actualizada para el {vehicle}. Reemplaza la anterior.",
  "You have a credit offer for the {vehicle}": "Tiene una oferta de crédito para el {vehicle}",
  "Hi {firstName},\n\nGood news: there is an offer on your credit application for the {vehicle}. See what it costs, compare it with any others, and choose the one you want. {until}\n\nQuestions? Call {supportPhone}.":
    "Hola, {firstName}:\n\nBuenas noticias: hay una oferta para su solicitud de crédito para el {vehicle}. Vea lo que cuesta, compárela con las demás si las hay y elija la que quiera. {until}\n\n¿Preguntas? Llame al {supportPhone}.",
  "You have a credit offer": "Tiene una oferta de crédito",
  "{brand}: {firstName}, you have a credit offer for the {vehicle}. {until} Open order {orderNumber} to choose.":
    "{brand}: {firstName}, tiene una oferta de crédito para el {vehicle}. {until} Abra el pedido {orderNumber} para elegir.",
  "You have a credit offer with different terms for the {vehicle}":
    "Tiene una oferta de crédito con otras condiciones para el {vehicle}",
  "Hi {firstName},\n\nNo lender approved the deal exactly as you asked, but you have an offer for the {vehicle} with different terms. Open your application to see what changes and what it costs. {until}\n\nQuestions? Call {supportPhone}.":
    "Hola, {firstName}:\n\nNingún prestamista aceptó el trato como lo pidió, pero hay una oferta con otras condiciones para el {vehicle}. Abra su solicitud para ver qué cambia y cuánto cuesta. {until}\n\n¿Preguntas? Llame al {supportPhone}.",
  "You have a credit offer with different terms": "Tiene una oferta de crédito con otras condiciones",
  "{brand}: {firstName}, you have a credit offer with different terms for the {vehicle}. {until} Open order {orderNumber} to see them.":
    "{brand}: {firstName}, tiene una oferta de crédito con otras condiciones para el {vehicle}. {until} Abra el pedido {orderNumber} para verlas.",
  "There is an answer to your credit application": "Hay una respuesta a su solicitud de crédito",
  "Hi {firstName},\n\nNo lender approved your credit application for the {vehicle} as submitted. You'll get a letter with the reasons. Open your application to see what could change the answer, to apply again, or to pay another way.\n\nQuestions? Call {supportPhone}.":
    "Hola, {firstName}:\n\nNingún prestamista aprobó su solicitud de crédito para el {vehicle} tal como está. Recibirá una carta con los motivos. En su solicitud puede ver con qué se aprobaría, volver a solicitar crédito o pagar de otra forma.\n\n¿Preguntas? Llame al {supportPhone}.",
  "{brand}: {firstName}, there is an answer to your credit application for the {vehicle}. Open order {orderNumber} to see it.":
    "{brand}: {firstName}, hay una respuesta a su solicitud de crédito para el {vehicle}. Abra el pedido {orderNumber} para verla.",
  "Hi {firstName},\n\nNo lender has answered your credit application for the {vehicle} yet. You don't have to do anything: an answer that comes later still counts, and we'll write to you. You can also withdraw the application and pay another way.\n\nQuestions? Call {supportPhone}.":
    "Hola, {firstName}:\n\nNingún prestamista ha respondido todavía a su solicitud de crédito para el {vehicle}. No tiene que hacer nada: una respuesta que llegue más tarde también cuenta, y le escribiremos. También puede retirar la solicitud y pagar de otra forma.\n\n¿Preguntas? Llame al {supportPhone}.",
  "Hi {firstName},\n\nA lender can't read a credit file because it is frozen, so it can't decide about the {vehicle} yet. This is not a decline. Your application shows whom to ask to lift the freeze; tell us there once it is lifted.\n\nQuestions? Call {supportPhone}.":
    "Hola, {firstName}:\n\nUn prestamista no puede leer un expediente de crédito porque está congelado, así que todavía no puede decidir sobre el {vehicle}. No es un rechazo. Su solicitud muestra a quién pedir que levante el congelamiento; avísenos allí cuando esté levantado.\n\n¿Preguntas? Llame al {supportPhone}.",
  "{brand}: {firstName}, a lender is waiting for you before it decides about your {vehicle}. Open order {orderNumber} to see what to do.":
    "{brand}: {firstName}, un prestamista necesita algo de usted antes de decidir sobre su {vehicle}. Abra el pedido {orderNumber} para ver qué hacer.",
  "Your credit application is under review": "Una persona revisa su solicitud de crédito",
  "Hi {firstName},\n\nA lender is reviewing your credit application for the {vehicle} by hand. This is not a decline. You don't have to do anything unless they contact you; we'll write to you as soon as there is an answer.\n\nQuestions? Call {supportPhone}.":
    "Hola, {firstName}:\n\nAlguien de un prestamista revisa su solicitud de crédito para el {vehicle}. No es un rechazo. No tiene que hacer nada, a menos que se comuniquen con usted; le escribiremos en cuanto haya una respuesta.\n\n¿Preguntas? Llame al {supportPhone}.",
  "Your credit offer for the {vehicle} ends soon": "Su oferta de crédito para el {vehicle} termina pronto",
  "Hi {firstName},\n\nYou haven't chosen an offer for the {vehicle} yet. {until} After that, the offers expire and the car goes back on sale.\n\nQuestions? Call {supportPhone}.":
    "Hola, {firstName}:\n\nTodavía no ha elegido una oferta para el {vehicle}. {until} Después, las ofertas vencen y el auto vuelve a estar a la venta.\n\n¿Preguntas? Llame al {supportPhone}.",
  "Your credit offer ends soon": "Su oferta de crédito termina pronto",
  "{brand}: {firstName}, your credit offer for the {vehicle} ends soon. {until} Open order {orderNumber} to choose.":
    "{brand}: {firstName}, su oferta de crédito para el {vehicle} termina pronto. {until} Abra el pedido {orderNumber} para elegir.",
  "The {vehicle} has been sold": "El {vehicle} ya se vendió",
  "Hi {firstName},\n\nA lender has now answered your credit application with an offer, but someone else bought the {vehicle} in the meantime, so the offer can't be used. We're sorry. Nothing was charged.\n\nYou can choose another car and apply for that one. Removing order {orderNumber} from your cart ends this application.\n\nQuestions? Call {supportPhone}.":
    "Hola, {firstName}:\n\nUn prestamista ya respondió a su solicitud de crédito con una oferta, pero entretanto otra persona compró el {vehicle}, así que la oferta no puede usarse. Lo sentimos. No se cobró nada.\n\nPuede elegir otro auto y solicitar crédito para ese. Si quita el pedido {orderNumber} de su carrito, esta solicitud termina.\n\n¿Preguntas? Llame al {supportPhone}.",
  "{brand}: {firstName}, the {vehicle} was sold to someone else before a lender answered. Open order {orderNumber} to see what you can do.":
    "{brand}: {firstName}, el {vehicle} se vendió a otra persona antes de que respondiera un prestamista. Abra el pedido {orderNumber} para ver qué puede hacer.",
  "Your credit offers for the {vehicle} have expired": "Sus ofertas de crédito para el {vehicle} vencieron",
  "Hi {firstName},\n\nYour offers for the {vehicle} have expired, and we're no longer holding the car for you. While it is for sale, you can apply again or pay another way: order {orderNumber} is in your cart.\n\nQuestions? Call {supportPhone}.":
    "Hola, {firstName}:\n\nLas ofertas para el {vehicle} vencieron y ya no reservamos el auto para usted. Mientras esté a la venta, puede volver a solicitar crédito o pagar de otra forma: el pedido {orderNumber} está en su carrito.\n\n¿Preguntas? Llame al {supportPhone}.",
  "Your credit application has ended": "Su solicitud de crédito terminó",
  "Hi {firstName},\n\nYour credit application for the {vehicle} (order {orderNumber}) has ended, as you asked. Nothing was charged. You can apply again or pay another way while the car is for sale.\n\nQuestions? Call {supportPhone}.":
    "Hola, {firstName}:\n\nSu solicitud de crédito para el {vehicle} (pedido {orderNumber}) terminó, como usted lo pidió. No se cobró nada. Puede volver a solicitar crédito o pagar de otra forma mientras el auto esté a la venta.\n\n¿Preguntas? Llame al {supportPhone}.",
  "This program is no longer available for this car. Reload the page.":
    "Este programa ya no está disponible para este auto. Vuelva a cargar la página.",
  "Choose the lowest cost, cash or the special rate.":
    "Elija el costo más bajo, el descuento o la tasa especial.",
  "Enter a whole number of months.": "Escriba un número entero de meses.",
  "Enter at least 1 month.": "Escriba al menos 1 mes.",
  "Enter at most 120 months.": "Escriba como máximo 120 meses.",
  "An incentive program applied to your deal.": "Un programa de incentivos que se aplica a su compra.",
  "Special rate": "Tasa especial",
  "See all incentives ({count})": "Ver todos los incentivos ({count})",
  "Applied to your deal: {amount}": "Se aplica a su compra: {amount}",
  "I qualify for this, and I can show proof.": "Cumplo los requisitos y puedo mostrar un comprobante.",
  "Your price changed": "Su precio cambió",
  "No longer part of your price: {programs}.": "Ya no forma parte de su precio: {programs}.",
  "Which do you want?": "¿Qué prefiere?",
  "What everyone gets": "Lo que recibe todo el mundo",
  "Whatever costs least, if the lender agrees": "Lo que cueste menos, si el prestamista acepta",
  "Cash off the price": "El descuento en el precio",
  "The special rate": "La tasa especial",
  "Leave it blank if you plan to keep the loan for its full term.":
    "Déjelo vacío si piensa conservar el préstamo hasta el final.",
  "Months you expect to keep the loan": "Meses que piensa conservar el préstamo",
  "Without incentives": "Sin incentivos",
  "{apr}% APR": "APR del {apr}%",
  "{payment} a month": "{payment} al mes",
  "{total} in total over {months} months": "{total} en total en {months} meses",
  "Applied to your deal": "Se aplica a su compra",
  "Taking the cash costs you {amount} less.": "Con el descuento paga {amount} menos.",
  "The special rate costs you {amount} less.": "Con la tasa especial paga {amount} menos.",
  "What you owe, as an estimate": "Lo que debe, como estimación",
  "What you owe": "Lo que debe",
  "You owe {amount} more than our offer. That amount is added to what you pay.":
    "Debe {amount} más que nuestra oferta. Ese monto se suma a lo que paga.",
  "Owed above the offer": "Deuda por encima de la oferta",
  "Part of each monthly payment": "De cada pago mensual",
  "Interest on it in {count} months": "Interés sobre esto en {count} meses",
  "Total paid for it": "Pagado por esto en total",
  "Your old loan rolled into the new one": "Su préstamo anterior dentro del nuevo",
  "What you owe above our offer is financed with the new car, and you pay interest on it.":
    "Lo que debe por encima de nuestra oferta se financia con el auto nuevo, y paga interés por ello.",
  "At the rate and term of this deal, as if it were a loan of its own. You can pay it in cash instead.":
    "Con la tasa y el plazo de esta compra, como si fuera un préstamo aparte. También puede pagarlo al contado.",
  "Your pre-qualified payment for this car": "Su pago precalificado por este auto",
  "With {lender} for {months} months at {apr}% APR, {down} down, with taxes and fees where you live.":
    "Con {lender} a {months} meses con una APR del {apr}%, {down} de enganche, con los impuestos y cargos de donde vive.",
  "As a lease with {lender} for {months} months with {miles} miles a year, {down} due at signing, with taxes and fees where you live.":
    "Como arrendamiento con {lender} a {months} meses con {miles} millas al año, {down} al firmar, con los impuestos y cargos de donde vive.",
  "The numbers below are the store's estimates, for any lender and where the car is sold. Choose {finance} to apply: lenders answer with terms of their own, and we show every cent that differs from this payment.":
    "Los números de abajo son estimaciones de la tienda, para cualquier prestamista y donde se vende el auto. Elija {finance} para solicitar: los prestamistas responden con sus propias condiciones, y le mostramos cada centavo que difiera de este pago.",
  "A lease payment on this page is an estimate until a leasing company answers your application.":
    "El pago de arrendamiento en esta página es una estimación hasta que una compañía de arrendamiento responda a su solicitud.",
  "Apply for credit again?": "¿Volver a solicitar crédito?",
  "You applied for this car on {day}. That application is over, and no offer from it can be used.":
    "Usted solicitó crédito para este auto el {day}. Esa solicitud terminó y ya no puede usar ninguna oferta de ella.",
  "You applied for this car before. That application is over, and no offer from it can be used.":
    "Usted ya solicitó crédito para este auto. Esa solicitud terminó y ya no puede usar ninguna oferta de ella.",
  "The deal is the same as then, so lenders may give the same answer.":
    "El trato es el mismo que entonces, así que los prestamistas pueden dar la misma respuesta.",
  "The deal is no longer the same: lenders get the amounts and terms on this page.":
    "El trato ya no es el mismo: los prestamistas reciben los montos y plazos de esta página.",
  "We'll send a new application to every lender. They may check your credit again with a hard inquiry, which can lower your credit score.":
    "Enviaremos una solicitud nueva a todos los prestamistas. Pueden volver a consultar su crédito con una consulta formal, que puede bajar su puntaje de crédito.",
  "Lenders we didn't ask": "Prestamistas que no consultamos",
  "These lenders don't take applications like yours, so we didn't send them yours. They made no decision and didn't check your credit.":
    "Estos prestamistas no aceptan solicitudes como la suya, por eso no se la enviamos. No tomaron ninguna decisión ni consultaron su crédito.",
  "We couldn't send your application to a lender": "No pudimos enviar su solicitud a ningún prestamista",
  "None of our lenders takes applications like yours. You get a letter with the reasons and your rights, by email or on paper, as you chose. Nothing was charged, and your car is still in your cart.":
    "Ninguno de nuestros prestamistas acepta solicitudes como la suya. Recibe una carta con los motivos y sus derechos, por correo electrónico o en papel, como usted eligió. No se le cobró nada y su auto sigue en su carrito.",
  "Hi {firstName},\n\nWe couldn't send your credit application for the {vehicle} to a lender: none of our lenders takes applications like yours. You'll get a letter with the reasons. Open your application to see them, or to pay another way.\n\nQuestions? Call {supportPhone}.":
    "Hola, {firstName}:\n\nNo pudimos enviar su solicitud de crédito para el {vehicle} a ningún prestamista: ninguno de los nuestros acepta solicitudes como la suya. Recibirá una carta con los motivos. Abra su solicitud para verlos o para pagar de otra forma.\n\n¿Preguntas? Llame al {supportPhone}.",
};
