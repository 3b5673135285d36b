import type { Dictionary } from "#platform/shared/texts/text.ts";

/** Spanish of protection plans, by their English. */
export const es: Dictionary = {
  "This plan is no longer offered. Choose another one.": "Este plan ya no se ofrece. Elija otro.",
  "This plan can't be sold with this vehicle or this way to pay.":
    "Este plan no se puede vender con este vehículo o con esta forma de pago.",
  "Two of these plans cover the same thing. Choose one of them so that you don't pay twice.":
    "Dos de estos planes cubren lo mismo. Elija uno de ellos para no pagar dos veces.",
  "These plans together are more than a lender would finance. Leave one out.":
    "Estos planes juntos superan lo que financiaría un prestamista. Quite uno.",
  "The price or the payment changed since you read it. Please look again.":
    "El precio o el pago cambió desde que lo leyó. Revíselo de nuevo.",
  "I choose {plan} for {price}.": "Elijo {plan} por {price}.",
  "I choose {plan} for {price}, which adds {monthly} to each monthly payment.":
    "Elijo {plan} por {price}, lo que suma {monthly} a cada pago mensual.",
  "It is optional. I do not need it to buy, finance or lease this vehicle, and declining it does not change my price or my rate.":
    "Es opcional. No lo necesito para comprar, financiar ni arrendar este vehículo, y rechazarlo no cambia mi precio ni mi tasa.",
  "It lasts as long as the loan.": "Dura lo mismo que el préstamo.",
  "It ends after {months} months.": "Termina a los {months} meses.",
  "It ends after {months} months or {miles} miles, whichever comes first.":
    "Termina a los {months} meses o a las {miles} millas, lo que ocurra primero.",
};
