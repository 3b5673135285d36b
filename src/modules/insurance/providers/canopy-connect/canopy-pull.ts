import * as v from "valibot";
import type { PolicyStatus } from "../../domain/insurance-status.ts";
import type { PullState } from "../insurance-provider.ts";

/** Our name in the pull's `meta_data`; the link carries it as `ccmeta-<name>`. */
export const NONCE_KEY = "forecourt_visit";

const text = v.nullish(v.string());
const Policy = v.looseObject({
  policy_type: text,
  status: text,
  carrier_policy_number: text,
  carrier_name: text,
  carrier_friendly_name: text,
});

/** `GET /teams/{teamId}/pulls/{pullId}`, reduced to what we read. */
export const PullAnswer = v.looseObject({
  pull: v.looseObject({
    pull_id: v.string(),
    status: v.string(),
    meta_data: v.optional(v.unknown()),
    insurance_provider_friendly_name: text,
    insurance_provider_name: text,
    policies: v.nullish(v.array(Policy)),
  }),
});
type CanopyPull = v.InferOutput<typeof PullAnswer>["pull"];
type CanopyPolicy = v.InferOutput<typeof Policy>;

/** Ends of a visit without a policy. NOT_AUTHENTICATED is none: the buyer may try the carrier's password again. */
const ENDED: Readonly<Record<string, string>> = {
  INTERNAL_ERROR: "vendor-error",
  PROVIDER_ERROR: "provider-error",
  VALIDATION_ERROR: "validation-error",
  INCOMPLETE: "incomplete",
};

/** Every policy status of the vendor in our words; one we do not know does not verify anything. */
const POLICY_STATUS: Readonly<Record<string, PolicyStatus>> = {
  ACTIVE: "ACTIVE",
  PENDING_ACTIVATION: "PENDING_ACTIVATION",
  PENDING_CANCELLATION: "INACTIVE",
  UNVERIFIED: "INACTIVE",
  EXPIRED: "EXPIRED",
  CANCELLED: "CANCELED",
  CANCELED: "CANCELED",
  RESCINDED: "CANCELED",
  QUOTE: "NOT_FOUND",
};
const BEST_FIRST: readonly PolicyStatus[] = [
  "ACTIVE",
  "PENDING_ACTIVATION",
  "INACTIVE",
  "EXPIRED",
  "CANCELED",
  "NOT_FOUND",
];

export function policyStatusOf(status: string | null | undefined): PolicyStatus {
  return POLICY_STATUS[(status ?? "").toUpperCase()] ?? "NOT_FOUND";
}

/** A pull in our words; of several car policies the best one counts. */
export function pullStateOf(pull: CanopyPull): PullState {
  const code = ENDED[pull.status];
  if (code !== undefined) return { kind: "failed", code };
  if (pull.status !== "SUCCESS") return { kind: "waiting" };
  const cars = (pull.policies ?? []).filter(({ policy_type: type }) => /AUTO/iu.test(type ?? ""));
  const best = cars.toSorted((a, b) => rank(a) - rank(b))[0];
  const provider = pull.insurance_provider_friendly_name ?? pull.insurance_provider_name;
  return {
    kind: "policy",
    status: policyStatusOf(best?.status),
    carrierName: shortName(best?.carrier_friendly_name ?? best?.carrier_name ?? provider),
    policyNumberLast4: best?.carrier_policy_number?.slice(-4) ?? null,
  };
}

/** `meta_data` is an object, or the same as a JSON text. */
export function nonceOf(pull: CanopyPull): string | null {
  const meta = typeof pull.meta_data === "string" ? parsed(pull.meta_data) : pull.meta_data;
  const nonce = (meta as Readonly<Record<string, unknown>> | null | undefined)?.[NONCE_KEY];
  return typeof nonce === "string" ? nonce : null;
}

const rank = (policy: CanopyPolicy): number => BEST_FIRST.indexOf(policyStatusOf(policy.status));

/** Names are shown to the buyer: no markup, no essays. */
function shortName(name: string | null | undefined): string | null {
  // Cut first: the pattern would begin anew at every "<" of a long text.
  const clean = (name ?? "")
    .slice(0, 300)
    .replace(/<[^>]*>/gu, "")
    .trim();
  return clean === "" ? null : clean.slice(0, 60);
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    // Somebody else's metadata: it holds no nonce of ours.
    return null;
  }
}
