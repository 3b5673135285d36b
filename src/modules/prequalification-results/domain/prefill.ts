import type { KeptPerson } from "./kept-person.ts";

/** What somebody said of themselves when they pre-qualified, for forms that ask the same. Personal data. */
export type Prefill = Pick<
  KeptPerson,
  | "firstName"
  | "lastName"
  | "birthDate"
  | "phone"
  | "email"
  | "address"
  | "zipCode"
  | "state"
  | "annualIncomeCents"
>;

export function prefillFrom(person: KeptPerson): Prefill {
  const { firstName, lastName, birthDate, phone, email, address, zipCode, state, annualIncomeCents } = person;
  return { firstName, lastName, birthDate, phone, email, address, zipCode, state, annualIncomeCents };
}
