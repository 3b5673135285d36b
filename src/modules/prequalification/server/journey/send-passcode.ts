import { REQUIRED } from "#platform/shared/fields/field-messages.ts";
import type { JourneyView } from "../../domain/journey-view.ts";
import type { AdvanceContext } from "./advance-journey.ts";
import { type Caller, changeJourney } from "./internal/enter-journey.ts";
import { sendCode } from "./internal/journey-code.ts";
import { sealTyped } from "./internal/journey-repo.ts";
import { areTextsDown, viewOfJourney } from "./internal/view-of-journey.ts";
import { wrongField, wrongOrder } from "./journey-errors.ts";

interface Wanted extends Caller {
  /** A mail instead of a text; only while texts do not get through. */
  readonly channel?: "email" | undefined;
  readonly email?: string | undefined;
}

/**
 * Another code (PQ-02), by text, or by mail when texts are down. The last one that was sent counts.
 * @throws AppError limited as `sendCode`; invalid `body.invalid` without an address; conflict while texts get through
 */
export async function sendPasscode(
  ctx: AdvanceContext,
  { channel, email, ...caller }: Wanted,
): Promise<JourneyView> {
  const write = { ...caller, step: "passcode", name: "passcode", input: { channel, email } } as const;
  const row = await changeJourney(ctx, write, async (trx, journey, person) => {
    if (channel === undefined) return sendCode(trx, ctx, { person, channel: "sms" });
    if (email === undefined) return wrongField("body.invalid", "email", REQUIRED);
    if (!(await areTextsDown(ctx, journey))) return wrongOrder("prequalification: sms to email");
    const reached = { ...person, email };
    const sent = await sendCode(trx, ctx, { person: reached, channel });
    return { ...sent, typed_sealed: sealTyped(ctx, journey.id, reached) };
  });
  return viewOfJourney(ctx, row);
}
