/** PMT-02 as typed. */
export interface CardFields {
  readonly number: string;
  readonly expiry: string;
  readonly cvc: string;
  readonly name: string;
  readonly zipCode: string;
}

const digits = (text: string): string => text.replace(/\D/g, "");

/** `4242 4242 4242 4242` while it is typed. */
export function groupedNumber(text: string): string {
  return digits(text)
    .slice(0, 19)
    .replace(/(\d{4})(?=\d)/g, "$1 ");
}

/** `12/30` while it is typed; a pasted `12/2030` keeps its last two digits. */
export function slashedExpiry(text: string): string {
  const all = digits(text);
  const four = all.length === 6 ? all.slice(0, 2) + all.slice(4) : all.slice(0, 4);
  return four.length > 2 ? `${four.slice(0, 2)}/${four.slice(2)}` : four;
}

/** Errors by field id, in the order of the form; empty when the card may be sent. */
export function cardErrors(fields: CardFields): Record<string, string> {
  const errors: Record<string, string> = {};
  if (!/^\d{12,19}$/.test(digits(fields.number))) errors["card-number"] = "Enter a valid card number.";
  if (!/^(0[1-9]|1[0-2])\/\d{2}$/.test(fields.expiry))
    errors["card-expiry"] = "Enter the expiry date as MM/YY.";
  if (!/^\d{3,4}$/.test(fields.cvc)) errors["card-cvc"] = "Enter the 3 or 4 digit code.";
  if (fields.name.trim() === "") errors["card-name"] = "Enter the name on the card.";
  if (!/^\d{5}$/.test(fields.zipCode)) errors["card-zipCode"] = "Enter a valid 5-digit zip code.";
  return errors;
}

/** What the gateway's field sends. */
export function cardRequest(fields: CardFields): object {
  const [month = "", year = ""] = fields.expiry.split("/");
  return {
    kind: "card",
    number: digits(fields.number),
    expMonth: Number(month),
    expYear: 2000 + Number(year),
    cvc: fields.cvc,
    name: fields.name,
    zipCode: fields.zipCode,
  };
}
