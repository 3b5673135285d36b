/** Spanish of the texts of this module, by their English ones. */
export const es: Readonly<Record<string, string>> = {
  "We're checking something before we send your application.":
    "Estamos comprobando algo antes de enviar su solicitud.",
  "We're checking something before we prepare your contract.":
    "Estamos comprobando algo antes de preparar su contrato.",
  "Order {orderNumber} waits for a person": "El pedido {orderNumber} espera a una persona",
  "Somebody at your store has to look at the buyer of order {orderNumber} before it goes on: no lender is asked and no contract is made until then. The buyer was only told that we are checking something.\n\nAnswer with the event screening.cleared or screening.confirmed.":
    "Alguien de su concesionario debe revisar al comprador del pedido {orderNumber} antes de que continúe: hasta entonces no se consulta a ningún prestamista ni se prepara ningún contrato. Al comprador solo se le dijo que estamos comprobando algo.\n\nResponda con el evento screening.cleared o screening.confirmed.",
  "Nothing about this order waited for a check.": "Nada de este pedido esperaba una revisión.",
};
