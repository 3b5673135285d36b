import type { Dictionary } from "#platform/shared/texts/text.ts";

/** Spanish of the mails and texts about results, and of what a letter names. */
export const es: Dictionary = {
  "A letter about your request for financing": "Una carta sobre su solicitud de financiamiento",
  "Hi {firstName},\n\nA letter about your request to pre-qualify for vehicle financing is attached as a PDF file. Please read it and keep it.\n\nQuestions? Call {supportPhone}.":
    "Hola, {firstName}:\n\nAdjuntamos en PDF una carta sobre su solicitud de precalificación para financiar un vehículo. Léala y guárdela, por favor.\n\n¿Preguntas? Llame al {supportPhone}.",
  "Your personalized payments are ready": "Sus pagos personalizados están listos",
  "Hi {firstName},\n\nYou're pre-qualified with {brand} until {lastDay}. Cars you may qualify for now show estimated payments based on your credit, and checking didn't affect your credit score.\n\nBefore you buy, you'll fill out a credit application. Lenders decide on that one, and payments can still change.\n\nQuestions? Call {supportPhone}.":
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
  "An applicant whose pre-qualification request was declined has not received the letter required by law.\n\nLast day: {dueOn}\nReference: {reference}\n\nNobody agreed to get it by email, and no street address is known. Please reach the applicant another way.":
    "Una persona cuya solicitud de precalificación fue rechazada no ha recibido la carta que exige la ley.\n\nÚltimo día: {dueOn}\nReferencia: {reference}\n\nNadie aceptó recibirla por correo electrónico y no se conoce su domicilio. Comuníquese con ella de otra manera.",
  "Mail a letter about a pre-qualification on paper by {dueOn}":
    "Envíe por correo postal una carta sobre una precalificación a más tardar el {dueOn}",
  "An applicant whose pre-qualification request was declined did not agree to get the letter required by law by email.\n\nLast day: {dueOn}\nReference: {reference}\n\nIt is on the list of letters to mail. Print it with its address page, mail it, and report it as mailed.":
    "Una persona cuya solicitud de precalificación fue rechazada no aceptó recibir por correo electrónico la carta que exige la ley.\n\nÚltimo día: {dueOn}\nReferencia: {reference}\n\nEstá en la lista de cartas por enviar. Imprímala con su página de dirección, envíela y avise que la envió.",
  "{brand} and the lenders can send the letter about this request to your email address as a PDF file instead of on paper. You don't have to agree: without it, the letter comes by mail to your home address. You can ask for a paper copy free of charge or take this consent back by calling {phone}. You need a device that opens PDF files.":
    "{brand} y los prestamistas pueden enviar la carta sobre esta solicitud a su correo electrónico como archivo PDF en lugar de papel. No tiene que aceptar: si no lo hace, la carta llega por correo postal a su domicilio. Puede pedir una copia en papel sin costo o retirar este consentimiento llamando al {phone}. Necesita un dispositivo que abra archivos PDF.",
  "I agree to get the letter by email, and I was able to open the sample PDF.":
    "Acepto recibir la carta por correo electrónico y pude abrir el PDF de muestra.",
  "Check the box if you agree to get the letter by email.":
    "Marque la casilla si acepta recibir la carta por correo electrónico.",
  "That isn't the code in the PDF. Open it and look for the six characters.":
    "Ese no es el código del PDF. Ábralo y busque los seis caracteres.",
  "This text has changed. Please read it again.": "Este texto cambió. Léalo de nuevo.",
  "Your letter is already on its way by mail.": "Su carta ya va en camino por correo postal.",
  "Your letter": "Su carta",
  "How should we send it?": "¿Cómo se la enviamos?",
  "The law requires us to send it to you. If you don't choose by {date}, it comes by mail.":
    "La ley nos pide enviársela. Si no elige antes del {date}, llega por correo postal.",
  "The law requires us to send it to you. Choose the way you prefer.":
    "La ley nos pide enviársela. Elija la forma que prefiera.",
  "By email": "Por correo electrónico",
  "You get it right away, as a PDF file.": "La recibe de inmediato, como archivo PDF.",
  "By mail, on paper": "Por correo postal, en papel",
  "It takes a few days longer.": "Tarda unos días más.",
  "We're sending it to {email}.": "La enviamos a {email}.",
  "It comes by mail to your home address.": "Llega por correo postal a su domicilio.",
  "It has been sent.": "Ya se envió.",
  "Change how you get it": "Cambiar cómo la recibe",
  "First make sure that you can open our letters: open this sample and type the code it shows.":
    "Primero compruebe que puede abrir nuestras cartas: abra esta muestra y escriba el código que muestra.",
  "Open the sample PDF": "Abrir el PDF de muestra",
  "Send it by email": "Enviarla por correo electrónico",
  "Send it by mail": "Enviarla por correo postal",
  "It goes to {email}.": "Llega a {email}.",
  "It goes to the home address you gave us.": "Llega al domicilio que nos dio.",
  "Code in the PDF": "Código del PDF",
  "Your consent": "Su consentimiento",
  "It's for loans, and some leases": "Es para préstamos y para algunos arrendamientos",
  "On a new car that one of your lenders leases, choose Lease in the payment calculator to see its own payment. Any other lease payment is an estimate until a leasing company answers your application.":
    "En un auto nuevo que uno de sus prestamistas arriende, elija Arrendar en la calculadora de pagos para ver el pago de ese prestamista. Cualquier otro pago de arrendamiento es una estimación hasta que una compañía de arrendamiento responda a su solicitud.",
};
