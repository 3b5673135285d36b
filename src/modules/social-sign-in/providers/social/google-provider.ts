import type { GoogleClient } from "../../domain/settings-schema.ts";
import type { Secrets } from "#platform/server/config/secret-reference.ts";
import type { CodeFlowProvider } from "../code-flow-provider.ts";
import { poolOk } from "#modules/identity-pools/ports/identity-pool.ts";
import {
  authorizeUrl,
  type CodeFlowClient,
  exchangeCode,
} from "#modules/identity-pools/server/openid-client/code-flow-client.ts";
import { poolUserOf } from "#modules/identity-pools/server/openid-client/pool-user-of.ts";
import type { ProviderDirectory } from "#modules/identity-pools/server/openid-client/provider-directory.ts";

const GOOGLE_ISSUER = "https://accounts.google.com";

/** How the shop signs people in through Google itself. */
export function googleClient(client: GoogleClient, secrets: Secrets): CodeFlowClient {
  return {
    issuer: GOOGLE_ISSUER,
    clientId: client.clientId,
    secret: () => Promise.resolve().then(() => secrets(client.clientSecretRef)),
    ...GOOGLE_WISHES,
    allowHttp: false,
  };
}

/** Who shares a browser with others chooses; nobody is signed in with whatever account is open. */
export const GOOGLE_WISHES = {
  secretBy: "post",
  scope: "email profile",
  parameters: { prompt: "select_account" },
} as const;

/** AUTH-13. `issuer` is the name under which connections are stored. */
export function googleProvider(
  settings: CodeFlowClient,
  { directory, issuer }: { readonly directory: ProviderDirectory; readonly issuer: string },
): CodeFlowProvider {
  const parts = { settings, directory };
  return {
    answersBy: "query",
    authorizeUrl: (ctx, command) => authorizeUrl(ctx, parts, command),
    async exchangeCode(ctx, command) {
      const exchanged = await exchangeCode(ctx, parts, command);
      if (!exchanged.ok) return exchanged;
      return poolOk({ user: poolUserOf(exchanged.value.claims, issuer), handle: null });
    },
  };
}
