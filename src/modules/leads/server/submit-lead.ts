import type { VehicleDetailsView } from "#modules/inventory/domain/vehicle-view.ts";
import { getVehicle } from "#modules/inventory/server/get-vehicle.ts";
import type { AppError } from "#platform/shared/app-error.ts";
import { normalizeEmail } from "#platform/shared/fields/email.ts";
import { localTimeOf } from "#platform/shared/time/zoned-time.ts";
import { MIN_FILL_MS, SAME_LEAD_SECONDS } from "../domain/lead-limits-data.ts";
import type { LeadForm, LeadKind } from "../domain/lead-schema.ts";
import { openingDaysOf } from "../domain/opening-hours.ts";
import { testDriveProblem } from "../domain/test-drive-times.ts";
import { type WishedTime, wishedTime } from "../domain/wished-time.ts";
import type { LeadMessageKey } from "../messages.ts";
import { adfOfLead } from "./internal/adf-of-lead.ts";
import { confirmLead } from "./internal/confirm-lead.ts";
import { leadError } from "./internal/lead-error.ts";
import { findSameLead, insertLead, leadFingerprint } from "./internal/leads-repo.ts";
import { limitLeads, mayBeQuick, mayConfirm } from "./internal/limit-leads.ts";
import { leadMailbox, queueLeadMail } from "./internal/queue-lead-mail.ts";
import type { LeadsContext } from "./leads-context.ts";

export interface SubmitLeadInput {
  readonly kind: LeadKind;
  /** VIN or id of the vehicle it is about. */
  readonly vehicleKey: string;
  readonly form: LeadForm;
  /** What stands in the field that people do not see. */
  readonly trap?: string | undefined;
  /** Milliseconds from opening the form to sending it, where the form measured them. */
  readonly elapsedMs?: number | undefined;
}

interface SubmittedLead {
  readonly leadId: string;
  readonly dealer: { readonly name: string; readonly phone: string };
}

/**
 * Takes a message to a dealer or the wish for a test drive (LEAD-01 to LEAD-04): keeps it sealed and writes the
 * mail to the dealer and the confirmation to the buyer in the same transaction. The same words sent again within
 * ten minutes are the same lead.
 * @throws AppError `not-found` (no such vehicle; test drives switched off), `conflict` (vehicle is not there to
 * drive), `invalid` (date, time, or sent by a machine), `limited`
 */
export async function submitLead(ctx: LeadsContext, input: SubmitLeadInput): Promise<SubmittedLead> {
  const { kind, form } = input;
  requireOffered(ctx, kind);
  const vehicle = await getVehicle(ctx, { key: input.vehicleKey });
  const wish = kind === "test-drive" ? checkedWish(ctx, form, vehicle) : null;
  if ((input.trap ?? "") !== "") throw notAccepted(ctx, kind, "trap");
  const dealer = { name: vehicle.rooftop.name, phone: vehicle.rooftop.phone };
  const known = await ctx.db.transaction((trx) => findSameLead(trx, ctx, sameLead(ctx, input, vehicle)));
  if (known !== undefined) return { leadId: known, dealer };
  if (isQuick(input) && !(await mayBeQuick(ctx, form.email))) throw notAccepted(ctx, kind, "fast");
  await limitLeads(ctx, form.email);
  const isConfirmed = await mayConfirm(ctx, form.email);
  const leadId = await keepAndSend(ctx, { ...input, vehicle, wish, isConfirmed });
  return { leadId, dealer };
}

interface Checked extends SubmitLeadInput {
  readonly vehicle: VehicleDetailsView;
  readonly wish: WishedTime | null;
  readonly isConfirmed: boolean;
}

async function keepAndSend(ctx: LeadsContext, input: Checked): Promise<string> {
  const { kind, form, vehicle, wish } = input;
  const same = sameLead(ctx, input, vehicle);
  const at = ctx.clock.now();
  return ctx.db.transaction(async (trx) => {
    const known = await findSameLead(trx, ctx, same);
    if (known !== undefined) return known;
    const adf = adfOfLead(ctx, { id: ctx.ids.next("lead"), kind, form, vehicle, at, wish });
    const messageId = await queueLeadMail(trx, ctx, { adf, to: leadMailbox(ctx.tenant, vehicle.rooftop.id) });
    const accountId = ctx.actor.kind === "account" ? ctx.actor.accountId : null;
    const { fingerprint } = same;
    await insertLead(trx, ctx, { adf, vehicleId: vehicle.id, accountId, fingerprint, messageId, at });
    if (input.isConfirmed) await confirmLead(trx, ctx, { kind, form, vehicle, wish });
    return adf.id;
  });
}

function sameLead(ctx: LeadsContext, { kind, form }: SubmitLeadInput, vehicle: VehicleDetailsView) {
  const { firstName, lastName, email, phone, comments, preferredDate = "", preferredTime = "" } = form;
  const who = [normalizeEmail(email), firstName, lastName, phone];
  const facts = [kind, vehicle.id, ...who, comments, preferredDate, preferredTime];
  const since = new Date(ctx.clock.now().getTime() - SAME_LEAD_SECONDS * 1000);
  return { fingerprint: leadFingerprint(ctx.keys, facts), since };
}

/** LEAD-04. */
function requireOffered(ctx: LeadsContext, kind: LeadKind): void {
  if (kind === "test-drive" && !ctx.tenant.config.consumer.testDrive)
    throw leadError(ctx, "not-found", { key: "leads.testDriveOff" });
}

const DATE_TEXTS = {
  date: ["preferredDate", "leads.dateRequired"],
  "date-past": ["preferredDate", "leads.datePast"],
  "date-far": ["preferredDate", "leads.dateFar"],
  "date-closed": ["preferredDate", "leads.dateClosed"],
  time: ["preferredTime", "leads.timeClosed"],
} as const satisfies Record<string, readonly [string, LeadMessageKey]>;

/** The wish in time, when the vehicle is there and the dealer is open (UI-09). */
function checkedWish(ctx: LeadsContext, form: LeadForm, vehicle: VehicleDetailsView): WishedTime {
  if (vehicle.availability !== "Available") throw leadError(ctx, "conflict", { key: "leads.vehicleGone" });
  const { id, timeZone } = vehicle.rooftop;
  const hours = openingDaysOf(ctx.tenant, id);
  const wish = { preferredDate: form.preferredDate ?? "", preferredTime: form.preferredTime || undefined };
  const problem = testDriveProblem(wish, hours, localTimeOf(ctx.clock.now().getTime(), timeZone));
  if (problem === null) return wishedTime(wish, hours.week, timeZone);
  const [field, key] = DATE_TEXTS[problem];
  throw leadError(ctx, "invalid", { key, code: "body.invalid", fields: { [field]: key } });
}

function isQuick({ elapsedMs = MIN_FILL_MS }: SubmitLeadInput): boolean {
  return elapsedMs < MIN_FILL_MS;
}

/**
 * A filled trap, or one form too many sent sooner than a person can type. Nothing is thrown away in silence: the
 * answer says that it was not sent, and whoever is a person sends it again, by then slowly enough.
 */
function notAccepted(ctx: LeadsContext, kind: LeadKind, code: "trap" | "fast"): AppError {
  ctx.log.info("a lead was refused as sent by a machine", { kind, code });
  const key = kind === "test-drive" ? "leads.testDriveFailed" : "leads.contactFailed";
  return leadError(ctx, "invalid", { key, code: "lead.notAccepted" });
}
