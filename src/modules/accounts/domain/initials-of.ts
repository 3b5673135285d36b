/** NAV-05: what stands for a person in the header; empty for somebody without a name. */
export function initialsOf(person: { readonly firstName: string; readonly lastName: string }): string {
  return `${person.firstName.charAt(0)}${person.lastName.charAt(0)}`.toUpperCase();
}
