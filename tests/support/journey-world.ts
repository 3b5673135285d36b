import { createIdentityRuntime } from "#modules/identity-pools/server/identity-runtime.ts";
import { sandboxBureauWith } from "#modules/credit-bureaus/providers/sandbox/sandbox-credit-bureau.ts";
import { SAMPLE_ANSWERS } from "#modules/credit-bureaus/providers/sandbox/sandbox-questions-data.ts";
import { listSandboxMessages } from "#modules/messaging/server/list-sandbox-messages.ts";
import type { StartBody } from "#modules/prequalification/domain/journey/journey-schemas.ts";
import type { JourneyView } from "#modules/prequalification/domain/journey-view.ts";
import type { AdvanceContext } from "#modules/prequalification/server/journey/advance-journey.ts";
import { readConsent } from "#modules/prequalification/server/journey/read-consent.ts";
import { settleResult } from "#modules/prequalification-results/server/settle-result.ts";
import { startJourney } from "#modules/prequalification/server/journey/start-journey.ts";
import { verifyPasscode } from "#modules/prequalification/server/journey/verify-passcode.ts";
import type { CreditBureau } from "#modules/credit-bureaus/providers/credit-bureau.ts";
import { makeCheckoutWorld, type CheckoutWorld } from "./checkout-world.ts";

export interface JourneyWorld {
  readonly ctx: AdvanceContext;
  readonly otherTenantCtx: AdvanceContext;
  readonly database: CheckoutWorld["database"];
  readonly clock: CheckoutWorld["clock"];
  /** What the bureau was asked, in order. */
  readonly asked: (keyof CreditBureau)[];
  /** A form that passes every rule, of somebody new each time; the last name chooses what the bureau says. */
  form(change?: Partial<StartBody>): StartBody;
  /** The newest code that was sent to a phone or an address. */
  codeFor(to: string, ctx?: AdvanceContext): Promise<string>;
  /** Starts; answers the capability. */
  begin(form?: StartBody, ctx?: AdvanceContext): Promise<string>;
  /** Starts and types the code that was sent. */
  reach(lastName: string): Promise<{ readonly capability: string; readonly view: JourneyView }>;
  close(): Promise<void>;
}

/** The right answers to the sample questions. */
export const RIGHT = Object.entries(SAMPLE_ANSWERS).map(([questionId, choiceId]) => ({
  questionId,
  choiceId,
}));

/** Full identification that passes every rule. */
export const HOME = {
  address: { line1: "12 Main Street", city: "Austin", state: "TX", zipCode: "78701" },
  email: "robin@example.com",
  emailOptIn: true,
  textOptIn: false,
};

/** Journeys against the embedded bureau, in a database of their own. */
export async function makeJourneyWorld(): Promise<JourneyWorld> {
  const world = await makeCheckoutWorld();
  const asked: (keyof CreditBureau)[] = [];
  const ports = {
    creditBureau: watched(asked),
    journeyResults: { settle: settleResult },
    identity: createIdentityRuntime({ sandbox: false }),
    actor: { kind: "anonymous" } as const,
    caller: { address: "", userAgent: "test", origin: "http://localhost" },
  };
  const ctx: AdvanceContext = { ...world.ctx, ...ports };
  let people = 0;
  const form: JourneyWorld["form"] = (change = {}) => ({
    firstName: "Robin",
    lastName: "Buyer",
    birthDate: "1985-07-04",
    phone: `512555${String(100 + ((people += 1) % 98)).padStart(4, "0")}`,
    zipCode: "78701",
    annualIncomeCents: 6_500_000,
    consent: { version: readConsent(ctx).version, agreed: true },
    returnTo: "/search?make=toyota",
    startedFrom: "card",
    ...change,
  });
  const codeFor: JourneyWorld["codeFor"] = async (to, of = ctx) => {
    const [newest] = await listSandboxMessages(of, { to });
    const code = /\d{6}/u.exec(newest?.text ?? "")?.[0];
    if (code === undefined) throw new Error("no code was sent");
    return code;
  };
  const begin: JourneyWorld["begin"] = async (body = form(), of = ctx) =>
    (await startJourney(of, { body, idempotencyKey: undefined })).capability;
  return {
    ctx,
    otherTenantCtx: { ...world.otherTenantCtx, ...ports },
    database: world.database,
    clock: world.clock,
    asked,
    form,
    codeFor,
    begin,
    async reach(lastName) {
      const body = form({ lastName });
      const capability = await begin(body);
      const code = await codeFor(body.phone);
      return { capability, view: await verifyPasscode(ctx, { capability, code }) };
    },
    close: () => world.close(),
  };
}

/** The embedded bureau without its pauses, with a list of what it was asked. */
function watched(asked: (keyof CreditBureau)[]): CreditBureau {
  const bureau = sandboxBureauWith(async () => {});
  return new Proxy(bureau, {
    get(target, name: keyof CreditBureau) {
      if (typeof target[name] === "function") asked.push(name);
      return target[name];
    },
  });
}
