import * as v from "valibot";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { Secrets } from "#platform/server/config/secret-reference.ts";
import { callVendor } from "#platform/server/vendor-calls/call-vendor.ts";
import { failureOfStatus, type ProviderFailure } from "#platform/server/vendor-calls/provider-failure.ts";
import type { AutofiSettings } from "../../domain/vendor-settings-schema.ts";

const Granted = v.object({ access_token: v.pipe(v.string(), v.nonEmpty()), expires_in: v.number() });

type TokenAnswer = { readonly kind: "token"; readonly token: string } | ProviderFailure;

export interface AccessTokens {
  /** A token that is good for another minute at least. */
  get(ctx: RequestContext): Promise<TokenAnswer>;
  /** The last one was refused. */
  forget(): void;
}

/** Client id and secret for a token that lasts a day; there is no refresh token. */
export function autofiTokens(parts: {
  readonly settings: AutofiSettings;
  readonly secrets: Secrets;
  readonly deadlineMs: number;
}): AccessTokens {
  const { settings, secrets, deadlineMs } = parts;
  let kept: { readonly token: string; readonly endsAt: number } | undefined;
  return {
    async get(ctx) {
      const now = ctx.clock.now().getTime();
      if (kept !== undefined && kept.endsAt - 60_000 > now) return { kind: "token", token: kept.token };
      const answer = await callVendor(
        { log: ctx.log },
        {
          name: "autofi.token",
          method: "POST",
          url: `${settings.apiUrl}/auth/token`,
          body: { clientId: settings.clientId, clientSecret: secrets(settings.clientSecretRef) },
          deadlineMs,
          repeatable: true,
        },
      );
      if (answer.kind === "silence")
        return { kind: "failure", reason: "unavailable", vendorCode: `autofi-token-${answer.problem}` };
      if (answer.status !== 200) return failureOfStatus("autofi-token", answer.status);
      const granted = v.safeParse(Granted, answer.body);
      if (!granted.success)
        return { kind: "failure", reason: "unreadable", vendorCode: "autofi-token-shape" };
      kept = { token: granted.output.access_token, endsAt: now + granted.output.expires_in * 1000 };
      return { kind: "token", token: kept.token };
    },
    forget() {
      kept = undefined;
    },
  };
}
