import type { Dictionary } from "#platform/shared/texts/text.ts";

/** Spanish of this module's pages. */
export const es: Dictionary = {
  "Enter the 9-digit routing number printed on your check. This one has a typing error.":
    "Ingrese el número de ruta de 9 dígitos impreso en su cheque. Este tiene un error de escritura.",
  "Enter your account number: 4 to 17 digits.": "Ingrese su número de cuenta: de 4 a 17 dígitos.",
  "The two account numbers don't match.": "Los dos números de cuenta no coinciden.",
  "Choose checking or savings.": "Elija cuenta corriente o de ahorros.",
  "Choose where you'd like to hand over the car.": "Elija dónde quiere entregar el auto.",
  "Accept or decline the new amount.": "Diga sí o no al nuevo monto.",
  "The account must be in the name on the title: {name}.":
    "La cuenta debe estar a nombre de quien figura en el título: {name}.",
  "Paid to your lender: {amount}.": "Pagado a su prestamista: {amount}.",
  "Paid to you: {amount}.": "Pagado a usted: {amount}.",
  "We come to your address and pick up the car there.": "Vamos a su domicilio y recogemos el auto allí.",
  "Type the name as it appears on the papers: {name}.":
    "Escriba el nombre como figura en los documentos: {name}.",
  "The papers changed since you opened them. Please read them again.":
    "Los documentos cambiaron desde que los abrió. Léalos de nuevo.",
  "These papers can't be signed anymore. Reload the page and try again.":
    "Estos documentos ya no se pueden firmar. Recargue la página e inténtelo de nuevo.",
  "Choose a picture or a PDF.": "Elija una foto o un PDF.",
  "This document isn't needed for your car.": "Este documento no hace falta para su auto.",
  "We can't find this sale.": "No encontramos esta venta.",
  "You have no offer to sell on right now. It may have expired, or the car may be part of an order.":
    "En este momento no tiene una oferta con la que pueda vender. Puede haber vencido, o el auto puede formar parte de un pedido.",
  "Selling online isn't possible here. Please call us.": "Aquí no es posible vender en línea. Llámenos.",
  "Your sale changed in another tab or on another device. Please check it again.":
    "Su venta cambió en otra pestaña o en otro dispositivo. Revísela de nuevo.",
  "You're already selling us a car. Finish that sale first.":
    "Ya nos está vendiendo un auto. Termine primero esa venta.",
  "Enter the VIN. It's on your registration and inside the driver's door.":
    "Ingrese el VIN. Está en su registro vehicular y en el interior de la puerta del conductor.",
  "This VIN belongs to a {year} model. Check the VIN.":
    "Este VIN corresponde a un modelo {year}. Revise el VIN.",
  "Bring the car with all its keys, your driver's license and the original title if you have it. Allow 45 minutes.":
    "Traiga el auto con todas sus llaves, su licencia de conducir y el título original si lo tiene. Calcule 45 minutos.",
  "When do you want to hand over the car?": "¿Cuándo quiere entregar el auto?",
  "We inspect it together, which takes about 45 minutes.":
    "Lo revisamos juntos, lo que toma unos 45 minutos.",
  "We missed you last time. Your offer still stands: choose another time.":
    "La última vez no pudimos vernos. Su oferta sigue en pie: elija otra hora.",
  "How do you want to hand it over?": "¿Cómo quiere entregarlo?",
  "I bring it to you": "Yo lo llevo",
  "At one of our locations.": "En una de nuestras sucursales.",
  "You pick it up": "Ustedes lo recogen",
  "At your address, at no charge.": "En su domicilio, sin costo.",
  "Where?": "¿Dónde?",
  "Book this time": "Reservar esta hora",
  "Cancel the sale": "Cancelar la venta",
  "Continue with the sale": "Seguir con la venta",
  "Cancel the sale of your car?": "¿Cancelar la venta de su auto?",
  "Your car stays yours, and nothing is due. While your offer is valid, you can still use it.":
    "Su auto sigue siendo suyo y no debe nada. Mientras su oferta sea válida, puede usarla.",
  Inspection: "Inspección",
  "We look at the car together at the handover. The amount changes only if the miles or an answer turns out to be different, and only by the deductions you saw with the offer.":
    "Revisamos el auto juntos al entregarlo. El monto solo cambia si las millas o una respuesta resultan distintas, y solo según los descuentos que vio con la oferta.",
  "What our inspection found": "Lo que encontró nuestra inspección",
  "Your car is as you described it": "Su auto está como usted lo describió",
  "New amount": "Nuevo monto",
  "{found} miles instead of {told}": "{found} millas en lugar de {told}",
  "You decide. If you accept, you sign a new bill of sale. If you decline, you take your car home, and nothing is due.":
    "Usted decide. Si acepta, firma un nuevo contrato de compraventa. Si no acepta, se lleva su auto y no debe nada.",
  "Accept the new amount": "Aceptar el nuevo monto",
  "Decline and keep my car": "No aceptar y quedarme con mi auto",
  "Title, front": "Título, frente",
  "Title, back": "Título, reverso",
  "All four corners, and every word readable.": "Las cuatro esquinas, y que se lea cada palabra.",
  "Even if it's blank. Please don't sign it before the appointment.":
    "También si aún no tiene nada escrito. No lo firme antes de la cita.",
  "The current one.": "El vigente.",
  "The front is enough.": "Basta con el frente.",
  "Your papers": "Sus documentos",
  "Please send a new picture": "Envíe una foto nueva",
  "Sending…": "Enviando…",
  Received: "Recibido",
  "Replace it": "Reemplazarlo",
  "Take a picture or choose a file": "Tomar una foto o elegir un archivo",
  "Papers to sign": "Documentos para firmar",
  "The bill of sale and the odometer statement. You sign them here, with your name.":
    "El contrato de compraventa y la declaración del odómetro. Los firma aquí, con su nombre.",
  "The bill of sale, the odometer statement, the payoff authorization and a power of attorney for the title. You sign them here, with your name.":
    "El contrato de compraventa, la declaración del odómetro, la autorización de pago del préstamo y un poder para el título. Los firma aquí, con su nombre.",
  "Download the signed papers (PDF)": "Descargar los documentos firmados (PDF)",
  "Read and sign": "Leer y firmar",
  "Payment to you": "Pago a usted",
  "To your checking account ending in {ending}": "A su cuenta corriente terminada en {ending}",
  "To your savings account ending in {ending}": "A su cuenta de ahorros terminada en {ending}",
  "We pay by ACH transfer once the car is inspected and your papers are signed.":
    "Pagamos por transferencia ACH una vez revisado el auto y firmados sus documentos.",
  "We pay off your lender first: {amount}.": "Primero pagamos a su prestamista: {amount}.",
  "We pay off {lender} first: {amount}.": "Primero pagamos a {lender}: {amount}.",
  "This is an estimate until your lender tells us the exact amount.":
    "Es un cálculo aproximado hasta que su prestamista nos diga el monto exacto.",
  "You pay us {amount} before we pay off the loan. Bring a cashier's check to the appointment.":
    "Usted nos paga {amount} antes de que paguemos el préstamo. Traiga un cheque de caja a la cita.",
  "You get {amount}.": "Usted recibe {amount}.",
  "The account can't accept the payment right now.": "La cuenta no puede recibir el pago en este momento.",
  "The account is closed.": "La cuenta está cerrada.",
  "Your bank couldn't find this account.": "Su banco no encontró esta cuenta.",
  "The account number isn't valid.": "El número de cuenta no es válido.",
  "The account is frozen.": "La cuenta está bloqueada.",
  "{amount} to your lender: on its way": "{amount} a su prestamista: en camino",
  "{amount} to you: on its way. It takes 1 to 3 business days.":
    "{amount} a usted: en camino. Tarda de 1 a 3 días hábiles.",
  "{amount} to your lender: paid": "{amount} a su prestamista: pagado",
  "{amount} to you: paid": "{amount} a usted: pagado",
  "{amount} came back.": "{amount} fue devuelto.",
  "Your bank didn't accept it.": "Su banco no lo aceptó.",
  "Please check your account details and enter them again. We send the money right away.":
    "Revise los datos de su cuenta e ingréselos de nuevo. Enviamos el dinero enseguida.",
  "Your bank account": "Su cuenta bancaria",
  "The account must be in the name of an owner on the title.":
    "La cuenta debe estar a nombre de un dueño que figure en el título.",
  "Name on the account": "Nombre en la cuenta",
  "Account type": "Tipo de cuenta",
  Checking: "Corriente",
  Savings: "Ahorros",
  "Nine digits, at the bottom left of your checks.": "Nueve dígitos, abajo a la izquierda de sus cheques.",
  "Confirm account number": "Confirme el número de cuenta",
  "We keep the number encrypted and use it for this payment only.":
    "Guardamos el número cifrado y lo usamos solo para este pago.",
  "Save the account": "Guardar la cuenta",
  "You accepted the offer": "Usted aceptó la oferta",
  "You booked the appointment": "Usted reservó la cita",
  "You moved the appointment": "Usted cambió la cita",
  "The appointment was canceled": "La cita se canceló",
  "The appointment was missed": "La cita no se realizó",
  "You sent a document": "Usted envió un documento",
  "A document has to be sent again": "Hay que enviar un documento de nuevo",
  "You signed the papers": "Usted firmó los documentos",
  "You entered your bank account": "Usted ingresó su cuenta bancaria",
  "Your lender told us the payoff": "Su prestamista nos dijo cuánto debe",
  "We received what you owed above our offer": "Recibimos lo que usted debía por encima de nuestra oferta",
  "The inspection found the car as described": "La inspección encontró el auto como se describió",
  "The inspection found a difference": "La inspección encontró una diferencia",
  "You accepted the new amount": "Usted aceptó el nuevo monto",
  "You declined the new amount": "Usted no aceptó el nuevo monto",
  "We sent the payoff to your lender": "Enviamos el pago a su prestamista",
  "Your lender was paid": "Su prestamista recibió el pago",
  "The payoff came back; we're looking into it": "El pago al prestamista fue devuelto; lo estamos revisando",
  "We sent your money": "Enviamos su dinero",
  "Your money arrived": "Su dinero llegó",
  "Your bank sent the money back": "Su banco devolvió el dinero",
  "The sale is complete": "La venta está completa",
  "The sale was canceled": "La venta se canceló",
  "What has happened so far": "Lo que pasó hasta ahora",
  "You're selling us your car": "Nos está vendiendo su auto",
  "Please review the new amount": "Revise el nuevo monto",
  "We agree on the amount": "Estamos de acuerdo en el monto",
  "Your money is on its way": "Su dinero está en camino",
  "Sold. You've been paid.": "Vendido. Ya le pagamos.",
  "This sale is canceled": "Esta venta está cancelada",
  "Your sale": "Su venta",
  "This amount stands. Only our inspection can change it, by the deductions that you saw.":
    "Este monto es firme. Solo nuestra inspección puede cambiarlo, según los descuentos que usted vio.",
  "This is what we pay for your car.": "Esto es lo que pagamos por su auto.",
  "The car isn't the one we made the offer for, so we can't buy it online. It stays yours, and nothing is due.":
    "El auto no es el mismo para el que hicimos la oferta, así que no podemos comprarlo en línea. Sigue siendo suyo y no debe nada.",
  "{brand} canceled it. The car stays yours, and nothing is due.":
    "{brand} la canceló. El auto sigue siendo suyo y no debe nada.",
  "You canceled it. The car stays yours, and nothing is due.":
    "Usted la canceló. El auto sigue siendo suyo y no debe nada.",
  "See your offer": "Ver su oferta",
  "See your sale": "Ver su venta",
  Appointment: "Cita",
  "Comes later": "Viene después",
  "Ready for you": "Listo para usted",
  "Needs you": "Requiere su atención",
  "Steps of your sale": "Pasos de su venta",
  "{brand} may call and text this number about this sale. Message and data rates may apply.":
    "{brand} puede llamar y enviar mensajes de texto a este número sobre esta venta. Pueden aplicarse tarifas de mensajes y datos.",
  "17 characters: on your registration, and inside the driver's door.":
    "17 caracteres: en su registro vehicular y en el interior de la puerta del conductor.",
  "Nothing is due if you cancel. You sign the bill of sale later.":
    "Si cancela, no debe nada. El contrato de compraventa lo firma después.",
  "Accept and choose a time": "Aceptar y elegir una hora",
  "Sell us your car": "Véndanos su auto",
  "When you accept, this amount stands, whatever day you bring the car. Only our inspection can change it, by the deductions that you saw. You can cancel until we send the money.":
    "Cuando acepta, este monto queda firme, sin importar qué día traiga el auto. Solo nuestra inspección puede cambiarlo, según los descuentos que usted vio. Puede cancelar hasta que enviemos el dinero.",
  "Who sells, as on the title": "Quién vende, como figura en el título",
  "The title names a second owner": "El título nombra a un segundo dueño",
  "First name of the second owner": "Nombre del segundo dueño",
  "Last name of the second owner": "Apellido del segundo dueño",
  "Email of the second owner": "Correo electrónico del segundo dueño",
  "Your address and phone": "Su domicilio y teléfono",
  "The papers are in English because your state requires it.":
    "Los documentos están en inglés, porque su estado lo exige.",
  "You sign below for this:": "Más abajo firma por esto:",
  "Sign all papers above": "Firmar todos los documentos de arriba",
  "You may sign on paper at the appointment instead, at no charge: just leave this page and bring your ID. You can withdraw your agreement at any time before you sign.":
    "También puede firmar en papel en la cita, sin costo: solo salga de esta página y traiga su identificación. Puede retirar su consentimiento en cualquier momento antes de firmar.",
  "I can open PDF files, and I agree to read, sign and receive the papers of this sale electronically.":
    "Puedo abrir archivos PDF y acepto leer, firmar y recibir los documentos de esta venta por medios electrónicos.",
  "Exactly as on the papers: {name}": "Exactamente como en los documentos: {name}",
  "Your signature: type your full name": "Su firma: escriba su nombre completo",
  "The second owner types it here: {name}": "El segundo dueño lo escribe aquí: {name}",
  "Signature of the second owner": "Firma del segundo dueño",
  "No payment is on its way.": "No hay ningún pago en camino.",
  "The offer had no question like this.": "La oferta no preguntó nada parecido.",
  "we sign when you hand over the car.": "firmamos cuando usted entregue el auto.",
  "Sign the papers": "Firmar los documentos",
  "Continue to the signing service": "Continuar al servicio de firmas",
};
