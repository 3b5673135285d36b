/** Spanish of the texts of this module, by their English ones. */
export const es: Readonly<Record<string, string>> = {
  "{done} of {total} received": "{done} de {total} recibidos",
  "Driver's license": "Licencia de conducir",
  "W-2": "W-2",
  "Pay stub": "Talón de pago",
  "Insurance card": "Tarjeta del seguro",
  "Other document": "Otro documento",
  Missing: "Falta",
  Uploading: "Subiendo",
  Submitted: "Enviado",
  "Upload failed": "No se pudo subir",
  "Upload failed. Try again.": "No se pudo subir. Inténtelo de nuevo.",
  "We couldn't load your documents.": "No pudimos cargar sus documentos.",
  "We couldn't delete this document.": "No pudimos eliminar este documento.",
  "We couldn't accept this file. Replace it or delete it.":
    "No pudimos aceptar este archivo. Reemplácelo o elimínelo.",
  "We're checking this file. You can continue in the meantime.":
    "Estamos revisando este archivo. Mientras tanto puede continuar.",
  "Deleted 60 days after your delivery.": "Se elimina 60 días después de su entrega.",
  "We couldn't download this document.": "No pudimos descargar este documento.",
  "No data of thumbnails": "No hay datos de miniaturas",
  "We're still checking this file.": "Todavía estamos revisando este archivo.",
  "The upload took too long. Try again.": "La subida tardó demasiado. Inténtelo de nuevo.",
  "Choose at least one file.": "Elija al menos un archivo.",
  "This order has enough documents. Delete one before you add another.":
    "Este pedido ya tiene suficientes documentos. Elimine uno antes de agregar otro.",
  "You've added a lot of files in a short time. Try again in {wait}.":
    "Ha agregado muchos archivos en poco tiempo. Inténtelo de nuevo en {wait}.",
  "You've added more than 200MB of files today. Try again in {wait}.":
    "Hoy ha agregado más de 200 MB de archivos. Inténtelo de nuevo en {wait}.",
  "Send at most 10 files at a time.": "Envíe como máximo 10 archivos a la vez.",
  "We can't show a picture of this document right now.":
    "No podemos mostrar una imagen de este documento en este momento.",
  "We couldn't find this document.": "No pudimos encontrar este documento.",
  "This document belongs to your signed contract and can't be deleted.":
    "Este documento forma parte de su contrato firmado y no se puede eliminar.",
  "Send the files as multipart/form-data.": "Envíe los archivos como multipart/form-data.",
  "The upload was cut off. Try again.": "La subida se interrumpió. Inténtelo de nuevo.",
  "The virus scanner isn't responding.": "El antivirus no responde.",
  Delete: "Eliminar",
  "Delete {name}?": "¿Eliminar {name}?",
  "Delete file": "Eliminar archivo",
  "Keep it": "Conservarlo",
  "Added {day}": "Agregado el {day}",
  Download: "Descargar",
  Replace: "Reemplazar",
  "Front and back, all corners in view.": "Por delante y por detrás, con todas las esquinas visibles.",
  "The card or the declarations page, with your name and the policy number.":
    "La tarjeta o la página de declaraciones, con su nombre y el número de póliza.",
  "Your latest W-2.": "Su W-2 más reciente.",
  "Your two most recent pay stubs.": "Sus dos talones de pago más recientes.",
  "Loading your documents": "Cargando sus documentos",
  "We need one more thing from you": "Necesitamos una cosa más de usted",
  "Upload your documents": "Suba sus documentos",
  "PDFs up to 4 MB, .png and .jpg pictures up to 25 MB.":
    "PDF de hasta 4 MB e imágenes .png y .jpg de hasta 25 MB.",
  "We need these to prepare your contract.": "Los necesitamos para preparar su contrato.",
  "Only the people who prepare your contract and, if you finance or lease, your lender see your documents.":
    "Solo las personas que preparan su contrato y, si financia o arrienda, su prestamista ven sus documentos.",
  "Something else to send?": "¿Algo más que enviar?",
  "Review documents": "Revisar los documentos",
  "We have your documents": "Ya tenemos sus documentos",
  "Your documents": "Sus documentos",
  "We have {count} {count:file|files} from you.": "Tenemos {count} {count:archivo|archivos} de usted.",
  "Edit documents": "Cambiar documentos",
  "Choose files": "Elegir archivos",
  "Add files": "Agregar archivos",
  "for {name}": "para {name}",
  "Take a picture": "Tomar una foto",
  "of {name}": "de {name}",
  "or drop files here": "o suelte los archivos aquí",
  "Uploading {name}": "Subiendo {name}",
  Cancel: "Cancelar",
  "We need another document for your order": "Necesitamos otro documento para su pedido",
  "We need another document": "Necesitamos otro documento",
  "Hi {firstName},\n\nWe need this from you for order {orderNumber} ({vehicle}): {documents}.\n\nPlease open the order and choose Upload Documents.\n\nQuestions? Call {supportPhone}.":
    "Hola, {firstName}:\n\nNecesitamos lo siguiente para el pedido {orderNumber} ({vehicle}): {documents}.\n\nAbra el pedido y elija Subir documentos.\n\n¿Preguntas? Llame al {supportPhone}.",
  "{brand}: {firstName}, we need this for your {vehicle}: {documents}. Please open order {orderNumber} and choose Upload Documents. Questions? Call {supportPhone}.":
    "{brand}: {firstName}, necesitamos lo siguiente para su {vehicle}: {documents}. Abra el pedido {orderNumber} y elija Subir documentos. ¿Preguntas? Llame al {supportPhone}.",
  "Proof of income": "Comprobante de ingresos",
  "Proof of where you live": "Comprobante de domicilio",
  "Proof of your Social Security number or ITIN": "Comprobante de su número de Seguro Social o ITIN",
  "Bank statement": "Estado de cuenta bancario",
  "Insurance that names your lender": "Seguro que nombra a su prestamista",
  "Personal references": "Referencias personales",
  "Payoff letter": "Carta de liquidación",
  "Title of your trade-in": "Título de su auto a cuenta",
  "Approval letter from your lender": "Carta de aprobación de su prestamista",
  "Your two most recent pay stubs, an award letter, or your last tax return if you work for yourself.":
    "Sus dos talones de pago más recientes, una carta de beneficios o su última declaración de impuestos si trabaja por su cuenta.",
  "A utility bill, lease or bank statement from the last 60 days, with your name and home address.":
    "Una factura de servicios, un contrato de alquiler o un estado de cuenta de los últimos 60 días, con su nombre y domicilio.",
  "Your Social Security card, or the letter from the IRS with your ITIN.":
    "Su tarjeta del Seguro Social o la carta del IRS con su ITIN.",
  "Your latest statement, all pages.": "Su estado de cuenta más reciente, con todas las páginas.",
  "The declarations page that lists your lender as lienholder and loss payee. Your insurance agent can add it.":
    "La página de declaraciones donde su prestamista aparece como acreedor y beneficiario del pago. Su agente de seguros puede agregarla.",
  "Names, addresses and phone numbers of the people your lender may call.":
    "Nombres, domicilios y teléfonos de las personas a quienes su prestamista puede llamar.",
  "From the lender of your current vehicle, with the amount and the day it's good through.":
    "Del prestamista de su vehículo actual, con el monto y la fecha hasta la que es válida.",
  "Front and back. Don't sign it yet.": "Por delante y por detrás. Todavía no lo firme.",
  "From your bank or credit union, with the amount and the day it expires. You can sign your contract before you upload it.":
    "De su banco o cooperativa de crédito, con el monto y el día en que vence. Puede firmar su contrato antes de subirla.",
  "Driver's license of your co-buyer": "Licencia de conducir de quien compra con usted",
  "Duplicate title form for your trade-in": "Formulario de título duplicado de su auto a cuenta",
  "Proof for an incentive": "Comprobante para un incentivo",
  "Registration of your trade-in": "Registro de su auto a cuenta",
  "Your state's form for a duplicate title, filled out and signed.":
    "El formulario de su estado para un título duplicado, completado y firmado.",
  "The current registration card, with the VIN and the license plate.":
    "La tarjeta de registro vigente, con el VIN y la placa.",
  "You sign it when you hand over your trade-in.": "Lo firma cuando entregue su auto a cuenta.",
  "Two names joined by “and” are on it, so both of you sign it when you hand over your trade-in.":
    "Lleva dos nombres unidos por “and” (y), así que ambos lo firman cuando entreguen el auto a cuenta.",
  "Two names joined by “or” are on it, so either of you may sign it when you hand over your trade-in.":
    "Lleva dos nombres unidos por “or” (o), así que cualquiera de los dos puede firmarlo cuando entreguen el auto a cuenta.",
  "You told us that the title is lost. Call us if you need help finding the form.":
    "Nos dijo que el título está perdido. Llámenos si necesita ayuda para encontrar el formulario.",
  "You told us that the title is lost. Two names are on it, so both of you sign the form. Call us if you need help finding it.":
    "Nos dijo que el título está perdido. Lleva dos nombres, así que ambos firman el formulario. Llámenos si necesita ayuda para encontrarlo.",
  "So that we have the VIN, the plate and the owner's name of your trade-in.":
    "Para tener el VIN, la placa y el nombre del dueño de su auto a cuenta.",
  "A letter from your lender with the 10-day payoff of your trade-in. Until we have it, what you owe is an estimate.":
    "Una carta de su prestamista con el saldo a 10 días de su auto a cuenta. Hasta que la tengamos, lo que debe es una estimación.",
  "A letter from your leasing company with its buyout price for a dealer. Until we have it, what you owe is an estimate.":
    "Una carta de su compañía de arrendamiento con su precio de venta a un concesionario. Hasta que la tengamos, lo que debe es una estimación.",
};
