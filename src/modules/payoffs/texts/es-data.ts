/** Spanish of the texts of this module, by their English ones. */
export const es: Readonly<Record<string, string>> = {
  "I authorize {brand} to request my payoff from {lender}, and {lender} to tell {brand} what I owe, the interest for each day, and where to send the payment. This doesn't affect my credit score.":
    "Autorizo a {brand} a pedir a {lender} mi saldo de liquidación, y a {lender} a informar a {brand} cuánto debo, el interés por día y adónde enviar el pago. Esto no afecta mi puntaje de crédito.",
  "Enter the account number of your loan: 4 to 20 letters and digits.":
    "Ingrese el número de cuenta de su préstamo: de 4 a 20 letras y dígitos.",
  "Check the box so that we can ask your lender.":
    "Marque la casilla para que podamos preguntar a su prestamista.",
  "Enter the payoff amount from the letter. It can't be zero or negative.":
    "Ingrese el saldo que indica la carta. No puede ser cero ni negativo.",
  "Enter the interest for one day from the letter.": "Ingrese el interés por un día que indica la carta.",
  "Enter the last day the letter is good.": "Ingrese el último día en que vale la carta.",
  "You told us that this car is paid off. Change that answer first.":
    "Usted nos dijo que este auto está pagado. Cambie primero esa respuesta.",
  "You've already asked several times. Please wait {wait} before trying again.":
    "Ya preguntó varias veces. Espere {wait} antes de intentarlo de nuevo.",
  "This letter has changed since you opened it. Open it again before you decide.":
    "Esta carta cambió desde que usted la abrió. Ábrala de nuevo antes de decidir.",
  "There is no letter to look at.": "No hay ninguna carta que revisar.",
  "Your trade-in has changed in the meantime. Please check it and ask again.":
    "Su auto a cuenta cambió mientras tanto. Revíselo y vuelva a preguntar.",
  "We don't know this lender. Choose one from the list, or confirm the name.":
    "No conocemos este prestamista. Elija uno de la lista o confirme el nombre.",
  "Did you mean {name}? Choose it, or confirm the name.":
    "¿Quiso decir {name}? Elíjalo o confirme el nombre.",
  "This is more than ten times what your car is worth. Check the amount in the letter.":
    "Es más de diez veces lo que vale su auto. Revise el monto en la carta.",
  "This is too much for one day. Enter the interest for one day, not a month.":
    "Es demasiado para un día. Ingrese el interés de un día, no de un mes.",
  "This letter has expired. Ask your lender for a new one.":
    "Esta carta ha vencido. Pida una nueva a su prestamista.",
  "A payoff letter is good for weeks, not months. Check the day.":
    "Una carta de saldo vale semanas, no meses. Revise el día.",
  "Choose the letter from your lender: a PDF or a picture.":
    "Elija la carta de su prestamista: un PDF o una foto.",
  "{amount} more": "{amount} más",
  "{amount} less": "{amount} menos",
  "The payoff on your {car} is now {amount}": "El saldo de su {car} ahora es de {amount}",
  "Hi {firstName},\n\nThe payoff on your {car} at {lender} is now {amount}, {difference} than before. It is good through {goodThrough}; each day after that adds {perDiem}.\n\nA deal that you have not submitted counts the new amount, so its total has changed. An order that you already submitted has not changed. {brand} will show you any difference before you sign or accept anything.\n\nYou authorized {brand} to request this amount from {lender}, or sent us its letter.\n\nQuestions? Call {supportPhone}.":
    "Hola, {firstName}:\n\nEl saldo de su {car} en {lender} ahora es de {amount}, {difference} que antes. Vale hasta el {goodThrough}; cada día posterior suma {perDiem}.\n\nUna compra que todavía no envió toma en cuenta el nuevo monto, así que su total cambió. Un pedido que ya envió no ha cambiado. {brand} le mostrará cualquier diferencia antes de que firme o acepte algo.\n\nUsted autorizó a {brand} a pedir este monto a {lender}, o nos envió su carta.\n\n¿Preguntas? Llame al {supportPhone}.",
  "See your trade-in": "Ver su auto a cuenta",
  "The payoff on your {car} has expired": "El saldo de su {car} ha vencido",
  "Hi {firstName},\n\nThe payoff of {amount} on your {car} at {lender} was good through {goodThrough}. Until there is a new one, {brand} adds {perDiem} for each day, as an estimate.\n\nAsk your lender for a new payoff letter, or enter your loan again.\n\nQuestions? Call {supportPhone}.":
    "Hola, {firstName}:\n\nEl saldo de {amount} de su {car} en {lender} valía hasta el {goodThrough}. Hasta que haya uno nuevo, {brand} suma {perDiem} por cada día, como estimación.\n\nPida a su prestamista una nueva carta de saldo o vuelva a ingresar su préstamo.\n\n¿Preguntas? Llame al {supportPhone}.",
  "We couldn't use your payoff letter": "No pudimos usar su carta de saldo",
  "Hi {firstName},\n\n{brand} couldn't use the letter from {lender} about your {car}. We need one that shows your name, the payoff amount, the interest for each day, and the last day it is good.\n\nQuestions? Call {supportPhone}.":
    "Hola, {firstName}:\n\n{brand} no pudo usar la carta de {lender} sobre su {car}. Necesitamos una que muestre su nombre, el saldo, el interés por día y el último día en que vale.\n\n¿Preguntas? Llame al {supportPhone}.",
  "Send another letter": "Enviar otra carta",
  "We couldn't load what you owe.": "No pudimos cargar cuánto debe.",
  "Get my exact payoff": "Obtener mi saldo exacto",
  "Ask a lender again": "Preguntar otra vez a un prestamista",
  "Send a payoff letter": "Enviar una carta de saldo",
  "{lender} can't find this account. Check the account number, or send us a payoff letter.":
    "{lender} no puede encontrar esta cuenta. Revise el número de cuenta o envíenos una carta de saldo.",
  "{lender} has a different name or Social Security number for this account. Enter the borrower's, as they appear on the loan.":
    "{lender} tiene otro nombre u otro número de Seguro Social para esta cuenta. Ingrese los del titular, tal como figuran en el préstamo.",
  "{lender} gives payoffs only to its customers. Ask for a 10-day payoff letter and send it to us.":
    "{lender} informa saldos solo a sus clientes. Pídale una carta de saldo de 10 días y envíenosla.",
  "{lender} doesn't sell leased cars to dealers. You can buy the car yourself first, or return it to the leasing company.":
    "{lender} no vende autos arrendados a concesionarios. Puede comprar usted el auto primero o devolverlo a la compañía de arrendamiento.",
  "{lender} isn't answering right now. We'll keep asking and email you when we know. You can also send us a payoff letter.":
    "{lender} no responde en este momento. Seguimos preguntando y le escribimos cuando lo sepamos. También puede enviarnos una carta de saldo.",
  "We couldn't use the letter. We need one with your name, the amount, the interest for each day, and the last day it is good.":
    "No pudimos usar la carta. Necesitamos una con su nombre, el monto, el interés por día y el último día en que vale.",
  "Only the leasing company can say what price {brand} would pay for the car.":
    "Solo la compañía de arrendamiento puede decir qué precio pagaría {brand} por el auto.",
  "For now we use what you told us, plus 10 days of interest. Your lender knows the exact amount.":
    "Por ahora usamos lo que usted nos dijo, más 10 días de interés. Su prestamista conoce el monto exacto.",
  "For now we use the numbers you typed from the letter. Someone at {brand} checks them, and we email you if the letter says something else.":
    "Por ahora usamos los datos que usted copió de la carta. Una persona de {brand} los revisa, y le escribimos si la carta dice otra cosa.",
  "What {lender} says": "Lo que dice {lender}",
  "From {lender}'s letter": "De la carta de {lender}",
  "The payment goes to {address}.": "El pago se envía a {address}.",
  "Payoff amount": "Saldo de liquidación",
  "Good through": "Vale hasta",
  "Each day after that": "Cada día posterior",
  "Account ending in": "Cuenta terminada en",
  "Electronic, with the lender": "Electrónico, en poder del prestamista",
  "On paper, with the lender": "En papel, en poder del prestamista",
  "Title released": "Entrega del título",
  "About {count} {count:day|days} after the payment": "Unos {count} {count:día|días} después del pago",
  "Ask your lender for the exact payoff": "Pregunte el saldo exacto a su prestamista",
  "Leasing company": "Compañía de arrendamiento",
  Lender: "Prestamista",
  "On your statement or in your lender's app.": "En su estado de cuenta o en la app de su prestamista.",
  "Account number": "Número de cuenta",
  "Last name on the account": "Apellido del titular de la cuenta",
  "The borrower's. The lender uses them to find the account.":
    "Los del titular. El prestamista los usa para encontrar la cuenta.",
  "Last 4 digits of the Social Security number": "Últimos 4 dígitos del número de Seguro Social",
  "my lender": "mi prestamista",
  "Ask my lender": "Preguntar a mi prestamista",
  "Not now": "Ahora no",
  "Your lender's payoff letter": "La carta de saldo de su prestamista",
  "Ask your lender for a 10-day payoff letter. It names the amount, the interest for each day, and the last day it is good.":
    "Pida a su prestamista una carta de saldo de 10 días. Indica el monto, el interés por día y el último día en que vale.",
  "Also called per diem.": "También se llama “per diem”.",
  "Interest for each day": "Interés por día",
  "A PDF or a picture.": "Un PDF o una foto.",
  "The letter": "La carta",
  "Send the letter": "Enviar la carta",
  "What if you wait?": "¿Y si espera?",
  "What you pay each month on the loan for this car.": "Lo que paga cada mes por el préstamo de este auto.",
  "Your monthly payment today": "Su pago mensual actual",
  "An estimate, not a promise. It assumes that the car loses 1.25% of its value each month, that your loan costs {rate}% a year, and that you make every payment.":
    "Es una estimación, no una promesa. Supone que el auto pierde 1.25 % de su valor cada mes, que su préstamo cuesta {rate} % al año y que usted hace todos los pagos.",
  "With this payment the car would still be worth less than the loan in 10 years.":
    "Con este pago, en 10 años el auto todavía valdría menos que el préstamo.",
  "After about {count} more {count:payment|payments} you would owe no more than the car is worth.":
    "Después de unos {count} {count:pago|pagos} más, no debería más de lo que vale el auto.",
  "Did you mean {name}?": "¿Quiso decir {name}?",
  "We don't have {name} on our list. Is it written the way your lender writes it?":
    "No tenemos {name} en nuestra lista. ¿Está escrito como lo escribe su prestamista?",
  "Yes, use {name}": "Sí, usar {name}",
  "Yes, it's right": "Sí, está bien escrito",
  "No, keep what I typed": "No, conservar lo que escribí",
};
