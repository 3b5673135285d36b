import type { Dictionary } from "#platform/shared/texts/text.ts";

/** Spanish of the pages of protection plans and of the Coverage step, by their English. */
export const es: Dictionary = {
  "{plan} is no longer part of your order.": "{plan} ya no forma parte de su pedido.",
  Added: "Agregado",
  "You added {product}, which covers the same thing. Remove it first to choose this one instead.":
    "Agregó {product}, que cubre lo mismo. Quítelo primero para elegir este.",
  "What it covers, and what you get back": "Qué cubre y qué se le devuelve",
  "Administered by {administrator}.": "Administrado por {administrator}.",
  Plans: "Planes",
  "Read the sentence and check the box to add this plan.":
    "Lea la oración y marque la casilla para agregar este plan.",
  "Add this plan": "Agregar este plan",
  "You agreed: “{words}”": "Usted aceptó: «{words}»",
  "Remove this plan": "Quitar este plan",
  "You chose no protection plan.": "No eligió ningún plan de protección.",
  "Offered and declined": "Ofrecidos y rechazados",
  "Offered and declined on {day}": "Ofrecidos y rechazados el {day}",
  "Service contracts and other plans from {dealer}. They are optional, never needed to buy or finance, and none is part of your order until you add it.":
    "Contratos de servicio y otros planes de {dealer}. Son opcionales, nunca hacen falta para comprar o financiar, y ninguno forma parte de su pedido hasta que usted lo agregue.",
  "When a plan helps, and when it doesn't": "Cuándo ayuda un plan y cuándo no",
  "We can't price protection plans right now.":
    "No podemos calcular el precio de los planes de protección en este momento.",
  "Continue with {count} {count:plan|plans}": "Continuar con {count} {count:plan|planes}",
  "None of our plans would help with this car and deal.":
    "No hay ningún plan que ayude con este auto y esta compra.",
  "What you would pay": "Lo que pagaría",
  "Without plans": "Sin planes",
  "With {count} {count:plan|plans}": "Con {count} {count:plan|planes}",
  "Check “Preview” beside a plan to see the payment with it here.":
    "Marque «Vista previa» junto a un plan para ver aquí el pago con él.",
  "Nothing is added unless you add it. The payment with your plans would show here.":
    "Nada se agrega si usted no lo agrega. Aquí se mostraría el pago con sus planes.",
  "Difference in total": "Diferencia en total",
  "{amount} more each month": "{amount} más cada mes",
  "It isn't sold in {state}.": "No se vende en {state}.",
  "It isn't sold for {make} vehicles.": "No se vende para vehículos {make}.",
  "It's for cars up to {maximum} years old. This one is {years}.":
    "Es para autos de hasta {maximum} años. Este tiene {years}.",
  "It's for cars with up to {maximum} miles. This one has {miles}.":
    "Es para autos de hasta {maximum} millas. Este tiene {miles}.",
  "It's for cars that cost up to {maximum}.": "Es para autos que cuestan hasta {maximum}.",
  "You would borrow {percent}% of the car's value. Below {floor}%, your insurance payment would most likely cover the loan by itself.":
    "Pediría prestado el {percent}% del valor del auto. Por debajo del {floor}%, lo más probable es que el pago de su seguro cubra por sí solo el préstamo.",
  "It covers loans up to {limit}% of the car's value. Yours would be {percent}%, so part of it would not be covered.":
    "Cubre préstamos de hasta el {limit}% del valor del auto. El suyo sería del {percent}%, así que una parte no quedaría cubierta.",
  "It covers loans up to {limit}% APR. Yours is at {apr}%.":
    "Cubre préstamos de hasta {limit}% de APR. El suyo es de {apr}%.",
  "It covers loans up to {limit} months. Yours runs {months} months.":
    "Cubre préstamos de hasta {limit} meses. El suyo dura {months} meses.",
  "It covers loans up to {limit}.": "Cubre préstamos de hasta {limit}.",
  "It would end before the factory warranty does. You would pay for something you already have.":
    "Terminaría antes que la garantía de fábrica. Pagaría por algo que ya tiene.",
  "With it, you would borrow more than lenders accept for this car.":
    "Con él pediría prestado más de lo que los prestamistas aceptan para este auto.",
  "Another plan you chose covers the same thing, so you'd pay twice.":
    "Otro plan que eligió cubre lo mismo. Nadie debería pagar dos veces.",
  "Its price changed. Look at the new price and choose again if you want it.":
    "Su precio cambió. Vea el nuevo precio y elíjalo otra vez si lo quiere.",
  "It's no longer offered for this car and deal.": "Ya no se ofrece para este auto y esta compra.",
  "It isn't for new cars.": "No es para autos nuevos.",
  "It isn't for used cars.": "No es para autos usados.",
  "It isn't for certified used cars.": "No es para autos usados certificados.",
  "This car is electric. It doesn't have what this plan pays for.":
    "Este auto es eléctrico. No tiene las piezas que este plan cubre.",
  "It isn't for cars that are paid in full.": "No es para autos que se pagan por completo.",
  "It isn't for cars that are financed.": "No es para autos financiados.",
  "It isn't for leased cars.": "No es para autos arrendados.",
  "GAP pays what a loan owes beyond the car's value. Without a loan there is nothing to pay.":
    "GAP paga lo que un préstamo debe por encima del valor del auto. Sin préstamo no hay nada que pagar.",
  "It isn't sold with a lease. Ask whether the lease already includes GAP.":
    "No se vende con un arrendamiento. Pregunte si el arrendamiento ya incluye GAP.",
  "It isn't for cars with this kind of fuel.": "No es para autos con este tipo de combustible.",
  "Plans that wouldn't help you": "Planes que no le ayudarían",
  "We check every plan against this car and this deal, and don't sell the ones that can't help.":
    "Comparamos cada plan con este auto y esta compra, y no vendemos los que no pueden ayudar.",
  "Compare plans": "Comparar planes",
  "All of them are optional. You don't need any to buy, finance or lease.":
    "Todos son opcionales. No necesita ninguno para comprar, financiar o arrendar.",
  Plan: "Plan",
  "Wouldn't help: {reason}": "No ayudaría: {reason}",
  "Adds per month": "Suma por mes",
  "In total, with tax and interest": "En total, con impuestos e intereses",
  "Adds to the factory warranty": "Agrega a la garantía de fábrica",
  "Covers other things": "Cubre otras cosas",
  "In short": "En pocas palabras",
  Type: "Tipo",
  Appearance: "Apariencia",
  Mechanical: "Mecánica",
  "Appearance + Mechanical": "Apariencia + Mecánica",
  Lasts: "Dura",
  Deductible: "Deducible",
  Covered: "Cubierto",
  "Not covered": "No cubierto",
  "If you cancel": "Si cancela",
  "Full refund for {days} days, then the unused part less {fee}":
    "Reembolso completo durante {days} días; después, la parte no usada menos {fee}",
  "Your deal": "Su compra",
  "An estimate with the down payment and term you chose for this car.":
    "Una estimación con el enganche y el plazo que eligió para este auto.",
  "Change them": "Cambiarlos",
  "Where the car will be registered": "Donde se registrará el auto",
  "What GAP pays": "Lo que paga GAP",
  "A sample": "Un ejemplo",
  "When GAP doesn't help": "Cuándo GAP no ayuda",
  "If you owe less than the car is worth, your insurance pays the loan by itself. The more you put down and the shorter the term, the sooner that is. A lease often includes GAP already.":
    "Si debe menos de lo que vale el auto, su seguro paga por sí solo el préstamo. Cuanto más dé de enganche y más corto sea el plazo, antes ocurre. Un arrendamiento a menudo ya incluye GAP.",
  "If your vehicle is declared a total loss, GAP may cover the difference between your loan balance ({loanValue}) and your insurer's settlement ({settlement}). Your deductible ({deductible}) is not included.":
    "Si su vehículo se declara pérdida total, GAP puede cubrir la diferencia entre el saldo de su préstamo ({loanValue}) y el pago de su aseguradora ({settlement}). Su deducible ({deductible}) no está incluido.",
  "Your own numbers": "Sus propios números",
  "We filled in the loan of this deal and the price of the car. Insurers pay what the car is worth on the day of the loss, usually less each month.":
    "Pusimos el préstamo de esta compra y el precio del auto. Las aseguradoras pagan lo que vale el auto el día de la pérdida, normalmente menos cada mes.",
  "Type what you would owe and what the car would be worth.":
    "Escriba lo que debería y lo que valdría el auto.",
  "Loan balance": "Saldo del préstamo",
  "Insurer's settlement": "Pago de la aseguradora",
  "Your deductible": "Su deducible",
  "With these numbers GAP would pay nothing: the settlement covers the loan.":
    "Con estos números GAP no pagaría nada: el pago de la aseguradora cubre el préstamo.",
  "GAP pays": "GAP paga",
  "You pay your deductible": "Usted paga su deducible",
  "Prices depend on the car. Open a car and choose “Protection plans” to see them.":
    "Los precios dependen del auto. Abra un auto y elija «Planes de protección» para verlos.",
  "What {plan} covers, and what you get back": "Qué cubre {plan} y qué se le devuelve",
  "What it adds to the factory warranty": "Lo que agrega a la garantía de fábrica",
  "Cancel any time. Within {days} days without a claim you get the whole price back.":
    "Cancele cuando quiera. Dentro de {days} días y sin reclamos se le devuelve todo el precio.",
  "How GAP works, with your own numbers": "Cómo funciona GAP, con sus propios números",
  Preview: "Vista previa",
  Why: "Por qué",
  GAP: "GAP",
  "Back to the {car}": "Volver al {car}",
  "No protection plans are offered at the moment.": "Por el momento no se ofrecen planes de protección.",
  "You plan to keep the car after the factory warranty ends.":
    "Piensa conservar el auto después de que termine la garantía de fábrica.",
  "A repair of $2,000 would be hard to pay at once.":
    "Le costaría pagar de una vez una reparación de $2,000.",
  "You finance most of the price, so for a while you owe more than the car is worth.":
    "Financia la mayor parte del precio, así que por un tiempo debe más de lo que vale el auto.",
  "The factory warranty covers the car for as long as you plan to keep it.":
    "La garantía de fábrica cubre el auto todo el tiempo que piensa conservarlo.",
  "You have savings for a repair and would rather pay only for what breaks.":
    "Tiene ahorros para una reparación y prefiere pagar solo lo que se rompa.",
  "You pay in full or put a lot down. Then GAP has nothing to pay.":
    "Paga por completo o da un enganche grande. Entonces GAP no tiene nada que pagar.",
  "You lease for three years or less: the factory warranty often lasts as long, and many leases include GAP.":
    "Arrienda por tres años o menos: la garantía de fábrica suele durar lo mismo y muchos arrendamientos incluyen GAP.",
  "Your auto insurance, your credit union or your credit card already covers the same thing.":
    "Su seguro de auto, su cooperativa de crédito o su tarjeta de crédito ya cubre lo mismo.",
  "Nothing is added unless you add it, plan by plan.": "Nada se agrega si usted no lo agrega, plan por plan.",
  "You always see the payment without plans first.": "Siempre ve primero el pago sin planes.",
  "Everyone pays the same price for the same plan on the same car.":
    "Todos pagan el mismo precio por el mismo plan para el mismo auto.",
  "We don't sell plans that can't help your car and your deal, and we say why.":
    "No vendemos planes que no pueden ayudar con su auto y su compra, y decimos por qué.",
  "You can cancel any time, online, and you see the refund before you buy.":
    "Puede cancelar en línea cuando quiera, y ve el reembolso antes de comprar.",
  "Do you need a protection plan?": "¿Necesita un plan de protección?",
  "A plan pays for some repairs or losses that your warranty and insurance don't. It helps some people and costs others more than it returns.":
    "Un plan paga algunas reparaciones o pérdidas que su garantía y su seguro no pagan. A algunas personas les ayuda y a otras les cuesta más de lo que les devuelve.",
  "When a plan can help": "Cuándo puede ayudar un plan",
  "When you may not need one": "Cuándo quizás no lo necesite",
  "How we sell them": "Cómo los vendemos",
  "A service contract is not a warranty. The manufacturer's warranty comes with the car; a service contract is something you may buy.":
    "Un contrato de servicio no es una garantía. La garantía del fabricante viene con el auto; un contrato de servicio es algo que usted puede comprar.",
  "See the plans": "Ver los planes",
  "What repairs may cost": "Lo que pueden costar las reparaciones",
  "up to {amount}": "hasta {amount}",
  "Sample amounts. Real costs depend on the car, the shop and the damage.":
    "Montos de ejemplo. Los costos reales dependen del auto, del taller y del daño.",
  "Wheel and tire": "Rueda y llanta",
  Powertrain: "Tren motriz",
  "GPS screen": "Pantalla de GPS",
  "Optional. Not required to buy, finance or lease.":
    "Opcional. No se exige para comprar, financiar ni arrendar.",
  "Factory warranty: {months} months left": "Garantía de fábrica: quedan {months} meses",
  "This plan: {months} months": "Este plan: {months} meses",
  "Estimated from the model year. The warranty starts on the day the first owner got the car; the dealer can look it up.":
    "Estimado según el año del modelo. La garantía comienza el día en que el primer dueño recibió el auto; el concesionario puede consultarlo.",
  "The factory warranty is over.": "La garantía de fábrica ya terminó.",
  "The factory's basic warranty has {months} months left, up to {miles} miles.":
    "A la garantía básica de fábrica le quedan {months} meses, hasta {miles} millas.",
  "The factory's powertrain warranty has {months} months left, up to {miles} miles.":
    "A la garantía de fábrica del tren motriz le quedan {months} meses, hasta {miles} millas.",
  "This plan really adds {months} months.": "Este plan agrega en realidad {months} meses.",
  "This plan really adds {months} months and {miles} miles.":
    "Este plan agrega en realidad {months} meses y {miles} millas.",
  "That is {amount} for each added month.": "Son {amount} por cada mes agregado.",
  "adds {amount} a month": "suma {amount} al mes",
  "From {amount}": "Desde {amount}",
  "{amount} with tax": "{amount} con impuestos",
  "{amount} over the whole term, with tax and interest":
    "{amount} durante todo el plazo, con impuestos e intereses",
  "As long as the loan": "Lo mismo que el préstamo",
  "{months} months, any miles": "{months} meses, sin límite de millas",
  "{months} months or {miles} miles": "{months} meses o {miles} millas",
  "{amount} deductible": "deducible de {amount}",
  "No deductible": "Sin deducible",
  "Cancel any time. Within {days} days without a claim you get the whole price back. After that you get the unused part back, less claims paid and a fee of at most {fee}.":
    "Cancele cuando quiera. Dentro de {days} días y sin reclamos se le devuelve todo el precio. Después se le devuelve la parte no usada, menos los reclamos pagados y un cargo de {fee} como máximo.",
  "The unused part is figured by time or by miles, whichever is less.":
    "La parte no usada se cuenta por tiempo o por millas, lo que sea menos.",
  "The unused part is figured by time.": "La parte no usada se cuenta por tiempo.",
  "Your refund without claims, at a steady mileage": "Su reembolso sin reclamos, si conduce de manera pareja",
  "Canceled after": "Cancelado después de",
  Refund: "Reembolso",
  "If your car is financed, the refund goes to your lender first and lowers what you owe.":
    "Si su auto está financiado, el reembolso va primero a su prestamista y reduce lo que debe.",
  "Sample plans and sample text. The retailer's own contracts, prices and legal text replace them before real sales.":
    "Planes y textos de ejemplo. Los contratos, precios y textos legales del concesionario los reemplazan antes de las ventas reales.",
  "Protection plans | {brand}": "Planes de protección | {brand}",
  "Service contracts, GAP and other plans from {brand}: what they cover, what they cost, and when you may not need one.":
    "Contratos de servicio, GAP y otros planes de {brand}: qué cubren, qué cuestan y cuándo quizás no los necesite.",
};
