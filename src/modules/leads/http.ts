import * as v from "valibot";
import { endpoint } from "#platform/server/http/endpoint.ts";
import { validate } from "#platform/server/http/validate.ts";
import { REQUIRED } from "#platform/shared/fields/field-messages.ts";
import { formSchema } from "#platform/shared/fields/form-schema.ts";
import { contactFormSchema, type LeadForm, testDriveFormSchema } from "./domain/lead-schema.ts";
import { dealerMap } from "./server/dealer-map.ts";
import { listTestDriveTimes } from "./server/list-test-drive-times.ts";
import { SANDBOX_MAP_SCRIPT } from "./server/sandbox-map-script.ts";
import { phonePolicyOf } from "#modules/tenancy/server/phone-policy-of.ts";
import type { LeadsContext } from "./server/leads-context.ts";
import { submitLead, type SubmitLeadInput } from "./server/submit-lead.ts";

const MAX_KEY = 64;

/** VIN or id of a vehicle. */
const vehicleKey = v.pipe(v.string(REQUIRED), v.trim(), v.nonEmpty(REQUIRED), v.maxLength(MAX_KEY, REQUIRED));

/** Beside the form: what it is about, and what tells people from machines. */
const around = {
  vehicleKey,
  /** Stands in the form unseen; people leave it empty. */
  website: v.optional(v.pipe(v.string(REQUIRED), v.maxLength(2_000))),
  /** Milliseconds from opening the form to sending it. */
  elapsedMs: v.optional(v.pipe(v.number(REQUIRED), v.integer(REQUIRED), v.minValue(0, REQUIRED))),
};

/** Texts as they come; what is wrong with them depends on the retailer and is said by the form's own schema. */
const typed = v.optional(v.string(REQUIRED));
const texts = {
  firstName: typed,
  lastName: typed,
  email: typed,
  phone: typed,
  phoneConsent: v.optional(v.boolean(REQUIRED)),
  comments: typed,
};

const responseSchema = v.object({
  leadId: v.string(),
  dealer: v.object({ name: v.string(), phone: v.string() }),
});

/** Table L: messages to dealers. */
export const leadsEndpoints = [
  endpoint<LeadsContext>()({
    method: "POST",
    path: "/public/leads/contact",
    access: "public",
    summary: "Sends a message about a vehicle to the dealer who has it.",
    body: formSchema({ ...around, ...texts }),
    response: responseSchema,
    idempotent: true,
    handle: async (ctx, { body }) =>
      take(ctx, {
        kind: "contact",
        body,
        form: validate(contactFormSchema(phonePolicyOf(ctx)), body, "body.invalid"),
      }),
  }),
  endpoint<LeadsContext>()({
    method: "POST",
    path: "/public/leads/test-drive",
    access: "public",
    summary: "Asks the dealer for a test drive of a vehicle, on a day and at a time at which they are open.",
    body: formSchema({ ...around, ...texts, preferredDate: typed, preferredTime: typed }),
    response: responseSchema,
    idempotent: true,
    handle: async (ctx, { body }) =>
      take(ctx, {
        kind: "test-drive",
        body,
        form: validate(testDriveFormSchema(phonePolicyOf(ctx)), body, "body.invalid"),
      }),
  }),
  endpoint<LeadsContext>()({
    method: "GET",
    path: "/public/leads/test-drive-times",
    access: "public",
    summary: "Days and times at which a test drive of the vehicle may begin, in the dealer's own time.",
    query: v.object({ vehicleKey }),
    response: v.object({
      timeZone: v.string(),
      days: v.array(v.object({ date: v.string(), times: v.array(v.string()) })),
    }),
    handle: (ctx, { query }) => listTestDriveTimes(ctx, query),
  }),
  endpoint<LeadsContext>()({
    method: "GET",
    path: "/public/dealers/map/:vehicleKey",
    access: "public",
    summary: "A document with a map of where the vehicle stands, for a frame (VEH-21).",
    params: v.object({ vehicleKey }),
    handle: (ctx, { params }) => dealerMap(ctx, params),
  }),
  endpoint<LeadsContext>()({
    method: "GET",
    path: "/sandbox/gateway/maps/api.js",
    access: "sandbox",
    summary: "The script of the map service that does not exist.",
    handle: () =>
      Promise.resolve(
        new Response(SANDBOX_MAP_SCRIPT, { headers: { "content-type": "text/javascript; charset=utf-8" } }),
      ),
  }),
];

interface Taken {
  readonly kind: SubmitLeadInput["kind"];
  readonly body: { vehicleKey: string; website?: string | undefined; elapsedMs?: number | undefined };
  readonly form: LeadForm;
}

async function take(ctx: LeadsContext, { kind, body, form }: Taken): Promise<Response> {
  const { vehicleKey: key, website: trap, elapsedMs } = body;
  const lead = await submitLead(ctx, { kind, vehicleKey: key, form, trap, elapsedMs });
  return Response.json(lead, { status: 201, headers: { "cache-control": "no-store" } });
}
