import { codeError } from "#modules/accounts/server/codes/code-error.ts";
import type { JourneyView } from "../../domain/journey-view.ts";
import type { AdvanceContext } from "./advance-journey.ts";
import { proveConsent } from "./internal/consent-repo.ts";
import { type Caller, changeJourney } from "./internal/enter-journey.ts";
import { tryCode } from "./internal/journey-code.ts";
import { limitTries } from "./internal/limit-journey.ts";
import { viewOfJourney } from "./internal/view-of-journey.ts";

const TEXTS = {
  wrong: "identity.passcodeWrong",
  "one-left": "identity.passcodeWrongOneLeft",
  expired: "identity.passcodeExpired",
  burned: "identity.attemptsExceeded",
} as const;

/**
 * The code came back: the consent has its proof, and the bureau is asked for the first time. However many guesses arrive at
 * once, exactly as many as the limit allows are tried.
 * @throws AppError invalid and limited as the passcodes of sign-in (MSG-18 to MSG-20); and as `changeJourney`
 */
export async function verifyPasscode(
  ctx: AdvanceContext,
  { code, ...caller }: Caller & { readonly code: string },
): Promise<JourneyView> {
  await limitTries(ctx);
  const write = { ...caller, step: "passcode", name: "verify", input: code } as const;
  const row = await changeJourney(ctx, write, async (trx, journey, person) => {
    const miss = await tryCode(trx, ctx, { row: journey, person, code });
    if (miss !== null) return codeError(miss, TEXTS);
    await proveConsent(trx, ctx, { id: journey.consent_id, by: journey.code_channel ?? "sms" });
    return { work: "identify", work_since: ctx.clock.now() };
  });
  return viewOfJourney(ctx, row);
}
