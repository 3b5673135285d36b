/** Joins class names, leaving out what is off: `classNames("a", on && "b")`. */
export function classNames(...parts: readonly (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join(" ");
}
