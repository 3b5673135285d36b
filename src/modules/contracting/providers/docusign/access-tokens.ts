import { createPrivateKey } from "node:crypto";
import { SignJWT } from "jose";
import * as v from "valibot";
import type { DocusignSettings } from "../../domain/settings-schema.ts";
import type { RequestContext } from "#platform/server/context/request-context.ts";
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
      try {
        const response = await fetch(`${settings.oauthUrl}/oauth/token`, {
          method: "POST",
          body: new URLSearchParams({
            grant_type: "urn:ietf:params:oauth:grant-type:jwt-bearer",
            assertion,
          }),
          redirect: "error",
          signal: AbortSignal.timeout(deadlineMs),
        });
        if (!response.ok) return { kind: "failure", code: `docusign-token-${response.status}` };
        const answer = v.safeParse(TokenAnswer, await response.json());
        if (!answer.success) return { kind: "failure", code: "docusign-token-shape" };
        kept = { token: answer.output.access_token, endsAt: now + answer.output.expires_in * 1000 };
        return { kind: "token", token: kept.token };
      } catch (error) {
        const isLate = error instanceof Error && error.name === "TimeoutError";
        return { kind: "failure", code: isLate ? "docusign-token-timeout" : "docusign-token-unreachable" };
      }
    },
    forget() {
      kept = undefined;
    },
  };
}

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
