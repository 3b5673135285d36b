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

/** Types the identification form and the code that is sent, as a browser without an account does. */
export async function preQualify(call: Caller, typed: Typed): Promise<PreQualified> {
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
  const code = /\d{6}/u.exec(messages[0]?.text ?? "")?.[0];
  const view = await read<JourneyView>(
    call(`${BASE}/session/passcode/verify`, {
      method: "POST",
      headers: { prequalification: capability },
      body: { code },
    }),
  );
  return { capability, view };
}

async function read<T>(answered: Promise<Response>): Promise<T> {
  const answer = await answered;
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}
