type Problems = Readonly<Record<string, string>>;

/**
 * What a server says of `address.zipCode` and `annualIncomeCents` under the shorter names that a form has for them; what
 * it says of anything else is left out.
 */
export function ownFields(problems: Problems, values: Readonly<Record<string, unknown>>): Problems {
  const own = Object.entries(problems).map(([path, text]) => {
    const parts = path.replace(/Cents$/u, "").split(".");
    return [parts.findLast((part) => Object.hasOwn(values, part)) ?? "", text] as const;
  });
  return Object.fromEntries(own.filter(([name]) => name !== ""));
}
