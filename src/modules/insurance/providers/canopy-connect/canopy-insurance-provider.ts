import * as v from "valibot";
import type { CanopyConnectSettings } from "../../domain/settings-schema.ts";
import type { Secrets } from "#platform/server/config/secret-reference.ts";
import {
  callVendor,
  type VendorAnswer,
  type VendorCaller,
} from "#platform/server/vendor-calls/call-vendor.ts";
import { failureOfStatus } from "#platform/server/vendor-calls/provider-failure.ts";
import type { InsuranceProvider } from "../insurance-provider.ts";
import { NONCE_KEY, nonceOf, PullAnswer, pullStateOf } from "./canopy-pull.ts";

interface CanopyParts {
  readonly settings: CanopyConnectSettings;
  readonly secrets: Secrets;
  /** For tests. */
  readonly caller?: Omit<VendorCaller, "log">;
  readonly deadlineMs?: number;
}

const PULL_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/iu;

/**
 * Canopy Connect by its hosted link: the buyer connects on the vendor's page, a webhook or the buyer names the pull,
 * and the pull is read with the team's keys. Nothing of the vendor runs on our pages.
 */
export function canopyInsuranceProvider({
  settings,
  secrets,
  caller,
  deadlineMs,
}: CanopyParts): InsuranceProvider {
  return {
    startSession(_ctx, { nonce }) {
      const query = new URLSearchParams({ [`ccmeta-${NONCE_KEY}`]: nonce });
      const connectUrl = `${settings.linkUrl}/${settings.linkAlias}?${query}`;
      return Promise.resolve({ kind: "session", connectUrl, leadsBack: false, pullId: null });
    },

    async readPull(ctx, pullId) {
      if (!PULL_ID.test(pullId)) return { kind: "unknown" };
      const answer = await callVendor(
        { ...caller, log: ctx.log },
        {
          name: "canopy.readPull",
          method: "GET",
          url: `${settings.apiUrl}/teams/${settings.teamId}/pulls/${pullId.toLowerCase()}`,
          headers: {
            "x-canopy-client-id": secrets(settings.clientIdRef),
            "x-canopy-client-secret": secrets(settings.clientSecretRef),
          },
          repeatable: true,
          ...(deadlineMs !== undefined && { deadlineMs }),
        },
      );
      return readingOf(answer);
    },
  };
}

function readingOf(answer: VendorAnswer): Awaited<ReturnType<InsuranceProvider["readPull"]>> {
  if (answer.kind === "silence") {
    const reason = answer.problem === "timeout" ? "timeout" : "unavailable";
    return { kind: "failure", reason, vendorCode: `canopy-${answer.problem}` };
  }
  if (answer.status === 404) return { kind: "unknown" };
  if (answer.status !== 200) return failureOfStatus("canopy", answer.status);
  const read = v.safeParse(PullAnswer, answer.body);
  if (!read.success) return { kind: "failure", reason: "unreadable", vendorCode: "canopy-shape" };
  const { pull } = read.output;
  return { kind: "pull", pullId: pull.pull_id, nonce: nonceOf(pull), state: pullStateOf(pull) };
}
