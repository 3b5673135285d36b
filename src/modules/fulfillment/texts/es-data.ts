/** Spanish of the texts of this module, by their English ones. */
export const es: Readonly<Record<string, string>> = {
  pickup: "recogida",
  delivery: "entrega",
  "We received your appointment request": "Recibimos su solicitud de cita",
  "We received your new appointment request": "Recibimos su nueva solicitud de cita",
  "Your appointment is confirmed": "Su cita está confirmada",
  "Sign your contract first.": "Primero firme su contrato.",
  "That time was just taken. Choose another one.": "Alguien acaba de tomar esa hora. Elija otra.",
  "Your contract includes the taxes and fees of {state}. Confirm that you will register the car there, or call us before we bring it to {other}.":
    "Su contrato incluye los impuestos y cargos de {state}. Confirme que registrará el auto allí, o llámenos antes de que lo llevemos a {other}.",
  "I will register this car in {state}. My contract includes that state's taxes and fees.":
    "Registraré este auto en {state}. Mi contrato incluye los impuestos y cargos de ese estado.",
  "Leave this out of a pickup, or choose delivery.": "Deje esto fuera de una recogida o elija la entrega.",
  "Choose one of the times shown.": "Elija una de las horas que se muestran.",
  "There is no appointment yet.": "Todavía no hay una cita.",
  "It's too late to change this appointment online. Call {phone}.":
    "Ya es tarde para cambiar esta cita en línea. Llame al {phone}.",
  "Delivery address": "Dirección de entrega",
  "Change the address or phone": "Cambiar la dirección o el teléfono",
  "Number and street; we can't deliver to a P.O. box.":
    "Calle y número; no podemos entregar en un apartado postal.",
  "The driver will call this number on the way.": "El conductor llama a este número cuando va en camino.",
  "A gate code, or where a truck can stop.": "Un código de portón, o dónde puede detenerse un camión.",
  "{miles} {count:mile|miles} in a straight line between {dealer} and {place}.":
    "{miles} {count:milla|millas} en línea recta entre {dealer} y {place}.",
  "Inside the circle, delivery is included ({miles} miles).":
    "Dentro del círculo la entrega está incluida ({miles} millas).",
  Instructions: "Instrucciones",
  Choose: "Elegir",
  Requested: "Solicitada",
  Confirmed: "Confirmada",
  Canceled: "Cancelado",
  "Add to calendar": "Agregar al calendario",
  Reschedule: "Cambiar la cita",
  "Cancel appointment": "Cancelar la cita",
  "Keep appointment": "Conservar la cita",
  "You can reschedule or cancel here until {when}.": "Puede cambiarla o cancelarla aquí hasta el {when}.",
  "Cancel this appointment?": "¿Cancelar esta cita?",
  "{when} will become available to others. You can choose another time later.":
    "La hora del {when} quedará libre para otra persona. Después puede elegir otra.",
  "Enjoy your new car": "Disfrute su auto nuevo",
  "Your purchase is complete, and you have the car and the keys.":
    "Su compra está completa y ya tiene el auto y las llaves.",
  "See you there": "Nos vemos allí",
  "We're bringing your car": "Le llevamos su auto",
  "We have your request. {dealer} will confirm it soon, and you'll get an email.":
    "Tenemos su solicitud. {dealer} la confirmará pronto y usted recibirá un correo.",
  "Your appointment is confirmed. Bring your driver's license.":
    "Su cita está confirmada. Traiga su licencia de conducir.",
  "Your appointment is confirmed. Have your driver's license ready.":
    "Su cita está confirmada. Tenga a la mano su licencia de conducir.",
  "Have your driver's license ready.": "Tenga a la mano su licencia de conducir.",
  "Have your driver's license ready. Allow an hour for the keys, a walk around the car, and your questions.":
    "Tenga a la mano su licencia de conducir. Cuente con una hora para las llaves, una vuelta alrededor del auto y sus preguntas.",
  "We hand over your car once it's paid for. Bank payments take up to 3 business days, so if yours won't arrive by then, choose a later day.":
    "Su auto se entrega cuando está pagado, y los pagos bancarios tardan hasta 3 días hábiles. Si el suyo no llegará para entonces, elija un día posterior.",
  "Your appointment": "Su cita",
  "no fee": "sin cargo",
  "{amount} due at handover": "{amount} a pagar en la entrega",
  "The driver calls {phone}.": "El conductor llama al {phone}.",
  "Questions? Call {phone}.": "¿Preguntas? Llame al {phone}.",
  "{city}, {state}: {miles} {count:mile|miles} away.": "{city}, {state}: a {miles} {count:milla|millas}.",
  "{city}, {state}: less than a mile away.": "{city}, {state}: a menos de una milla.",
  "Pick it up instead": "Mejor lo recojo",
  "Add instructions for the driver": "Agregar instrucciones para el conductor",
  "Delivery is included.": "La entrega está incluida.",
  "Delivery is {fee}, due when we bring it.": "La entrega cuesta {fee}, a pagar cuando se lo llevemos.",
  "Delivery is {fee}, and your contract already includes it.":
    "La entrega cuesta {fee} y ya está incluida en su contrato.",
  "Delivery is {fee}. Your contract includes {paid} of it; {due} is due when we bring it.":
    "La entrega cuesta {fee}. Su contrato ya incluye {paid}; debe pagar {due} cuando se lo llevemos.",
  "Your contract already includes the delivery.": "Su contrato ya incluye la entrega.",
  "Your contract includes {fee} for delivery; call us about it at {phone}.":
    "Su contrato incluye {fee} por la entrega; llámenos al {phone} para hablar de ese cargo.",
  "in your contract": "incluida en su contrato",
  "We couldn't load your appointment": "No pudimos cargar su cita",
  "Loading your appointment": "Cargando su cita",
  "Request pickup": "Solicitar recogida",
  "Request delivery": "Solicitar entrega",
  "Keep my appointment": "Conservar mi cita",
  "{date} at {hour}, {city} time": "{date} a las {hour}, hora de {city}",
  "Your appointment is canceled. Choose another time when you're ready.":
    "Se canceló su cita. Elija otra hora cuando quiera.",
  "Reschedule your pickup": "Cambie su recogida",
  "Reschedule your delivery": "Cambie su entrega",
  "Schedule your pickup": "Programe su recogida",
  "Schedule your delivery": "Programe su entrega",
  "You keep {when} until you book the new time.": "{when} sigue siendo suya hasta que reserve la nueva hora.",
  "Bring your driver's license. Allow an hour for the keys, a walk around the car, and your questions.":
    "Traiga su licencia de conducir. Cuente con una hora para las llaves, una vuelta alrededor del auto y sus preguntas.",
  "No fee.": "Sin cargo.",
  "How do you want to get your car?": "¿Cómo desea recibir su auto?",
  "Free nearby; a fee applies farther away.": "Incluida cerca; más lejos tiene un cargo.",
  "No times are available online right now. Call {phone} and we'll find one.":
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
  "Hi {firstName},\n\nYou asked for the {kind} of the {vehicle} on {when}.\n\n{place}\n\nWe'll confirm it soon.\n\n{due}\n\nOpen the attached file to add it to your calendar.\n\nQuestions? Call {supportPhone}.":
    "Hola, {firstName}:\n\nUsted pidió la {kind} del {vehicle} para el {when}.\n\n{place}\n\nLa confirmaremos pronto.\n\n{due}\n\nEl archivo adjunto la agrega a su calendario.\n\n¿Preguntas? Llame al {supportPhone}.",
  "Hi {firstName},\n\nYou asked to change your appointment: {kind} of the {vehicle} on {when}.\n\n{place}\n\nWe'll confirm it soon.\n\n{due}\n\nOpen the attached file to update your calendar.\n\nQuestions? Call {supportPhone}.":
    "Hola, {firstName}:\n\nUsted pidió cambiar su cita: {kind} del {vehicle} para el {when}.\n\n{place}\n\nLa confirmaremos pronto.\n\n{due}\n\nEl archivo adjunto actualiza su calendario.\n\n¿Preguntas? Llame al {supportPhone}.",
  "Hi {firstName},\n\nYour {kind} of the {vehicle} is confirmed for {when}.\n\n{place}\n\nHave your driver's license with you.\n\n{due}\n\nThe attached file updates your calendar.\n\nQuestions? Call {supportPhone}.":
    "Hola, {firstName}:\n\nSu {kind} del {vehicle} está confirmada para el {when}.\n\n{place}\n\nTenga consigo su licencia de conducir.\n\n{due}\n\nEl archivo adjunto actualiza su calendario.\n\n¿Preguntas? Llame al {supportPhone}.",
  "Your appointment is canceled": "Su cita se canceló",
  "Hi {firstName},\n\nYour {kind} of the {vehicle} for {when} is canceled. {place}\n\n{due}\n\nThe attached file takes it out of your calendar.\n\nQuestions? Call {supportPhone}.":
    "Hola, {firstName}:\n\nSe canceló su {kind} del {vehicle} del {when}. {place}\n\n{due}\n\nEl archivo adjunto la quita de su calendario.\n\n¿Preguntas? Llame al {supportPhone}.",
  "Your appointment was moved": "Su cita cambió de hora",
  "Hi {firstName},\n\nWe had to move your appointment: the {kind} of the {vehicle} is now on {when}.\n\n{place}\n\nIf this doesn't work for you, open your order and choose another time, or call us.\n\n{due}\n\nThe attached file updates your calendar.\n\nQuestions? Call {supportPhone}.":
    "Hola, {firstName}:\n\nTuvimos que cambiar su cita: la {kind} del {vehicle} es ahora el {when}.\n\n{place}\n\nSi no le conviene, abra su pedido y elija otra hora, o llámenos.\n\n{due}\n\nEl archivo adjunto actualiza su calendario.\n\n¿Preguntas? Llame al {supportPhone}.",
  "{brand}: {firstName}, the {kind} of your {vehicle} was moved to {when}. {place} {due} Questions? Call {supportPhone}.":
    "{brand}: {firstName}, la {kind} de su {vehicle} pasó al {when}. {place} {due} ¿Preguntas? Llame al {supportPhone}.",
  "Please choose a new time for your {vehicle}": "Elija una nueva hora para su {vehicle}",
  "Please choose a new time": "Elija una nueva hora",
  "Hi {firstName},\n\nWe can't keep your appointment: the {kind} of the {vehicle} for {when} is canceled. Please open your order and choose another time. {place}\n\n{due}\n\nThe attached file takes the old time out of your calendar.\n\nQuestions? Call {supportPhone}.":
    "Hola, {firstName}:\n\nNo podemos mantener su cita: la {kind} del {vehicle} del {when} se cancela. Abra su pedido y elija otra hora. {place}\n\n{due}\n\nEl archivo adjunto quita la hora anterior de su calendario.\n\n¿Preguntas? Llame al {supportPhone}.",
  "{brand}: {firstName}, we can't keep the {kind} of your {vehicle} for {when}. Please open your order and choose another time. {place} {due} Questions? Call {supportPhone}.":
    "{brand}: {firstName}, no podemos mantener la {kind} de su {vehicle} del {when}. Abra su pedido y elija otra hora. {place} {due} ¿Preguntas? Llame al {supportPhone}.",
  "Your payment comes first. You can choose a time once it has arrived.":
    "Primero va su pago. Podrá elegir una hora cuando haya llegado.",
  "That time has passed. The buyer has to choose another one.":
    "Esa hora ya pasó. El comprador tiene que elegir otra.",
  "Where: {place}.": "Lugar: {place}.",
  "Due when you pick it up: {amount}.": "A pagar cuando lo recoja: {amount}.",
  "Due when we bring it: {amount} for the delivery.":
    "A pagar cuando se lo llevemos: {amount} por la entrega.",
  "Choose another time": "Elegir otra hora",
  Missed: "No realizada",
  "Your appointment has passed": "Su cita ya pasó",
  "The car was not handed over at this time. Choose another time, or call us if something went wrong.":
    "El auto no se entregó a esa hora. Elija otra, o llámenos si algo salió mal.",
  "1 time": "1 hora",
  "{count} times": "{count} horas",
  "Choose a day first": "Elija primero un día",
  "Get directions": "Cómo llegar",
};
