/** Spanish of the texts of this module, by their English ones. */
export const es: Readonly<Record<string, string>> = {
  Language: "Idioma",
  "This site and our messages": "Este sitio y nuestros mensajes",
  "Contracts are in English.": "Los contratos están en inglés.",
  "Sign in": "Iniciar sesión",
  "the sign-in page": "la página de inicio de sesión",
  "You didn't finish signing in at {name}. Try again, or choose another way to sign in.":
    "No terminó de iniciar sesión en {name}. Inténtelo de nuevo o elija otra forma de iniciar sesión.",
  "The email address at {name} isn't verified. Verify it there, or sign up with your email and a password.":
    "La dirección de correo en {name} no está verificada. Verifíquela allí, o regístrese con su correo y una contraseña.",
  "You already have an account with this email. Sign in the way you usually do, then connect {name} in your profile.":
    "Ya tiene una cuenta con este correo. Inicie sesión como de costumbre y luego conecte {name} en su perfil.",
  "We couldn't reach {name}. Try again in a moment, or choose another way to sign in.":
    "No pudimos comunicarnos con {name}. Inténtelo de nuevo en un momento o elija otra forma de iniciar sesión.",
  "This sign-in has expired or was already used. Please start again.":
    "Este inicio de sesión venció o ya se usó. Comience de nuevo.",
  "We couldn't confirm the answer from {name}. Please start again.":
    "No pudimos confirmar la respuesta de {name}. Comience de nuevo.",
  "This sign-in at {name} already belongs to another account.":
    "Este inicio de sesión en {name} ya pertenece a otra cuenta.",
  "Your account is already connected to another sign-in at {name}.":
    "Su cuenta ya está conectada a otro inicio de sesión en {name}.",
  "Send the answer as a form.": "Envíe la respuesta como formulario.",
  "Your {brand} code": "Su código de {brand}",
  "Hi {firstName},\n\nYour verification code is {code}.\n\nIt works once and expires in 10 minutes. If you didn't sign up at {brand}, you can ignore this message.\n\nQuestions? Call {supportPhone}.":
    "Hola, {firstName}:\n\nSu código de verificación es {code}.\n\nFunciona una sola vez y durante 10 minutos. Si usted no se registró en {brand}, ignore este mensaje: sin el código no sucede nada.\n\n¿Preguntas? Llame al {supportPhone}.",
  "Hi {firstName},\n\nYour one-time passcode is {code}.\n\nIt works once and expires in 10 minutes. Never share it: {brand} won't ask you for it. If you didn't request it, you can ignore this message.\n\nQuestions? Call {supportPhone}.":
    "Hola, {firstName}:\n\nSu código de un solo uso es {code}.\n\nFunciona una sola vez y durante 10 minutos. No lo comparta nunca: {brand} no se lo pedirá. Si usted no lo solicitó, ignore este mensaje.\n\n¿Preguntas? Llame al {supportPhone}.",
  "Reset your {brand} password": "Restablezca su contraseña de {brand}",
  "Hi {firstName},\n\nYour code to choose a new password is {code}.\n\nIt works once and expires in 10 minutes. If you didn't request it, you can ignore this message. Your password won't change.\n\nQuestions? Call {supportPhone}.":
    "Hola, {firstName}:\n\nSu código para elegir una contraseña nueva es {code}.\n\nFunciona una sola vez y durante 10 minutos. Si usted no lo solicitó, ignore este mensaje: su contraseña no cambia.\n\n¿Preguntas? Llame al {supportPhone}.",
  "Choose a new password": "Elija una contraseña nueva",
  "Your {brand} password was changed": "Se cambió su contraseña de {brand}",
  "Too many code requests. Please try again in {wait}.":
    "Demasiadas solicitudes de código. Inténtelo de nuevo en {wait}.",
  "Too many attempts. Please try again in {wait}.": "Demasiados intentos. Inténtelo de nuevo en {wait}.",
  "Too many passcode requests. Please try again in {wait}.":
    "Demasiadas solicitudes de código de acceso. Inténtelo de nuevo en {wait}.",
  "Too many reset requests. Please wait {wait} before trying again.":
    "Demasiadas solicitudes de restablecimiento. Espere {wait} antes de volver a intentarlo.",
  "Not a common password": "Que no sea una contraseña común",
  "Someone tried to sign in to your {brand} account": "Alguien intentó entrar en su cuenta de {brand}",
  "Hi {firstName},\n\nSomeone entered a wrong password or code for your account several times. They didn't get in, and we're slowing them down.\n\nIf it was you, sign in on a device you've used before, or request a one-time code. If it wasn't you, you don't need to do anything. We send this message no more than once a day.\n\nQuestions? Call {supportPhone}.":
    "Hola, {firstName}:\n\nAlguien escribió varias veces una contraseña o un código incorrectos para su cuenta. No pudo entrar, y le estamos poniendo freno.\n\nSi fue usted, entre desde un dispositivo que ya haya usado o pida un código de un solo uso. Si no fue usted, no tiene que hacer nada. Enviamos este mensaje como máximo una vez al día.\n\n¿Preguntas? Llame al {supportPhone}.",
  "Hi {firstName},\n\nYour password was changed and every device was signed out. Sign in with the new password.\n\nIf this wasn't you, reset your password now and call {supportPhone}.":
    "Hola, {firstName}:\n\nSe cambió su contraseña y se cerró la sesión en todos los dispositivos. Inicie sesión con la nueva.\n\nSi no fue usted, restablezca su contraseña ahora y llame al {supportPhone}.",
  "Your email and/or password are incorrect. Please try again.":
    "Su correo electrónico o su contraseña no son correctos. Inténtelo de nuevo.",
  "Your account is locked after too many attempts. Reset your password to continue.":
    "Su cuenta está bloqueada por demasiados intentos. Restablezca su contraseña para continuar.",
  "Your code has expired": "Su código venció",
  "Oops, wrong code": "Ese código no es correcto",
  "Oops, wrong code. You have one attempt remaining.": "Ese código no es correcto. Le queda un intento.",
  "This account already exists.": "Esta cuenta ya existe.",
  "You already have an account": "Ya tiene una cuenta",
  "You've entered an incorrect passcode — please try again":
    "El código que ingresó no es correcto; inténtelo de nuevo",
  "You've entered an incorrect passcode — please try again. You have one attempt remaining.":
    "El código que ingresó no es correcto; inténtelo de nuevo. Le queda un intento.",
  "Please enter your passcode.": "Ingrese su código.",
  "Your passcode has expired. Request a new one.": "Su código venció. Solicite uno nuevo.",
  "Too many reset requests. Please wait an hour before trying again.":
    "Demasiadas solicitudes de restablecimiento. Espere una hora antes de intentarlo de nuevo.",
  "You have one passcode request remaining.": "Le queda una solicitud de código.",
  "Please wait a moment before requesting another code.": "Espere un momento antes de pedir otro código.",
  "Confirm your email address to sign in.": "Confirme su correo electrónico para iniciar sesión.",
  "Enter the password you signed up with.": "Ingrese la contraseña con la que se registró.",
  "Your session has expired. Please sign in again.": "Su sesión venció. Inicie sesión de nuevo.",
  "Only the site itself can make this request.": "Esta llamada es solo para el propio sitio.",
  "Please check the highlighted fields.": "Revise los campos marcados.",
  "By signing up you agree to our terms of use and privacy policy.":
    "Al registrarse, usted acepta nuestros términos de uso y nuestra política de privacidad.",
  "Email me offers and news. I can unsubscribe at any time.":
    "Envíenme ofertas y novedades por correo. Puedo cancelar la suscripción cuando quiera.",
  "Text me offers and news, up to 4 messages a month. Message and data rates may apply. Reply STOP to end, HELP for help.":
    "Envíenme ofertas y novedades por mensaje de texto, hasta 4 mensajes al mes. Pueden aplicarse tarifas de mensajes y datos. Responda STOP para cancelar, HELP para ayuda.",
  "Buy your car online, from the price to the keys":
    "Compre su auto en línea, desde el precio hasta las llaves",
  "Follow your order step by step until delivery": "Siga su pedido paso a paso hasta la entrega",
  "Pick up where you left off on any device": "Continúe donde lo dejó, en cualquier dispositivo",
  "We can't create accounts right now. We'll email you a passcode to continue.":
    "No podemos crear cuentas en este momento. Le enviaremos un código por correo para continuar.",
  "We can't reset passwords right now. We'll email you a passcode to continue.":
    "No podemos restablecer contraseñas en este momento. Le enviaremos un código por correo para continuar.",
  "Oops! Something happened on our end. Please try again.": "Algo falló de nuestro lado. Inténtelo de nuevo.",
  "Reset your password to continue.": "Restablezca su contraseña para continuar.",
  "Choose another password.": "Elija otra contraseña.",
  "This way to sign in is not offered here.": "Esta forma de iniciar sesión no se ofrece aquí.",
  "Confirm your new email for {brand}": "Confirme su nuevo correo para {brand}",
  "Hi {firstName},\n\nEnter this code to use this address for your {brand} account: {code}.\n\nIt works once and expires in 10 minutes. If you didn't request it, you can ignore this message. Nothing will change.\n\nQuestions? Call {supportPhone}.":
    "Hola, {firstName}:\n\nIngrese este código para usar esta dirección en su cuenta de {brand}: {code}.\n\nFunciona una sola vez y durante 10 minutos. Si usted no lo solicitó, ignore este mensaje: nada cambia.\n\n¿Preguntas? Llame al {supportPhone}.",
  "Your {brand} email was changed": "Se cambió su correo de {brand}",
  "Hi {firstName},\n\nThe email address for your {brand} account is now {newEmail}. We'll no longer email this address.\n\nIf this wasn't you, call {supportPhone} right away.":
    "Hola, {firstName}:\n\nEl correo de su cuenta de {brand} ahora es {newEmail}. Ya no escribiremos a esta dirección.\n\nSi no fue usted, llame de inmediato al {supportPhone}.",
  "Your {brand} phone number was changed": "Se cambió su número de teléfono de {brand}",
  "Hi {firstName},\n\nThe phone number for your {brand} account was changed. It now ends in {lastDigits}.\n\nIf this wasn't you, reset your password and call {supportPhone}.":
    "Hola, {firstName}:\n\nSe cambió el número de teléfono de su cuenta de {brand}. Ahora termina en {lastDigits}.\n\nSi no fue usted, restablezca su contraseña y llame al {supportPhone}.",
  "Hi {firstName},\n\nThe password for your {brand} account was just changed. Every other device was signed out.\n\nIf this wasn't you, reset your password and call {supportPhone}.":
    "Hola, {firstName}:\n\nSe acaba de cambiar la contraseña de su cuenta de {brand}. Se cerró la sesión en los demás dispositivos.\n\nSi no fue usted, restablezca su contraseña y llame al {supportPhone}.",
  "Your {brand} account is deleted": "Se eliminó su cuenta de {brand}",
  "Hi {firstName},\n\nYour {brand} account and the personal details in it have been deleted. We keep records of completed purchases for as long as the law requires.\n\nYou can sign up again with this address at any time. Questions? Call {supportPhone}.":
    "Hola, {firstName}:\n\nSe eliminaron su cuenta de {brand} y los datos personales que contenía. Conservamos los registros de las compras terminadas el tiempo que exige la ley.\n\nPuede registrarse de nuevo con esta dirección cuando quiera. ¿Preguntas? Llame al {supportPhone}.",
  "For your security, enter your password to continue.":
    "Por su seguridad, ingrese su contraseña para continuar.",
  "For your security, sign in again to continue.": "Por su seguridad, inicie sesión de nuevo para continuar.",
  "That isn't your current password.": "Esa no es su contraseña actual.",
  "You sign in without a password. Reset your password to set one.":
    "Usted inicia sesión sin contraseña. Restablezca su contraseña para crear una.",
  "Choose a password that differs from your current one.": "Elija una contraseña distinta de la actual.",
  "Enter your new email first; we'll send a code to it.":
    "Primero ingrese su nuevo correo; le enviaremos un código.",
  "Your email is managed where you sign in.": "Su correo se administra donde usted inicia sesión.",
  "We've updated this text. Please read it again and save.": "Nuestro texto cambió. Léalo de nuevo y guarde.",
  "Add a phone number first.": "Primero agregue un número de teléfono.",
  "This session has already ended.": "Esta sesión ya terminó.",
  "You can't delete your account while an order is open. Finish or cancel it first.":
    "No puede eliminar su cuenta mientras haya un pedido abierto. Primero termínelo o cancélelo.",
  "Your profile": "Su perfil",
  "We couldn't load your profile": "No pudimos cargar su perfil",
  Change: "Cambiar",
  Add: "Agregar",
  Save: "Guardar",
  "Make a change to save.": "Cambie algo para guardarlo.",
  "Complete the fields to continue.": "Complete los campos para continuar.",
  "Enter your password to continue.": "Ingrese su contraseña para continuar.",
  "Current password": "Contraseña actual",
  "Sign in again": "Inicie sesión de nuevo",
  "About you": "Sobre usted",
  "Signing in": "Inicio de sesión",
  Name: "Nombre",
  "We'll send a code to the new address. Nothing changes until you enter it.":
    "Enviaremos un código a la nueva dirección. Nada cambia hasta que lo ingrese.",
  "Send code": "Enviar código",
  "Confirm email": "Confirmar correo",
  "We sent a 6-digit code to {email}. It expires in 10 minutes.":
    "Enviamos un código de 6 dígitos a {email}. Funciona durante 10 minutos.",
  "Send a new code": "Enviar un código nuevo",
  "Send a new code in {seconds} s": "Enviar un código nuevo en {seconds} s",
  "Use another address": "Usar otra dirección",
  "Your email has been changed": "Se cambió su correo",
  "You sign in with {provider}, so your email is managed there.":
    "Usted inicia sesión con {provider}, así que su correo se administra allí.",
  "No phone number added": "Todavía no hay número de teléfono",
  "Stored encrypted with your account.": "Se guarda cifrada con su cuenta.",
  "No address added": "Todavía no hay dirección",
  "Remove address": "Quitar dirección",
  "Your address has been removed": "Se quitó su dirección",
  "Communication preferences": "Preferencias de comunicación",
  "You'll always get messages about your orders. Everything else is up to you.":
    "Los mensajes sobre sus pedidos siempre le llegan. Todo lo demás lo decide usted.",
  "You agreed on {date}.": "Usted aceptó el {date}.",
  "You accepted our terms of use and privacy policy on {date}.":
    "Usted aceptó nuestros términos de uso y nuestra política de privacidad el {date}.",
  Password: "Contraseña",
  "Changing it signs you out on every other device.":
    "Al cambiarla se cierra la sesión en los demás dispositivos.",
  "New password": "Contraseña nueva",
  "Confirm new password": "Confirme la contraseña nueva",
  "Your password has been changed, and every other device is signed out":
    "Se cambió su contraseña y se cerró la sesión en los demás dispositivos",
  "You sign in without a password. If you would like one, reset it by email.":
    "Usted inicia sesión sin contraseña. Si desea una, créela por correo.",
  "Set a password": "Crear una contraseña",
  "Your password is kept by our sign-in service. Reset it by email to change it.":
    "Nuestro servicio de inicio de sesión guarda su contraseña. Restablézcala por correo para cambiarla.",
  "Reset your password": "Restablezca su contraseña",
  "Connected on {date}": "Conectado el {date}",
  "Not connected": "No conectado",
  Connect: "Conectar",
  "You'll go to {provider} and come back here. After that, you can also sign in with {provider}.":
    "Irá a {provider} y volverá aquí. Desde entonces también podrá iniciar sesión con {provider}.",
  "Continue to {provider}": "Continuar a {provider}",
  "{provider} is connected. You can sign in with it from now on.":
    "{provider} está conectado. A partir de ahora puede iniciar sesión con él.",
  Disconnect: "Desconectar",
  "You can no longer sign in with {provider}. Your account isn't affected.":
    "{provider} ya no iniciará su sesión. Su cuenta se conserva.",
  "Disconnect {provider}": "Desconectar {provider}",
  Disconnected: "Desconectado",
  "Saved for later": "Guardado para después",
  "Where you're signed in": "Dónde tiene la sesión iniciada",
  "If you don't recognize a device, sign it out and change your password.":
    "Si no reconoce un dispositivo, cierre su sesión y cambie su contraseña.",
  "This device": "Este dispositivo",
  "Sign out": "Cerrar sesión",
  "{device} is signed out": "Se cerró la sesión en {device}",
  "Sign out all other devices": "Cerrar sesión en los demás dispositivos",
  "Every other device is signed out": "Se cerró la sesión en los demás dispositivos",
  "Sign out everywhere": "Cerrar sesión en todas partes",
  "Delete account": "Eliminar cuenta",
  "Erases your name, contact details, address and preferences, and signs you out everywhere. This can't be undone.":
    "Borra su nombre, datos de contacto, dirección y preferencias, y cierra su sesión en todas partes. No se puede deshacer.",
  "We keep records of completed purchases for as long as the law requires.":
    "Los registros de las compras terminadas se conservan el tiempo que exige la ley.",
  "You need to finish or cancel any open order first.":
    "Un pedido abierto debe terminarse o cancelarse primero.",
  "Delete my account…": "Eliminar mi cuenta…",
  "Delete my account": "Eliminar mi cuenta",
  "Keep my account": "Conservar mi cuenta",
  "Your account has been deleted": "Se eliminó su cuenta",
  "We sent you a confirmation by email. Thank you for being a customer.":
    "Le enviamos un último correo para confirmarlo. Gracias por haber estado aquí.",
  "Browse cars": "Ver autos",
  "Welcome back to {brand}.": "Le damos la bienvenida de nuevo a {brand}.",
  "Enter your email and password to continue.":
    "Ingrese su correo electrónico y su contraseña para continuar.",
  "Forgot password?": "¿Olvidó su contraseña?",
  "Sign in with an emailed code": "Iniciar sesión con un código por correo",
  "Your email is confirmed. Sign in to continue.": "Su correo está confirmado. Inicie sesión para continuar.",
  "Your password was changed. Sign in with the new one.":
    "Se cambió su contraseña. Inicie sesión con la nueva.",
  "You're signed out. See you soon.": "Cerró su sesión. Hasta pronto.",
  "Sign in with a code": "Inicie sesión con un código",
  "No password needed. We'll email you a code that's good for 10 minutes.":
    "No necesita contraseña: le enviaremos por correo un código que funciona durante 10 minutos.",
  "Send one-time code": "Enviar código de un solo uso",
  "Sign in with your password": "Iniciar sesión con su contraseña",
  "Enter your passcode": "Ingrese su código",
  "If {email} has an account, we've sent a 6-digit passcode there. It expires in 10 minutes.":
    "Si {email} tiene una cuenta, le llegará un código de 6 dígitos. Funciona durante 10 minutos.",
  "One-time passcode": "Código de un solo uso",
  "Confirm your email": "Confirme su correo",
  "One step left: enter the code from your email.": "Falta un paso: ingrese el código de su correo.",
  "6 digits, from the email we sent you. It expires in 10 minutes.":
    "6 dígitos, del correo que le enviamos. Funciona durante 10 minutos.",
  "Verification Code": "Código de verificación",
  Verify: "Verificar",
  "Enter the 6-digit code to continue.": "Ingrese el código de 6 dígitos para continuar.",
  "Tell us your email, and we'll send you what you need to choose a new password.":
    "Díganos su correo y le enviaremos lo que necesita para elegir una contraseña nueva.",
  "Send reset link": "Enviar enlace para restablecer",
  "If {email} has an account, we've sent a 6-digit code there. It expires in 10 minutes.":
    "Si {email} tiene una cuenta, le llegará un código de 6 dígitos. Funciona durante 10 minutos.",
  "Enter the 6-digit code from our email and your new password.":
    "Ingrese el código de 6 dígitos de nuestro correo y su contraseña nueva.",
  "Reset password": "Restablecer contraseña",
  "Complete every field to continue.": "Complete todos los campos para continuar.",
  "Create an account": "Crear una cuenta",
  "It takes about a minute at {brand}.": "Con {brand} toma alrededor de un minuto.",
  "Sign up": "Registrarse",
  "Your password still needs: {rules}": "A su contraseña todavía le falta: {rules}",
  "Check “{field}” to continue.": "Revise “{field}” para continuar.",
  "Fill in your details to continue.": "Complete sus datos para continuar.",
  "Use another email, or sign in.": "Use otro correo o inicie sesión.",
  "With an account you can": "Con una cuenta usted puede",
  "{brand} has its own sign-in page. You'll come right back here.":
    "{brand} guarda sus cuentas en su propia página de inicio de sesión. Volverá directamente aquí.",
  "Continue with Google": "Continuar con Google",
  "Continue with Apple": "Continuar con Apple",
  "We never see your Google or Apple password.": "Nunca vemos su contraseña de Google o Apple.",
  "or with your email": "o con su correo electrónico",
  "Send a new code in {time}": "Enviar un código nuevo en {time}",
  "We sent a new code to {email}.": "Enviamos un código nuevo a {email}.",
  "Signing you in": "Iniciando su sesión",
  "We couldn't sign you in this way. Please try again, or use another way to sign in.":
    "No pudimos iniciar su sesión de esta forma. Inténtelo de nuevo o use otra.",
  "Back to sign in": "Volver al inicio de sesión",
  "Please sign in.": "Inicie sesión.",
  "We couldn't find that page.": "Esta página no existe.",
  "This is your only way to sign in. Set a password first.":
    "Esta es su única forma de iniciar sesión. Primero cree una contraseña.",
  "We couldn't reach the sign-in page. Please try again in a moment.":
    "No pudimos abrir la página de inicio de sesión. Inténtelo de nuevo en un momento.",
  "Account of {name}": "Cuenta de {name}",
  "Your orders": "Sus pedidos",
  Profile: "Perfil",
  "Reasons to sign up": "Razones para registrarse",
  "You are signed in to {brandName} as {email}. {clientName} will learn:":
    "Tiene la sesión iniciada en {brandName} como {email}. {clientName} conocerá:",
  "Password rules": "Reglas de la contraseña",
  done: "cumplida",
  "still missing": "todavía falta",
  "Hide password": "Ocultar contraseña",
  "Show password": "Mostrar contraseña",
  Hide: "Ocultar",
  Show: "Mostrar",
  "New email": "Correo nuevo",
  "Confirm new email": "Confirme el correo nuevo",
  Set: "Configurada",
  "Phone number": "Número de teléfono",
  Loading: "Cargando",
  "our sign-in service": "nuestro servicio de inicio de sesión",
  "Last used {time}": "Último uso: {time}",
  "Signed in {time}": "Sesión iniciada: {time}",
  "Confirm password": "Confirme la contraseña",
  "One moment…": "Un momento…",
  "Demonstration: no email leaves this site. Read the code at the {desk}.":
    "Demostración: ningún correo sale de este sitio. Lea el código en el {desk}.",
  "Demonstration sign-in: {email} with {password}":
    "Inicio de sesión de demostración: {email} con {password}",
  "New here? {link}": "¿Es su primera vez? {link}",
  "Already have an account? {link}": "¿Ya tiene una cuenta? {link}",
  "By signing up you agree to our {terms} and {privacy}.":
    "Al registrarse, usted acepta nuestros {terms} y nuestra {privacy}.",
  "privacy policy": "política de privacidad",
  "By continuing you agree to our {terms} and {privacy}.":
    "Al continuar, usted acepta nuestros {terms} y nuestra {privacy}.",
  "Android phone": "teléfono Android",
  "Android tablet": "tableta Android",
  "Unknown device": "Dispositivo desconocido",
  "{browser} on {system}": "{browser} en {system}",
  "By adding a number you agree that we may call or text it about your account and orders. Message and data rates may apply.":
    "Al agregar un número, acepta que llamemos o enviemos mensajes de texto a ese número sobre su cuenta y sus pedidos. Pueden aplicarse tarifas de mensajes y datos.",
};
