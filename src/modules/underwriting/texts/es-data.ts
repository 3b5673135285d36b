/** Spanish of the texts of this module, by their English ones. */
export const es: Readonly<Record<string, string>> = {
  "Two recent pay stubs": "Dos talones de pago recientes",
  "A bill or statement that shows your address": "Una factura o un estado de cuenta que muestre su dirección",
  "Your driver's license": "Su licencia de conducir",
  "Your insurance card, with the lender named on it": "Su tarjeta del seguro, con el nombre del prestamista",
  "A phone bill in your name": "Una factura de teléfono a su nombre",
  "A document that shows your date of birth": "Un documento que muestre su fecha de nacimiento",
  "Bank statements of the last three months": "Estados de cuenta bancarios de los últimos tres meses",
  "Names and phone numbers of people who know you": "Nombres y teléfonos de personas que lo conozcan",
  "A payoff letter for your trade-in": "Una carta con el saldo de liquidación de su auto a cuenta",
  "The discharge papers of your bankruptcy": "Los documentos que dan por terminada su bancarrota",
  "The title of your trade-in": "El título de su auto a cuenta",
  "Another document that the lender asks for. We'll tell you which one":
    "Otro documento que pide el prestamista. Le diremos cuál es",
  "This lender doesn't lend in {state}.": "Este prestamista no presta en {state}.",
  "This lender doesn't offer this kind of deal.": "Este prestamista no ofrece este tipo de trato.",
  "This lender needs a Social Security number. It doesn't take an ITIN.":
    "Este prestamista necesita un número de Seguro Social. No acepta un ITIN.",
  "This lender doesn't take joint applications.": "Este prestamista acepta solicitudes de una sola persona.",
  "This lender lends to people who are 18 or older.": "Este prestamista presta a personas de 18 años o más.",
  "The credit report doesn't meet this lender's rules. The reasons above say why.":
    "El informe de crédito no cumple las reglas de este prestamista. Los motivos de arriba dicen por qué.",
  "The credit bureau has no credit file for this application.":
    "La agencia de crédito no tiene un expediente que leer.",
  "There is too little credit history for this lender.":
    "El historial de crédito es muy corto para este prestamista.",
  "This lender requires at least {limit} since a bankruptcy.":
    "Este prestamista pide que una bancarrota haya sido hace al menos {limit}.",
  "This lender requires at least {limit} since a repossession.":
    "Este prestamista pide que un embargo de vehículo haya sido hace al menos {limit}.",
  "The credit bureau needs to correct your file first.":
    "La agencia de crédito debe corregir primero el expediente.",
  "This lender requires income of at least {limit} a month.":
    "Este prestamista pide ingresos de al menos {limit} al mes.",
  "This lender requires at least {limit} at your current job.":
    "Este prestamista pide al menos {limit} en el empleo actual.",
  "This lender doesn't accept this type of employment.":
    "Este prestamista no presta con este tipo de empleo.",
  "This lender requires at least {limit} at your current address.":
    "Este prestamista pide al menos {limit} en el domicilio actual.",
  "This lender allows at most {limit} jobs in one year.":
    "Este prestamista permite como máximo {limit} empleos en un año.",
  "You'd finance {actual}; this lender's minimum is {limit}.":
    "Usted financiaría {actual}; este prestamista empieza en {limit}.",
  "You'd finance {actual}; this lender's maximum is {limit}.":
    "Usted financiaría {actual}; este prestamista presta como máximo {limit}.",
  "This lender doesn't offer {actual}.": "Este prestamista no ofrece {actual}.",
  "You asked for {actual}; for this car this lender allows at most {limit}.":
    "Usted pidió {actual}; para este auto este prestamista permite como máximo {limit}.",
  "You'd finance {actual} for the car; based on its value, this lender's limit is {limit}.":
    "Usted financiaría {actual} por el auto; este prestamista permite {limit} por su valor.",
  "You'd finance {actual} in total; based on the car's value, this lender's limit is {limit}.":
    "Usted financiaría {actual} en total; este prestamista permite {limit} por el valor del auto.",
  "This lender has no value on file for this car.": "Este prestamista no conoce el valor de este auto.",
  "Your payment would be {actual} a month; this lender allows {limit} at your income.":
    "Su pago sería de {actual} al mes; este prestamista permite {limit} con sus ingresos.",
  "Your payment would be {actual} a month; this lender allows at most {limit}.":
    "Su pago sería de {actual} al mes; este prestamista permite como máximo {limit}.",
  "For this lender, housing, debts and this payment together can be at most {limit} a month.":
    "Para este prestamista, la vivienda, las deudas y este pago juntos pueden sumar como máximo {limit} al mes.",
  "This lender requires at least {limit} a month left over after housing, debts and this payment.":
    "Este prestamista quiere que queden al menos {limit} al mes después de la vivienda, las deudas y este pago.",
  "You'd put {actual} down; this lender requires {limit}.":
    "Su enganche sería de {actual}; este prestamista pide {limit}.",
  "The car is {actual} old; this lender allows at most {limit}.":
    "El auto tiene {actual}; este prestamista permite como máximo {limit}.",
  "The car has {actual}; this lender allows at most {limit}.":
    "El auto tiene {actual} recorridas; este prestamista permite como máximo {limit}.",
  "This lender doesn't lend on a car with a branded title.":
    "Este prestamista no presta para un auto con título marcado.",
  "This lender doesn't lend on a {make}.": "Este prestamista no presta para un {make}.",
  "This lender doesn't lend on cars in this condition.":
    "Este prestamista no presta para autos en esta condición.",
  "{product} costs {actual}; this lender allows at most {limit} for it.":
    "{product} cuesta {actual}; este prestamista permite como máximo {limit}.",
  "Coverage costs {actual}; this lender allows at most {limit}.":
    "La cobertura cuesta {actual}; este prestamista permite como máximo {limit}.",
  "The first payment would come after {actual}; this lender asks for at least {limit}.":
    "El primer pago sería después de {actual}; este prestamista pide al menos {limit}.",
  "The first payment would come after {actual}; this lender allows at most {limit}.":
    "El primer pago sería después de {actual}; este prestamista permite como máximo {limit}.",
  "Payments would be due on day {dueDay} of the month; this lender takes days 1 to {lastDay}.":
    "Los pagos vencerían el día {dueDay} del mes; este prestamista acepta los días 1 a {lastDay}.",
  "This lender has no {termMonths}-month lease with {annualMiles} miles a year.":
    "Este prestamista no tiene un arrendamiento a {termMonths} meses con {annualMiles} millas al año.",
  "Waiting for a credit freeze to be lifted":
    "Espera hasta que se levante el congelamiento de un expediente de crédito",
  "Will call you before deciding, as your credit file asks":
    "Llama a la persona del expediente de crédito antes de decidir",
  "Checking an address that doesn't match the credit file":
    "Verifica un domicilio distinto en el expediente de crédito",
  "Under review by a loan officer": "Una persona la revisa",
  "{count} {count:year|years}": "{count} {count:año|años}",
  "{count} {count:mile|miles}": "{count} {count:milla|millas}",
};
