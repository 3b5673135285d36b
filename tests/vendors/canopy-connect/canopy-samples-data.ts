import type { CanopyConnectSettings } from "#modules/insurance/domain/settings-schema.ts";
import { NONCE_KEY } from "#modules/insurance/providers/canopy-connect/canopy-pull.ts";

/** A retailer's settings in tests. */
export const CANOPY_TEST_SETTINGS: CanopyConnectSettings = {
  teamId: "7b1f6d0a-5f0e-4a8e-9c25-1f6d3c0e9a11",
  linkAlias: "sunlane",
  clientIdRef: "env:SECRET_CANOPY_ID",
  clientSecretRef: "env:SECRET_CANOPY_KEY",
  apiUrl: "http://127.0.0.1:1",
  linkUrl: "https://app.usecanopy.com/c",
};

const POLICY_WORDS: Readonly<Record<string, string>> = { CANCELED: "CANCELLED", INACTIVE: "UNVERIFIED" };

/** A pull in the documented shape, shortened to what is always there. Its metadata is a JSON text. */
export function canopyPull(input: {
  readonly pullId: string;
  readonly nonce: string | null;
  readonly status?: string;
  readonly policy?: string;
}): object {
  const { policy = "ACTIVE", status = "SUCCESS" } = input;
  const hasPolicy = status === "SUCCESS" && policy !== "NOT_FOUND";
  return {
    pull_id: input.pullId,
    status,
    type: "PULLING_DATA",
    meta_data: input.nonce === null ? null : JSON.stringify({ [NONCE_KEY]: input.nonce }),
    insurance_provider_name: "HARBOR_MUTUAL",
    insurance_provider_friendly_name: "Harbor Mutual",
    no_policies: !hasPolicy,
    login_error_message: null,
    created_at: "2026-11-21T10:00:00.000Z",
    policies: hasPolicy
      ? [
          {
            policy_id: "0b8c2f1e-5d0a-4a51-8b39-0f2f5c7d8e10",
            policy_type: "AUTO",
            status: POLICY_WORDS[policy] ?? policy,
            carrier_policy_number: "HM-20267788",
            carrier_friendly_name: "Harbor Mutual",
            effective_date: "2026-06-01T00:00:00.000Z",
            expiry_date: "2027-06-01T00:00:00.000Z",
            total_premium_cents: 81_200,
            vehicles: [],
          },
        ]
      : [],
  };
}
