/** Spanish texts of privacy requests, by their English ones. */
export const es: Readonly<Record<string, string>> = {
  "send me the personal data you have about me": "envíenme los datos personales que tienen sobre mí",
  "delete my personal data": "eliminen mis datos personales",
  "correct my personal data": "corrijan mis datos personales",
  "don't sell or share my personal data": "no vendan ni compartan mis datos personales",
  "Too many requests came from here. Please try again later.":
    "Llegaron demasiadas solicitudes desde aquí. Inténtelo más tarde.",
  "This link doesn't work anymore.": "Este enlace ya no funciona.",
  "You entered it on our site.": "Usted la ingresó en nuestro sitio.",
  "{agent} entered it for you and says that you authorized them in writing.":
    "{agent} la ingresó por usted y dice que usted le autorizó por escrito.",
  "Choose what you are asking for.": "Elija qué solicita.",
  "Confirm that the consumer authorized you in writing.": "Confirme que la persona le autorizó por escrito.",
  "Privacy requests": "Solicitudes de privacidad",
  "Ask for the personal data we have about you, have it deleted or corrected, or opt out of its sale or sharing. Two requests for your data in twelve months are free. We answer within 45 days; if we need up to 90, we tell you why.":
    "Pida los datos personales que tenemos sobre usted, que los eliminemos o corrijamos, o que no se vendan ni compartan. Dos solicitudes de sus datos en doce meses son gratuitas. Respondemos en un plazo de 45 días; si necesitamos hasta 90, le decimos por qué.",
  "We received request {number}": "Recibimos la solicitud {number}",
  "You're signed in with this email, so there is nothing to confirm.":
    "Usted inició sesión con este correo electrónico, así que no hay nada que confirmar.",
  "We sent an email to the consumer's address. Open the link in it to confirm the request.":
    "Enviamos un correo electrónico a la dirección de la persona. Abra el enlace para confirmar la solicitud.",
  "We will answer by {date}.": "Responderemos a más tardar el {date}.",
  "Please …": "Por favor, …",
  "Whose data": "De quién son los datos",
  "The address you use with us. We send a link there to confirm the request.":
    "La dirección que usa con nosotros. Enviamos allí un enlace para confirmar la solicitud.",
  "For example what is wrong and what it should say. Leave out card and Social Security numbers.":
    "Por ejemplo, qué está mal y qué debería decir. No incluya números de tarjeta ni del Seguro Social.",
  Details: "Detalles",
  "Asking for someone else?": "¿Lo solicita para otra persona?",
  "I'm an authorized agent of this person": "Soy representante autorizado de esta persona",
  "Your name": "Su nombre",
  "Your email": "Su correo electrónico",
  "They authorized me in writing. We ask them to confirm it.":
    "Me autorizó por escrito. Le pedimos que lo confirme.",
  "Send request": "Enviar solicitud",
  "Your privacy request": "Su solicitud de privacidad",
  "Confirm that this request is yours. We will answer it by {date}.":
    "Confirme que esta solicitud es suya. La responderemos a más tardar el {date}.",
  "Your request is confirmed. We will answer it by {date}.":
    "Su solicitud está confirmada. La responderemos a más tardar el {date}.",
  "We need more time and will answer by {date}. The reason is in our email.":
    "Necesitamos más tiempo y responderemos a más tardar el {date}. El motivo está en nuestro correo.",
  "Your request is done.": "Su solicitud está lista.",
  "We couldn't do what you asked. The reason is in our email.":
    "No pudimos hacer lo que pidió. El motivo está en nuestro correo.",
  "No one confirmed this request in time, so it has expired. You can send a new one.":
    "Nadie confirmó esta solicitud a tiempo, así que venció. Puede enviar otra.",
  "Request {number}: {what}": "Solicitud {number}: {what}",
  "This request is mine": "Esta solicitud es mía",
  "Download your data": "Descargar sus datos",
  "(until {date})": "(hasta el {date})",
  "Confirm your privacy request {requestNumber}": "Confirme su solicitud de privacidad {requestNumber}",
  "Hi {firstName},\n\nWe received a privacy request for this email address: {what}. {who}\n\nConfirm that it is yours, and we will answer by {dueOn}. If you don't confirm it by {confirmBy}, nothing happens.\n\nNot you? Ignore this email, or call {supportPhone}.":
    "Hola, {firstName}:\n\nRecibimos una solicitud de privacidad para esta dirección de correo: {what}. {who}\n\nConfirme que es suya y responderemos a más tardar el {dueOn}. Si no la confirma antes del {confirmBy}, no pasa nada.\n\n¿No fue usted? Ignore este correo o llame al {supportPhone}.",
  "Review and confirm": "Revisar y confirmar",
  "We're working on your privacy request {requestNumber}":
    "Estamos trabajando en su solicitud de privacidad {requestNumber}",
  "Hi {firstName},\n\nYour request ({what}) is confirmed. We will answer by {dueOn}.\n\nYou can see where it stands at any time.\n\nQuestions? Call {supportPhone}.":
    "Hola, {firstName}:\n\nSu solicitud ({what}) está confirmada. Responderemos a más tardar el {dueOn}.\n\nPuede ver en qué estado está en cualquier momento.\n\n¿Preguntas? Llame al {supportPhone}.",
  "See your request": "Ver su solicitud",
  "Your data is ready to download": "Sus datos están listos para descargar",
  "Hi {firstName},\n\nThe data you asked for in request {requestNumber} is ready. You can download it until {reportUntil}. Keep it to yourself: it holds your personal details.\n\nQuestions? Call {supportPhone}.":
    "Hola, {firstName}:\n\nLos datos que pidió en la solicitud {requestNumber} están listos. Puede descargarlos hasta el {reportUntil}. Guárdelos para usted: contienen sus datos personales.\n\n¿Preguntas? Llame al {supportPhone}.",
  "Your data is deleted": "Sus datos fueron eliminados",
  "Hi {firstName},\n\nAs you asked in request {requestNumber}, we deleted your account and the personal details that came with it. We keep records of finished purchases for as long as the law requires, credit applications that lenders decided on for 25 months, and a record of this request.\n\nQuestions? Call {supportPhone}.":
    "Hola, {firstName}:\n\nComo pidió en la solicitud {requestNumber}, eliminamos su cuenta y los datos personales que contenía. Conservamos los registros de compras terminadas mientras la ley lo exija, durante 25 meses las solicitudes de crédito sobre las que decidieron entidades, y un registro de esta solicitud.\n\n¿Preguntas? Llame al {supportPhone}.",
  "About your privacy request {requestNumber}": "Sobre su solicitud de privacidad {requestNumber}",
  "Hi {firstName},\n\nYou asked us to delete your data, and you have an order that isn't finished. We need your details to complete it. We will answer your request by {dueOn}; to cancel the order, call {supportPhone}.":
    "Hola, {firstName}:\n\nNos pidió eliminar sus datos, y tiene un pedido sin terminar. Necesitamos sus datos para completarlo. Responderemos su solicitud a más tardar el {dueOn}; para cancelar el pedido, llame al {supportPhone}.",
  "Hi {firstName},\n\nYou have asked for your data twice in the last twelve months, so we can't send it again yet. You can ask again from {nextOn}.\n\nQuestions? Call {supportPhone}.":
    "Hola, {firstName}:\n\nYa pidió sus datos dos veces en los últimos doce meses, así que todavía no podemos enviarlos de nuevo. Puede pedirlos otra vez desde el {nextOn}.\n\n¿Preguntas? Llame al {supportPhone}.",
  "We need more time for your privacy request {requestNumber}":
    "Necesitamos más tiempo para su solicitud de privacidad {requestNumber}",
  "Hi {firstName},\n\nWe need more time for your request and will answer by {dueOn}. The reason: {reason}\n\nQuestions? Call {supportPhone}.":
    "Hola, {firstName}:\n\nNecesitamos más tiempo para su solicitud y responderemos a más tardar el {dueOn}. El motivo: {reason}\n\n¿Preguntas? Llame al {supportPhone}.",
  "Your privacy request {requestNumber} is done": "Su solicitud de privacidad {requestNumber} está lista",
  "Hi {firstName},\n\nWe finished your request ({what}). {note}\n\nQuestions? Call {supportPhone}.":
    "Hola, {firstName}:\n\nTerminamos su solicitud ({what}). {note}\n\n¿Preguntas? Llame al {supportPhone}.",
  "Hi {firstName},\n\nWe can't do what you asked ({what}). The reason: {reason}\n\nYou can write back within 30 days if you disagree. Questions? Call {supportPhone}.":
    "Hola, {firstName}:\n\nNo podemos hacer lo que pidió ({what}). El motivo: {reason}\n\nSi no está de acuerdo, puede escribirnos en un plazo de 30 días. ¿Preguntas? Llame al {supportPhone}.",
  "We received your privacy request {requestNumber}": "Recibimos su solicitud de privacidad {requestNumber}",
  "Hi {agentName},\n\nWe received the request you made for a consumer. We wrote to them to confirm that they authorized you, and will answer them directly by {dueOn}.\n\nQuestions? Call {supportPhone}.":
    "Hola, {agentName}:\n\nRecibimos la solicitud que hizo para otra persona. Le escribimos para que confirme que le autorizó y le responderemos directamente a más tardar el {dueOn}.\n\n¿Preguntas? Llame al {supportPhone}.",
  "Privacy request {requestNumber}: answer by {dueOn}":
    "Solicitud de privacidad {requestNumber}: responder antes del {dueOn}",
  "A privacy request needs somebody's attention.\n\nRequest: {what}\nReceived: {receivedOn}\nAnswer due: {dueOn}\nWhy it needs a person: {why}\n\nAnswer it with the events privacy.extended, privacy.completed or privacy.denied.":
    "Una solicitud de privacidad necesita atención.\n\nSolicitud: {what}\nRecibida: {receivedOn}\nRespuesta antes del: {dueOn}\nPor qué necesita a una persona: {why}\n\nRespóndala con los eventos privacy.extended, privacy.completed o privacy.denied.",
  "Use letters, spaces, hyphens and apostrophes only, 60 at most.":
    "Use solo letras, espacios, guiones y apóstrofos, 60 como máximo.",
  "Privacy policy": "Política de privacidad",
};
