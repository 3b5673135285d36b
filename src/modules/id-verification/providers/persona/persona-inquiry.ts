import * as v from "valibot";
import type { CaptureReading, CaptureOutcome } from "../id-capture-provider.ts";

const INQUIRY_ID = /^inq_[A-Za-z0-9]{1,80}$/u;
export const isInquiryId = (id: string): boolean => INQUIRY_ID.test(id);

const Field = v.looseObject({ value: v.optional(v.unknown()) });

const Inquiry = v.looseObject({
  id: v.pipe(v.string(), v.regex(INQUIRY_ID)),
  attributes: v.looseObject({
    status: v.string(),
    "reference-id": v.nullish(v.string()),
    fields: v.nullish(v.record(v.string(), v.nullish(Field))),
  }),
});

/** JSON:API: an inquiry, alone or with its one-time link. */
export const InquiryAnswer = v.looseObject({ data: Inquiry });
export const LinkAnswer = v.looseObject({
  meta: v.looseObject({ "one-time-link": v.pipe(v.string(), v.url(), v.startsWith("https://")) }),
});

/** A webhook event carries the inquiry as it was then. */
export const InquiryEvent = v.looseObject({
  data: v.looseObject({
    id: v.pipe(v.string(), v.regex(/^evt_[A-Za-z0-9]{1,80}$/u)),
    attributes: v.looseObject({
      name: v.pipe(v.string(), v.regex(/^[a-z-]{1,40}\.[a-z-]{1,60}$/u)),
      "created-at": v.optional(v.string()),
      payload: v.looseObject({ data: v.looseObject({ id: v.string(), type: v.optional(v.string()) }) }),
    }),
  }),
});

/**
 * Every status of an inquiry. `completed` is the buyer's part done; whether that is a success is decided by the
 * vendor's workflow, or by the retailer's setting where there is none.
 */
export function outcomeOfStatus(status: string, isCompletedEnough: boolean): CaptureOutcome | null {
  if (status === "approved") return "SUCCESSFUL";
  if (status === "completed") return isCompletedEnough ? "SUCCESSFUL" : null;
  if (status === "declined" || status === "failed") return "FAILED";
  return status === "expired" ? "INCOMPLETE" : null;
}

const STATE_FIELDS = ["address-subdivision", "selected-id-subdivision", "issuing-subdivision"];

export function readingOf(
  { data }: v.InferOutput<typeof InquiryAnswer>,
  isCompletedEnough: boolean,
): CaptureReading {
  const { status, fields } = data.attributes;
  const states = STATE_FIELDS.flatMap((name) => stateCode(fields?.[name]?.value));
  return {
    kind: "capture",
    captureRef: data.id,
    verificationRef: data.attributes["reference-id"] ?? null,
    outcome: outcomeOfStatus(status, isCompletedEnough),
    states,
  };
}

/** Fields hold a state's name or its two letters; the rules need Illinois in either spelling. */
function stateCode(value: unknown): string[] {
  if (typeof value !== "string") return [];
  const text = value.trim().toUpperCase().replace(/^US-/u, "");
  if (text === "ILLINOIS") return ["IL"];
  return /^[A-Z]{2}$/u.test(text) ? [text] : [];
}
