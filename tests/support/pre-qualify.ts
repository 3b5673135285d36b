import type { JourneyView } from "#modules/prequalification/domain/journey-view.ts";
import type { Caller } from "./place-order.ts";

const BASE = "/public/prequalification";

interface Typed {
  readonly lastName: string;
  /** Ten digits; the last three choose the score that the embedded bureau has (300 to 850). */
  readonly phone: string;
  readonly firstName?: string;
  readonly birthDate?: string;
  readonly annualIncomeCents?: number;
}

export interface PreQualified {
  readonly capability: string;
  readonly view: JourneyView;
}

/** Types the identification form, as a browser without an account does. @returns the code that was sent, not typed yet */
export async function beginToPreQualify(
  call: Caller,
  typed: Typed,
): Promise<{ readonly capability: string; readonly code: string }> {
  const { version } = await read<{ version: string }>(call(`${BASE}/consent`));
  const body = {
    firstName: "Robin",
    birthDate: "1985-07-04",
    zipCode: "78701",
    annualIncomeCents: 6_500_000,
    ...typed,
    consent: { version, agreed: true },
    returnTo: "/search",
    startedFrom: "header",
  };
  const { capability } = await read<PreQualified>(call(`${BASE}/sessions`, { method: "POST", body }));
  const messages = await read<{ text: string }[]>(call(`/sandbox/api/messages?to=${typed.phone}`));
  return { capability, code: /\d{6}/u.exec(messages[0]?.text ?? "")?.[0] ?? "" };
}

/** Types the form and the code. */
export async function preQualify(call: Caller, typed: Typed): Promise<PreQualified> {
  const { capability, code } = await beginToPreQualify(call, typed);
  const headers = { prequalification: capability };
  const verified = call(`${BASE}/session/passcode/verify`, { method: "POST", headers, body: { code } });
  return { capability, view: await read<JourneyView>(verified) };
}

/** Somebody whom the bureau finds only by address and number. */
export async function preQualifyByNumber(
  call: Caller,
  { ssn, ...typed }: Omit<Typed, "lastName"> & { readonly ssn: string },
): Promise<JourneyView> {
  const { capability } = await preQualify(call, { ...typed, lastName: "Newcomer" });
  const address = { line1: "12 Main Street", city: "Austin", state: "TX", zipCode: "78701" };
  const headers = { prequalification: capability };
  const send = (body: object) =>
    read<JourneyView>(call(`${BASE}/session/identity`, { method: "POST", headers, body }));
  await send({ address, email: "newcomer@example.com" });
  return send({ ssn });
}

async function read<T>(answered: Promise<Response>): Promise<T> {
  const answer = await answered;
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}
