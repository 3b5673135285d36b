/** What may stand in each embedded field, and how it is written while somebody types. Part of the frame's script. */
export interface FieldRules {
  readonly formats: Readonly<Record<string, (text: string) => string>>;
  readonly rules: Readonly<Record<string, RegExp>>;
  readonly digits: (text: string) => string;
}

export function fieldRules(): FieldRules {
  const digits = (text: string) => text.replace(/\D/g, "");
  const formats: Record<string, (text: string) => string> = {
    number: (text) =>
      digits(text)
        .slice(0, 19)
        .replace(/(\d{4})(?=\d)/g, "$1 "),
    expiry: (text) => {
      const all = digits(text);
      const four = all.length === 6 ? all.slice(0, 2) + all.slice(4) : all.slice(0, 4);
      return four.length > 2 ? `${four.slice(0, 2)}/${four.slice(2)}` : four;
    },
    cvc: (text) => digits(text).slice(0, 4),
    routingNumber: (text) => digits(text).slice(0, 9),
    accountNumber: (text) => digits(text).slice(0, 17),
  };
  const rules: Record<string, RegExp> = {
    number: /^[\d ]{12,23}$/,
    expiry: /^(0[1-9]|1[0-2])\/\d{2}$/,
    cvc: /^\d{3,4}$/,
    routingNumber: /^\d{9}$/,
    accountNumber: /^\d{4,17}$/,
  };
  return { formats, rules, digits };
}
