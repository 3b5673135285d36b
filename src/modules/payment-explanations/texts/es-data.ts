import type { Dictionary } from "#platform/shared/texts/text.ts";

/** Spanish of how a payment moved from the offer to the contract. */
export const es: Dictionary = {
  "You were shown {payment} a month.": "Se le mostraron {payment} al mes.",
  "From pre-qualified to contract": "De la precalificación al contrato",
  "The lender's offer is the payment you were shown, to the cent.":
    "La oferta del prestamista es el pago que se le mostró, hasta el último centavo.",
  "The contract's payment is the one you were shown, to the cent.":
    "El pago del contrato es el que se le mostró, hasta el último centavo.",
  "The lender's offer is {amount} a month more than you were shown. Here is every cent of it.":
    "La oferta del prestamista es {amount} más al mes de lo que se le mostró. Aquí está cada centavo.",
  "The lender's offer is {amount} a month less than you were shown. Here is every cent of it.":
    "La oferta del prestamista es {amount} menos al mes de lo que se le mostró. Aquí está cada centavo.",
  "The contract's payment is {amount} a month more than you were shown. Here is every cent of it.":
    "El pago del contrato es {amount} más al mes de lo que se le mostró. Aquí está cada centavo.",
  "The contract's payment is {amount} a month less than you were shown. Here is every cent of it.":
    "El pago del contrato es {amount} menos al mes de lo que se le mostró. Aquí está cada centavo.",
  "What changed": "Qué cambió",
  "Due at signing": "A pagar al firmar",
  "The same amount is due, but a different part of it lowers the cost of the lease.":
    "Se paga lo mismo, y otra parte de ello baja el costo del arrendamiento.",
  "The lease was for {from} and is now for {to}.": "El arrendamiento era de {from}, y ahora es de {to}.",
  Miles: "Millas",
  "{miles} miles a year": "{miles} millas al año",
  "The lease allowed {from} and now allows {to}.": "El arrendamiento permitía {from}, y ahora permite {to}.",
  "What the car is worth at the end": "Lo que vale el auto al final",
  "The leasing company counts {to} of the MSRP instead of {from}.":
    "La compañía de arrendamiento cuenta el {to} del MSRP en lugar del {from}.",
  "The leasing company now counts a different part of the MSRP.":
    "La compañía de arrendamiento ahora cuenta otra parte del MSRP.",
  "Rent charge": "Cargo de arrendamiento",
  "Your full application moved the leasing company's money factor from {from} to {to}.":
    "Su solicitud completa movió el factor monetario de la compañía de arrendamiento de {from} a {to}.",
  "The leasing company's fee": "El cargo de la compañía de arrendamiento",
  "Different lease conditions": "Otras condiciones del arrendamiento",
  "{to} leases the car instead of {from}.": "{to} arrienda el auto en lugar de {from}.",
  "{to} now has different conditions.": "{to} ahora tiene otras condiciones.",
  "{months} mo lease · {miles} mi a year · {down} due at signing":
    "arrendamiento a {months} meses · {miles} millas al año · {down} al firmar",
  "Each line is figured after the ones above it, with the same worksheet as your contract.":
    "Cada línea se calcula después de las anteriores, con la misma hoja de cálculo que su contrato.",
  "All changes together": "Todos los cambios juntos",
  "We hadn't shown you a personal payment for this car, so there is nothing to compare.":
    "Antes no se le mostró un pago personalizado para este auto, así que no hay nada que comparar.",
  "Pre-qualified": "Precalificación",
  "The lender's offer": "La oferta del prestamista",
  "{apr}% APR · {months} mo · {down} down": "APR del {apr}% · {months} meses · {down} de enganche",
  "{count} months": "{count} meses",
  "With its incentives it was {from} and is now {to}.": "Con sus incentivos era {from} y ahora es {to}.",
  "The car's own data changed.": "Cambiaron los datos del auto.",
  Discounts: "Descuentos",
  "Promo codes took off {from} and now take off {to}.":
    "Los códigos promocionales descontaban {from} y ahora descuentan {to}.",
  "After its payoff, your trade-in was worth {from}. Now it is worth {to}.":
    "Después de liquidarlo, su auto a cuenta valía {from} y ahora vale {to}.",
  "The value and the payoff of your trade-in changed, and with them the tax.":
    "Cambiaron el valor y la liquidación de su auto a cuenta y, con ellos, el impuesto.",
  "The plans you chose were {from} and are now {to}.":
    "Los planes que eligió sumaban {from} y ahora suman {to}.",
  "You chose other plans of the same price.": "Eligió otros planes del mismo precio.",
  "It was {from} and is now {to}.": "Era {from} y ahora es {to}.",
  "Taxes and fees where you live": "Impuestos y cargos donde vive",
  "They were figured for {from} and are now figured for {to}.":
    "Se calcularon para {from} y ahora para {to}.",
  "The rules or rates of {to} changed.": "Cambiaron las reglas o tasas de {to}.",
  "The loan was for {from} and is now for {to}.": "El préstamo era a {from} y ahora es a {to}.",
  "What the car is worth to the lender": "Lo que vale el auto para el prestamista",
  "The amount you finance, compared with the lender's book value of the car, moved the rate from {from} to {to}.":
    "El monto que financia, comparado con el valor de referencia del auto, movió la tasa de {from} a {to}.",
  "The lender's rate": "La tasa del prestamista",
  "Your full application moved the rate from {from} to {to}.":
    "Su solicitud completa movió la tasa de {from} a {to}.",
  "The lender's fee": "El cargo del prestamista",
  "It is paid another way: in cash, or as part of the loan.":
    "Se paga de otra manera: en efectivo o como parte del préstamo.",
  "How the lender counts interest": "Cómo calcula los intereses el prestamista",
  "{from} and {to} count days and round differently.":
    "{from} y {to} cuentan los días y redondean de forma distinta.",
  "{to} now counts days or rounds differently.": "{to} ahora cuenta los días o redondea de otra forma.",
  "Days to the first payment": "Días hasta el primer pago",
  "Interest ran for {from} until the first payment and now runs for {to}.":
    "Los intereses corrían {from} hasta el primer pago y ahora corren {to}.",
  "The contract has a different date, so its months have different lengths.":
    "El contrato tiene otra fecha y sus meses tienen otra duración.",
  "Rules that changed": "Reglas que cambiaron",
  "This store's taxes, fees or rules changed after one of the payments was recorded.":
    "Los impuestos, los cargos o las reglas de esta tienda cambiaron después de anotar uno de los pagos.",
};
