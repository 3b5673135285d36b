/** Spanish of this module, by the English text. */
export const es: Readonly<Record<string, string>> = {
  // Dealer card
  "See it at {dealer}": "Véalo en {dealer}",
  "Get directions": "Cómo llegar",
  "Show map": "Ver mapa",
  "Map of {place}": "Mapa de {place}",
  "could not load google maps script": "no se pudo cargar el script de Google Maps",
  "Try again": "Intentar de nuevo",
  "{days}: closed": "{days}: cerrado",
  "{days}: {opens}–{closes}": "{days}: {opens}–{closes}",
  "Open by appointment": "Abierto con cita previa",
  "Open now until {time}": "Abierto ahora hasta las {time}",
  "Closed now, opens at {time}": "Cerrado ahora, abre a las {time}",
  "Closed now, opens tomorrow at {time}": "Cerrado ahora, abre mañana a las {time}",
  "Closed now, opens {day} at {time}": "Cerrado ahora, abre el {day} a las {time}",
  Sun: "Dom",
  Mon: "Lun",
  Tue: "Mar",
  Wed: "Mié",
  Thu: "Jue",
  Fri: "Vie",
  Sat: "Sáb",
  Sunday: "domingo",
  Monday: "lunes",
  Tuesday: "martes",
  Wednesday: "miércoles",
  Thursday: "jueves",
  Friday: "viernes",
  Saturday: "sábado",

  // Forms
  "Schedule a test drive": "Programar una prueba de manejo",
  "Contact dealer": "Contactar al concesionario",
  "Test drive": "Prueba de manejo",
  "To {dealer}, about the {vehicle}": "Para {dealer}, sobre el {vehicle}",
  "Please check these answers": "Revise estas respuestas",
  "{field}: {problem}": "{field}: {problem}",
  "First name": "Nombre",
  "Last name": "Apellido",
  "Email address": "Correo electrónico",
  "Phone number": "Número de teléfono",
  "{dealer} calls to confirm the time.": "{dealer} llama para confirmar la hora.",
  "{dealer} may call and text me at this number about my request. Required to answer me at this number, not to buy. Message and data rates may apply.":
    "{dealer} puede llamarme y enviarme mensajes de texto a este número sobre mi solicitud. Es necesario para responderme a este número, no para comprar. Pueden aplicarse tarifas de mensajes y datos.",
  "Leave this field empty": "Deje este campo vacío",
  Comments: "Comentarios",
  "{count} characters remaining": "Quedan {count} caracteres",
  "Request test drive": "Solicitar prueba de manejo",
  "Send message": "Enviar mensaje",
  "Preferred date": "Fecha preferida",
  "Preferred time, in {city}": "Hora preferida, en {city}",
  "Select a date": "Seleccione una fecha",
  "Any time": "Cualquier hora",
  "No test drive times are available online for this car right now. Call {dealer} at {phone}.":
    "Ahora mismo no hay horario en línea para probar este auto. Llame a {dealer} al {phone}.",

  // What came of it
  Done: "Listo",
  "Your test drive request is sent": "Su solicitud de prueba de manejo fue enviada",
  "Your message is sent": "Su mensaje fue enviado",
  "{dealer} will call you to confirm your test drive of the {vehicle}. We've emailed you a copy of the time you asked for.":
    "{dealer} le llamará para confirmar su prueba de manejo del {vehicle}. Le enviamos por correo electrónico la hora que pidió.",
  "{dealer} has your message about the {vehicle} and will get back to you. We've emailed you a confirmation.":
    "{dealer} tiene su mensaje sobre el {vehicle} y le responderá. Le enviamos una confirmación por correo electrónico.",
  "{dealer} will get back to you. We've emailed you a confirmation.":
    "{dealer} le responderá. Le enviamos una confirmación por correo electrónico.",
  "Call {phone}": "Llamar al {phone}",
  "Nothing you wrote is lost.": "No se perdió nada de lo que escribió.",
  "Back to the {vehicle}": "Volver al {vehicle}",
  "Try again below, or call {phone}.": "Intente de nuevo abajo o llame al {phone}.",
  "Your message was not sent.": "Su mensaje no fue enviado.",
  "Your test drive request wasn't sent. Please try again.":
    "Su solicitud de prueba de manejo no fue enviada. Intente de nuevo.",
  "Too many messages were sent from here. Please try again later, or call.":
    "Llegaron demasiados mensajes desde aquí. Intente más tarde o llame.",
  "We couldn't find that page.": "Esta página no existe.",
  "This vehicle is no longer available for a test drive.":
    "Este vehículo ya no está disponible para una prueba de manejo.",
  "Write at most 1000 characters.": "Escriba como máximo 1000 caracteres.",
  "Select a date.": "Seleccione una fecha.",
  "Select a time.": "Seleccione una hora.",
  "This date is in the past.": "Esta fecha ya pasó.",
  "Choose a date within the next 30 days.": "Elija una fecha dentro de los próximos 30 días.",
  "The dealership is closed on that day.": "El concesionario está cerrado ese día.",
  "Select a time when the dealership is open.":
    "Seleccione una hora en la que el concesionario esté abierto.",

  // Mail
  "{dealer} has your message": "{dealer} tiene su mensaje",
  "Hi {firstName},\n\nThank you for asking about the {vehicle}. {dealer} has your message and will get back to you.\n\nIn a hurry? Call {dealer} at {dealerPhone}. If you didn't write to us, you can ignore this email.":
    "Hola, {firstName}:\n\nGracias por preguntar por el {vehicle}. {dealer} tiene su mensaje y le responderá.\n\n¿Tiene prisa? Llame a {dealer} al {dealerPhone}. Si usted no nos escribió, puede ignorar este correo.",
  "Your test drive request for the {vehicle}": "Su solicitud de prueba de manejo del {vehicle}",
  "Hi {firstName},\n\n{dealer} has your request for a test drive of the {vehicle} on {when}.\n\nThey will call you to confirm the time, or to suggest another one. Bring your driver's license.\n\n{dealer}, {address}. Need to change something? Call {dealerPhone}. If you didn't ask for this, you can ignore this email.":
    "Hola, {firstName}:\n\n{dealer} tiene su solicitud de prueba de manejo del {vehicle} para el {when}.\n\nLe llamarán para confirmar la hora o para proponer otra. Traiga su licencia de conducir.\n\n{dealer}, {address}. ¿Necesita cambiar algo? Llame al {dealerPhone}. Si usted no lo pidió, puede ignorar este correo.",
};
