import type { AppleClient } from "../../domain/settings-schema.ts";
import type { Clock } from "#platform/server/context/clock.ts";
import type { Secrets } from "#platform/server/config/secret-reference.ts";
import type { CodeFlowProvider } from "../code-flow-provider.ts";
import { poolOk } from "#modules/identity-pools/ports/identity-pool.ts";
import {
  authorizeUrl,
  type CodeFlowClient,
  exchangeCode,
  revokeToken,
} from "#modules/identity-pools/server/openid-client/code-flow-client.ts";
import { nameOf, poolUserOf } from "#modules/identity-pools/server/openid-client/pool-user-of.ts";
import type { ProviderDirectory } from "#modules/identity-pools/server/openid-client/provider-directory.ts";
import { APPLE_ISSUER, type AppleClientSecrets } from "./apple-client-secret.ts";

/** Asking for name and e-mail forces Apple to answer with a form that its page posts to us. */
export const APPLE_WISHES = {
  secretBy: "post",
  scope: "name email",
  parameters: { response_mode: "form_post" },
} as const;

/** How the shop signs people in through Apple itself. */
export function appleClient(
  client: AppleClient,
  { secrets, made, clock }: { secrets: Secrets; made: AppleClientSecrets; clock: Clock },
): CodeFlowClient {
  const { clientId, teamId, keyId, privateKeyRef } = client;
  return {
    issuer: APPLE_ISSUER,
    clientId,
    secret: async () =>
      made.get({ clientId, teamId, keyId, privateKey: secrets(privateKeyRef) }, clock.now()),
    ...APPLE_WISHES,
    allowHttp: false,
  };
}

/** AUTH-13. `issuer` is the name under which connections are stored. */
export function appleProvider(
  settings: CodeFlowClient,
  { directory, issuer }: { readonly directory: ProviderDirectory; readonly issuer: string },
): CodeFlowProvider {
  const parts = { settings, directory };
  return {
    answersBy: "form_post",
    authorizeUrl: (ctx, command) => authorizeUrl(ctx, parts, command),
    async exchangeCode(ctx, command) {
      const exchanged = await exchangeCode(ctx, parts, command);
      if (!exchanged.ok) return exchanged;
      const { claims, refreshToken } = exchanged.value;
      const user = { ...poolUserOf(claims, issuer), ...firstVisitName(command.callbackUrl) };
      return poolOk({ user, handle: refreshToken ?? null });
    },
    revoke: (ctx, command) => revokeToken(ctx, parts, command),
  };
}

/**
 * Apple tells the name once, beside the answer and unsigned: good for a greeting, never for a decision.
 * The e-mail in the same place is not read.
 */
export function firstVisitName(callbackUrl: string): { firstName?: string; lastName?: string } {
  const user = new URL(callbackUrl).searchParams.get("user");
  if (user === null || user.length > 2000) return {};
  const { name } = (parse(user) ?? {}) as { name?: { firstName?: unknown; lastName?: unknown } | null };
  const firstName = nameOf(name?.firstName);
  const lastName = nameOf(name?.lastName);
  return { ...(firstName !== undefined && { firstName }), ...(lastName !== undefined && { lastName }) };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not what Apple sends: the person is asked for their name later.
    return undefined;
  }
}
