/** Spanish of the texts of this module, by their English ones. */
export const es: Readonly<Record<string, string>> = {
  "Your lender took its offer back": "Su prestamista retiró su oferta",
  "This order can't go ahead with that loan. Choose another way to pay: the same car and your details go into a new order, and what you paid for this one is returned.":
    "Este pedido no puede seguir con ese préstamo. Elija otra forma de pagar: el mismo auto y sus datos pasan a un pedido nuevo, y se le devuelve lo que pagó por este.",
  "Choose another way to pay": "Elegir otra forma de pago",
  "Schedule Pickup": "Programar la recogida",
  "Verify Insurance": "Verificar el seguro",
  "Verify ID": "Verificar la identificación",
  "Upload Documents": "Subir documentos",
  "Sign Contract": "Firmar contrato",
  "Make a Payment": "Hacer un pago",
  "Not Ready": "No disponible aún",
  "Get Started": "Comenzar",
  "See what happened": "Ver qué ha pasado",
  "In Progress": "En curso",
  "Needs Attention": "Necesita atención",
  "Finish these first steps and we can prepare your contract. You can leave and come back at any time.":
    "Termine estos primeros pasos y podremos preparar su contrato. Puede salir y volver cuando quiera.",
  "We can't reach the server right now. What you see may be a few minutes old.":
    "No podemos comunicarnos con el servidor en este momento. Lo que ve puede tener unos minutos de antigüedad.",
  "Your purchase continues in the store. Call us and we'll pick up where you left off.":
    "Su compra continúa en la tienda. Llámenos y seguiremos donde la dejó.",
  "Your car is yours. Enjoy the drive.": "El auto es suyo. Disfrute el camino.",
  "Live updates are not available right now.":
    "Las actualizaciones en vivo no están disponibles en este momento.",
  "About these steps": "Sobre estos pasos",
  "Buy in store": "Comprar en la tienda",
  "{amount} due at signing.": "{amount} a pagar al firmar.",
  "With taxes and fees.": "Con impuestos y cargos.",
  "Help: {phone}": "Ayuda: {phone}",
  "{complete} of {count} steps completed": "{complete} de {count} pasos completados",
  "Yours since {day}": "Suyo desde el {day}",
  "I just got a {vehicle} from {brand}.": "Acabo de comprar un {vehicle} en {brand}.",
  "Tell a friend": "Contárselo a alguien",
  "Copied. Paste it anywhere.": "Copiado. Péguelo donde quiera.",
  "What comes next": "Lo que sigue",
  "Return by {day}": "Devolución hasta el {day}",
  "1 day left.": "Queda 1 día.",
  "{days} days left.": "Quedan {days} días.",
  "Up to {miles} miles driven.": "Hasta {miles} millas recorridas.",
  "Not right for you? Call {phone} and bring it back.":
    "¿No es lo que esperaba? Llame al {phone} y devuélvalo.",
  "The return period is over.": "El plazo para devolverlo ha terminado.",
  "Your monthly payments": "Sus pagos mensuales",
  "You pay {lender} {amount} a month, beginning {day} ({total} in total). They'll tell you how to pay.":
    "Usted paga a {lender} {amount} al mes a partir del {day} ({total} en total). Le informarán cómo pagar.",
  "After the first payment at signing, you pay {lessor} {amount} a month {count} {count:time|times} ({total} in total). They'll tell you when and how to pay.":
    "Después del primer pago al firmar, usted paga a {lessor} {amount} al mes {count} {count:vez|veces} ({total} en total). Le informarán cuándo y cómo pagar.",
  "Temporary tag": "Placa temporal",
  "It's on your car and shows the day it expires. Your plates and title come by mail.":
    "Está en su auto e indica el día en que vence. Sus placas y su título llegan por correo.",
  "Warranty from {day}": "Garantía desde el {day}",
  "What is covered": "Qué cubre",
  "The manufacturer's warranty starts on the day you got the car.":
    "La garantía del fabricante comienza el día en que recibió el auto.",
  "Our limited warranty: {months} months or {miles} miles, whichever comes first.":
    "Nuestra garantía limitada: {months} meses o {miles} millas, lo que ocurra primero.",
  "Our limited warranty: {months} months.": "Nuestra garantía limitada: {months} meses.",
  "Our limited warranty: {miles} miles.": "Nuestra garantía limitada: {miles} millas.",
  "What your papers and the manufacturer promise; we add no warranty of our own.":
    "Vale lo que dicen sus papeles y el fabricante; nosotros no agregamos otra garantía.",
  "Receipt, contract and invoice stay here for you.": "Su recibo, contrato y factura siguen aquí.",
  "First service": "Primer servicio",
  "The owner's manual says when it is due. To book it, call {phone}.":
    "El manual del propietario dice cuándo toca. Para reservarlo, llame al {phone}.",
  "You're offline. This is your order as of {instant}; its steps open again with a connection.":
    "No hay conexión. Este es su pedido tal como estaba el {instant}; los pasos se abren de nuevo cuando haya conexión.",
  "Your appointment: {instant}": "Su cita: {instant}",
  "Your progress": "Su avance",
  Insurance: "Seguro",
  ID: "ID",
  Docs: "Papeles",
  Sign: "Firma",
  Pay: "Pago",
  "Pick up": "Recoger",
  "Old car": "Su auto",
  "Nothing left to do for now": "Nada pendiente por ahora",
  "About 1 minute of work left": "Le falta más o menos 1 minuto",
  "About {minutes} minutes of work left": "Le faltan unos {minutes} minutos",
  Steps: "Pasos",
  "Your steps": "Sus pasos",
  "Step {position} of {count}": "Paso {position} de {count}",
  "All steps": "Todos los pasos",
  "Time spent {part}": "Tiempo dedicado {part}",
  "Show time spent": "Mostrar el tiempo dedicado",
  "time spent": "tiempo dedicado",
  "Your order is safe": "Su pedido está seguro",
  "We keep trying every 30 seconds.": "Seguimos intentándolo cada 30 segundos.",
  "Order and steps": "Pedido y pasos",
  "Order {number}. Help: {phone}": "Pedido {number}. Ayuda: {phone}",
  "Continue: {step}": "Continuar: {step}",
  "See your order": "Ver su pedido",
  "Your documents": "Sus documentos",
  "We couldn't load your documents": "No pudimos cargar sus documentos",
  "Documents belong to an order, and you don't have one yet.":
    "Los documentos pertenecen a un pedido, y todavía no hay ninguno.",
  "Find your car": "Encuentre su auto",
  Receipt: "Recibo",
  "Uploaded documents": "Documentos subidos",
  Contract: "Contrato",
  "Loading your documents": "Cargando sus documentos",
  "Your {vehicle} was delivered": "Su {vehicle} fue entregado",
  "Hi {firstName},\n\nYour {vehicle} was delivered (order {orderNumber}). {handover}\n\nYour receipt, contract and invoice stay in your order.\n\nQuestions about the car or its papers? Call {supportPhone}.":
    "Hola, {firstName}:\n\nSu {vehicle} fue entregado (pedido {orderNumber}). {handover}\n\nSu recibo, su contrato y su factura siguen en su pedido.\n\n¿Preguntas sobre el auto o sus papeles? Llame al {supportPhone}.",
  "{brand}: {firstName}, your {vehicle} was delivered. {handover} Questions? Call {supportPhone}.":
    "{brand}: {firstName}, su {vehicle} fue entregado. {handover} ¿Preguntas? Llame al {supportPhone}.",
  "If it isn't right for you, call us by {until} to bring it back under the {days}-day money-back guarantee.":
    "Si no es lo que esperaba, llámenos a más tardar el {until} para devolverlo con la garantía de devolución de {days} días.",
  "We couldn't verify your insurance": "No pudimos verificar su seguro",
  "Hi {firstName},\n\nWe couldn't verify the insurance for your {vehicle}. Please open order {orderNumber} and try again with another policy or carrier, or upload your insurance card there. We hand the car over once it is insured.\n\nQuestions? Call {supportPhone}.":
    "Hola, {firstName}:\n\nNo pudimos verificar el seguro de su {vehicle}. Abra el pedido {orderNumber} e inténtelo de nuevo con otra póliza o aseguradora, o suba allí su tarjeta de seguro. Entregamos el auto cuando está asegurado.\n\n¿Preguntas? Llame al {supportPhone}.",
  "{brand}: {firstName}, we couldn't verify the insurance for your {vehicle}. Please open order {orderNumber} and try again. Questions? Call {supportPhone}.":
    "{brand}: {firstName}, no pudimos verificar el seguro de su {vehicle}. Abra el pedido {orderNumber} e inténtelo de nuevo. ¿Preguntas? Llame al {supportPhone}.",
  "We couldn't verify your ID": "No pudimos verificar su identificación",
  "Hi {firstName},\n\nWe couldn't verify your ID for order {orderNumber}. Please open the order and have a new link sent to your phone. Good light and the whole license in the picture help.\n\nQuestions? Call {supportPhone}.":
    "Hola, {firstName}:\n\nNo pudimos verificar su identificación para el pedido {orderNumber}. Abra el pedido y pida un nuevo enlace a su teléfono. Ayudan la buena luz y que la licencia se vea completa.\n\n¿Preguntas? Llame al {supportPhone}.",
  "{brand}: {firstName}, we couldn't verify your ID. Please open order {orderNumber} and try again. Questions? Call {supportPhone}.":
    "{brand}: {firstName}, no pudimos verificar su identificación. Abra el pedido {orderNumber} e inténtelo de nuevo. ¿Preguntas? Llame al {supportPhone}.",
  "Your ID link has expired": "El enlace para su identificación venció",
  "Hi {firstName},\n\nThe link to verify your ID for order {orderNumber} has expired. Please open the order and have a new one sent to your phone.\n\nQuestions? Call {supportPhone}.":
    "Hola, {firstName}:\n\nEl enlace para verificar su identificación del pedido {orderNumber} venció. Abra el pedido y pida uno nuevo a su teléfono.\n\n¿Preguntas? Llame al {supportPhone}.",
  "{brand}: {firstName}, the link to verify your ID has expired. Please open order {orderNumber} to get a new one. Questions? Call {supportPhone}.":
    "{brand}: {firstName}, el enlace para verificar su identificación venció. Abra el pedido {orderNumber} para recibir uno nuevo. ¿Preguntas? Llame al {supportPhone}.",
  "Your contract was withdrawn": "Su contrato se retiró",
  "Hi {firstName},\n\nThe contract for your {vehicle} was withdrawn, so it can't be signed and is no longer valid. Your order is still active. Please open order {orderNumber} and choose Sign Contract to get a new contract.\n\nQuestions? Call {supportPhone}.":
    "Hola, {firstName}:\n\nEl contrato de su {vehicle} se retiró: no puede firmarse y nada de lo que dice vale. Su pedido sigue en pie. Abra el pedido {orderNumber} y elija Firmar contrato para recibir un contrato nuevo.\n\n¿Preguntas? Llame al {supportPhone}.",
  "{brand}: {firstName}, the contract for your {vehicle} was withdrawn. Please open order {orderNumber} to get a new one. Questions? Call {supportPhone}.":
    "{brand}: {firstName}, el contrato de su {vehicle} se retiró. Abra el pedido {orderNumber} para recibir uno nuevo. ¿Preguntas? Llame al {supportPhone}.",
  "Your contract has expired": "Su contrato venció",
  "Hi {firstName},\n\nThe contract for your {vehicle} wasn't signed in time and has expired. Your order is still active. Please open order {orderNumber} and choose Sign Contract to get a new contract.\n\nQuestions? Call {supportPhone}.":
    "Hola, {firstName}:\n\nEl contrato de su {vehicle} no se firmó a tiempo y venció. Su pedido sigue en pie. Abra el pedido {orderNumber} y elija Firmar contrato para recibir un contrato nuevo.\n\n¿Preguntas? Llame al {supportPhone}.",
  "{brand}: {firstName}, the contract for your {vehicle} has expired. Please open order {orderNumber} to get a new one. Questions? Call {supportPhone}.":
    "{brand}: {firstName}, el contrato de su {vehicle} venció. Abra el pedido {orderNumber} para recibir uno nuevo. ¿Preguntas? Llame al {supportPhone}.",
  "Your order has to be verified again": "Su pedido tiene que verificarse de nuevo",
  "Hi {firstName},\n\nThe verification of your order {orderNumber} has expired, so its contract can no longer be signed. Please open the order and choose Sign Contract. We'll verify the order again and prepare a new contract.\n\nQuestions? Call {supportPhone}.":
    "Hola, {firstName}:\n\nLa verificación de su pedido {orderNumber} venció, así que su contrato ya no puede firmarse. Abra el pedido y elija Firmar contrato: verificaremos el pedido de nuevo y prepararemos otro contrato.\n\n¿Preguntas? Llame al {supportPhone}.",
  "{brand}: {firstName}, the verification of your order {orderNumber} has expired. Please open it and choose Sign Contract. Questions? Call {supportPhone}.":
    "{brand}: {firstName}, la verificación de su pedido {orderNumber} venció. Ábralo y elija Firmar contrato. ¿Preguntas? Llame al {supportPhone}.",
  "Choose a new time for your {vehicle}": "Elija una nueva hora para su {vehicle}",
  "Choose a new time": "Elija una nueva hora",
  "Hi {firstName},\n\nThe time of your appointment for the {vehicle} has passed and the car was not handed over. Please open order {orderNumber} and choose another time.\n\nQuestions? Call {supportPhone}.":
    "Hola, {firstName}:\n\nLa hora de su cita para el {vehicle} pasó y el auto no se entregó. Abra el pedido {orderNumber} y elija otra hora.\n\n¿Preguntas? Llame al {supportPhone}.",
  "{brand}: {firstName}, your appointment for the {vehicle} has passed. Please open order {orderNumber} and choose another time. Questions? Call {supportPhone}.":
    "{brand}: {firstName}, su cita para el {vehicle} ya pasó. Abra el pedido {orderNumber} y elija otra hora. ¿Preguntas? Llame al {supportPhone}.",
  "Your car is yours. Enjoy the drive. You signed and settled everything in the store, so your paperwork is what you got there.":
    "El auto es suyo. Disfrute el camino. Firmó y resolvió todo en la tienda, así que los papeles son los que recibió allí.",
  "There is nothing left for you to do.": "No tiene que hacer nada más.",
  "By law you may cancel the purchase through {last}, with at most {miles} miles driven. We keep a restocking fee of {fee} and at most {most} for the miles.":
    "Por ley puede cancelar la compra hasta el {last} inclusive, con un máximo de {miles} millas recorridas. Nos quedamos con un cargo de reposición de {fee} y como máximo {most} por las millas.",
  "The time to cancel is over.": "El plazo para cancelar terminó.",
  "The law lets you cancel this purchase with at most {miles} miles driven. Bring the vehicle back or call {phone}. We keep a restocking fee of {fee} and at most {most} for the miles.":
    "La ley le permite cancelar esta compra con un máximo de {miles} millas recorridas. Traiga el vehículo de vuelta o llame al {phone}. Nos quedamos con un cargo de reposición de {fee} y como máximo {most} por las millas.",
  "Right to cancel through {day}": "Derecho a cancelar hasta el {day}",
};
