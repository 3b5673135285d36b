import type { Dictionary } from "#platform/shared/texts/text.ts";

/** Spanish of the pages on which somebody pre-qualifies. */
export const es: Dictionary = {
  "Back to the car": "Volver al auto",
  "See cars with your payments": "Ver autos con sus pagos",
  "Back to checkout": "Volver a la compra",
  "Back to your cart": "Volver a su carrito",
  "Back to your comparison": "Volver a su comparación",
  "Back to your saved cars": "Volver a sus autos guardados",
  "Back to where you were": "Volver a donde estaba",
  "Your permission for a soft credit check": "Su permiso para una consulta de crédito suave",
  "We couldn't load this text.": "No pudimos cargar este texto.",
  "Continue with estimates": "Continuar con estimaciones",
  "We'll text it a code.": "Le enviamos un código.",
  "Where you live. We use it to figure taxes.": "Donde vive. Lo usamos para calcular los impuestos.",
  "Your own, from all sources. You don't have to include alimony, child support, or separate maintenance if you don't want it considered.":
    "Solo los suyos, de todas las fuentes. No tiene que incluir pensión alimenticia, manutención de menores ni pensión por separación si no quiere que se consideren.",
  "Confirm it's you": "Confirme que es usted",
  "Your payments": "Sus pagos",
  "Step {step} of {count}: {name}": "Paso {step} de {count}: {name}",
  "No effect on your credit score": "Sin efecto en su puntaje de crédito",
  "You've already checked your payments": "Usted ya consultó sus pagos",
  "They're still here, on every car.": "Siguen aquí, en cada auto.",
  "See my result": "Ver mi resultado",
  "You've already started": "Usted ya empezó",
  "Pick up where you left off. Nothing was lost.": "Continúe donde estaba. No se perdió nada.",
  "Your last check has ended": "Su última consulta terminó",
  "You can see the result or start over.": "Puede ver cómo terminó o empezar de nuevo.",
  "See the result": "Ver cómo terminó",
  "Start over": "Empezar de nuevo",
  "The lowest payments for you": "Los pagos más bajos para usted",
  "We couldn't load your result.": "No pudimos cargar su resultado.",
  "This is a demonstration: type an invented person. The {desk} says which names lead where.":
    "Esto es una demostración: escriba una persona inventada. El {desk} dice qué nombres llevan a qué resultado.",
  "Create account": "Crear cuenta",
  "Nine digits. The credit bureau needs it to find you. We delete it when this check ends.":
    "Nueve dígitos. La agencia de crédito lo necesita para encontrarle. Lo borramos cuando termina esta consulta.",
  "We couldn't load this page.": "No pudimos cargar esta página.",
  "What you get": "Lo que obtiene",
  "It's a soft check. Lenders who look at your credit later don't see it.":
    "Es una consulta suave. Los prestamistas que revisen su crédito después no la ven.",
  "Your payment on every car": "Su pago en cada auto",
  "From the lenders we work with: the rate, the term and the down payment.":
    "De los prestamistas con los que trabajamos: la tasa, el plazo y el enganche.",
  "Valid for 30 days": "Válido por 30 días",
  "No obligation. You can delete your result whenever you like.":
    "Sin compromiso. Puede borrar su resultado cuando quiera.",
  "About a minute": "Más o menos un minuto",
  "We ask for more only when we can't find you without it.":
    "Pedimos más datos solo cuando no podemos encontrarle sin ellos.",
  "With an account you see your payments on every device, and at checkout.":
    "Con una cuenta ve sus pagos en todos sus dispositivos y al comprar.",
  "Save it to an account": "Guardarlo en una cuenta",
  "Based on what you told us and your credit report, we can't offer you payments right now. It was a soft check: your credit score is the same as before.":
    "Según lo que nos dijo y su informe de crédito, no podemos ofrecerle pagos en este momento. Fue una consulta suave: su puntaje de crédito es el mismo de antes.",
  "We can't pre-qualify you this time": "Esta vez no podemos precalificarle",
  "What happens next": "Lo que sigue",
  "Your letter is ready": "Su carta está lista",
  "It gives the reasons, or says how to ask for them. It also names the credit bureau and explains how to get your credit report for free. Read it now, and choose below how we send it.":
    "Indica los motivos o cómo pedirlos. También nombra la agencia de crédito y explica cómo obtener gratis su informe de crédito. Léala ahora y elija abajo cómo se la enviamos.",
  "Download the letter": "Descargar la carta",
  "You can try again on or after {date}": "Puede volver a intentarlo a partir del {date}",
  "If something named in your letter has changed by then, the answer may be different.":
    "Si para entonces cambió algo de lo que indica su carta, la respuesta puede ser distinta.",
  "You can still buy a car here": "Aun así puede comprar un auto aquí",
  "Pay in full, bring a loan from your own bank, or apply together with someone at checkout.":
    "Pague el total, traiga un préstamo de su propio banco o presente la solicitud junto con otra persona al comprar.",
  "Keep looking at cars": "Seguir viendo autos",
  "We ask for your details again, because only you can say whether they are still right.":
    "Volvemos a pedirle sus datos, porque solo usted puede decir si siguen siendo correctos.",
  "Start a new check?": "¿Empezar una nueva consulta?",
  "Yes, check again": "Sí, consultar de nuevo",
  "Not now": "Ahora no",
  "Checked on": "Consultado el",
  "Valid until": "Válido hasta el",
  "Where you lived": "Donde vivía",
  "Your last result": "Su último resultado",
  "A result is valid for 30 days, because rates and your credit can change. Cars show estimates again.":
    "Un resultado vale 30 días, porque las tasas y su crédito pueden cambiar. Los autos vuelven a mostrar estimaciones.",
  "Your payments have expired": "Sus pagos vencieron",
  "A new check takes about a minute": "Una nueva consulta toma más o menos un minuto",
  "You confirm your details and your phone once more.": "Usted confirma otra vez sus datos y su teléfono.",
  "It's a soft check, just like the last one.": "Es una consulta suave, igual que la anterior.",
  "Check again": "Consultar de nuevo",
  "No lender was asked, and your credit score is the same as before.":
    "No se consultó a ningún prestamista, y su puntaje de crédito es el mismo de antes.",
  "We can't show personalized payments because your identity isn't verified.":
    "No podemos mostrar pagos personalizados porque su identidad no está verificada.",
  "What you can do": "Lo que puede hacer",
  "You can try again now": "Puede volver a intentarlo ahora",
  "The details you gave may not match what the credit bureau has. Use your name as it appears on your driver's license and the address on your recent bills.":
    "Puede que sus datos no coincidan con los de la agencia de crédito. Use su nombre como aparece en su licencia de conducir y la dirección de sus facturas recientes.",
  "We asked {bureau} and it found no file for the details you gave. That isn't a no: no lender was asked, and nothing about your credit changed.":
    "Consultamos a {bureau} y no encontró un expediente con los datos que usted dio. No es una negativa: no se consultó a ningún prestamista, y nada cambió en su crédito.",
  "We couldn't find a credit file for you": "No encontramos un expediente de crédito suyo",
  "Check what you typed, and try again": "Revise lo que escribió e inténtelo de nuevo",
  "Use your full legal name, your date of birth, and the address on your recent bills. If you moved or changed your name, try the earlier one.":
    "Use su nombre legal completo, su fecha de nacimiento y la dirección de sus facturas recientes. Si se mudó o cambió de nombre, pruebe con los datos anteriores.",
  "Is credit new to you?": "¿El crédito es nuevo para usted?",
  "A file usually starts about six months after your first loan or credit card. Until then there's nothing to show, and you have done nothing wrong.":
    "Un expediente suele comenzar unos seis meses después de su primer préstamo o tarjeta de crédito. Hasta entonces no hay nada que mostrar, y usted no ha hecho nada mal.",
  "Apply at checkout with your full details, alone or with someone who has a credit history. You can also bring a loan from your own bank, or pay in full.":
    "Al comprar, presente su solicitud con todos sus datos, por su cuenta o con alguien que tenga historial de crédito. También puede traer un préstamo de su propio banco o pagar el total.",
  "You have your letter already": "Ya tiene su carta",
  "This is the answer to a request you made before, and it stands until the day below. That letter gives the reasons, or says how to ask for them. We didn't ask a credit bureau again.":
    "Esta es la respuesta a una solicitud que hizo antes, y vale hasta el día que se indica abajo. Esa carta indica los motivos o cómo pedirlos. No volvimos a consultar a una agencia de crédito.",
  "Based on what you told us and your credit report when you asked before, we can't offer you payments right now.":
    "Según lo que nos dijo y su informe de crédito cuando lo pidió antes, en este momento no podemos ofrecerle pagos.",
  "You don't need it to buy": "No lo necesita para comprar",
  "Estimates stay on every car. At checkout you can apply for credit with your full details.":
    "Las estimaciones siguen en cada auto. Al comprar puede solicitar crédito con todos sus datos.",
  "When text messages don't get through, we can send your code by email instead.":
    "Cuando los mensajes de texto no llegan, podemos enviarle el código por correo electrónico.",
  "Get your code by email": "Recibir el código por correo electrónico",
  "the credit bureau": "la agencia de crédito",
  "We couldn't check it while it's frozen. That isn't a no, and it doesn't count against you.":
    "No pudimos consultarlo mientras esté congelado. No es una negativa y no cuenta en su contra.",
  "Your credit file is locked. Unlock it and try again.":
    "Su expediente de crédito está bloqueado. Desbloquéelo e inténtelo de nuevo.",
  "How to lift the freeze": "Cómo levantar el congelamiento",
  "Call {bureau} or sign in on its website.": "Llame a {bureau} o inicie sesión en su sitio web.",
  "Ask to lift the freeze for a day. It's free, and online or by phone it takes up to an hour.":
    "Pida que levanten el congelamiento por un día. Es gratis, y en línea o por teléfono tarda hasta una hora.",
  "Come back and try again. Until then we keep only the record of your permission, with your phone number.":
    "Vuelva e inténtelo de nuevo. Hasta entonces solo guardamos la constancia de su permiso, con su teléfono.",
  "Tell us who you are, and see what you would pay a month for every car here.":
    "Díganos quién es y vea lo que pagaría al mes por cada auto de aquí.",
  "Your session has ended": "Su sesión terminó",
  "You were inactive for 15 minutes, so we deleted what you typed to protect you. Please start over.":
    "No pasó nada durante 15 minutos, así que borramos lo que escribió para protegerle. Empiece de nuevo, por favor.",
  "The credit bureau couldn't find you by your address. With your Social Security number it usually can.":
    "La agencia de crédito no pudo encontrarle por su dirección. Con su número de Seguro Social casi siempre puede.",
  "The credit bureau needs your address to find you. It still doesn't affect your score.":
    "La agencia de crédito necesita su dirección para encontrarle. Sigue sin afectar su puntaje.",
  "One more detail to find you": "Un dato más para encontrarle",
  "Where do you live?": "¿Dónde vive?",
  "Your result goes there.": "Ahí enviamos su resultado.",
  "We can't send text messages right now, so we sent a 6-digit code to your email.":
    "Ahora no podemos enviar mensajes de texto, así que enviamos un código de 6 dígitos a su correo electrónico.",
  "We sent a 6-digit code to {phone}.": "Enviamos un código de 6 dígitos al {phone}.",
  "Confirm your phone": "Confirme su teléfono",
  "We continue as soon as you enter all six digits.": "Continuamos en cuanto escriba los seis dígitos.",
  "We sent a new code. The old one no longer works.": "Enviamos un código nuevo. El anterior ya no funciona.",
  "Use another phone number": "Usar otro número de teléfono",
  "Text messages aren't getting through right now.": "Los mensajes de texto no llegan en este momento.",
  "We'll ask four questions about things in your credit file that only you should know.":
    "Haremos cuatro preguntas sobre datos de su expediente de crédito que solo usted debería saber.",
  "A few questions to be sure it's you": "Unas preguntas para estar seguros de que es usted",
  "4 questions with answers to choose from": "4 preguntas con respuestas para elegir",
  "If none of the answers fits, choose the one that says so.":
    "Si ninguna respuesta corresponde, elija la que lo indica.",
  "2 minutes": "2 minutos",
  "The time starts when you press the button.": "El tiempo empieza cuando presiona el botón.",
  "One attempt per day": "Un intento por día",
  "If it doesn't work today, you can try again tomorrow.":
    "Si hoy no funciona, puede volver a intentarlo mañana.",
  "Show the questions": "Mostrar las preguntas",
  "Choose an answer.": "Elija una respuesta.",
  "Question {number} of {count}": "Pregunta {number} de {count}",
  "Time left: {time}": "Tiempo restante: {time}",
  "Only you know the answers": "Solo usted sabe las respuestas",
  "Send my answers": "Enviar mis respuestas",
  "Next question": "Siguiente pregunta",
  "Cars you may qualify for now show your estimated monthly payment. Checking didn't affect your credit score.":
    "Los autos para los que puede calificar muestran ahora su pago mensual estimado. La consulta no afectó su puntaje de crédito.",
  "You're pre-qualified": "Ya tiene su precalificación",
  "What this means": "Lo que esto significa",
  "Valid until {date}": "Válido hasta el {date}",
  "After that it takes a new check, because rates and your credit can change.":
    "Después hace falta una nueva consulta, porque las tasas y su crédito pueden cambiar.",
  "It's not a final approval": "No es una aprobación final",
  "At checkout you apply for credit. The lender then checks your details, and that inquiry can affect your score.":
    "Al comprar solicita el crédito. Entonces el prestamista revisa sus datos, y esa consulta puede afectar su puntaje.",
  "What can still change your payment": "Lo que todavía puede cambiar su pago",
  "The car and its mileage, where you live, your income, and how much you pay down.":
    "El auto y su millaje, dónde vive, sus ingresos y cuánto da de enganche.",
  "Saved to your account. You see your payments wherever you sign in.":
    "Guardado en su cuenta. Ve sus pagos dondequiera que inicie sesión.",
  "Checked your payments before? {link}": "¿Ya consultó sus pagos antes? {link}",
  "Sign in to see them": "Inicie sesión para verlos",
  "Keep your payments": "Conserve sus pagos",
  "Without an account your result is only in this tab, and closing it loses it.":
    "Sin una cuenta, su resultado está solo en esta pestaña y se pierde al cerrarla.",
  "There are no payments to show": "No hay pagos que mostrar",
  "We can't check your payments right now": "No podemos consultar sus pagos en este momento",
  "The credit bureau isn't answering. It has nothing to do with you, and your score is the same as before.":
    "La agencia de crédito no responde. No tiene nada que ver con usted, y su puntaje es el mismo de antes.",
  "You can continue with estimates, which are on every car, and try again later. We keep only the record of your permission, with your phone number.":
    "Puede continuar con las estimaciones, que están en cada auto, e intentarlo más tarde. Solo guardamos la constancia de su permiso, con su teléfono.",
  "Mobile phone": "Teléfono celular",
  "Your permission": "Su permiso",
  "6-digit code": "Código de 6 dígitos",
  "Check the box if you agree.": "Marque la casilla si está de acuerdo.",
  "Continue my session": "Continuar mi sesión",
  "Delete and leave": "Borrar y salir",
  "Are you still there?": "¿Sigue ahí?",
  "To protect you, we delete what you typed after 15 minutes of inactivity. Time left: {time}":
    "Para protegerle, borramos lo que escribió cuando no pasa nada durante 15 minutos. Tiempo restante: {time}",
  "Your session ends in {time}": "Su sesión termina en {time}",
  "{minutes} {minutes:minute|minutes} left": "{minutes:Queda|Quedan} {minutes} {minutes:minuto|minutos}",
  "{seconds} {seconds:second|seconds} left": "{seconds:Queda|Quedan} {seconds} {seconds:segundo|segundos}",
  "You need JavaScript to check your payments. You can browse cars without it.":
    "Para consultar sus pagos se necesita JavaScript. Ver autos funciona sin él.",
  "Want to pay monthly? See your own payment first.": "¿Quiere pagar por mes? Vea primero su propio pago.",
  Leave: "Salir",
};
