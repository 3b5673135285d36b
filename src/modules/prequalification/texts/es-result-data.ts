import type { Dictionary } from "#platform/shared/texts/text.ts";

/** Spanish of the mails and texts about results, and of what a letter names. */
export const es: Dictionary = {
  "A letter about your request for financing": "Una carta sobre su solicitud de financiamiento",
  "Hi {firstName},\n\nA letter about your request to pre-qualify for vehicle financing is attached as a PDF file. Please read it and keep it.\n\nQuestions? Call {supportPhone}.":
    "Hola, {firstName}:\n\nAdjuntamos en PDF una carta sobre su solicitud de precalificación para financiar un vehículo. Léala y guárdela, por favor.\n\n¿Preguntas? Llame al {supportPhone}.",
  "Your personalized payments are ready": "Sus pagos personalizados están listos",
  "Hi {firstName},\n\nYou're pre-qualified with {brand} until {lastDay}. Cars you may qualify for now show estimated payments based on your credit, and checking didn't affect your credit score.\n\nBefore you buy, you'll fill in a credit application. Lenders decide on that one, and payments can still change.\n\nQuestions? Call {supportPhone}.":
    "Hola, {firstName}:\n\nYa tiene su precalificación con {brand} hasta el {lastDay}. Los autos para los que puede calificar muestran ahora pagos estimados según su crédito, y la consulta no afectó su puntaje de crédito.\n\nAntes de comprar, llenará una solicitud de crédito. Los prestamistas deciden sobre ella, y los pagos todavía pueden cambiar.\n\n¿Preguntas? Llame al {supportPhone}.",
  "Good until {lastDay}.": "Válido hasta el {lastDay}.",
  "See your payments": "Ver sus pagos",
  "{brand}: {firstName}, you're pre-qualified until {lastDay}. See your payments: {link}":
    "{brand}: {firstName}, ya tiene su precalificación hasta el {lastDay}. Vea sus pagos: {link}",
  "Your pre-qualification ends on {lastDay}": "Su precalificación termina el {lastDay}",
  "Hi {firstName},\n\nYour pre-qualification with {brand} ends on {lastDay}. Until then, cars show payments based on your credit.\n\nAfter that you can pre-qualify again at any time. It doesn't affect your credit score.\n\nQuestions? Call {supportPhone}.":
    "Hola, {firstName}:\n\nSu precalificación con {brand} termina el {lastDay}. Hasta entonces, los autos muestran pagos según su crédito.\n\nDespués puede precalificarse de nuevo en cualquier momento. No afecta su puntaje de crédito.\n\n¿Preguntas? Llame al {supportPhone}.",
  "{brand}: {firstName}, your pre-qualification ends on {lastDay}. See your payments: {link}":
    "{brand}: {firstName}, su precalificación termina el {lastDay}. Vea sus pagos: {link}",
  "Your pre-qualification ends today": "Su precalificación termina hoy",
  "Hi {firstName},\n\nYour pre-qualification with {brand} ends today at midnight. Until then, cars show payments based on your credit.\n\nAfter that you can pre-qualify again at any time. It doesn't affect your credit score.\n\nQuestions? Call {supportPhone}.":
    "Hola, {firstName}:\n\nSu precalificación con {brand} termina hoy a la medianoche. Hasta entonces, los autos muestran pagos según su crédito.\n\nDespués puede precalificarse de nuevo en cualquier momento. No afecta su puntaje de crédito.\n\n¿Preguntas? Llame al {supportPhone}.",
  "{brand}: {firstName}, your pre-qualification ends today at midnight. See your payments: {link}":
    "{brand}: {firstName}, su precalificación termina hoy a la medianoche. Vea sus pagos: {link}",
  "Your pre-qualification has ended": "Su precalificación terminó",
  "Hi {firstName},\n\nYour pre-qualification with {brand} has ended, and cars show estimates again.\n\nYou can pre-qualify again at any time. It takes about a minute and doesn't affect your credit score.\n\nQuestions? Call {supportPhone}.":
    "Hola, {firstName}:\n\nSu precalificación con {brand} terminó, y los autos muestran de nuevo pagos estimados.\n\nPuede precalificarse de nuevo en cualquier momento. Toma alrededor de un minuto y no afecta su puntaje de crédito.\n\n¿Preguntas? Llame al {supportPhone}.",
  "Pre-qualify again": "Precalificarse de nuevo",
  "{brand}: {firstName}, your pre-qualification has ended. Pre-qualify again without affecting your credit score: {link}":
    "{brand}: {firstName}, su precalificación terminó. Precalifíquese de nuevo sin afectar su puntaje de crédito: {link}",
  "Decision on your request for financing": "Decisión sobre su solicitud de financiamiento",
  "This letter says that the creditors named in it can't pre-qualify you. It gives their reasons, or says how to ask for them, and explains your rights.":
    "Esta carta dice que los acreedores que se nombran en ella no pueden precalificarle. Indica sus motivos, o cómo pedirlos, y explica sus derechos.",
  "A letter about a pre-qualification is due by {dueOn}":
    "Una carta sobre una precalificación vence el {dueOn}",
  "An applicant whose pre-qualification request was declined has not received the letter required by law.\n\nLast day: {dueOn}\nReference: {reference}\n\nNo email address was given, and the letter has not been opened on your site. Please reach the applicant another way.":
    "Una persona cuya solicitud de precalificación fue rechazada no ha recibido la carta que exige la ley.\n\nÚltimo día: {dueOn}\nReferencia: {reference}\n\nNo dio una dirección de correo electrónico ni ha abierto la carta en su sitio. Comuníquese con ella de otra manera.",
};
