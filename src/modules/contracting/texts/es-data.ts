/** Spanish of the texts of this module, by their English ones. */
export const es: Readonly<Record<string, string>> = {
  "Paper is free.": "El papel es gratis.",
  "Ask us by phone for paper documents, before or after you sign.":
    "Pídanos los documentos en papel por teléfono, antes o después de firmar.",
  "This purchase only.": "Solo esta compra.",
  "You agree for what you read, sign and receive here.":
    "Su aceptación abarca lo que lee, firma y recibe aquí.",
  "You can change your mind.": "Puede cambiar de opinión.",
  "Before you sign, leave this page and call us. We then sign on paper together, which may take a few days longer.":
    "Antes de firmar, salga de esta página y llámenos. En ese caso firmaremos juntos en papel, lo que puede tardar unos días más.",
  "Your copies.": "Sus copias.",
  "Keep your email and phone number up to date in your profile, so that they reach you.":
    "Mantenga al día su correo y su teléfono en su perfil, para que le lleguen.",
  "What you need.": "Lo que necesita.",
  "A current web browser, an email address, and a program that opens PDF files.":
    "Un navegador actual, una dirección de correo electrónico y un programa que abra archivos PDF.",
  "Your {brand} contract is ready to sign": "Su contrato de {brand} está listo para firmar",
  "Hi {firstName},\n\nYour contract for the {vehicle} is ready to read and sign online.\n\nNo password at hand? With your last name and order number {orderNumber} you can sign here instead: {otherWay}\n\nQuestions? Call {supportPhone}.":
    "Hola, {firstName}:\n\nSu contrato del {vehicle} está listo para leer y firmar en línea.\n\n¿No tiene la contraseña a mano? Con su apellido y el número de pedido {orderNumber} también puede firmar aquí: {otherWay}\n\n¿Preguntas? Llame al {supportPhone}.",
  "Your lender took its offer back. Choose another way to pay before you sign.":
    "Su prestamista retiró su oferta. Elija otra forma de pagar antes de firmar.",
  "The lender took its offer back. The contract can be made once the offer stands again.":
    "El prestamista retiró su oferta. El contrato puede hacerse en cuanto la oferta vuelva a estar vigente.",
  "The vehicle can't be handed over before the new contract is signed.":
    "El vehículo no se puede entregar antes de que se firme el nuevo contrato.",
  "Your {brand} contract is complete": "Su contrato de {brand} está completo",
  "Hi {firstName},\n\nWe countersigned your contract for the {vehicle}. You can read it in order {orderNumber} at any time.\n\nQuestions? Call {supportPhone}.":
    "Hola, {firstName}:\n\nYa firmamos también nosotros su contrato del {vehicle}. Puede leerlo en el pedido {orderNumber} cuando quiera.\n\n¿Preguntas? Llame al {supportPhone}.",
  "Hi {firstName},\n\nWe countersigned your contract for the {vehicle}. Sign in to read and download it in order {orderNumber} at any time.\n\nQuestions? Call {supportPhone}.":
    "Hola, {firstName}:\n\nYa firmamos también nosotros su contrato del {vehicle}. Inicie sesión para leerlo y descargarlo en el pedido {orderNumber} cuando quiera.\n\n¿Preguntas? Llame al {supportPhone}.",
  "Open your contract": "Abrir su contrato",
  "Your {brand} passcode": "Su código de {brand}",
  "Hi {firstName},\n\nYour passcode to read and sign your contract is {code}.\n\nIt works once and for 10 minutes. If you didn't ask for it, ignore this message and tell nobody the passcode.\n\nQuestions? Call {supportPhone}.":
    "Hola, {firstName}:\n\nSu código para leer y firmar su contrato es {code}.\n\nFunciona una sola vez y durante 10 minutos. Si usted no lo solicitó, ignore este mensaje y no comparta el código con nadie.\n\n¿Preguntas? Llame al {supportPhone}.",
  "Your contract isn't ready yet. Upload your documents first.":
    "Su contrato todavía no está listo. Primero suba sus documentos.",
  "We're preparing your contract. We'll email you when it's ready to sign.":
    "Estamos preparando su contrato. Le escribiremos cuando esté listo para firmar.",
  "Your signing session has expired or was cancelled.": "Su sesión de firma venció o se canceló.",
  "We couldn't find your contract.": "No pudimos encontrar su contrato.",
  "This contract link doesn't work. Call {phone}.": "Este enlace al contrato no funciona. Llame al {phone}.",
  "This contract was sent to a different email address.":
    "Este contrato se envió a otra dirección de correo electrónico.",
  "This contract belongs to a different account. Sign in with the account used for the order.":
    "Este contrato pertenece a otra cuenta. Inicie sesión con la cuenta que usó para el pedido.",
  "Agree to sign electronically first.": "Primero acepte firmar electrónicamente.",
  "Enter the initials of your name.": "Ingrese las iniciales de su nombre.",
  "Fill in every field before you finish.": "Complete todos los campos antes de terminar.",
  "This contract is signed on our signing service's site.":
    "Este contrato se firma en la página de nuestro servicio de firmas.",
  "This file failed its security check. Please call us.":
    "Este archivo no superó la verificación de seguridad. Llámenos.",
  "Type your name exactly as it appears on the contract.":
    "Escriba su nombre exactamente como aparece en el contrato.",
  "The last name or email you entered is incorrect.": "El apellido o el correo que ingresó no es correcto.",
  "Too many attempts. Please try again in 30 minutes.":
    "Demasiados intentos. Inténtelo de nuevo en 30 minutos.",
  "Too many passcode requests. Please try again in 30 minutes.":
    "Demasiadas solicitudes de código. Inténtelo de nuevo en 30 minutos.",
  "Enter the passcode we email you to open the contract.":
    "Ingrese el código que le enviamos por correo para abrir el contrato.",
  "The contract has changed. Read it again before you sign.":
    "El contrato cambió. Léalo de nuevo antes de firmar.",
  "Unknown.": "Desconocido.",
  "We don't recognize this event.": "No reconocemos este evento.",
  "The buyer has to sign before the retailer can.": "El comprador debe firmar antes que el concesionario.",
  "Sign the contract on this page.": "Firme el contrato en esta página.",
  "You've already signed.": "Usted ya firmó.",
  "We couldn't load your contract": "No pudimos cargar su contrato",
  "Loading your contract": "Cargando su contrato",
  "Your contract": "Su contrato",
  "Review and sign": "Revise y firme",
  "You signed on {instant}.": "Usted firmó el {instant}.",
  "Sign by {instant}.": "Firme antes del {instant}.",
  "The amounts match your order to the cent. Sign by {instant}.":
    "Los montos son los de su pedido, al centavo. Firme antes del {instant}.",
  "{dealer} has countersigned. The contract is complete.":
    "{dealer} también firmó. El contrato está completo.",
  "The address on your order.": "La dirección de su pedido.",
  "Enter your email to continue.": "Ingrese su correo electrónico para continuar.",
  "Email me a passcode": "Enviarme un código por correo",
  "If {strong} is the address on your order, a passcode is on its way.":
    "Si {strong} es la dirección de su pedido, el código va en camino.",
  "6 digits. It expires in 10 minutes.": "6 dígitos. Funciona durante 10 minutos.",
  Passcode: "Código",
  "We sent another passcode. Only the newest one works.":
    "Enviamos otro código. Solo funciona el más reciente.",
  "Enter the 6-digit passcode to continue.": "Ingrese el código de 6 dígitos para continuar.",
  Continue: "Continuar",
  "Send another passcode": "Enviar otro código",
  "Use another email": "Usar otro correo",
  "Know your password? {link}": "¿Sabe su contraseña? {link}",
  "Pick up your {brandName} contract where you left off. No password needed.":
    "Retome su contrato de {brandName} donde lo dejó. No necesita contraseña.",
  "Hello again": "Hola de nuevo",
  "We send a passcode. You can read and sign right away.":
    "Le enviamos un código. Podrá leer y firmar de inmediato.",
  "Cell phone": "Teléfono celular",
  "The number on your order and your last name.": "El número de su pedido y su apellido.",
  "Deal ID": "Número de trato",
  "From our message, with your last name.": "De nuestro mensaje, con su apellido.",
  "How should we recognize you?": "¿Cómo podemos reconocerle?",
  "Enter your cell phone and last name to continue.":
    "Ingrese su teléfono celular y su apellido para continuar.",
  "10 digits, as on your order.": "10 dígitos, como en su pedido.",
  "Enter your deal ID and last name to continue.": "Ingrese su número de trato y su apellido para continuar.",
  "Your order number works too. It starts with FC.": "También sirve su número de pedido. Empieza con FC.",
  "Thank you, you've signed": "Gracias, ya firmó",
  "{brandName} countersigns next and emails you when the contract is complete.":
    "Ahora firma {brandName}, y le escribirá cuando el contrato esté completo.",
  "Hello again, {firstName}": "Hola de nuevo, {firstName}",
  "The contract for your {vehicle} is ready.": "El contrato de su {vehicle} está listo.",
  "Here is where your {vehicle} stands.": "Así va su {vehicle}.",
  "Your {vehicle}": "Su {vehicle}",
  "Steps of your order": "Pasos de su pedido",
  "For everything else, sign in to your account. Questions? Call {phone}.":
    "Para todo lo demás, inicie sesión en su cuenta. ¿Preguntas? Llame al {phone}.",
  "One more check before you sign": "Una comprobación más antes de firmar",
  "To open a contract, you need a passcode that we send to the email address on your order.":
    "El contrato solo se abre con un código que enviamos al correo electrónico de su pedido.",
  "Start again": "Comenzar de nuevo",
  "Review contract": "Revisar el contrato",
  "See your orders": "Ver sus pedidos",
  "We couldn't find your contract": "No pudimos encontrar su contrato",
  "Your contract is ready": "Su contrato está listo",
  "Sign your contract": "Firme su contrato",
  "You opened your contract but haven't signed it yet. Pick up where you left off.":
    "Abrió su contrato pero todavía no lo ha firmado. Continúe donde lo dejó.",
  "Read every line first. Signing takes about a minute, and you won't be charged.":
    "Primero lea cada línea. Firmar toma alrededor de un minuto y no se le cobrará nada.",
  "Continue to the contract": "Continuar al contrato",
  "Get a new contract": "Obtener un contrato nuevo",
  "Your contract needs attention": "Su contrato necesita atención",
  "Your verification has expired, so this contract can't be signed. We verify your order again first.":
    "Su verificación venció, así que este contrato no se puede firmar. Primero verificamos su pedido de nuevo.",
  "Your car is still yours to buy. Questions? Call {phone}.":
    "Todavía puede comprar su auto. ¿Preguntas? Llame al {phone}.",
  "Read the contract": "Leer el contrato",
  "Signing electronically": "Firma electrónica",
  "Open the sample PDF": "Abrir el PDF de muestra",
  "Agree to sign electronically.": "Acepte firmar electrónicamente.",
  "I can open PDF files, and I agree to read, sign and receive the documents of this purchase electronically.":
    "Puedo abrir archivos PDF y acepto leer, firmar y recibir electrónicamente los documentos de esta compra.",
  "Agree and continue": "Aceptar y continuar",
  "Finish your signature first": "Primero complete su firma",
  "See what to do": "Ver qué hacer",
  "Read it again": "Leerlo de nuevo",
  "{done} of {total} fields": "{done} de {total} campos",
  "Finish and sign": "Terminar y firmar",
  "Go to the first field": "Ir al primer campo",
  "Next field": "Siguiente campo",
  "Initial here": "Ponga sus iniciales aquí",
  "Sign here": "Firme aquí",
  "Initials:": "Iniciales:",
  "Signature:": "Firma:",
  "we countersign after you.": "nosotros firmamos después de usted.",
  "Checked:": "Marcado:",
  "Not checked:": "Sin marcar:",
  "Documents of your contract": "Documentos de su contrato",
  "Text size": "Tamaño del texto",
  "Smaller text": "Texto más pequeño",
  "Larger text": "Texto más grande",
  "Download {title} (PDF)": "Descargar {title} (PDF)",
  Documents: "Documentos",
  "{done} of {total}": "{done} de {total}",
  "Your signature": "Su firma",
  "Type {buyer}.": "Escriba {buyer}.",
  "Your full name": "Su nombre completo",
  "Type {initials}.": "Escriba {initials}.",
  Initials: "Iniciales",
  "Signature style": "Estilo de la firma",
  "Use what I typed": "Usar lo que escribí",
  "Draw it": "Dibujarla",
  Signature: "Firma",
  "Drawn initials": "Iniciales dibujadas",
  Clear: "Borrar",
  "{label}: empty": "{label}: vacío",
  "{label}: drawn": "{label}: dibujado",
  "Your completed contract": "Su contrato completo",
  "Your signed contract": "Su contrato firmado",
  "Signed by you and by us, with its certificate: who signed what, when and from where.":
    "Firmado por usted y por nosotros, con su certificado: quién firmó qué, cuándo y desde dónde.",
  "With your signature and its certificate. We countersign next, and then the completed contract replaces this copy.":
    "Con su firma y su certificado. Ahora firmamos nosotros; el contrato completo ocupará su lugar.",
  "Download contract (PDF)": "Descargar el contrato (PDF)",
  "SHA-256 of the file: {digest}": "SHA-256 del archivo: {digest}",
  "countersigned.": "firmado también por nosotros.",
  "Signed: {label}": "Firmado: {label}",
  "Draw your signature.": "Dibuje su firma.",
  "Draw your initials.": "Dibuje sus iniciales.",
  "Sign on our signing service's site": "Firme en la página de nuestro servicio de firmas",
  "It shows the same documents and asks for your agreement and signature. Then you come back here.":
    "Muestra los mismos documentos y le pide su aceptación y su firma. Después volverá aquí.",
  "Go to sign": "Ir a firmar",
  "Signed there: {label}": "Se firma allí: {label}",
  "The purchase agreement: the vehicle, every amount you pay, and when the vehicle becomes yours.":
    "El contrato de compraventa: el vehículo, cada monto que paga y cuándo el vehículo pasa a ser suyo.",
  "The installment contract: the annual rate (APR), what the credit costs, and every payment you promise to make.":
    "El contrato a plazos: la tasa anual (APR), lo que cuesta el crédito y cada pago que se compromete a hacer.",
  "The lease agreement: what is due when you sign, the monthly payment, the miles included, and what the end of the lease may cost.":
    "El contrato de arrendamiento: lo que paga al firmar, el pago mensual, las millas incluidas y lo que puede costar el final del arrendamiento.",
  "The bill of sale: you sell us your vehicle, for how much, and who is paid.":
    "El contrato de compraventa: usted nos vende su vehículo, por cuánto y a quién se le paga.",
  "The protection plan's form: what it covers, its price, how long it lasts, that it is optional, and how to cancel it.":
    "El formulario de un plan de protección: qué cubre, su precio, cuánto dura, que es opcional y cómo cancelarlo.",
  "The odometer statement: the miles the vehicle shows when you buy it, as federal law requires.":
    "La declaración del odómetro: las millas que marca el vehículo cuando lo compra, como exige la ley federal.",
  "The Buyers Guide of a used vehicle: whether it comes with a warranty, and what that covers.":
    "La Guía del Comprador de un vehículo usado: si tiene garantía y qué cubre.",
  "Your contract is in English": "Su contrato está en inglés",
  "The English text is the binding one. These lines explain it and aren't part of it. Ask us anything before you sign. You may also have someone you trust read it with you.":
    "El texto en inglés es el que vale. Estas líneas lo explican y no forman parte de él. Pregúntenos lo que quiera antes de firmar; también puede leerlo con alguien de su confianza.",
  "We used your documents for the contract. Your insurance and ID still need to be verified.":
    "Tomamos sus documentos para el contrato. El seguro y la identificación aún deben verificarse.",
  "Your co-buyer signed the contract.": "Quien compra con usted firmó el contrato.",
  "Someone else is signing on this page now. Read it again before you sign.":
    "Ahora firma otra persona en esta página. Léala de nuevo antes de firmar.",
  "Next, {name} signs": "Ahora firma {name}",
  "Hand this device to {name} to read and sign the same documents. Or {name} can sign on another device with the link we emailed.":
    "Entregue este dispositivo a {name}, que lee y firma los mismos documentos. O {name} firma en otro dispositivo, con el enlace que enviamos por correo electrónico.",
  "I'm {name}. Continue": "Soy {name}: continuar",
  "{name} signs next. Then the contract goes to us.":
    "Ahora falta la firma de {name}. Después el contrato llega a nosotros.",
  "{name} has signed here: {label}": "{name} ya firmó aquí: {label}",
  "{name} signs here: {label}": "{name} firma aquí: {label}",
  "You've signed. Your co-buyer signs next: here, or with the link in their email.":
    "Usted ya firmó. Ahora firma quien compra con usted: aquí, o con el enlace de su correo electrónico.",
  "Hi {firstName},\n\nThe contract for the {vehicle} you are buying together with {buyer} is ready. You can sign it on {buyer}'s device, or on your own: open the page below, enter {orderNumber} and your last name, and then the passcode we send to this address.\n\nQuestions? Call {supportPhone}.":
    "Hola, {firstName}:\n\nEl contrato del {vehicle} que compra junto con {buyer} está listo. Puede firmarlo en el dispositivo de {buyer} o en el suyo: abra la página de abajo, ingrese {orderNumber} y su apellido, y luego el código que enviamos a esta dirección.\n\n¿Preguntas? Llame al {supportPhone}.",
  "Hi {firstName},\n\nWe countersigned the contract for the {vehicle} you are buying together with {buyer}. To read and download it, open the page below, enter {orderNumber} and your last name, and then the passcode we send to this address.\n\nQuestions? Call {supportPhone}.":
    "Hola, {firstName}:\n\nYa firmamos también nosotros el contrato del {vehicle} que compra junto con {buyer}. Para leerlo y descargarlo, abra la página de abajo, ingrese {orderNumber} y su apellido, y luego el código que enviamos a esta dirección.\n\n¿Preguntas? Llame al {supportPhone}.",
  "The trade-in agreement: what we pay for your current vehicle, what is still owed on it, and what may change the amount.":
    "El acuerdo de su auto a cuenta: lo que pagamos por su auto actual, lo que aún se debe por él y lo que puede cambiar el monto.",
  "The odometer statement of your trade-in: the miles it shows when you hand it over.":
    "La declaración del odómetro de su auto a cuenta: las millas que marca cuando usted lo entrega.",
  "The payoff authorization: your lender may tell us what you owe, and we pay it.":
    "La autorización de liquidación: su prestamista puede decirnos lo que debe, y nosotros lo pagamos.",
  "The lease statement: your leasing company decides whether it sells us the vehicle, and for how much.":
    "La declaración del arrendamiento: su compañía de arrendamiento decide si nos vende el vehículo y por cuánto.",
  "The power of attorney: we may sign the title of your trade-in for you, and nothing else.":
    "El poder: podemos firmar por usted el título de su auto a cuenta, y nada más.",
};
