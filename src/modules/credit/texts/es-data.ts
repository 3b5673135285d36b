/** Spanish of the texts of this module, and of the fields that only its applicants fill in, by their English ones. */
export const es: Readonly<Record<string, string>> = {
  "A home address can't be a P.O. box.": "La dirección de su domicilio no puede ser un apartado postal.",
  "This date can't be in the future.": "Esta fecha no puede estar en el futuro.",
  "This date is too far in the past.": "Esta fecha es demasiado antigua.",
  "Add what came before, so that we have the last two years without gaps.":
    "Agregue lo anterior, para que tengamos los últimos dos años sin interrupciones.",
  "The end is before the start.": "El fin es anterior al inicio.",
  "Use at most 8 characters.": "Use como máximo 8 caracteres.",
  "Employment start date is before your date of birth.":
    "La fecha de inicio del empleo es anterior a su fecha de nacimiento.",
  "Residency start date is before your date of birth.":
    "La fecha en que empezó a vivir allí es anterior a su fecha de nacimiento.",
  "Employment and residency start dates are before your date of birth.":
    "Las fechas de inicio del empleo y de la residencia son anteriores a su fecha de nacimiento.",
  "Enter your full date of birth (MM/DD/YYYY).": "Ingrese su fecha de nacimiento completa (MM/DD/AAAA).",
  "Date of birth can't be in the future.": "La fecha de nacimiento no puede estar en el futuro.",
  "You must be at least 18 years old.": "Debe tener al menos 18 años.",
  "Enter a valid date of birth.": "Ingrese una fecha de nacimiento válida.",
  "Enter an amount from $1 to $999,999.": "Ingrese un monto de $1 a $999,999.",
  "Enter an amount from $0 to $99,999.": "Ingrese un monto de $0 a $99,999.",
  "Enter a month and year (MM/YYYY).": "Ingrese mes y año (MM/AAAA).",
  "Enter a valid Social Security number.": "Ingrese un número de Seguro Social válido.",
  "Enter the last 4 digits.": "Ingrese los últimos 4 dígitos.",
  "County must be 2 to 25 characters.": "El condado debe tener de 2 a 25 caracteres.",
  "Occupation can be up to 26 characters.": "La ocupación puede tener hasta 26 caracteres.",
  "Employer name can be up to 25 characters.": "El nombre del empleador puede tener hasta 25 caracteres.",
  "Use letters, numbers and common punctuation only.": "Use solo letras, números y signos comunes.",
  "Decision on your credit application": "Decisión sobre su solicitud de crédito",
  "Counteroffer to your credit application": "Contraoferta a su solicitud de crédito",
  "Your credit application is incomplete": "Su solicitud de crédito está incompleta",
  "Your credit score": "Su puntaje de crédito",
  "This letter says that the creditors named in it did not approve the credit you asked for. It gives their reasons, or says how to ask for them, and explains your rights.":
    "Esta carta dice que los acreedores que nombra no aprobaron el crédito que usted pidió. Da sus motivos, o dice cómo pedirlos, y explica sus derechos.",
  "This letter says that the creditors named in it can't offer credit on the terms you asked for, and on which terms they can. It gives their reasons and explains your rights.":
    "Esta carta dice que los acreedores que nombra no pueden ofrecer crédito en los términos que usted pidió, y en qué términos sí pueden. Da sus motivos y explica sus derechos.",
  "This letter says what is missing from your credit application, and by when we need it. Without it, nobody can consider your application further.":
    "Esta carta dice qué falta en su solicitud de crédito y para cuándo lo necesitamos. Sin eso, nadie puede seguir considerando su solicitud.",
  "This letter says which credit score was used for your application, how it compares, and how you can check your credit report.":
    "Esta carta dice qué puntaje de crédito se usó para su solicitud, cómo se compara con otros y cómo puede revisar su informe de crédito.",
  "The letter is in English, and the English text is the one that counts.":
    "La carta está en inglés, y el texto en inglés es el que vale.",
  "What is missing: {items}.": "Lo que falta: {items}.",
  "The reasons given: {reasons}.": "Los motivos indicados: {reasons}.",
  "The lenders we work with don't lend in your state":
    "Los prestamistas con los que trabajamos no prestan en su estado",
  "The lenders we work with don't offer this kind of financing":
    "Los prestamistas con los que trabajamos no ofrecen este tipo de financiamiento",
  "The lenders we work with take applications with a Social Security number only":
    "Los prestamistas con los que trabajamos solo aceptan solicitudes con número de Seguro Social",
  "The lenders we work with don't take joint applications":
    "Los prestamistas con los que trabajamos no aceptan solicitudes conjuntas",
  "An applicant is not old enough to sign a contract": "Un solicitante no tiene edad para firmar un contrato",
  "We can't make this letter right now. Try again in a moment.":
    "No podemos preparar esta carta en este momento. Inténtelo de nuevo en un momento.",
  "You've asked for this letter many times. Try again in {wait}.":
    "Ha pedido esta carta muchas veces. Inténtelo de nuevo en {wait}.",
  "We couldn't find this letter.": "No pudimos encontrar esta carta.",
  "For your records: credit score information": "Para sus archivos: información sobre su puntaje de crédito",
  "Hi {firstName},\n\nBy law, everyone who applies for credit is told which credit score lenders saw. Yours is attached as a PDF file and belongs to order {orderNumber}. This isn't a decision, and you don't need to do anything.\n\nQuestions? Call {supportPhone}.":
    "Hola, {firstName}:\n\nPor ley, a toda persona que solicita crédito se le informa qué puntaje de crédito vieron los prestamistas. El suyo va adjunto en PDF y corresponde al pedido {orderNumber}. No es una decisión y no tiene que hacer nada.\n\n¿Preguntas? Llame al {supportPhone}.",
  "{brand}: {firstName}, for your records, we emailed you the credit score information that everyone who applies gets. It isn't a decision. Questions? Call {supportPhone}.":
    "{brand}: {firstName}, para sus archivos le enviamos por correo la información sobre el puntaje de crédito que recibe toda persona que hace una solicitud. No es una decisión. ¿Preguntas? Llame al {supportPhone}.",
  "A letter about your credit application": "Una carta sobre su solicitud de crédito",
  "Hi {firstName},\n\nA letter about your application for credit is attached as a PDF file. It belongs to order {orderNumber}. Please read it and keep it.\n\nQuestions? Call {supportPhone}.":
    "Hola, {firstName}:\n\nAdjuntamos en PDF una carta sobre su solicitud de crédito. Corresponde al pedido {orderNumber}. Léala y guárdela, por favor.\n\n¿Preguntas? Llame al {supportPhone}.",
  "{brand}: {firstName}, we emailed you a letter about your credit application. Questions? Call {supportPhone}.":
    "{brand}: {firstName}, hay una carta sobre su solicitud de crédito en su correo electrónico. ¿Preguntas? Llame al {supportPhone}.",
  "Someone is buying a car and wants to apply for credit with you. They won't see what you enter here.":
    "Una persona va a comprar un auto y quiere solicitar crédito junto con usted. Esa persona no ve lo que usted ingresa aquí.",
  "This link doesn't work. Open it again from the message you got.":
    "Este enlace no funciona. Vuelva a abrirlo desde el mensaje que recibió.",
  "Apply for credit together": "Solicitar crédito juntos",
  "Thank you. Your part is complete.": "Gracias. Su parte está completa.",
  "The other person takes it from here. Until they send the application, you can change your answers with the same link.":
    "La otra persona continúa desde aquí. Hasta que envíe la solicitud, usted puede cambiar sus respuestas con el mismo enlace.",
  "You can check this box once the code is right. If you don't, we mail your notices on paper.":
    "Podrá marcar esta casilla cuando el código sea correcto. Si la deja vacía, le enviamos los avisos por correo postal.",
  "If you don't check this box, we mail your notices on paper.":
    "Si deja esta casilla vacía, le enviamos los avisos por correo postal.",
  "Read the privacy notice": "Leer el aviso de privacidad",
  "You opened the sample PDF.": "Usted abrió el PDF de muestra.",
  "First make sure that you can open our notices: open this sample and type the code it shows.":
    "Primero compruebe que puede abrir nuestros avisos: abra esta muestra y escriba el código que aparece en ella.",
  "Code in the PDF": "Código del PDF",
  "Check the code": "Comprobar el código",
  "Choose one": "Elija una opción",
  "MM/YYYY": "MM/AAAA",
  "MM/DD/YYYY": "MM/DD/AAAA",
  "Your work and income": "Su trabajo y sus ingresos",
  "What you do": "A qué se dedica",
  "When you started this job.": "Cuándo empezó en este trabajo.",
  "When this started.": "Cuándo empezó.",
  "The name of your business, or your own.": "El nombre de su negocio, o el suyo.",
  "Add a previous job": "Agregar un trabajo anterior",
  "Lenders ask for two years without gaps. Time in school or between jobs counts too.":
    "Los prestamistas piden dos años sin interrupciones. También cuenta el tiempo de estudios o entre trabajos.",
  "Your last two years of work": "Sus últimos dos años de trabajo",
  "Your income": "Sus ingresos",
  "Your total for one year, before taxes are taken out.": "Su total de un año, antes de descontar impuestos.",
  "Other income": "Otros ingresos",
  "Alimony, child support, or separate maintenance income need not be revealed if you do not wish to have it considered as a basis for repaying this obligation.":
    "No es necesario que revele ingresos por pensión alimenticia, manutención de menores o manutención por separación si no desea que se consideren como base para pagar esta obligación.",
  "Who is applying?": "¿Quién presenta la solicitud?",
  "Who are they to you?": "¿Qué relación tiene esa persona con usted?",
  "Where will they fill out their part?": "¿Dónde llenará esa persona su parte?",
  "Legal first name": "Nombre legal",
  "Middle name": "Segundo nombre",
  "Legal last name": "Apellido legal",
  "Date of birth": "Fecha de nacimiento",
  "Marital status": "Estado civil",
  "Same address": "Misma dirección",
  "Apartment, suite or unit": "Apartamento, suite o unidad",
  "Unit number": "Número de la unidad",
  County: "Condado",
  "Spouse's legal first name": "Nombre legal de su cónyuge",
  "Spouse's legal last name": "Apellido legal de su cónyuge",
  "Employment status": "Situación laboral",
  "Employer's name": "Nombre del empleador",
  Occupation: "Ocupación",
  "Work phone": "Teléfono del trabajo",
  "Yearly income before taxes": "Ingreso anual antes de impuestos",
  "Where this income comes from": "De dónde proviene este ingreso",
  "Other income per month": "Otros ingresos al mes",
  "Where the other income comes from": "De dónde provienen los otros ingresos",
  "Do you own or rent?": "¿Es propietario o alquila?",
  "Monthly housing payment": "Pago mensual de vivienda",
  "Who pays for your home?": "¿Quién paga su vivienda?",
  "Your last two years of addresses": "Sus direcciones de los últimos dos años",
  "Social Security number or ITIN": "Número de Seguro Social o ITIN",
  "Start date (MM/YYYY)": "Fecha de inicio (MM/AAAA)",
  "Living there since (MM/YYYY)": "Vive ahí desde (MM/AAAA)",
  "End date (MM/YYYY)": "Fecha de fin (MM/AAAA)",
  "Previous job {number}": "Trabajo anterior {number}",
  "Previous address {number}": "Dirección anterior {number}",
  "Remove: {entry}": "Quitar: {entry}",
  "Your home": "Su vivienda",
  "When you moved to your present address.": "Cuándo se mudó a su dirección actual.",
  "Your whole mortgage payment in one month, with taxes and insurance.":
    "El pago completo de su hipoteca en un mes, con impuestos y seguro.",
  "The full monthly amount, no matter who pays it.": "El monto completo de un mes, lo pague quien lo pague.",
  "We already asked about this payment, so it counts only once.":
    "Ya preguntamos por este pago, así que cuenta una sola vez.",
  "Both of us": "Los dos",
  "I do": "Yo",
  "The other person": "La otra persona",
  "Add a previous address": "Agregar una dirección anterior",
  "Lenders ask where you lived in the last two years.":
    "Los prestamistas preguntan dónde vivió en los últimos dos años.",
  "The link to {contact} has expired.": "El enlace enviado a {contact} venció.",
  "Link sent to {contact}.": "Enlace enviado a {contact}.",
  "It has been opened.": "Ya lo abrieron.",
  "It works for 72 hours, on the first phone or computer that opens it.":
    "Funciona durante 72 horas, en el primer teléfono o computadora que lo abra.",
  "How should we send the link?": "¿Cómo enviamos el enlace?",
  "By text message": "Por mensaje de texto",
  "Their email": "Su correo electrónico",
  "Language of the invitation": "Idioma de la invitación",
  "Their phone": "Su teléfono",
  "They agreed to get this text message. Message and data rates may apply.":
    "Esa persona aceptó recibir este mensaje de texto. Pueden aplicarse cargos por mensajes y datos.",
  "Send the link": "Enviar el enlace",
  "Please confirm that the other person's answers are removed, or keep them.":
    "Confirme que se borren las respuestas de la otra persona, o consérvelas.",
  "Co-applicant": "Cosolicitante",
  "Send them a link so that they can fill out their part.": "Envíele un enlace para que llene su parte.",
  "Their part is complete.": "Su parte está completa.",
  "We're waiting for their part. This page updates on its own when it's complete.":
    "Falta su parte. Esta página se actualiza sola cuando esté completa.",
  "We couldn't save this page.": "No pudimos guardar esta página.",
  "Save and return to the review": "Guardar y volver a la revisión",
  "Now the other person's part. Hand over the device, or fill it out together.":
    "Ahora, la parte de la otra persona. Pásele el dispositivo o llénenla juntos.",
  "Use your name as it appears on your driver's license.":
    "Use su nombre tal como está en su licencia de conducir.",
  "Name and date of birth": "Nombre y fecha de nacimiento",
  "Some states have rules about what spouses own together. Your answer doesn't count for or against you.":
    "Algunos estados tienen reglas sobre los bienes comunes de los cónyuges. Su respuesta no cuenta ni a favor ni en contra de usted.",
  "Lenders' decisions go here.": "Aquí llegan las decisiones de los prestamistas.",
  "{brand} and its lenders may call and text me at this number about this application. I can buy a car and get credit without agreeing to this. Message and data rates may apply.":
    "{brand} y sus prestamistas pueden llamarme y enviarme mensajes de texto a este número sobre esta solicitud. No tengo que aceptar para comprar un auto ni para obtener crédito. Pueden aplicarse cargos por mensajes y datos.",
  "I live at the same address as the person who invited me":
    "Vivo en la misma dirección que la persona que me invitó",
  "I live at the same address as {name}": "Vivo en la misma dirección que {name}",
  None: "Ninguno",
  "Filled in by your zip code.": "Se completa según su código postal.",
  "Personal details": "Datos personales",
  Spouse: "Cónyuge",
  "Work and income": "Trabajo e ingresos",
  Housing: "Vivienda",
  "Social Security number": "Número de Seguro Social",
  Terms: "Términos",
  "Review your application": "Revise su solicitud",
  "Check that everything is right. You can change every answer.":
    "Compruebe que todo esté bien. Puede cambiar cualquier respuesta.",
  "Something is missing here": "Aquí falta algo",
  "Continue to the terms": "Continuar a los términos",
  "Edit: {section}": "Editar: {section}",
  Edit: "Editar",
  "Not filled out yet.": "Todavía sin llenar.",
  "ending in {last4}": "termina en {last4}",
  "Your spouse": "Su cónyuge",
  "In your state spouses share what they own and owe, so lenders have to know who your spouse is. Your spouse doesn't apply, and their credit isn't checked.":
    "En su estado los cónyuges comparten bienes y deudas, por eso los prestamistas deben saber quién es su cónyuge. Su cónyuge no presenta la solicitud y no se consulta su crédito.",
  "Name and address": "Nombre y dirección",
  "Lives at the same address as I do": "Vive en la misma dirección que yo",
  "Your Social Security number": "Su número de Seguro Social",
  "Lenders need it to get your credit report. We encrypt it, and after this page only its last four digits are shown.":
    "Los prestamistas lo necesitan para obtener su informe de crédito. Lo ciframos y, después de esta página, solo se muestran los últimos cuatro dígitos.",
  "Saved, ending in {last4}": "Guardado, termina en {last4}",
  "Enter another number": "Ingresar otro número",
  "Hide the number": "Ocultar el número",
  "Show the number": "Mostrar el número",
  "Nine digits, such as 123-45-6789.": "Nueve dígitos, por ejemplo 123-45-6789.",
  "Please read each of these and check the boxes you agree to. Nothing is sent yet.":
    "Lea cada uno de estos textos y marque lo que acepta. Todavía no se envía nada.",
  "Check this box if you agree. Without it your application can't be sent.":
    "Marque esta casilla si está de acuerdo. Sin ella no se puede enviar su solicitud.",
  "Your part is complete. As soon as the other person has finished theirs, you can continue here.":
    "Su parte está completa. En cuanto la otra persona termine la suya, usted podrá continuar aquí.",
  "Go there": "Ir a esa página",
  "One of the pages isn't complete yet.": "Una de las páginas todavía no está completa.",
  "Just me": "Solo yo",
  "Me and someone else": "Yo y otra persona",
  "Both incomes count, and both of you owe the whole loan or lease.":
    "Cuentan los dos ingresos, y los dos deben todo el préstamo o arrendamiento.",
  "Remove their answers": "Borrar sus respuestas",
  "This removes what the other person has already entered.": "Esto borra lo que la otra persona ya ingresó.",
  "They will own the car together with you.": "Así será propietaria del auto junto con usted.",
  "Put their name on the title too": "Poner también su nombre en el título",
  "On this device": "En este dispositivo",
  "Right after your own part.": "Justo después de la parte de usted.",
  "On their own phone": "En su propio teléfono",
  "We send them a link. You don't see what they enter.": "Le enviamos un enlace. Usted no ve lo que ingresa.",
  "Page {page} of {count}": "Página {page} de {count}",
  "This application was sent. It can't be changed while lenders decide.":
    "Esta solicitud ya se envió. No se puede cambiar mientras los prestamistas deciden.",
  "This application can't be changed right now.": "Esta solicitud no se puede cambiar en este momento.",
  "Loading your application": "Cargando su solicitud",
  Married: "Casado(a)",
  "Unmarried (single, divorced or widowed)": "No casado(a): soltero(a), divorciado(a) o viudo(a)",
  Separated: "Separado(a)",
  Apartment: "Apartamento",
  Suite: "Suite",
  Unit: "Unidad",
  Building: "Edificio",
  Floor: "Piso",
  Lot: "Lote",
  "Full-time": "Tiempo completo",
  "Part-time": "Medio tiempo",
  "Self-employed": "Trabajador(a) independiente",
  Military: "Fuerzas armadas",
  Retired: "Jubilado(a)",
  Student: "Estudiante",
  Unemployed: "Desempleado(a)",
  "Contract work": "Trabajo por contrato",
  "Seasonal work": "Trabajo de temporada",
  "Temporary work": "Trabajo temporal",
  "Salary or wages": "Salario o sueldo",
  "Social Security": "Seguro Social",
  Pension: "Pensión",
  "Disability benefits": "Beneficios por discapacidad",
  "Alimony or child support": "Pensión alimenticia o manutención de menores",
  Investments: "Inversiones",
  "Rental income": "Ingresos por alquiler",
  "Own, with a mortgage": "Propia, con hipoteca",
  "Own, paid off": "Propia, ya pagada",
  Rent: "Alquilo",
  "Live with relatives": "Vivo con familiares",
  "Own a mobile home": "Casa móvil propia",
  Parent: "Padre o madre",
  Child: "Hijo o hija",
  "Brother or sister": "Hermano o hermana",
  "Domestic partner": "Pareja de hecho",
  Other: "Otro",
  "Notices by email": "Avisos por correo electrónico",
  "Privacy notice": "Aviso de privacidad",
  "{brand} and the lenders can send notices about this application, including decisions, to your email address as PDF files instead of on paper. You don't have to agree: without it, we mail these notices to your home address, and nothing else changes. You can ask for paper copies free of charge or take this consent back at any time by calling {phone}; what was sent until then stays valid. You need a device that opens PDF files and an email address that you keep up to date.":
    "{brand} y los prestamistas pueden enviar avisos sobre esta solicitud, incluidas las decisiones, a su correo electrónico como archivos PDF en lugar de papel. No tiene que aceptar: si no lo hace, enviamos estos avisos por correo postal a su domicilio, y nada más cambia. En cualquier momento puede pedir copias en papel sin costo o retirar este consentimiento llamando al {phone}; lo enviado hasta entonces sigue siendo válido. Necesita un dispositivo que abra archivos PDF y una dirección de correo electrónico que mantenga al día.",
  "I agree to receive notices electronically, and I was able to open the sample PDF.":
    "Acepto recibir avisos de forma electrónica y pude abrir el PDF de muestra.",
  "Our privacy notice says which personal information {brand} collects for this application, why it is shared with lenders and credit bureaus, and how you can limit sharing.":
    "Nuestro aviso de privacidad dice qué información personal reúne {brand} para esta solicitud, por qué se comparte con prestamistas y agencias de crédito, y cómo puede limitar que se comparta.",
  "I have received the privacy notice.": "Recibí el aviso de privacidad.",
  "Credit report": "Informe de crédito",
  "{brand} sends this application to the lenders it works with. Each of them may get your credit report and check what you told us. This is a hard inquiry: it can lower your credit score a little. Scoring models usually count several car loan inquiries within 14 days as one.":
    "{brand} envía esta solicitud a los prestamistas con los que trabaja. Cada uno puede obtener su informe de crédito y comprobar lo que usted nos dijo. Es una consulta formal: puede bajar un poco su puntaje de crédito. Los modelos de puntaje suelen contar como una sola varias consultas de préstamos de auto dentro de 14 días.",
  "I authorize {brand} and its lenders to get my credit report and to check my employment and income.":
    "Autorizo a {brand} y a sus prestamistas a obtener mi informe de crédito y a comprobar mi empleo y mis ingresos.",
  "What you told us": "Lo que nos dijo",
  "Lenders rely on what you told us. It is a federal crime to make a statement to a lender that you know is false.":
    "Los prestamistas deciden según lo que usted nos dijo. Es un delito federal hacer a un prestamista una declaración que usted sabe que es falsa.",
  "Everything I entered is true and complete.": "Todo lo que ingresé es verdadero y completo.",
  "Joint credit": "Crédito conjunto",
  "You are applying for joint credit: each of you owes the whole loan or lease, no matter who drives the car. Each of you confirms this separately.":
    "Ustedes solicitan crédito conjunto: los dos deben todo el préstamo o arrendamiento, maneje quien maneje el auto. Cada uno lo declara por separado.",
  "I intend to apply for joint credit.": "Tengo la intención de solicitar crédito conjunto.",
  "Notice to married Wisconsin residents": "Aviso para residentes casados de Wisconsin",
  "No marital property agreement, unilateral statement or court decree about marital property harms the creditor's rights unless the creditor received a copy of it, or knew its terms, before it gave the credit.":
    "Ningún acuerdo de bienes matrimoniales, declaración unilateral o sentencia judicial sobre bienes matrimoniales perjudica los derechos del acreedor, salvo que este haya recibido una copia o conocido sus términos antes de otorgar el crédito.",
  "I have read this notice.": "Leí este aviso.",
  "Email must be different from the primary applicant's.":
    "El correo electrónico debe ser distinto del correo del solicitante principal.",
  "Phone must be different from the primary applicant's.":
    "El teléfono debe ser distinto del teléfono del solicitante principal.",
  "Social Security number must be different from the primary applicant's.":
    "El número de Seguro Social debe ser distinto del número del solicitante principal.",
  "Social Security number must be different from your co-applicant's.":
    "El número de Seguro Social debe ser distinto del número de su cosolicitante.",
  "This link no longer works. Ask the person who sent it for a new one.":
    "Este enlace ya no funciona. Pida uno nuevo a la persona que se lo envió.",
  "There is no second person on this application.": "No hay una segunda persona en esta solicitud.",
  "The other person fills out these pages on their own phone.":
    "La otra persona llena estas páginas en su propio teléfono.",
  "The credit application isn't complete yet.": "La solicitud de crédito todavía no está completa.",
  "This text has changed. Please read it again.": "Este texto cambió. Léalo de nuevo.",
  "Open the sample PDF first, and type the code it shows.":
    "Primero abra el PDF de muestra y escriba el código que aparece en él.",
  "That isn't the code in the PDF. Open it and look for the six characters.":
    "Ese no es el código del PDF. Ábralo y busque los seis caracteres.",
  "This store only takes applications from one person.":
    "Esta tienda solo acepta solicitudes de una persona.",
  "Credit application": "Solicitud de crédito",
  "Submit Application": "Enviar solicitud",
  "Change the credit application": "Cambiar la solicitud de crédito",
  "Complete your credit application": "Complete su solicitud de crédito",
  "A credit notice is due by {dueOn}: order {orderNumber}":
    "Un aviso de crédito vence el {dueOn}: pedido {orderNumber}",
  "The applicant of order {orderNumber} has to be told where their credit application stands.\n\nWhat is owed: {what}\nLast day: {dueOn}\nIt goes out by itself on {sendOn}, with what is known then.\n\nTo settle it earlier, get the lenders' decisions, or have the buyer accept an offer.":
    "Al solicitante del pedido {orderNumber} se le debe informar en qué está su solicitud de crédito.\n\nQué se debe: {what}\nÚltimo día: {dueOn}\nSale por sí solo el {sendOn}, con lo que se sepa entonces.\n\nPara resolverlo antes, obtenga las decisiones de los prestamistas, o haga que el comprador acepte una oferta.",
  "We sent your application.": "Enviamos su solicitud.",
  "The vehicle is no longer available.": "El vehículo ya no está disponible.",
  "Legal name": "Nombre legal completo",
  "{county} County": "condado de {county}",
  "A person has to look at the buyer first: answer with screening.cleared or screening.confirmed.":
    "Primero una persona debe revisar al comprador: responda con screening.cleared o screening.confirmed.",
  "The vehicle can't be handed over before a person has looked at the buyer.":
    "El vehículo no puede entregarse antes de que una persona revise al comprador.",
  "{sender} wants to apply for credit with you": "{sender} quiere solicitar crédito con usted",
  "Hi,\n\n{sender} is buying a {vehicle} from {brand} and wants to apply for credit with you. {sender} won't see what you enter, and nothing goes to lenders until you've both agreed. The link works for 72 hours, on the first phone or computer that opens it.\n\nDon't know {sender}? Ignore this email. Questions? Call {supportPhone}.":
    "Hola:\n\n{sender} va a comprar un {vehicle} en {brand} y quiere solicitar crédito junto con usted. {sender} no ve lo que usted ingresa, y no se envía nada a los prestamistas antes de que los dos hayan aceptado. El enlace funciona durante 72 horas, en el primer teléfono o computadora que lo abra.\n\n¿No conoce a {sender}? Ignore este correo. ¿Preguntas? Llame al {supportPhone}.",
  "Fill out your part of the application on your own phone.":
    "Llene su parte de la solicitud en su propio teléfono.",
  "Fill out your part": "Llenar mi parte",
  "Your part of a credit application": "Su parte de una solicitud de crédito",
  "{brand}: {sender} wants to apply for credit with you for a {vehicle}. Your part, for 72 hours: {link}":
    "{brand}: {sender} quiere solicitar crédito con usted para un {vehicle}. Su parte, durante 72 horas: {link}",
  "The second part of your application is complete": "La segunda parte de su solicitud está completa",
  "Hi {firstName},\n\nThe person you invited has filled out their part of the credit application for your {vehicle}. You can continue with order {orderNumber} now.\n\nQuestions? Call {supportPhone}.":
    "Hola, {firstName}:\n\nLa persona que usted invitó llenó su parte de la solicitud de crédito para su {vehicle}. Ya puede continuar con el pedido {orderNumber}.\n\n¿Preguntas? Llame al {supportPhone}.",
  "{brand}: {firstName}, the second part of your credit application for the {vehicle} is complete. You can continue with order {orderNumber}.":
    "{brand}: {firstName}, la segunda parte de su solicitud de crédito para el {vehicle} está completa. Puede continuar con el pedido {orderNumber}.",
  "Sample notice": "Aviso de muestra",
  "Letters about your credit come as files like this one. If you can read this page, your device can open them.":
    "Las cartas sobre su crédito llegan en archivos como este. Si puede leer esta página, su dispositivo puede abrirlas.",
  "Type this code on the page where you opened this file:":
    "Escriba este código en la página donde abrió este archivo:",
  "Someone you know": "Alguien que usted conoce",
  "A lender answered late.": "Un prestamista respondió tarde.",
  "A lender made an offer.": "Un prestamista hizo una oferta.",
  "A lender is waiting before it decides.": "Un prestamista espera antes de decidir.",
  "This part isn't complete yet.": "Esta parte todavía no está completa.",
  "Fill out the credit application first.": "Primero llene la solicitud de crédito.",
  "Federal Trade Commission, Consumer Response Center": "Federal Trade Commission, Consumer Response Center",
  "600 Pennsylvania Avenue NW, Washington, DC 20580": "600 Pennsylvania Avenue NW, Washington, DC 20580",
  "Letters about your credit": "Cartas sobre su crédito",
  "From your earlier application of {day}": "De su solicitud anterior del {day}",
  "From an earlier application": "De una solicitud anterior",
  "Sent {instant}": "Enviada el {instant}",
  "Open the PDF": "Abrir el PDF",
  "A letter has to be mailed on paper by {dueOn}":
    "Hay que enviar una carta por correo postal a más tardar el {dueOn}",
  "An applicant did not agree to get letters by email, so a letter that the law requires has to go on paper.\n\nLast day: {dueOn}\nReference: {reference}\n\nIt is on the list of letters to mail. Print it with its address page, mail it, and report it as mailed.":
    "Una persona que solicita crédito no aceptó recibir cartas por correo electrónico, así que una carta que exige la ley debe ir en papel.\n\nÚltimo día: {dueOn}\nReferencia: {reference}\n\nEstá en la lista de cartas por enviar. Imprímala con su página de dirección, envíela y avise que la envió.",
  "Reminder: mail a letter on paper by {dueOn}":
    "Recordatorio: envíe una carta por correo postal a más tardar el {dueOn}",
  "A letter that the law requires is still on the list of letters to mail.\n\nLast day: {dueOn}\nReference: {reference}\n\nPrint it, mail it, and report it as mailed.":
    "Una carta que exige la ley sigue en la lista de cartas por enviar.\n\nÚltimo día: {dueOn}\nReferencia: {reference}\n\nImprímala, envíela y avise que la envió.",
  "No such letter waits to be mailed, or nobody named a street.":
    "Ninguna carta así espera el envío, o nadie indicó un domicilio.",
  "There is no such letter.": "No existe esa carta.",
  "This letter was not printed from the list, so its words are not fixed yet. Print it first.":
    "Esta carta no se imprimió desde la lista, así que su texto aún no está fijado. Imprímala primero.",
  "Nobody in this role applies on this order.": "Nadie solicita crédito en este papel en este pedido.",
  "You applied for credit with this order before. Applying again sends a new application to every lender, and lenders may check your credit again. Nothing has been sent.":
    "Usted ya solicitó crédito con este pedido. Volver a solicitarlo envía una solicitud nueva a todos los prestamistas, y pueden volver a consultar su crédito. No se ha enviado nada.",
};
