/** Spanish of the texts of this module, by their English ones. */
export const es: Readonly<Record<string, string>> = {
  "We couldn't verify your insurance. You can upload your insurance card later.":
    "No pudimos verificar su seguro. Puede subir su tarjeta del seguro más tarde.",
  "Your insurance is verified.": "Su seguro está verificado.",
  "I agree that {brand} may ask my insurance carrier about my policy.":
    "Acepto que {brand} consulte a mi aseguradora sobre mi póliza.",
  "Skip for now": "Omitir por ahora",
  "We can't reach the insurance carriers right now. Try again in a minute, or skip this for now.":
    "No podemos comunicarnos con las aseguradoras en este momento. Inténtelo de nuevo en un minuto u omítalo por ahora.",
  "We couldn't find this insurance session.": "No pudimos encontrar esta sesión del seguro.",
  "Agree to the insurance check first.": "Primero acepte la consulta del seguro.",
  "Connect your carrier": "Conecte su aseguradora",
  "Choose your carrier and sign in there. They tell us whether your policy is active; we never see your password.":
    "Elija su aseguradora e inicie sesión allí. Nos dirán si su póliza está activa; nunca vemos su contraseña.",
  "I can't find it": "No la encuentro",
  "Go to my carrier": "Ir a mi aseguradora",
  "Open my carrier again": "Abrir de nuevo mi aseguradora",
  "This page continues automatically once your carrier answers. {button}":
    "Esta página continúa sola cuando su aseguradora haya respondido. {button}",
  "Check now": "Comprobar ahora",
  "Your carrier says this policy isn't active.": "Su aseguradora dice que esta póliza no está activa.",
  "Your carrier says this policy has expired.": "Su aseguradora dice que esta póliza venció.",
  "Your carrier says this policy was canceled.": "Su aseguradora dice que esta póliza se canceló.",
  "We couldn't find an active policy at your carrier.": "No encontramos una póliza activa en su aseguradora.",
  "Your carrier is looking up your policy": "Su aseguradora está buscando su póliza",
  "This takes a few seconds. You can continue in the meantime.":
    "Tarda unos segundos. Mientras tanto puede continuar; seguimos buscando.",
  "Loading your insurance": "Cargando su seguro",
  "Insurance verified": "Seguro verificado",
  "policy ending in {digits}": "póliza terminada en {digits}",
  "Try another policy": "Probar otra póliza",
  "Upload insurance card": "Subir la tarjeta del seguro",
  "Continue without it": "Continuar sin esto",
  "Not verified yet": "Todavía sin verificar",
  "Please agree before we ask your carrier.": "Acepte antes de que consultemos a su aseguradora.",
  "Verify your insurance": "Verifique su seguro",
  "You'll need proof of insurance before you get your car. We can ask your carrier directly. It takes about a minute.":
    "Necesita un comprobante de seguro antes de recibir su auto. Podemos consultar directamente a su aseguradora; toma alrededor de un minuto.",
  "You saved this for later. Your insurance card stays on your document list until we verify your policy.":
    "Lo dejó para más tarde. Su tarjeta del seguro sigue siendo uno de sus documentos hasta que verifiquemos su póliza.",
  "We only check that your policy is active.": "Solo comprobamos que su póliza esté activa.",
  "Find my policy": "Buscar mi póliza",
  "Connect your insurance": "Conecte su seguro",
  "Asks your insurer, so you don't have to": "Pregunta a su aseguradora por usted",
  "Choose your carrier and enter your policy number. We check that the policy is active and go back to the shop.":
    "Elija su aseguradora y escriba el número de su póliza. Comprobamos que esté vigente y volvemos a la tienda.",
  "Secure connection": "Conexión segura",
  "This page stands in for your insurance carrier in demonstrations. Nothing leaves this machine.":
    "Esta página representa a su aseguradora en las demostraciones. Nada sale de esta máquina.",
  "Insurance carrier": "Aseguradora",
  "Choose your carrier": "Elija su aseguradora",
  "Choose your carrier.": "Elija su aseguradora.",
  "Policy number": "Número de póliza",
  "Verify policy": "Verificar la póliza",
  "Cancel and go back": "Cancelar y volver",
  "Test policy numbers": "Números de póliza de prueba",
  "Any policy number works, for example {example}. Its last four digits choose the answer:":
    "Sirve cualquier número de póliza, por ejemplo {example}. Sus últimos cuatro dígitos eligen la respuesta:",
  "not found": "no se encuentra",
  inactive: "inactiva",
  expired: "vencida",
  canceled: "cancelada",
  "starts soon": "empieza pronto",
  "takes a few seconds": "tarda unos segundos",
  "the carrier is down": "la aseguradora no responde",
  "Error: {title}": "Error: {title}",
  "Enter 4 to 24 letters, digits or hyphens.": "Ingrese de 4 a 24 letras, dígitos o guiones.",
};
