/** Spanish of the texts of this module, by their English ones. */
export const es: Readonly<Record<string, string>> = {
  "You pick the car up at {dealer}.": "Usted recoge el auto en {dealer}.",
  "Shopping Cart": "Carrito de compras",
  "Payment Options": "Opciones de pago",
  "Trade-In": "Auto a cuenta",
  Coverage: "Cobertura",
  Account: "Cuenta",
  "Order Details": "Datos del pedido",
  "Credit Application": "Solicitud de crédito",
  Overview: "Resumen",
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
  "Find your car": "Encuentre su auto",
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
  "We kept the {title} for you while you checked out. If nobody else has taken it, you can go on right where you were. Everything you entered is saved.":
    "Le guardamos el {title} mientras completaba la compra. Si nadie más lo ha tomado, puede continuar donde estaba. Todo lo que ingresó está guardado.",
  "Review and submit": "Revise y envíe",
  "What you pay": "Lo que paga",
  Buyer: "Comprador",
  "Pickup (handover)": "Recogida",
  Delivery: "Entrega",
  "To your home address": "En su domicilio",
  "You choose day and time after signing.": "Elegirá el día y la hora después de firmar.",
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
  "{dealer} has your order and has taken the car off the site. Next: a few steps before you can sign.":
    "{dealer} tiene su pedido y retiró el auto de la venta. Lo que sigue: unos pasos hasta que pueda firmar.",
  "Track your order": "Seguir su pedido",
  "Place your deposit": "Hacer su depósito",
  "Order {number}": "Pedido {number}",
  "Submitted {instant}": "Enviado el {instant}",
  Receipt: "Recibo",
  "Optional. A deposit is applied to your total; you pay the balance after signing.":
    "Opcional. El depósito se descuenta de su total; el saldo lo paga después de firmar.",
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
  "How to reach your lender": "Cómo contactar a su entidad financiera",
  "Your application is with the lender, so this order can't be changed. Withdraw the application to change it.":
    "Su solicitud está con la entidad financiera; por eso este pedido no se puede cambiar. Retire la solicitud para cambiarlo.",
  "This offer is no longer available.": "Esta oferta ya no está disponible.",
  "There is no offer to answer right now.": "En este momento no hay ninguna oferta que responder.",
  "We can't switch to finance right now.": "En este momento no podemos cambiar a financiamiento.",
  "We can't switch to cash right now.": "En este momento no podemos cambiar a pago completo.",
  "We can't switch to lease right now.": "En este momento no podemos cambiar a arrendamiento.",
  "We don't know this promo code.": "No conocemos este código de promoción.",
  "This promo code isn't valid yet.": "Este código de promoción todavía no es válido.",
  "This promo code has expired.": "Este código de promoción ya venció.",
  "Your promo code.": "Su código de promoción.",
  "the down payment": "el pago inicial",
  "the term": "el plazo",
  "the miles per year": "las millas por año",
  "the first payment date": "la fecha del primer pago",
  "paying the whole lease at signing": "el pago de todo el arrendamiento al firmar",
  "the extra security deposits": "los depósitos de garantía adicionales",
  "your own lender": "su propia entidad financiera",
  "Changed the deal after the lenders' answer":
    "Cambió las condiciones después de la respuesta de las financieras",
  "Application submitted": "Solicitud enviada",
  "Offer accepted": "Oferta aceptada",
  "Offers declined by the buyer": "El comprador rechazó las ofertas",
  "Application withdrawn by the buyer": "El comprador retiró la solicitud",
  "Choose cash, finance or lease.": "Elija pago completo, financiamiento o arrendamiento.",
  "Enter a promo code.": "Escriba un código de promoción.",
  "Your terms": "Sus condiciones",
  "From {minimum} to {maximum}": "De {minimum} a {maximum}",
  "Only for this estimate. The lender looks at your own credit.":
    "Solo para este cálculo. La financiera revisa su propio crédito.",
  "Protect your car": "Proteja su auto",
  "{dealer} can tell you about service contracts and other plans. They are optional, never needed to buy or finance, and none is part of your order.":
    "{dealer} puede informarle sobre contratos de servicio y otros planes. Son opcionales, nunca hacen falta para comprar ni financiar, y ninguno es parte de su pedido.",
  "Continue without coverage": "Continuar sin cobertura",
  "Total you pay": "Total que usted paga",
  "Choose another way to pay": "Elegir otra forma de pago",
  "No lender approved this deal": "Ninguna financiera aprobó esta compra",
  "Each lender sends you its reasons. You can change the down payment or the term and apply again, pay in full, or use your own bank or credit union.":
    "Cada financiera le envía sus motivos. Puede cambiar el pago inicial o el plazo y volver a solicitar, pagar el total, o usar su propio banco o cooperativa de crédito.",
  "The lenders are taking longer than usual": "Las financieras tardan más de lo normal",
  "Your application is safe and your car is still held. We write to you as soon as there is an answer.":
    "Su solicitud está guardada y su auto sigue reservado. Le escribimos en cuanto haya una respuesta.",
  "This application has ended": "Esta solicitud terminó",
  "There is no application yet": "Todavía no hay una solicitud",
  "Nothing was charged, and your car is still in your cart.":
    "No se cobró nada, y su auto sigue en su carrito.",
  "Application received": "Solicitud recibida",
  "Lenders are looking at it now. Most answer within minutes. You can leave this page: we write to you, and your car is held meanwhile.":
    "Las financieras la están revisando. La mayoría responde en minutos. Puede salir de esta página: le escribiremos, y su auto queda reservado mientras tanto.",
  Deciding: "En revisión",
  Answered: "Respondió",
  "Withdraw the application? Lenders stop deciding; your car stays in your cart.":
    "¿Retirar la solicitud? Las financieras dejan de revisarla; su auto sigue en su carrito.",
  "Yes, withdraw": "Sí, retirarla",
  "Keep waiting": "Seguir esperando",
  "Withdraw the application": "Retirar la solicitud",
  Approved: "Aprobada",
  "Approved with conditions": "Aprobada con condiciones",
  "Counter-offer": "Contraoferta",
  "{count} {count:offer|offers} for you": "{count} {count:oferta|ofertas} para usted",
  "The offers have run out. Apply again, or choose another way to pay.":
    "Las ofertas vencieron. Vuelva a solicitar o elija otra forma de pago.",
  "Decline all offers": "Rechazar todas las ofertas",
  "Yes, decline": "Sí, rechazarlas",
  "Accept this offer": "Aceptar esta oferta",
  "Go back": "Volver",
  "Decline all offers?": "¿Rechazar todas las ofertas?",
  "Accept this offer?": "¿Aceptar esta oferta?",
  "The offers end now. Your car stays in your cart, and you can pay another way.":
    "Las ofertas terminan ahora. Su auto sigue en su carrito, y puede pagar de otra forma.",
  "You agree to buy this car with {lender}: {due} at signing and {total} in all. Your order is placed; the contract comes next.":
    "Usted acepta comprar este auto con {lender}: {due} al firmar y {total} en total. Su pedido queda hecho; sigue el contrato.",
  "Different from what you asked for: {down} down over {months} months.":
    "Distinta de lo que pidió: {down} de pago inicial, a {months} meses.",
  "The lender needs to see": "La financiera necesita ver",
  "Good until {instant}": "Válida hasta el {instant}",
  "Choose this offer": "Elegir esta oferta",
  "Your lender": "Su entidad financiera",
  "Name of your bank or credit union": "Nombre de su banco o cooperativa de crédito",
  "Phone or email of the person or office that handles your loan.":
    "Teléfono o correo de la persona u oficina que atiende su préstamo.",
  "After you submit, upload your approval letter under Documents.":
    "Después de enviar el pedido, suba su carta de aprobación en Documentos.",
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
  "{dealer} makes offers for trade-ins in person or by phone. Call {phone} before you submit. A trade-in isn't part of the amounts shown here.":
    "{dealer} ofrece precios por su auto en persona o por teléfono. Llame al {phone} antes de enviar el pedido. El auto a cuenta no está incluido en los montos de esta página.",
  "Continue without a trade-in": "Continuar sin auto a cuenta",
  "Pay in full": "Pagar el total",
  "Finance with us": "Financiar con nosotros",
  "Lease with us": "Arrendar con nosotros",
  "Ways to pay": "Formas de pago",
  "Your lender pays us the full price. You tell us who they are.":
    "Su entidad financiera nos paga el precio completo. Usted nos dice cuál es.",
  "Estimate. The lender's answer to your application decides rate and payment.":
    "Es un cálculo aproximado. La respuesta de la financiera a su solicitud decide la tasa y el pago.",
  "We don't take credit applications online yet. Call {phone}.":
    "Todavía no recibimos solicitudes de crédito en línea. Llame al {phone}.",
  "Amount due: {total}.": "Monto a pagar: {total}.",
  "Due at signing: {due}. Then {payment} a month; {total} in all.":
    "A pagar al firmar: {due}. Después, {payment} al mes; {total} en total.",
  'Thank you for choosing {brand}.\n\nYour order {orderNumber} for the {vehicle} is in. {amounts} Nothing is charged yet.\n\nSign in and open "Orders" to follow it and to take the next steps. Questions? Call {supportPhone}.':
    'Gracias por elegir {brand}.\n\nRecibimos su pedido {orderNumber} del {vehicle}. {amounts} Todavía no se cobra nada.\n\nInicie sesión y abra "Pedidos" para darle seguimiento y completar los siguientes pasos. ¿Preguntas? Llame al {supportPhone}.',
  "A buyer submitted order {orderNumber} ({deal}) at {brand}.\n\nVehicle: {vehicle}, {identification}, at {rooftop}. {amounts}\n\nThe vehicle stays off the site until the order is completed or canceled. Questions? Call {supportPhone}.":
    "Un comprador envió el pedido {orderNumber} ({deal}) en {brand}.\n\nVehículo: {vehicle}, {identification}, en {rooftop}. {amounts}\n\nEl vehículo queda fuera del sitio hasta que el pedido se complete o se cancele. ¿Preguntas? Llame al {supportPhone}.",
  "Your application is with the lenders.": "Su solicitud está con las financieras.",
  "{due} due at signing": "{due} al firmar",
  "Paid in full": "Pago completo",
  "Financed; an estimate until a lender answers":
    "Financiado; cálculo aproximado hasta que responda una financiera",
  "Leased; an estimate until a lender answers":
    "Arrendado; cálculo aproximado hasta que responda una financiera",
  "You pay in full after you sign: by linked bank account (no limit), card (up to {cardLimit}), or account and routing number (up to {achLimit}). Questions? Call {phone}.":
    "Usted paga el total después de firmar: con cuenta bancaria vinculada (sin límite), tarjeta (hasta {cardLimit}) o número de cuenta y de ruta (hasta {achLimit}). ¿Preguntas? Llame al {phone}.",
  "Continue to the credit application": "Continuar a la solicitud de crédito",
  "An estimate. Lenders answer with their own terms; you choose one or none of them.":
    "Es un cálculo aproximado. Las financieras responden con sus propias condiciones; usted elige una o ninguna.",
  "Paid by {lender}": "Paga {lender}",
  "I apply for credit with the amounts above and accept the {terms}.":
    "Solicito el crédito con los montos de arriba y acepto los {terms}.",
  "Submitting sends your application to lenders and keeps the car for you meanwhile. Nothing is charged, and you are free to decline every offer.":
    "Al enviar, su solicitud llega a las financieras y el auto queda reservado para usted mientras tanto. No se cobra nada y puede rechazar todas las ofertas.",
  "How would you like to pay?": "¿Cómo desea pagar?",
  "Enter the name of your bank or credit union.": "Ingrese el nombre de su banco o cooperativa de crédito.",
  "Enter a phone number or an email address of your lender.":
    "Ingrese un teléfono o un correo electrónico de su prestamista.",
  "Every date costs the same. The lender may ask for a price per day.":
    "Todas las fechas cuestan lo mismo. La financiera puede cobrar un precio por día.",
  "Each later day adds about {cost} to the total of payments.":
    "Cada día más tarde agrega unos {cost} al total de pagos.",
  "{day}: {amount} more in all": "{day}: {amount} más en total",
  "{day}: {amount} less in all": "{day}: {amount} menos en total",
};
