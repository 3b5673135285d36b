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
  'Thank you for choosing {brand}.\n\nYour order {orderNumber} for the {vehicle} is in. Amount due: {total}. Nothing is charged yet.\n\nSign in and open "Orders" to follow it and to take the next steps. Questions? Call {supportPhone}.':
    'Gracias por elegir {brand}.\n\nRecibimos su pedido {orderNumber} del {vehicle}. Monto a pagar: {total}. Todavía no se ha cobrado nada.\n\nInicie sesión y abra "Pedidos" para seguirlo y dar los próximos pasos. ¿Preguntas? Llame al {supportPhone}.',
  "New online order {orderNumber}": "Nuevo pedido en línea {orderNumber}",
  "A buyer submitted cash order {orderNumber} at {brand}.\n\nVehicle: {vehicle}, {identification}, at {rooftop}. Amount due: {total}.\n\nThe vehicle stays off the site until the order is completed or canceled. Questions? Call {supportPhone}.":
    "Un comprador envió el pedido de contado {orderNumber} en {brand}.\n\nVehículo: {vehicle}, {identification}, en {rooftop}. Monto a pagar: {total}.\n\nEl vehículo está fuera de venta hasta que el pedido se complete o se cancele. ¿Preguntas? Llame al {supportPhone}.",
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
  "You pay in full after you sign: by linked bank account (no limit), card (up to {cardLimit}), or account and routing number (up to {achLimit}). We don't offer financing online yet. Call {phone}.":
    "Paga el total después de firmar: con una cuenta bancaria vinculada (sin límite), con tarjeta (hasta {cardLimit}) o con número de cuenta y de ruta (hasta {achLimit}). Todavía no ofrecemos financiamiento en línea. Llame al {phone}.",
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
};
