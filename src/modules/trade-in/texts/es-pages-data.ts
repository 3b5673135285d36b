import type { Dictionary } from "#platform/shared/texts/text.ts";

/** Spanish of the pages of a trade-in. */
export const es: Dictionary = {
  "No VIN at hand?": "¿No tiene el VIN a la mano?",
  "Enter year, make and model": "Escriba año, marca y modelo",
  "About two minutes": "Unos dos minutos",
  "A few questions with pictures. No account, no phone number.":
    "Unas preguntas con dibujos. Sin cuenta ni número de teléfono.",
  "Every dollar explained": "Cada dólar explicado",
  "You see what each answer takes off before you choose it, and all of the math afterward.":
    "Antes de elegir una respuesta ve cuánto resta, y después ve todo el cálculo.",
  "Valid for 7 days": "Válida por 7 días",
  "Trade it in toward one of our cars, or just sell it to us.":
    "Entréguelo a cuenta de uno de nuestros autos, o véndanoslo sin comprar nada.",
  "You have an offer from us": "Tiene una oferta nuestra",
  "Start with another car": "Empezar con otro auto",
  "Scan the VIN barcode": "Escanear el código de barras del VIN",
  "We couldn't read a VIN on this picture. Move closer to the barcode, or type the VIN.":
    "No pudimos leer un VIN en esta foto. Acérquese al código de barras o escriba el VIN.",
  "Choose the model year.": "Elija el año del modelo.",
  "Enter the make, for example Honda.": "Escriba la marca, por ejemplo Honda.",
  "Enter the model, for example Accord.": "Escriba el modelo, por ejemplo Accord.",
  "The VIN is right, but we don't know its model. Please tell us what your car is.":
    "El VIN es correcto, pero no conocemos su modelo. Díganos qué auto es.",
  "Choose the year": "Elija el año",
  "Often on the back of the car, for example EX-L.":
    "Suele estar en la parte de atrás del auto, por ejemplo EX-L.",
  "Get my offer": "Ver mi oferta",
  "Use the VIN instead": "Usar el VIN",
  "A VIN has 17 characters. This one has {count}.": "Un VIN tiene 17 caracteres. Este tiene {count}.",
  "Enter the VIN, or choose year, make and model below.":
    "Escriba el VIN, o elija abajo año, marca y modelo.",
  "17 characters: on the windshield, the driver's door frame, or your insurance card.":
    "17 caracteres: en el parabrisas, en el marco de la puerta del conductor o en su tarjeta de seguro.",
  "VIN of your car": "VIN de su auto",
  "An appraiser will review this": "Un valuador lo revisará",
  "I own it": "Es mío",
  "It is paid off.": "Ya está pagado.",
  "I'm still paying a loan": "Todavía pago un préstamo",
  "The offer goes toward your payoff first. If you owe more than the offer, the rest is yours to pay or finance.":
    "La oferta se aplica primero a liquidar el préstamo. Si debe más que la oferta, usted paga o financia el resto.",
  "It's leased": "Está arrendado (lease)",
  "The leasing company has to agree.": "La compañía de arrendamiento tiene que aceptar.",
  "How many miles does it have, and where is it?": "¿Cuántas millas tiene y dónde está?",
  miles: "millas",
  "Do you own it, or are you still paying for it?": "¿Es suyo o todavía lo está pagando?",
  "Roughly what your lender's last statement says. You don't need the exact amount yet.":
    "Más o menos lo que dice el último estado de cuenta. Aún no necesita el monto exacto.",
  "What do you still owe?": "¿Cuánto debe todavía?",
  "Tell us about your car": "Cuéntenos sobre su auto",
  "Change an answer": "Cambie una respuesta",
  "Another car?": "¿Otro auto?",
  "Marks and repairs can also lower the condition grade, which takes off a share of your car's price. The offer shows both.":
    "Las marcas y reparaciones también pueden bajar la calificación del estado, que resta una parte del precio de su auto. La oferta muestra ambas cosas.",
  "Your last answer isn't saved yet": "Su última respuesta aún no se guardó",
  "Update the offer": "Actualizar la oferta",
  "The basics": "Lo básico",
  "Its history": "Su historia",
  "How it runs": "Cómo funciona",
  "How it looks": "Cómo se ve",
  "The last details": "Los últimos detalles",
  "VIN ending in {ending}": "VIN terminado en {ending}",
  "We don't have enough cars like yours to figure a fair offer automatically.":
    "No tenemos suficientes autos como el suyo para calcular una oferta justa automáticamente.",
  "An appraiser needs to review one of your answers.": "Un valuador tiene que revisar una de sus respuestas.",
  "It is older than the cars that we price right away.":
    "Es más antiguo que los autos que valuamos al instante.",
  "It has more miles than the cars that we price right away.":
    "Tiene más millas que los autos que valuamos al instante.",
  "It's leased, so we'll ask the leasing company for its buyout price.":
    "Está arrendado: preguntamos a la compañía de arrendamiento cuánto pide.",
  "Its value is close to what preparing it costs.": "Su valor se acerca a lo que cuesta prepararlo.",
  "We need a closer look": "Necesitamos verlo con más detalle",
  "An appraiser is reviewing your car": "Un valuador está revisando su auto",
  "Please call {phone} so we can finish your offer. If you saved it to an account, we'll contact you too.":
    "Llame al {phone} para terminar su oferta. Si la guardó en una cuenta, también nos comunicaremos con usted.",
  "This page updates on its own. You can also close it and come back on this device.":
    "Esta página se actualiza sola. También puede cerrarla y volver en este dispositivo.",
  "Why it isn't instant": "Por qué no al instante",
  "You'll have an answer by {moment}.": "Tendrá una respuesta a más tardar el {moment}.",
  "This is taking longer than we promised. We're on it.":
    "Está tardando más de lo que prometimos. Estamos en ello.",
  "Your offer": "Su oferta",
  "Valid until {moment}": "Válida hasta el {moment}",
  "{count} {count:day|days} left": "{count:queda|quedan} {count} {count:día|días}",
  "How we got to it": "Cómo la calculamos",
  "Your change lowered the offer by {amount}": "Su cambio bajó la oferta {amount}",
  "Your change raised the offer by {amount}": "Su cambio subió la oferta {amount}",
  "It was {amount} before.": "Antes era de {amount}.",
  now: "ahora",
  "What you can do with it": "Qué puede hacer con ella",
  "Trade it in toward one of our cars": "Entregarlo a cuenta de uno de nuestros autos",
  "Choose a car. We take yours when you get the new one.":
    "Elija un auto. Recibimos el suyo cuando usted reciba el nuevo.",
  "Or just sell it to us": "O simplemente véndanoslo",
  "{brand} buys your car for the same amount, less any loan payoff. Make an appointment and bring the car and its papers. If you owe more than the offer, you pay the difference.":
    "{brand} compra su auto por el mismo monto, menos lo que falte por pagar del préstamo. Haga una cita y traiga el auto y sus papeles. Si debe más que la oferta, usted paga la diferencia.",
  "What can still change it": "Qué puede cambiarla todavía",
  "We check the car when you hand it over. The amount changes only if the miles or an answer turn out to be different.":
    "Revisamos el auto cuando lo entrega. El monto cambia solo si las millas o una respuesta resultan distintas.",
  "Find your next car": "Buscar su próximo auto",
  "Sell it: make an appointment": "Venderlo: hacer una cita",
  "Working it out from our stock…": "Calculándola con nuestro inventario…",
  "You'd have about {amount} left": "Le quedan unos {amount}",
  "You owe about {amount} more than the offer": "Debe unos {amount} más que la oferta",
  "Our offer": "Nuestra oferta",
  "Left for you": "Le queda",
  "Still owed": "Queda por pagar",
  "You owe about": "Usted debe unos",
  "We first pay off what you owe. The exact amount comes from your lender or leasing company, to the day.":
    "Primero pagamos lo que usted debe. El monto exacto lo da su prestamista o compañía de arrendamiento, hasta ese día.",
  "You can pay the difference, or a lender may add it to the loan for your next car.":
    "Puede pagar la diferencia, o un prestamista puede sumarla al préstamo de su próximo auto.",
  "Change an answer and see what it does to the offer.": "Cambie una respuesta y vea qué pasa con la oferta.",
  "about {amount} owed": "se deben unos {amount}",
  "Mileage and zip code": "Millaje y código postal",
  "{miles} miles": "{miles} millas",
  "Estimated from {count} cars in our stock on {date}.":
    "Estimada a partir de {count} autos de nuestro inventario al {date}.",
  "It's our own estimate, not a price guide's.":
    "Es nuestra propia estimación, no la de una guía de precios.",
  "8 of 10 cars like yours are listed between {low} and {high}. That is what a dealer asks, not what a dealer pays.":
    "8 de cada 10 autos como el suyo se anuncian entre {low} y {high}. Es lo que pide un concesionario, no lo que paga.",
  "Your offer has ended": "Su oferta venció",
  "It was valid until {moment}. Car prices change every week, so a new one can be higher or lower.":
    "Fue válida hasta el {moment}. Los precios de los autos cambian cada semana, así que una nueva puede ser mayor o menor.",
  "Get a new offer": "Pedir una nueva oferta",
  Rough: "Malo",
  "A {car} like yours": "Un {car} como el suyo",
  "With {miles} miles, estimated from {count} cars in our stock.":
    "Con {miles} millas, estimado a partir de {count} autos de nuestro inventario.",
  "Your mileage": "Su millaje",
  "{miles} miles instead of {usual}.": "{miles} millas en lugar de {usual}.",
  "Condition: {grade}": "Estado: {grade}",
  "A share of the price, based on all of your answers.": "Una parte del precio, según todas sus respuestas.",
  Transport: "Transporte",
  "From you to our lot.": "Desde donde está usted hasta nuestro lote.",
  "Our margin": "Nuestro margen",
  "For inspection, warranty and selling it, rounded so that the offer is in whole dollars.":
    "Para la inspección, la garantía y la venta, redondeado para que la oferta sea en dólares enteros.",
  "Trade-in bonus from {brand}": "Bono de {brand} por su auto a cuenta",
  "Extra from our appraiser": "Extra de nuestro valuador",
  "Our appraiser's offer": "Oferta de nuestro valuador",
  "An appraiser reviewed what you told us.": "Un valuador revisó lo que nos dijo.",
  "Saved to your account. You'll find it here on all of your devices.":
    "Guardada en su cuenta. La encuentra aquí en todos sus dispositivos.",
  "Keep this offer": "Conserve esta oferta",
  "Don't lose it": "No la pierda",
  "It's on this device only. With an account, you have it everywhere, including at checkout.":
    "Está solo en este dispositivo. Con una cuenta la tiene en todas partes, también al comprar.",
  "Your vehicle isn't eligible for an online offer.": "Su vehículo no califica para una oferta en línea.",
  "That doesn't mean it has no value elsewhere. Call {phone}: an appraiser can look at it in person.":
    "Eso no significa que no tenga valor en otro lugar. Llame al {phone}: un valuador puede verlo en persona.",
  "Buy without a trade-in": "Comprar sin auto a cuenta",
  "Was an answer wrong? Change it below, and we'll look again.":
    "¿Alguna respuesta no era correcta? Cámbiela abajo y lo revisamos otra vez.",
  "Your trade-in offer has ended.": "La oferta por su auto venció.",
  "Your trade-in offer ends within a day.": "La oferta por su auto vence en menos de un día.",
  "Your trade-in offer ends in {count} {count:day|days}.":
    "La oferta por su auto vence en {count} {count:día|días}.",
  "Choose the state that issued the title.": "Elija el estado que emitió el título.",
  "Choose whose names are on the title.": "Elija de quién es el nombre en el título.",
  "Enter the plate as it is on the car: letters, digits, spaces and dashes.":
    "Escriba la placa como está en el auto: letras, números, espacios y guiones.",
  "This VIN belongs to a {year} model, and your offer is for a {offered}.":
    "Este VIN es de un modelo {year} y su oferta es por uno {offered}.",
  "Only mine": "Solo el mío",
  "Two names joined by “and”": "Dos nombres unidos por “and” (y)",
  "Two names joined by “or”": "Dos nombres unidos por “or” (o)",
  "For the papers of your trade-in": "Para los documentos de su auto a cuenta",
  "This doesn't change your offer. We print it on the papers you sign, and ask for the right ones.":
    "Esto no cambia su oferta. Lo imprimimos en los documentos que firma y le pedimos los correctos.",
  "License plate": "Placa",
  "Which state issued the title?": "¿Qué estado emitió el título?",
  "In which state is your car registered?": "¿En qué estado está registrado su auto?",
  "Your leasing company is on the title and sends it to us, so you don't need it.":
    "El título está a nombre de su compañía de arrendamiento, que nos lo envía; usted no lo necesita.",
  "Whose name is on the title?": "¿De quién es el nombre en el título?",
  "Do you have the title?": "¿Tiene el título?",
  "No, I can't find it": "No, no lo encuentro",
  "Saved for your papers.": "Guardado para sus documentos.",
  "Save for my papers": "Guardar para mis documentos",
  "Choose one": "Elija una opción",
  "Choose a state": "Elija un estado",
  "You'd have {amount} left": "Le quedarían {amount}",
  "You owe {amount} more than the offer": "Debe {amount} más que la oferta",
  "You're selling us this car": "Nos está vendiendo este auto",
  "You accepted the offer. Appointment, papers and payment are on the page of your sale.":
    "Usted aceptó la oferta. La cita, los documentos y el pago están en la página de su venta.",
  "You're selling us this car, so what you told us about it can't change now.":
    "Nos está vendiendo este auto, así que lo que nos contó ya no puede cambiar.",
  "This car is already part of another order or sale. Please call us to sort it out.":
    "Este auto ya es parte de otro pedido o de otra venta. Llámenos para aclararlo.",
  "Back to your order": "Volver a su pedido",
  "Back to the car you were looking at": "Volver al auto que estaba viendo",
  "Back to where you were": "Volver a donde estaba",
  "Your trade-in offer is saved to your account.": "La oferta por su auto está guardada en su cuenta.",
  "When we had this car, its odometer showed {miles} miles. Check the number, and confirm it if it's right.":
    "Cuando tuvimos este auto, su odómetro mostraba {miles} millas. Revise el número y confírmelo si es correcto.",
  "Check this box if the odometer really shows this.":
    "Marque esta casilla si el odómetro realmente muestra esto.",
  "Yes, the odometer really shows this.": "Sí, el odómetro realmente muestra esto.",
  "Its odometer shows fewer miles than our records.":
    "Su odómetro muestra menos millas que nuestros registros.",
  "Sell it to us": "Vendérnoslo",
  "Remove this car": "Quitar este auto",
  "Remove this car?": "¿Quitar este auto?",
  "Its offer ends, and we stop looking at it. You can start again any time.":
    "La oferta termina y dejamos de revisarlo. Puede empezar de nuevo cuando quiera.",
  "Yes, remove it": "Sí, quitarlo",
  "Check what you owe": "Revise lo que debe",
  "Change the amount": "Cambiar el monto",
  "Sell your car": "Venda su auto",
  "Contact us": "Contáctenos",
};
