/** Spanish of the texts of this module, by their English ones. */
export const es: Readonly<Record<string, string>> = {
  "Verify your ID": "Verifique su identificación",
  "{brand}: verify your ID on this phone: {link} The link works once, for 24 hours. Questions? Call {supportPhone}.":
    "{brand}: verifique su identificación en este teléfono: {link} El enlace funciona una sola vez, durante 24 horas. ¿Preguntas? Llame al {supportPhone}.",
  "We couldn't verify your ID.": "No pudimos verificar su identificación.",
  "ID verification timed out.": "Se agotó el tiempo para verificar la identificación.",
  "ID verification was cancelled.": "Se canceló la verificación de identificación.",
  "ID verification wasn't finished.": "No se terminó la verificación de identificación.",
  "ID verification is unavailable right now.":
    "La verificación de identificación no está disponible en este momento.",
  "You're done on this phone. Return to your computer to continue.":
    "Ya terminó en este teléfono. Vuelva a su computadora para continuar.",
  "In Illinois, we check your ID in person. Bring your driver's license when we meet.":
    "En Illinois verificamos su identificación en persona. Traiga su licencia de conducir cuando nos vea.",
  "We don't recognize this event.": "No reconocemos este evento.",
  "This link no longer works.": "Este enlace ya no funciona.",
  "Your ID is already verified.": "Su identificación ya está verificada.",
  "Something went wrong. Please wait {wait} before trying again.":
    "Algo salió mal. Espere {wait} antes de intentarlo de nuevo.",
  "We couldn't find this ID verification.": "No pudimos encontrar esta verificación de identificación.",
  "About two minutes. Have your driver's license at hand.":
    "Unos dos minutos. Tenga a mano su licencia de conducir.",
  "Only the people who prepare your contract, and your lender if you have one, see your pictures.":
    "Solo quienes preparan su contrato, y su prestamista si tiene uno, ven sus fotos.",
  "It's easier on your phone: open the link from the text message there.":
    "Es más fácil en su teléfono: abra allí el enlace del mensaje de texto.",
  "Before you get your car, we check that it's you.":
    "Antes de entregarle su auto, comprobamos que es usted.",
  "{done} of {of} done": "{done} de {of} listos",
  "Pictures of your driver's license": "Fotos de su licencia de conducir",
  "State that issued it": "Estado que la emitió",
  Front: "Frente",
  "Back (side of a card)": "Reverso",
  "License number": "Número de licencia",
  "Send my ID": "Enviar mi identificación",
  "Sending your pictures…": "Enviando sus fotos…",
  "No pictures needed": "No hacen falta fotos",
  "Show my ID in person": "Mostrar mi identificación en persona",
  "Use any picture and any license number, such as {bold}. One ending in 0000 fails, 1111 stays incomplete, 9999 finds the service down.":
    "Use cualquier foto y cualquier número de licencia, como {bold}. Uno que termina en 0000 falla, 1111 queda incompleto y 9999 encuentra el servicio caído.",
  "Choose a state.": "Elija un estado.",
  "Take a picture of the front.": "Tome una foto del frente.",
  "Take a picture of the back.": "Tome una foto del reverso.",
  "Enter 4 to 20 letters, digits or hyphens.": "Ingrese de 4 a 20 letras, dígitos o guiones.",
  "This link was already used.": "Este enlace ya se usó.",
  "This link has expired.": "Este enlace venció.",
  "A newer link was sent. Open the latest text message.":
    "Se envió un enlace más reciente. Abra el último mensaje de texto.",
  "This link doesn't work.": "Este enlace no funciona.",
  "See your orders": "Ver sus pedidos",
  "Each link works once. Your order shows whether your ID is verified.":
    "Cada enlace funciona una sola vez. Su pedido muestra si su identificación está verificada.",
  "A link works for 24 hours.": "Un enlace funciona durante 24 horas.",
  "Only the newest link works.": "Solo funciona el enlace más reciente.",
  "Your pictures aren't needed any more.": "Ya no hacen falta sus fotos.",
  "Part of its address may be missing. Open the link in the text message again.":
    "Puede que falte una parte de la dirección. Abra de nuevo el enlace del mensaje de texto.",
  "If you still need a link": "Si todavía necesita un enlace",
  "Open your order, on this phone or on a computer.":
    "Abra su pedido, en este teléfono o en una computadora.",
  "Choose Verify ID and have a new link sent.":
    "Elija Verificar la identificación y pida que le enviemos un enlace nuevo.",
  "Open the newest text message on your phone.": "Abra en su teléfono el mensaje de texto más reciente.",
  "Your pictures arrived and your ID is verified.": "Llegaron sus fotos y su identificación está verificada.",
  "Your order goes on by itself on your computer.": "Su pedido continúa solo en su computadora.",
  "You can close this page.": "Puede cerrar esta página.",
  "We can't read this picture. Take another one.": "No podemos leer esta foto. Tome otra.",
  "Reading the picture…": "Leyendo la foto…",
  "Take again": "Tomar de nuevo",
  "Choose a file": "Elegir un archivo",
  "Continue on this phone": "Continuar en este teléfono",
  "Checking your ID": "Verificando su identificación",
  "We're waiting for the result. If you didn't finish taking the photos, you can continue.":
    "Esperamos el resultado. Si no terminó de tomar las fotos, continúe con ellas.",
  "Have your license ready. You'll take the photos on our verification partner's site, then come back here.":
    "Tenga a mano su licencia. Tomará las fotos en las páginas de nuestro socio de verificación y volverá aquí.",
  "This usually takes less than a minute.": "Suele tardar menos de un minuto.",
  "Keep taking photos": "Seguir tomando fotos",
  Start: "Comenzar",
  "We couldn't load this step": "No pudimos cargar este paso",
  "Loading your ID verification": "Cargando la verificación de su identificación",
  "ID verified": "Identificación verificada",
  "Thank you. We matched your driver's license to you.":
    "Gracias. Su licencia de conducir coincide con usted.",
  "We'll check your ID in person": "Verificaremos su identificación en persona",
  "There's nothing to do now. Continue with the other steps. Questions? Call {phone}.":
    "No hay nada que hacer ahora: continúe con los demás pasos. ¿Preguntas? Llame al {phone}.",
  "Try your ID again": "Pruebe de nuevo con su identificación",
  "Take a picture of both sides of your driver's license with this phone. It takes about two minutes.":
    "Tome con este teléfono una foto de ambos lados de su licencia de conducir. Toma unos dos minutos.",
  "Take a photo of your driver's license with your phone. We'll text you a link, and this page continues automatically.":
    "Tome con su teléfono una foto de su licencia de conducir. Le enviamos un enlace por mensaje de texto y esta página continúa sola.",
  "A new link replaces the old one. Bright light and a flat surface help.":
    "Un enlace nuevo reemplaza al anterior. Ayudan la luz clara y una superficie plana.",
  "Use another phone": "Usar otro teléfono",
  "Check your phone": "Revise su teléfono",
  "Take the pictures": "Tome las fotos",
  "We texted a link to {phone}. It works once, until {until}.":
    "Enviamos un enlace por mensaje de texto al {phone}. Funciona una sola vez, hasta el {until}.",
  "We texted a link to {phone}. It works once.":
    "Enviamos un enlace por mensaje de texto al {phone}. Funciona una sola vez.",
  "You started on a phone. Finish there, or start again here.":
    "Comenzó en un teléfono. Termine allí o comience de nuevo aquí.",
  "Open the text message on your phone.": "Abra el mensaje de texto en su teléfono.",
  "Take a picture of your driver's license.": "Tome una foto de su licencia de conducir.",
  "Come back here. We check every 30 seconds.": "Vuelva aquí. Lo comprobamos cada 30 segundos.",
  "I'm done on my phone": "Ya terminé en mi teléfono",
  "No message? Send it again": "¿No le llegó el mensaje? Envíelo de nuevo",
  "Send a new link": "Enviar un enlace nuevo",
  "Open the text message's link": "Abrir el enlace del mensaje de texto",
  "(new tab)": "(pestaña nueva)",
  "The message is on the {desk}": "El mensaje está en el {desk}",
  "sandbox desk": "escritorio de pruebas",
  "looking for it…": "buscándolo…",
  "Thank you": "Gracias",
  "Return to your computer to send a new link and try again.":
    "Vuelva a su computadora para enviar un enlace nuevo e intentarlo de nuevo.",
  "Your ID is verified.": "Su identificación está verificada.",
  "Go back to your order to try again.": "Vuelva a su pedido para intentarlo de nuevo.",
  "A cell phone with a camera. Message and data rates may apply.":
    "Un teléfono celular con cámara. Pueden aplicarse tarifas de mensajes y datos.",
  "Cell phone number": "Número de teléfono celular",
  "Only if it differs from the state you live in.": "Solo si es distinto del estado donde vive.",
  "State on your driver's license": "Estado de su licencia de conducir",
  "Same as my home state": "El mismo que mi domicilio",
  "Use a test number such as {bold}. Nothing is sent; the message appears on this page.":
    "Use un número de prueba como {bold}. No se envía nada; el mensaje aparece en esta página.",
  "Text me the link": "Enviarme el enlace por mensaje",
  "Back to your order": "Volver a su pedido",
  "I agree to get a text message with this link. Message and data rates may apply.":
    "Acepto recibir un mensaje de texto con este enlace. Pueden aplicarse tarifas de mensajes y datos.",
  "This order is over, so there is nothing left to verify.":
    "Este pedido terminó; no queda nada que verificar.",
  "No one else is buying this car with you.": "Nadie más compra este auto con usted.",
  "We'll check {name}'s ID in person": "Revisaremos la identificación de {name} en persona",
  "There's nothing to do now. Continue with the other steps.":
    "No hay nada que hacer ahora. Continúe con los demás pasos.",
  "{name}'s ID": "Identificación de {name}",
  "Verify {name}'s ID": "Verifique la identificación de {name}",
  "{name} buys this car with you, so we check their driver's license too.":
    "{name} compra este auto con usted, así que también revisamos su licencia de conducir.",
  "Your co-buyer started to verify their ID.":
    "Quien compra con usted comenzó a verificar su identificación.",
  "Your co-buyer's ID was verified.": "Se verificó la identificación de quien compra con usted.",
  "Your co-buyer's ID couldn't be verified.":
    "No se pudo verificar la identificación de quien compra con usted.",
  "The ID check of your co-buyer was canceled.": "Se canceló la verificación de quien compra con usted.",
  "The ID check of your co-buyer wasn't finished.":
    "No se terminó la verificación de quien compra con usted.",
  "The link to verify your co-buyer's ID expired.":
    "Venció el enlace para verificar la identificación de quien compra con usted.",
  "We couldn't verify your co-buyer's ID": "No pudimos verificar la identificación de quien compra con usted",
  "Hi {firstName},\n\nWe couldn't verify your co-buyer's ID for order {orderNumber}. Please open the order and have a new link sent to their phone. Good light and the whole license in the picture help.\n\nQuestions? Call {supportPhone}.":
    "Hola, {firstName}:\n\nNo pudimos verificar la identificación de la persona que compra con usted en el pedido {orderNumber}. Abra el pedido y pida un enlace nuevo para su teléfono. Ayudan la buena luz y que la licencia se vea completa en la foto.\n\n¿Preguntas? Llame al {supportPhone}.",
  "{brand}: {firstName}, we couldn't verify your co-buyer's ID. Please open order {orderNumber} and try again. Questions? Call {supportPhone}.":
    "{brand}: {firstName}, no pudimos verificar la identificación de la persona que compra con usted. Abra el pedido {orderNumber} e inténtelo de nuevo. ¿Preguntas? Llame al {supportPhone}.",
  "Your co-buyer's ID link has expired": "Venció el enlace de identificación de quien compra con usted",
  "Hi {firstName},\n\nThe link to verify your co-buyer's ID for order {orderNumber} has expired. Please open the order and have a new one sent to their phone.\n\nQuestions? Call {supportPhone}.":
    "Hola, {firstName}:\n\nVenció el enlace para verificar la identificación de la persona que compra con usted en el pedido {orderNumber}. Abra el pedido y pida uno nuevo para su teléfono.\n\n¿Preguntas? Llame al {supportPhone}.",
  "{brand}: {firstName}, the link to verify your co-buyer's ID has expired. Please open order {orderNumber} to get a new one. Questions? Call {supportPhone}.":
    "{brand}: {firstName}, venció el enlace para verificar la identificación de la persona que compra con usted. Abra el pedido {orderNumber} para pedir uno nuevo. ¿Preguntas? Llame al {supportPhone}.",
  "What a good picture looks like": "Cómo es una buena foto",
  "All four corners": "Las cuatro esquinas",
  "Cut off": "Cortada",
  Glare: "Con reflejo",
  "Good:": "Bien:",
  "Not like this:": "Así no:",
};
