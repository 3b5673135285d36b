/** Spanish of the texts of this module, by their English ones. */
export const es: Readonly<Record<string, string>> = {
  "Accept {amount}": "Aceptar {amount}",
  "Bring your trade-in": "Traiga el auto que entrega a cuenta",
  "Compare line by line": "Comparar línea por línea",
  "Hand Over Your Trade-In": "Entregar su auto a cuenta",
  "Handed over and paid off.": "Entregado y con la deuda pagada.",
  "Handed over, paid off, and the title is released.": "Entregado, con la deuda pagada y el título liberado.",
  "Handed over.": "Entregado.",
  "If your lender asks for more because its quote expired, you pay the difference.":
    "Si su prestamista pide más porque su cotización venció, usted paga la diferencia.",
  "If your lender asks for more because we paid after its quote expired, we pay the difference.":
    "Si su prestamista pide más porque pagamos cuando su cotización ya había vencido, nosotros pagamos la diferencia.",
  "Inspected: it's as you described.": "Inspeccionado: es como usted lo describió.",
  "Inspected: something is different. We need your answer.":
    "Inspeccionado: algo es diferente. Necesitamos su respuesta.",
  "Inspected: we can't take it as offered. We need your answer.":
    "Inspeccionado: no podemos aceptarlo como se ofreció. Necesitamos su respuesta.",
  "Inspected: we pay what we promised.": "Inspeccionado: pagamos lo que prometimos.",
  "Inspected: you accepted the new amount.": "Inspeccionado: usted aceptó el nuevo monto.",
  "It counts as handed over when you give us the car and all of its keys.":
    "Se considera entregado cuando usted nos da el auto y todas sus llaves.",
  "It's different from what you described. We pay what we promised anyway.":
    "Es diferente de lo que usted describió. De todos modos pagamos lo que prometimos.",
  "Keep making payments that are due until then.": "Siga haciendo los pagos que venzan hasta entonces.",
  "Keep my car": "Conservar mi auto",
  "Keep your car": "Conserve su auto",
  Line: "Línea",
  "Loading your trade-in": "Cargando su auto a cuenta",
  "New amount: {amount}": "Nuevo monto: {amount}",
  Now: "Ahora",
  "Promised: bring it when you get your new car.": "Prometido: tráigalo cuando reciba su auto nuevo.",
  "See every answer": "Ver cada respuesta",
  "See what's due": "Ver lo que debe pagar",
  Signed: "Firmado",
  "Still owed on your trade-in": "Lo que aún se debe por su auto a cuenta",
  "Tax on the difference": "Impuesto sobre la diferencia",
  "That's the amount we expected.": "Es el monto previsto.",
  "That's {amount} less than we expected; we'll send you the difference.":
    "Son {amount} menos de lo previsto; le enviaremos la diferencia.",
  "That's {amount} more than we expected. We paid the difference.":
    "Son {amount} más de lo previsto. Nosotros pagamos la diferencia.",
  "That's {amount} more than we expected. You pay the difference; we'll call you.":
    "Son {amount} más de lo previsto. Usted paga la diferencia; le llamaremos.",
  "The amount is an estimate. If your lender asks for more, you pay the difference; if it asks for less, we send you the difference.":
    "El monto es una estimación. Si su prestamista pide más, usted paga la diferencia; si pide menos, le enviamos la diferencia.",
  "The car, and all of its keys": "El auto y todas sus llaves",
  "Required by law: {law}.": "Lo exige la ley: {law}.",
  "The lender released the title of your trade-in.": "El prestamista liberó el título de su auto a cuenta.",
  "The loan or lease on your trade-in was paid off.":
    "Se pagó el préstamo o arrendamiento de su auto a cuenta.",
  "The offer wasn't for a car like this.": "La oferta no era para un auto así.",
  "The registration": "El registro del vehículo",
  "The retailer keeps the amount it promised for your trade-in.":
    "El concesionario mantiene el monto que prometió por su auto a cuenta.",
  "The title, if you have it on paper": "El título, si lo tiene en papel",
  "This order has no trade-in.": "Este pedido no tiene auto a cuenta.",
  "We can't take your trade-in as offered": "No podemos aceptar su auto a cuenta como se ofreció",
  "We found: {answer}": "Encontramos: {answer}",
  "We have your trade-in": "Tenemos su auto a cuenta",
  "We inspected it, and it's as you described.": "Lo inspeccionamos y es como usted lo describió.",
  "We inspected your {car}. This is what we found.": "Inspeccionamos su {car}. Esto es lo que encontramos.",
  "We look at the car when you bring it. The amount changes only if an answer turns out to be different, and only by what is listed here. Up to {free} miles more than the {miles} you told us change nothing; each mile after that takes off {rate}.":
    "Revisamos el auto cuando usted lo trae. El monto solo cambia si una respuesta resulta diferente, y solo por lo que se indica aquí. Hasta {free} millas más que las {miles} que nos dijo no cambian nada; cada milla después de eso descuenta {rate}.",
  "We paid your lender {amount} on {day}.": "Pagamos {amount} a su prestamista el {day}.",
  "We pay your lender by {day}.": "Pagamos a su prestamista a más tardar el {day}.",
  "We pay your lender within {days} days after you hand the car over.":
    "Pagamos a su prestamista dentro de los {days} días después de que usted entregue el auto.",
  "We take your {car} for {amount}": "Recibimos su {car} por {amount}",
  "We take your {car} for {amount} when you get your new car.":
    "Recibimos su {car} por {amount} cuando usted reciba su auto nuevo.",
  "What does the odometer show?": "¿Qué marca el odómetro?",
  "What may change the amount": "Qué puede cambiar el monto",
  "What to bring": "Qué traer",
  "What you still owe on it: {amount}": "Lo que aún debe por él: {amount}",
  "Without the trade-in you'd owe less, so your contract has to be written again. Call {phone}, and we'll do it with you.":
    "Sin el auto a cuenta usted debería menos, así que hay que volver a redactar su contrato. Llame al {phone} y lo haremos con usted.",
  "You accepted the new amount for your trade-in.": "Usted aceptó el nuevo monto por su auto a cuenta.",
  "You and we agreed to the new amount.": "Usted y nosotros acordamos el nuevo monto.",
  "You decided to keep your car. Your purchase continues without it.":
    "Usted decidió conservar su auto. Su compra continúa sin él.",
  "You gave us the {car}. Here is what happens with what you still owe on it.":
    "Usted nos entregó el {car}. Esto es lo que pasa con lo que aún debe por él.",
  "You gave us the {car}. Nothing is left for you to do.":
    "Usted nos entregó el {car}. No le queda nada por hacer.",
  "You keep it.": "Usted lo conserva.",
  "You keep your car": "Usted conserva su auto",
  "You pay {amount} more than you signed for. Your contract stays as you signed it.":
    "Usted paga {amount} más de lo que firmó. Su contrato queda como lo firmó.",
  "You said: {answer}": "Usted dijo: {answer}",
  "Your account number at the lender or leasing company":
    "Su número de cuenta con el prestamista o la compañía de arrendamiento",
  "Your contract has to be written again for this. Please call us.":
    "Para esto hay que volver a redactar su contrato. Llámenos.",
  "Your lender hasn't released the title yet.": "Su prestamista todavía no ha liberado el título.",
  "Your lender released the title on {day}.": "Su prestamista liberó el título el {day}.",
  "The car that you wanted to trade in stays yours.":
    "El auto que quería entregar a cuenta sigue siendo suyo.",
  "Take your belongings out of the car and the toll tag off the windshield":
    "Saque sus cosas del auto y quite el dispositivo de peaje del parabrisas",
  "Your purchase continues without the trade-in. You pay {amount} more than you signed for.":
    "Su compra continúa sin el auto a cuenta. Usted paga {amount} más de lo que firmó.",
  "Your purchase continues without the {car}.": "Su compra continúa sin el {car}.",
  "Your trade-in": "Su auto a cuenta",
  "Your trade-in is different from what you described":
    "Su auto a cuenta es diferente de lo que usted describió",
  "Your trade-in was handed over.": "Su auto a cuenta fue entregado.",
  "Your trade-in was inspected and is as you described it.":
    "Su auto a cuenta fue inspeccionado y es como usted lo describió.",
  "Your trade-in was inspected and is different from what you described.":
    "Su auto a cuenta fue inspeccionado y es diferente de lo que usted describió.",
  "Your trade-in was inspected. The offer wasn't for a car like it.":
    "Su auto a cuenta fue inspeccionado. La oferta no era para un auto así.",
  "Your trade-in is paid off": "Su auto a cuenta está pagado",
  "Hi {firstName},\n\nWe paid {amount} to your lender on {day} for your {car}. {difference}\n\nYour lender now releases the title; we'll email you when it does. Questions about order {orderNumber}? Call {supportPhone}.":
    "Hola, {firstName}:\n\nPagamos {amount} a su prestamista el {day} por su {car}. {difference}\n\nAhora su prestamista libera el título; le enviaremos un correo cuando lo haga. ¿Preguntas sobre el pedido {orderNumber}? Llame al {supportPhone}.",
  "{brand}: {firstName}, we paid off your {car} on {day}. {difference} Questions about order {orderNumber}? Call {supportPhone}.":
    "{brand}: {firstName}, pagamos la deuda de su {car} el {day}. {difference} ¿Preguntas sobre el pedido {orderNumber}? Llame al {supportPhone}.",
  "The title of your trade-in is released": "El título de su auto a cuenta está liberado",
  "Hi {firstName},\n\nYour lender released the title of your {car}. Nothing is left for you to do: the loan is over. You can check your credit report in about two months; the account should be closed.\n\nQuestions about order {orderNumber}? Call {supportPhone}.":
    "Hola, {firstName}:\n\nSu prestamista liberó el título de su {car}. No le queda nada por hacer: el préstamo terminó. En unos dos meses puede revisar su informe de crédito; la cuenta debería aparecer cerrada.\n\n¿Preguntas sobre el pedido {orderNumber}? Llame al {supportPhone}.",
  "{brand}: {firstName}, the title of your {car} is released. Nothing is left for you to do. Questions about order {orderNumber}? Call {supportPhone}.":
    "{brand}: {firstName}, el título de su {car} está liberado. No le queda nada por hacer. ¿Preguntas sobre el pedido {orderNumber}? Llame al {supportPhone}.",
  "Hi {firstName},\n\nWe inspected your trade-in for the {vehicle}. Something is different from what you told us, so the amount changes as your offer says. Please open order {orderNumber}: you'll see each difference and what it changes. You can accept the new amount, or keep your car.\n\nWe hand over the {vehicle} once you have answered. Questions? Call {supportPhone}.":
    "Hola, {firstName}:\n\nInspeccionamos el auto que entrega a cuenta del {vehicle}. Algo es diferente de lo que nos dijo, así que el monto cambia según lo que dice su oferta. Abra el pedido {orderNumber}: verá cada diferencia y lo que cambia. Puede aceptar el nuevo monto o conservar su auto.\n\nLe entregamos el {vehicle} cuando haya respondido. ¿Preguntas? Llame al {supportPhone}.",
  "Your trade-in is different": "Su auto a cuenta es diferente",
  "{brand}: {firstName}, your trade-in for the {vehicle} is different from what you described. Please open order {orderNumber} to see the new amount. Questions? Call {supportPhone}.":
    "{brand}: {firstName}, el auto que entrega a cuenta del {vehicle} es diferente de lo que describió. Abra el pedido {orderNumber} para ver el nuevo monto. ¿Preguntas? Llame al {supportPhone}.",
  "Hi {firstName},\n\nWe inspected your trade-in for the {vehicle}. The offer wasn't for a car like it. Please open order {orderNumber}: you'll see what we found and how your purchase can continue without the trade-in.\n\nQuestions? Call {supportPhone}.":
    "Hola, {firstName}:\n\nInspeccionamos el auto que entrega a cuenta del {vehicle}. La oferta no era para un auto así. Abra el pedido {orderNumber}: verá lo que encontramos y cómo puede continuar su compra sin el auto a cuenta.\n\n¿Preguntas? Llame al {supportPhone}.",
  "{brand}: {firstName}, we can't take your trade-in for the {vehicle} as offered. Please open order {orderNumber}. Questions? Call {supportPhone}.":
    "{brand}: {firstName}, no podemos aceptar como se ofreció el auto que entrega a cuenta del {vehicle}. Abra el pedido {orderNumber}. ¿Preguntas? Llame al {supportPhone}.",
  "A trade-in payoff is due: order {orderNumber}":
    "Vence el pago de la deuda de un auto a cuenta: pedido {orderNumber}",
  "The payoff of the {car}, traded in with order {orderNumber}, is due on {day}: {amount}. It isn't recorded as paid. Please pay the lender, and record the payoff.":
    "El pago de la deuda del {car}, entregado a cuenta con el pedido {orderNumber}, vence el {day}: {amount}. No está registrado como pagado. Pague al prestamista y registre el pago.",
  "The buyer answered about the trade-in: order {orderNumber}":
    "El comprador respondió sobre el auto a cuenta: pedido {orderNumber}",
  "The buyer of order {orderNumber} answered what is different about the {car}: {answer}":
    "El comprador del pedido {orderNumber} respondió sobre lo que es diferente en el {car}: {answer}",
  "We'll call you about the car that you traded in.": "Le llamaremos por el auto que entregó a cuenta.",
  "Your lender's quote is good through {day}; each day after that adds {amount}.":
    "La cotización de su prestamista vale hasta el {day}; cada día posterior suma {amount}.",
  "We pay your leasing company within {days} days after you hand the car over.":
    "Pagamos a su compañía de arrendamiento dentro de {days} días después de que entregue el auto.",
  "We pay your leasing company by {day}.": "Pagamos a su compañía de arrendamiento a más tardar el {day}.",
  "Your leasing company's price is good through {day}; each day after that adds {amount}.":
    "El precio de su compañía de arrendamiento vale hasta el {day}; cada día después suma {amount}.",
  "The amount is an estimate. If your leasing company asks for more, you pay the difference; if it asks for less, we send you the difference.":
    "El monto es una estimación. Si su compañía de arrendamiento pide más, usted paga la diferencia; si pide menos, le enviamos la diferencia.",
  "If your leasing company asks for more because we paid after its price expired, we pay the difference.":
    "Si su compañía de arrendamiento pide más porque pagamos después de que venció su precio, pagamos la diferencia.",
  "If your leasing company asks for more because its price expired, you pay the difference.":
    "Si su compañía de arrendamiento pide más porque venció su precio, usted paga la diferencia.",
  "We paid your leasing company {amount} on {day}.":
    "Pagamos {amount} a su compañía de arrendamiento el {day}.",
  "Your leasing company hasn't released the title yet.":
    "Su compañía de arrendamiento todavía no ha liberado el título.",
  "Your leasing company released the title on {day}.":
    "Su compañía de arrendamiento liberó el título el {day}.",
  "Your leased car is paid for": "Su auto arrendado está pagado",
  "Hi {firstName},\n\nWe paid {amount} to your leasing company on {day} for your {car}. {difference}\n\nIt now sends us the title; we'll email you when it does. Until it confirms that your lease is closed, keep making its payments. Questions about order {orderNumber}? Call {supportPhone}.":
    "Hola, {firstName}:\n\nPagamos {amount} a su compañía de arrendamiento el {day} por su {car}. {difference}\n\nAhora nos envía el título; le enviaremos un correo cuando lo haga. Siga haciendo los pagos del arrendamiento hasta que confirme que está cerrado. ¿Preguntas sobre el pedido {orderNumber}? Llame al {supportPhone}.",
  "The title of your leased car is released": "El título de su auto arrendado está liberado",
  "Hi {firstName},\n\nYour leasing company released the title of your {car}. If it still bills you for extra miles or wear, ask it for the final statement of your lease.\n\nQuestions about order {orderNumber}? Call {supportPhone}.":
    "Hola, {firstName}:\n\nSu compañía de arrendamiento liberó el título de su {car}. Si todavía le cobra millas adicionales o desgaste, pídale el estado de cuenta final de su arrendamiento.\n\n¿Preguntas sobre el pedido {orderNumber}? Llame al {supportPhone}.",
};
