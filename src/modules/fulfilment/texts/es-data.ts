/** Spanish of the texts of this module, by their English ones. */
export const es: Readonly<Record<string, string>> = {
  pickup: "recogida",
  delivery: "entrega",
  "We received your appointment request": "Recibimos su solicitud de cita",
  "Hello {firstName},\n\nwe have your {kind} of the {vehicle} down for {when} at {rooftop}. We'll confirm it soon.\n\nThe attached file puts it into your calendar.\n\nQuestions? Call {supportPhone}.":
    "Hola, {firstName}:\n\nanotamos su {kind} del {vehicle} para el {when} en {rooftop}. La confirmaremos pronto.\n\nEl archivo adjunto la agrega a su calendario.\n\n¿Preguntas? Llame al {supportPhone}.",
  "We received your new appointment request": "Recibimos su nueva solicitud de cita",
  "Hello {firstName},\n\nwe changed your appointment: the {kind} of the {vehicle} is now down for {when} at {rooftop}. We'll confirm it soon.\n\nThe attached file brings your calendar up to date.\n\nQuestions? Call {supportPhone}.":
    "Hola, {firstName}:\n\ncambiamos su cita: la {kind} del {vehicle} queda ahora para el {when} en {rooftop}. La confirmaremos pronto.\n\nEl archivo adjunto actualiza su calendario.\n\n¿Preguntas? Llame al {supportPhone}.",
  "Your appointment is confirmed": "Su cita está confirmada",
  "Hello {firstName},\n\nyour {kind} of the {vehicle} is confirmed for {when} ({rooftop}). Have your driver's license with you.\n\nThe attached file brings your calendar up to date.\n\nQuestions? Call {supportPhone}.":
    "Hola, {firstName}:\n\nsu {kind} del {vehicle} está confirmada para el {when} ({rooftop}). Tenga consigo su licencia de conducir.\n\nEl archivo adjunto actualiza su calendario.\n\n¿Preguntas? Llame al {supportPhone}.",
  "Your appointment is cancelled": "Su cita se canceló",
  "Hello {firstName},\n\nyour {kind} of the {vehicle} for {when} ({rooftop}) is cancelled.\n\nThe attached file takes it out of your calendar.\n\nQuestions? Call {supportPhone}.":
    "Hola, {firstName}:\n\nse canceló su {kind} del {vehicle} del {when} ({rooftop}).\n\nEl archivo adjunto la quita de su calendario.\n\n¿Preguntas? Llame al {supportPhone}.",
  "Sign your contract first.": "Primero firme su contrato.",
  "That time was just taken. Choose another one.": "Alguien acaba de tomar esa hora. Elija otra.",
  "Choose one of the times shown.": "Elija una de las horas que se muestran.",
  "There is no appointment yet.": "Todavía no hay una cita.",
  "It's too late to change this appointment online. Call {phone}.":
    "Ya es tarde para cambiar esta cita en línea. Llame al {phone}.",
  "Delivery address": "Dirección de entrega",
  "Number and street; we can't deliver to a P.O. box.":
    "Calle y número; no podemos entregar en un apartado postal.",
  "The driver calls this number on the way.": "El conductor llama a este número cuando va en camino.",
  "A gate code, or where a truck can stop.": "Un código de portón, o dónde puede detenerse un camión.",
  Instructions: "Instrucciones",
  Choose: "Elegir",
  Requested: "Solicitada",
  Confirmed: "Confirmada",
  Cancelled: "Cancelado",
  "Add to calendar": "Agregar al calendario",
  Reschedule: "Cambiar la cita",
  "Cancel appointment": "Cancelar la cita",
  "Keep appointment": "Conservar la cita",
  "You can reschedule or cancel here until {when}.": "Puede cambiarla o cancelarla aquí hasta el {when}.",
  "Cancel this appointment?": "¿Cancelar esta cita?",
  "{when} will be free for somebody else. You can choose another time afterwards.":
    "La hora del {when} quedará libre para otra persona. Después puede elegir otra.",
  "Handed over": "Entregado",
  "The car and the keys are with you.": "El auto y las llaves ya están con usted.",
  "See you there": "Nos vemos allí",
  "We're bringing your car": "Le llevamos su auto",
  "We have your request. {dealer} confirms it soon, and you get an email.":
    "Tenemos su solicitud. {dealer} la confirmará pronto y usted recibirá un correo.",
  "Your appointment is confirmed. Bring your driver's license.":
    "Su cita está confirmada. Traiga su licencia de conducir.",
  "Your appointment is confirmed. Have your driver's license ready.":
    "Su cita está confirmada. Tenga a la mano su licencia de conducir.",
  "Have your driver's license ready.": "Tenga a la mano su licencia de conducir.",
  "Have your driver's license ready. Allow an hour for the keys, a walk around the car, and your questions.":
    "Tenga a la mano su licencia de conducir. Cuente con una hora para las llaves, una vuelta alrededor del auto y sus preguntas.",
  "Your car is handed over once it is paid, and bank payments take up to 3 business days. If yours won't have arrived by then, choose a later day.":
    "Su auto se entrega cuando está pagado, y los pagos bancarios tardan hasta 3 días hábiles. Si el suyo no llegará para entonces, elija un día posterior.",
  "Your appointment": "Su cita",
  "no fee": "sin cargo",
  "{amount} due at handover": "{amount} a pagar en la entrega",
  "The driver calls {phone}.": "El conductor llama al {phone}.",
  "Questions? Call {phone}.": "¿Preguntas? Llame al {phone}.",
  "{city}, {state}: {miles} miles away.": "{city}, {state}: a {miles} millas.",
  "Delivery is included.": "La entrega está incluida.",
  "Delivery is {fee}.": "La entrega cuesta {fee}.",
  "We couldn't load your appointment": "No pudimos cargar su cita",
  "Loading your appointment": "Cargando su cita",
  "Request pickup": "Solicitar recogida",
  "Request delivery": "Solicitar entrega",
  "Keep my appointment": "Conservar mi cita",
  "{date} at {hour}, {city} time": "{date} a las {hour}, hora de {city}",
  "Your appointment is cancelled. Choose another time when you are ready.":
    "Se canceló su cita. Elija otra hora cuando quiera.",
  "Reschedule your pickup": "Cambie su recogida",
  "Reschedule your delivery": "Cambie su entrega",
  "Schedule your pickup": "Programe su recogida",
  "Schedule your delivery": "Programe su entrega",
  "{when} stays yours until the new time is booked.":
    "{when} sigue siendo suya hasta que reserve la nueva hora.",
  "Bring your driver's license. Allow an hour for the keys, a walk around the car, and your questions.":
    "Traiga su licencia de conducir. Cuente con una hora para las llaves, una vuelta alrededor del auto y sus preguntas.",
  "No fee.": "Sin cargo.",
  "How do you want to get your car?": "¿Cómo desea recibir su auto?",
  "Included nearby; farther for a fee.": "Incluida cerca; más lejos tiene un cargo.",
  "There is no free time online right now. Call {phone} and we'll find one.":
    "No hay horas libres en línea en este momento. Llame al {phone} y encontraremos una.",
  Date: "Fecha",
  Time: "Hora",
  "Select a time": "Seleccione una hora",
  Select: "Seleccionar",
  "Select a Time": "Seleccione una hora",
  "Delivery within {miles} miles is included.": "La entrega dentro de {miles} millas está incluida.",
  "{miles} miles beyond the included {free}, at {price} a mile.":
    "{miles} millas más allá de las {free} incluidas, a {price} por milla.",
  "{rooftop} still has to confirm this time.": "{rooftop} todavía tiene que confirmar esta hora.",
  "Bring your driver's license.": "Traiga su licencia de conducir.",
  "{dealer} may call and text this number about the delivery. Message and data rates may apply.":
    "{dealer} puede llamar y enviar mensajes de texto a este número sobre la entrega. Pueden aplicarse tarifas de mensajes y datos.",
};
