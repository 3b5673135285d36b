import { sql } from "kysely";
import { safeReturnTo } from "#modules/accounts/domain/safe-return-to.ts";
import { phonePolicyOf } from "#modules/tenancy/server/phone-policy-of.ts";
import { blindIndex } from "#platform/server/crypto/field-encryption.ts";
import { validate } from "#platform/server/http/validate.ts";
import { AppError } from "#platform/shared/app-error.ts";
import { ZIP_UNKNOWN } from "#platform/shared/fields/address/address-rule.ts";
import { english } from "#platform/shared/texts/text.ts";
import {
  type Identification,
  identificationSchema,
  type StartBody,
} from "../../domain/journey/journey-schemas.ts";
import type { JourneyView } from "../../domain/journey-view.ts";
import type { JourneyContext } from "./journey-context.ts";
import { wrongField } from "./journey-errors.ts";
import { secretIndex, secretOf } from "./internal/capability.ts";
import { currentConsent, insertConsent } from "./internal/consent-repo.ts";
import { sendCode } from "./internal/journey-code.ts";
import {
  findJourneyOfStart,
  insertJourney,
  type JourneyRow,
  personIndex,
  sealTyped,
} from "./internal/journey-repo.ts";
import { limitStarts } from "./internal/limit-journey.ts";
import { retailerToday } from "#modules/tenancy/server/retailer-today.ts";
import { viewOfJourney } from "./internal/view-of-journey.ts";

const CONSENT_CHANGED = english("This text has changed. Please read it again.");
const HOME = "/search";

interface StartedJourney {
  /** `<id>.<secret>`, for the header `prequalification`; the secret is kept as a hash only. */
  readonly capability: string;
  readonly view: JourneyView;
}

/**
 * Takes the identification form (PQ-03) and the written instructions, and sends a code to the phone that was typed. Nobody
 * is looked up: known and unknown people get the same answer after the same work. The same form under the same
 * Idempotency-Key is the same journey.
 * @throws AppError invalid with every wrong field; conflict `prequalification.consentChanged`; limited
 */
export async function startJourney(
  ctx: JourneyContext,
  { body, idempotencyKey }: { readonly body: StartBody; readonly idempotencyKey: string | undefined },
): Promise<StartedJourney> {
  const who = checked(ctx, body);
  requireCurrentConsent(ctx, body);
  const key = idempotencyKey ?? ctx.ids.random(32);
  const startIndex = blindIndex(ctx.keys, `prequalification_start|${key}|${JSON.stringify(body)}`);
  const known = await ctx.db.transaction((trx) => findJourneyOfStart(trx, ctx, { startIndex }));
  if (known !== undefined) return startedAs(ctx, known);
  await limitStarts(ctx, who);
  return startedAs(ctx, await begin(ctx, { who, body, startIndex }));
}

function checked(ctx: JourneyContext, body: StartBody): Identification {
  const schema = identificationSchema({ phone: phonePolicyOf(ctx), today: retailerToday(ctx) });
  const who = validate(schema, body, "body.invalid");
  if (ctx.geo.place(who.zipCode) === undefined) throw wrongField("body.invalid", "zipCode", ZIP_UNKNOWN);
  return who;
}

/** Whoever read other words than today's reads again. */
function requireCurrentConsent(ctx: JourneyContext, { consent: { version, hash } }: StartBody): void {
  const now = currentConsent(ctx);
  if (version === now.version && (hash === undefined || hash === now.hash)) return;
  throw new AppError("conflict", { code: "prequalification.consentChanged", message: CONSENT_CHANGED });
}

interface Beginning {
  readonly who: Identification;
  readonly body: StartBody;
  readonly startIndex: string;
}

function begin(ctx: JourneyContext, { who, body, startIndex }: Beginning): Promise<JourneyRow> {
  const id = ctx.ids.next("pqj");
  const person = { ...who, address: null, email: null, emailOptIn: false, textOptIn: false };
  const at = ctx.clock.now();
  return ctx.db.transaction(async (trx) => {
    // The same form at the same moment is one journey, and one text.
    await sql`select pg_advisory_xact_lock(hashtextextended(${startIndex}, 0))`.execute(trx);
    const known = await findJourneyOfStart(trx, ctx, { startIndex });
    if (known !== undefined) return known;
    const sent = await sendCode(trx, ctx, { person, channel: "sms", mayReuse: true });
    const consentId = await insertConsent(trx, ctx, { journeyId: id, phone: who.phone });
    return insertJourney(trx, ctx, {
      id,
      start_index: startIndex,
      secret_index: secretIndex(ctx, id, secretOf(ctx, { id, startIndex })),
      step: "passcode",
      person_index: personIndex(ctx, who),
      typed_sealed: sealTyped(ctx, id, person),
      asks: "nothing",
      return_to: safeReturnTo(body.returnTo, HOME),
      started_from: body.startedFrom,
      consent_id: consentId,
      ...sent,
      started_at: at,
      touched_at: at,
    });
  });
}

async function startedAs(ctx: JourneyContext, row: JourneyRow): Promise<StartedJourney> {
  const secret = secretOf(ctx, { id: row.id, startIndex: row.start_index });
  return { capability: `${row.id}.${secret}`, view: await viewOfJourney(ctx, row) };
}
