import { apiClient } from "#platform/browser/http/api-client.ts";
import type { JourneyQuestion, JourneyView, QualificationView } from "../../domain/journey-view.ts";
import { capability } from "./capability.ts";
import type { StartedFrom } from "./journey-start.ts";

const BASE = "/public/prequalification";
const SESSION = `${BASE}/session`;
/** The words of the written instructions, as a `ConsentView`. */
export const CONSENT_PATH = `${BASE}/consent`;

/** What the identification form sends (PQ-03). */
interface Identification {
  readonly firstName: string;
  readonly lastName: string;
  /** ISO date. */
  readonly birthDate: string;
  readonly phone: string;
  readonly zipCode: string;
  readonly annualIncomeCents: number;
  readonly consent: { readonly version: string; readonly hash: string; readonly agreed: true };
  readonly returnTo: string;
  readonly startedFrom: StartedFrom;
}

/** What the page of full identification sends (PQ-03). */
interface FullIdentification {
  readonly address: {
    readonly line1: string;
    readonly line2?: string;
    readonly city: string;
    readonly state: string;
    readonly zipCode: string;
  };
  readonly email: string;
  readonly emailOptIn: boolean;
  readonly textOptIn: boolean;
}

/** Nine digits, for whom the bureau could not find by their address; what was sent before stays. */
interface NumberOnly {
  readonly ssn: string;
}

interface Answer {
  readonly questionId: string;
  readonly choiceId: string;
}

const held = () => ({ headers: { prequalification: capability.get() ?? "" } });
/** A write that may arrive twice, e.g. while a bureau is still asked. */
const once = (key: string) => ({ ...held(), idempotencyKey: key });

/** The calls of a journey; each answers where it is afterwards. All throw `ApiError`. */
export const journeyCalls = {
  start: (typed: Identification) =>
    apiClient.post<{ readonly capability: string; readonly view: JourneyView }>(`${BASE}/sessions`, typed, {
      idempotencyKey: true,
    }),
  read: () => apiClient.get<JourneyView>(SESSION, held()),
  goOn: () => apiClient.post<JourneyView>(`${SESSION}/continue`, {}, held()),
  /** Arrives although the page is left. */
  discard: () => apiClient.delete<void>(SESSION, { ...held(), keepalive: true }),
  sendCode: (by: { readonly channel?: "email"; readonly email?: string }) =>
    apiClient.post<JourneyView>(`${SESSION}/passcode`, by, held()),
  verifyCode: (code: string, key: string) =>
    apiClient.post<JourneyView>(`${SESSION}/passcode/verify`, { code }, once(key)),
  identify: (typed: FullIdentification | NumberOnly, key: string) =>
    apiClient.post<JourneyView>(`${SESSION}/identity`, typed, once(key)),
  questions: () =>
    apiClient.get<{ readonly questions: readonly JourneyQuestion[]; readonly answerBy: string }>(
      `${SESSION}/questions`,
      held(),
    ),
  answer: (answers: readonly Answer[], key: string) =>
    apiClient.post<JourneyView>(`${SESSION}/questions`, { answers }, once(key)),
  result: (signal: AbortSignal) => apiClient.get<QualificationView>(`${BASE}/result`, { ...held(), signal }),
  resultOfAccount: (signal: AbortSignal) =>
    apiClient.get<QualificationView>("/api/prequalification/result", { signal }),
  /** Several parts of a page may ask for it at once; the key may be gone when the second one does. */
  claim: (): Promise<QualificationView> => {
    const key = capability.get() ?? claimed?.key ?? "";
    if (claimed?.key !== key) claimed = { key, answer: claimWith(key) };
    return claimed.answer;
  },
};

let claimed: { readonly key: string; readonly answer: Promise<QualificationView> } | undefined;

async function claimWith(key: string): Promise<QualificationView> {
  try {
    return await apiClient.post("/api/prequalification/claim", { capability: key });
  } catch (error) {
    // The next one tries again.
    claimed = undefined;
    throw error;
  }
}
