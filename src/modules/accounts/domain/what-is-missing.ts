/** Why a form cannot be sent yet, the nearest reason first. */
export type Missing =
  | { readonly kind: "fields" }
  /** Every rule the password still breaks. */
  | { readonly kind: "password"; readonly rules: readonly string[] }
  | { readonly kind: "field"; readonly name: string };

/**
 * What keeps a form's button asleep (AUTH-15): empty fields first, then the password, then any other field.
 * @param errors texts by field, as `fieldErrors` gives them; undefined is answered when there are none
 */
export function whatIsMissing(
  values: Readonly<Record<string, string | boolean>>,
  errors: Readonly<Record<string, readonly string[]>>,
): Missing | undefined {
  const wrong = Object.entries(errors);
  if (wrong.some(([name]) => (values[name] ?? "") === "")) return { kind: "fields" };
  const { password: rules } = errors;
  if (rules) return { kind: "password", rules };
  const [first] = wrong;
  return first && { kind: "field", name: first[0] };
}
