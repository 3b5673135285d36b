/** Spanish texts of prices and payments, by their English ones. */
export const es: Readonly<Record<string, string>> = {
  "Sorry, we're unable to show personalized payments. Please try again.":
    "Lo sentimos, no podemos mostrar pagos personalizados. Inténtelo de nuevo.",
  "Sorry, we're unable to locate the zip code you provided. Please try again.":
    "Lo sentimos, no encontramos el código postal que indicó. Inténtelo de nuevo.",
  "We don't serve this zip code yet.": "Todavía no atendemos este código postal.",
  "We can't load price details. Reload the page or call {phone}.":
    "No podemos cargar los detalles del precio. Vuelva a cargar la página o llame al {phone}.",
  "The amount to finance must be at least {minimum}.":
    "El monto por financiar debe ser de al menos {minimum}.",
  "Your down payment is too high. Enter {maximum} or less.":
    "Su enganche es demasiado alto. Indique {maximum} o menos.",
  "The amount to finance is too high for this vehicle. Enter a down payment of {minimum} or more.":
    "El monto por financiar es demasiado alto para este vehículo. Indique un enganche de {minimum} o más.",
  "This vehicle's mileage is too high to finance.":
    "El millaje de este vehículo es demasiado alto para financiarlo.",
  "This vehicle is too old to finance.": "Este vehículo es demasiado antiguo para financiarlo.",
  "Your trade-in equity is more than the amount financed.":
    "El valor neto del auto que entrega es mayor que el monto financiado.",
  "Your trade-in equity is more than the cash price.":
    "El valor neto del auto que entrega es mayor que el precio de contado.",
  "Down payment must be at least {minimum}.": "El enganche debe ser de al menos {minimum}.",
  "You don't qualify for financing on this vehicle. Call {phone}.":
    "No califica para financiar este vehículo. Llame al {phone}.",
  "This vehicle has no online price. Call {phone} for its price.":
    "Este vehículo no tiene precio en línea. Llame al {phone} para conocerlo.",
  "We can't estimate a rate for this credit score.":
    "No podemos estimar una tasa para este puntaje de crédito.",
  "This vehicle is not offered for lease.": "Este vehículo no se ofrece en arrendamiento.",
  "Choose one of the offered terms.": "Elija uno de los plazos ofrecidos.",
  "Choose one of the offered mileages.": "Elija una de las cantidades de millas ofrecidas.",
  "Up to {most}": "Hasta {most}",
  "{least} to {most}": "{least} a {most}",
  "Due at signing": "A pagar al firmar",
  "Down payment": "Enganche",
  "Price paid by month": "Precio pagado por mes",
  "In total": "En total",
  "Every number and its reason": "Cada número y su razón",
  Months: "Meses",
  "Miles per year": "Millas al año",
  "Your best guess. This won't affect your credit.": "Su mejor cálculo. Esto no afecta su crédito.",
  "Credit score": "Puntaje de crédito",
  Excellent: "Excelente",
  "Very good": "Muy bueno",
  Good: "Bueno",
  Fair: "Regular",
  "For tax, title, registration and delivery": "Para impuestos, título, registro y entrega",
  "Zip code": "Código postal",
  "Deliver it to me": "Entréguenmelo",
  "Add a trade-in": "Agregar un auto a cuenta",
  "Trade-in value": "Valor del auto a cuenta",
  "What is your car worth?": "¿Cuánto vale su auto?",
  "Loan balance": "Saldo del préstamo",
  "Finance (way to pay)": "Financiar",
  "Lease (way to pay)": "Arrendar",
  Cash: "Contado",
  "How you pay": "Cómo paga",
  "Try again": "Intentar de nuevo",
  "Use {amount}": "Usar {amount}",
  "See the cash price": "Ver el precio de contado",
  estimate: "estimado",
  "Estimated payment for {months} months at {apr}% APR":
    "Pago estimado a {months} meses con una APR del {apr}%",
  "{amount}/mo": "{amount}/mes",
  "{payment}/mo": "{payment}/mes",
  "Estimated lease for {months} months with {miles} miles a year":
    "Arrendamiento estimado a {months} meses con {miles} millas al año",
  "Total cost": "Lo que paga en total",
  "Before tax, title, registration and any documentation fee":
    "Antes de impuestos, título, registro y, si lo hay, el cargo por documentación",
  "Later payments": "Pagos posteriores",
  Down: "Enganche",
  Financed: "Financiado",
  Interest: "Intereses",
  "Your total": "Su total",
  "The sum of all lines.": "La suma de todas las líneas.",
  "What you pay at signing. It lowers what is financed.": "Lo que paga al firmar. Reduce lo que se financia.",
  "Amount financed": "Monto financiado",
  APR: "APR",
  "An example rate for the credit you chose. Your lender sets your actual rate.":
    "Una tasa de ejemplo para el crédito que eligió. La tasa de su contrato la fijan los prestamistas.",
  "An example rate for the credit this store assumes. Your lender sets your actual rate.":
    "Una tasa de ejemplo para el crédito que supone esta tienda. La tasa de su contrato la fijan los prestamistas.",
  "Interest over the term": "Intereses en todo el plazo",
  "Last payment": "Último pago",
  "Each month": "Cada mes",
  "Capitalized cost after reduction": "Costo capitalizado tras la reducción",
  "Price and capitalized fees less incentives, trade-in and the reduction at signing.":
    "Precio y cargos capitalizados menos incentivos, auto a cuenta y la reducción al firmar.",
  "Residual value": "Valor residual",
  "Total of payments": "Total de pagos",
  "What is due at signing and {count} more payments. The car goes back at the end.":
    "Lo que se paga al firmar y {count} pagos más. Al final se devuelve el auto.",
  "An estimate, not an offer of credit.": "Una estimación, no una oferta de crédito.",
  "Add a zip code to include tax, title, registration and fees.":
    "Agregue un código postal para incluir impuestos, título, registro y cargos.",
  "How we estimate payments": "Cómo estimamos los pagos",
  "Customize payment": "Personalizar el pago",
  "Vehicle price": "Precio del vehículo",
  "The dealer's price.": "El precio del concesionario.",
  Incentives: "Incentivos",
  "{price} less {amount} in incentives": "{price} menos {amount} en incentivos",
  "Cash {amount}": "{amount} al contado",
  "with taxes and fees for {zip}": "con impuestos y cargos de {zip}",
  "before taxes and fees": "antes de impuestos y cargos",
  "{down} down": "{down} de enganche",
  "{months} mo": "{months} meses",
  "{apr}% APR": "APR del {apr}%",
  "{down} due at signing": "{down} al firmar",
  "{months} mo lease": "arrendamiento a {months} meses",
  "{amount} in incentives available": "{amount} de incentivos disponibles",
  "Manufacturer incentives on this vehicle.": "Incentivos del fabricante para este vehículo.",
  "The price less incentives and down payment, before tax, title and registration.":
    "El precio menos incentivos y enganche, antes de impuestos, título y registro.",
  "This store's usual term. A longer term costs less per month but more overall.":
    "El plazo habitual de esta tienda. Uno más largo cuesta menos al mes y más en total.",
  "All monthly payments less the amount financed.": "Todos los pagos mensuales menos el monto financiado.",
  "The amount financed with its interest, spread over the months and rounded to the cent.":
    "El monto financiado con sus intereses, repartido entre los meses y redondeado al centavo.",
  "Tax, title and registration are added at checkout.":
    "Los impuestos, el título y el registro se suman al comprar.",
  "Sales tax": "Impuesto sobre la venta",
  "Excise tax": "Impuesto especial",
  "Title document fee": "Cargo por el documento del título",
  "Title ad valorem tax": "Impuesto ad valorem del título",
  "General excise tax": "Impuesto general especial",
  "Fee for new registration": "Cargo por registro nuevo",
  "Usage tax": "Impuesto de uso",
  "Highway use tax": "Impuesto de uso de carreteras",
  "Motor vehicle excise tax": "Impuesto especial de vehículos",
  "Infrastructure maintenance fee": "Cargo de mantenimiento de infraestructura",
  "Motor vehicle sales tax": "Impuesto sobre la venta de vehículos",
  "Privilege tax": "Impuesto de privilegio",
  "{due} less the deposit of {deposit}.": "{due} menos el depósito de {deposit}.",
  Protection: "Protección",
  "The plans you chose.": "Los planes que eligió.",
  "An optional plan that you chose.": "Un plan opcional que usted eligió.",
  "Trade-in": "Auto a cuenta",
  "The value of your trade-in minus what you still owe on it.":
    "El valor del auto que entrega menos lo que aún debe por él.",
  "Delivery fee": "Cargo de entrega",
  "Delivery or pickup as you chose it.": "Entrega o recogida, como usted eligió.",
  "{rate} {state} {tax} on {base}.": "{rate} de {tax} de {state} sobre {base}.",
  "That is the price less {credit} for your trade-in.":
    "Es el precio menos {credit} por el auto que entrega.",
  "Plus {rate} local tax.": "Más {rate} de impuesto local.",
  "Plus {rate} local tax on the first {limit}.": "Más {rate} de impuesto local sobre los primeros {limit}.",
  Title: "Título",
  "What {state} charges to issue the title in your name.":
    "Lo que cobra {state} por emitir el título a su nombre.",
  Registration: "Registro",
  "A typical registration in {state}; the exact amount follows from the vehicle and your county.":
    "Un registro típico en {state}; el monto exacto depende del vehículo y de su condado.",
  "Documentation fee": "Cargo por documentación",
  "The dealer's fee for preparing the documents, limited by {state} law.":
    "Lo que cobra el concesionario por preparar los documentos, limitado por la ley de {state}.",
  "The dealer's fee for preparing the documents.":
    "Lo que cobra el concesionario por preparar los documentos.",
  "Depreciation and rent on {cost} down to {residual} over {months} months. The cost includes the state's tax on the whole lease, {tax}.":
    "Depreciación y renta sobre {cost} hasta {residual} en {months} meses. El costo incluye el impuesto del estado sobre todo el arrendamiento, {tax}.",
  "Depreciation and rent on {cost} down to {residual} over {months} months, with {rate} tax.":
    "Depreciación y renta sobre {cost} hasta {residual} en {months} meses, con {rate} de impuesto.",
  "First payment {first}, capitalized cost reduction {reduction}, security deposit {deposit} and fees {fees}.":
    "Primer pago {first}, reducción del costo capitalizado {reduction}, depósito de garantía {deposit} y cargos {fees}.",
  "{rate} of {price}.": "{rate} de {price}.",
  "Price {price} plus taxes and fees {taxes}, delivery {delivery} and protection {protection}, less incentives {incentives}, trade-in {trade} and down payment {down}.":
    "Precio {price} más impuestos y cargos {taxes}, entrega {delivery} y protección {protection}, menos incentivos {incentives}, auto a cuenta {trade} y enganche {down}.",
  "{amount} over {months} months at {rate} a year, rounded to the cent.":
    "{amount} en {months} meses al {rate} anual, redondeado al centavo.",
  "What is left after {count} payments of {payment}, with its last month of interest.":
    "Lo que queda tras {count} pagos de {payment}, con los intereses del último mes.",
  "{count} payments of {payment} less the {amount} financed.":
    "{count} pagos de {payment} menos los {amount} financiados.",
  "{count} payments of {payment} and a last one of {last}, less the {amount} financed.":
    "{count} pagos de {payment} y uno último de {last}, menos los {amount} financiados.",
  "What is left after the payments before it, with its last month of interest.":
    "Lo que queda tras los pagos anteriores, con los intereses del último mes.",
  "Delivery within {miles} miles is included.": "La entrega dentro de {miles} millas está incluida.",
  "{miles} miles beyond the included {free}, at {price} a mile.":
    "{miles} millas más allá de las {free} incluidas, a {price} por milla.",
  "{total} in total": "{total} en total",
  "All {count} payments together. The down payment is not part of it.":
    "Los {count} pagos juntos. El enganche no está incluido.",
  "It can change with the car, its price and mileage, taxes where you live, coverage, a trade-in, and your full credit application. It isn't a commitment to lend.":
    "Puede cambiar con el auto, su precio y millaje, los impuestos de donde vive, la cobertura, un auto a cuenta y su solicitud de crédito completa. No es un compromiso de préstamo.",
  "Your payment with {lender} for {months} months at {apr}% APR":
    "Su pago con {lender} a {months} meses con una APR del {apr}%",
  "What {lender} offered when you pre-qualified. Your full application decides.":
    "Lo que {lender} ofreció cuando se precalificó. Su solicitud completa decide.",
  "As of {date}.": "Al {date}.",
  "As of {date}, from {lender}.": "Al {date}, de {lender}.",
  "What can change it": "Qué puede cambiarlo",
  "the lender finances only part of what this car is worth":
    "el prestamista financia solo una parte de lo que vale este auto",
  "the payment has to stay within what the lender allows":
    "el pago debe quedar dentro de lo que el prestamista permite",
  "the lender's rules for this car ask for it": "las reglas del prestamista para este auto lo piden",
  "the lender asks for at least this much down": "el prestamista pide al menos este enganche",
  "the lender finances no more than that": "el prestamista no financia más que eso",
  "the lender finances no less than that": "el prestamista no financia menos que eso",
  "the lender allows no more months for a car of this age and mileage":
    "el prestamista no permite más meses para un auto de esta antigüedad y millaje",
  "the lender doesn't offer those months": "el prestamista no ofrece esos meses",
  "Down payment raised from {from} to {to}: {cause}.": "Enganche aumentado de {from} a {to}: {cause}.",
  "Down payment lowered from {from} to {to}: {cause}.": "Enganche reducido de {from} a {to}: {cause}.",
  "{to} months instead of {from}: {cause}.": "{to} meses en lugar de {from}: {cause}.",
  "We can't show personalized payments because your credit score is below the minimum.":
    "No podemos mostrar pagos personalizados porque su puntaje de crédito está por debajo del mínimo.",
  "Try adjusting your down payment, term or trade-in.":
    "Pruebe a cambiar su enganche, su plazo o su auto a cuenta.",
  "You pre-qualified to lease a new car, not for a loan on this one.":
    "Precalificó para arrendar un auto nuevo, no para un préstamo para este.",
  "Raise or lower your down payment, or remove your trade-in, to qualify.":
    "Aumente o reduzca su enganche, o quite su auto a cuenta, para calificar.",
  "Ways to use this car's incentives": "Formas de usar los incentivos de este auto",
  "Only if {lenders} approves you. You can choose it in checkout.":
    "Solo si {lenders} le aprueba. Puede elegirla al pagar.",
  "Counted in the payment above": "Incluida en el pago de arriba",
  "Without incentives": "Sin incentivos",
  "{amount} off": "{amount} de descuento",
  "{payment} a month": "{payment} al mes",
  "Estimate a payment": "Calcule un pago",
  "Price of the car": "Precio del auto",
  "Estimated payment": "Pago estimado",
  "Cost of the loan": "Costo del préstamo",
  "See cars up to {amount}": "Ver autos de hasta {amount}",
  "Lenders don't usually make a loan like this. Try a higher price or a smaller down payment.":
    "Los prestamistas no suelen dar un préstamo así. Pruebe con un precio más alto o un enganche menor.",
  "For a used car, before tax, title and registration. An estimate, not an offer of credit.":
    "Para un auto usado, antes de impuestos, título y registro. Es un cálculo, no una oferta de crédito.",
  "None of your lenders leases this car on these terms when you pre-qualify. A leasing company can still answer your application.":
    "Ninguno de sus prestamistas arrienda este auto en estas condiciones con la precalificación. Aun así, una compañía de arrendamiento puede responder a su solicitud.",
  "See the payment with a loan": "Ver el pago con un préstamo",
  "Your lease with {lender} for {months} months with {miles} miles a year":
    "Su arrendamiento con {lender} por {months} meses con {miles} millas al año",
  "It can change with the car, its price, taxes where you live, coverage, a trade-in, and your full credit application. It isn't a commitment to lease.":
    "Puede cambiar según el auto, su precio, los impuestos donde vive, la cobertura, un auto a cuenta y su solicitud de crédito completa. No es un compromiso de arrendamiento.",
};
