import { randomBytes } from "node:crypto";
import type { PoolAnswer, PoolErrorCode } from "#modules/identity-pools/ports/identity-pool.ts";
import type { PoolSubject } from "./pool-subject.ts";

export const PASSWORD = "Corn-Silo-41-Blue";
export const OTHER_PASSWORD = "Rain-Gauge-52-Red";

let people = 0;
/** Nobody has met them before. */
export const newPerson = () => {
  people += 1;
  return {
    email: `person${people}.${randomBytes(3).toString("hex")}@example.com`,
    password: PASSWORD,
    firstName: "Robin",
    lastName: "Castillo",
    phone: "5122345678",
    consents: [],
  };
};

/** The reason of a refusal. */
export const refusal = (answer: PoolAnswer<unknown>): PoolErrorCode | "accepted" =>
  answer.ok ? "accepted" : answer.error.code;

/** What was answered; a refusal fails the test. */
export function accepted<T>(answer: PoolAnswer<T>): T {
  if (!answer.ok) throw new Error(`refused: ${answer.error.code} ${answer.error.vendorCode ?? ""}`);
  return answer.value;
}

/** A new person whose address is confirmed. */
export async function confirmed(subject: PoolSubject) {
  const person = newPerson();
  const { pool, ctx } = subject;
  accepted(await pool.signUp(ctx, person));
  const code = await subject.codeOf(person.email);
  accepted(await pool.confirmSignUp(ctx, { email: person.email, code, contested: false }));
  return person;
}

/** A code that it is not. */
export const wrong = (code: string) => (code === "000000" ? "000001" : "000000");
