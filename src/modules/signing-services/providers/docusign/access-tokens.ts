import { createPrivateKey } from "node:crypto";
import { SignJWT } from "jose";
import * as v from "valibot";
import type { DocusignSettings } from "../../domain/settings-schema.ts";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import { callVendor } from "#platform/server/vendor-calls/call-vendor.ts";
import type { Secrets } from "#platform/server/config/secret-reference.ts";

const TokenAnswer = v.object({ access_token: v.pipe(v.string(), v.nonEmpty()), expires_in: v.number() });

export type TokenAnswer =
  | { readonly kind: "token"; readonly token: string }
  | { readonly kind: "failure"; readonly code: string };

export interface AccessTokens {
  /** A token that is good for another minute at least. */
  get(ctx: RequestContext): Promise<TokenAnswer>;
  /** The last one was refused. */
  forget(): void;
}

/** JWT grant: the integration's key vouches for the user it acts as; the token lasts an hour and is shared. */
export function docusignTokens(parts: {
  readonly settings: DocusignSettings;
  readonly secrets: Secrets;
  readonly deadlineMs: number;
}): AccessTokens {
  const { settings, secrets, deadlineMs } = parts;
  let kept: { token: string; endsAt: number } | undefined;
  return {
    async get(ctx) {
      const now = ctx.clock.now().getTime();
      if (kept !== undefined && kept.endsAt - 60_000 > now) return { kind: "token", token: kept.token };
      const assertion = await assertionOf(settings, { pem: secrets(settings.privateKeyRef), now });
      const body = new URLSearchParams({
        grant_type: "urn:ietf:params:oauth:grant-type:jwt-bearer",
        assertion,
      });
      const answer = await callVendor(
        { log: ctx.log },
        {
          name: "docusign.token",
          method: "POST",
          url: `${settings.oauthUrl}/oauth/token`,
          body,
          deadlineMs,
          repeatable: true,
        },
      );
      if (answer.kind === "silence") return failure(answer.problem);
      if (answer.status >= 300) return failure(String(answer.status));
      const granted = v.safeParse(TokenAnswer, answer.body);
      if (!granted.success) return failure("shape");
      kept = { token: granted.output.access_token, endsAt: now + granted.output.expires_in * 1000 };
      return { kind: "token", token: kept.token };
    },
    forget() {
      kept = undefined;
    },
  };
}

const failure = (why: string): TokenAnswer => ({ kind: "failure", code: `docusign-token-${why}` });

async function assertionOf(
  settings: DocusignSettings,
  { pem, now }: { pem: string; now: number },
): Promise<string> {
  const issuedAt = Math.floor(now / 1000);
  return new SignJWT({ scope: "signature impersonation" })
    .setProtectedHeader({ alg: "RS256", typ: "JWT" })
    .setIssuer(settings.integrationKey)
    .setSubject(settings.userId)
    .setAudience(new URL(settings.oauthUrl).host)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + 600)
    .sign(createPrivateKey(pem));
}
