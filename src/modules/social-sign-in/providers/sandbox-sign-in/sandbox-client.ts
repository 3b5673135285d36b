import type { SocialProvider } from "#modules/tenancy/domain/social-sign-in.ts";

import type { PoolContext } from "#modules/identity-pools/ports/identity-pool.ts";
import type { CodeFlowClient } from "#modules/identity-pools/server/openid-client/code-flow-client.ts";
import { AppleClientSecrets } from "../social/apple-client-secret.ts";
import { APPLE_WISHES } from "../social/apple-provider.ts";
import { GOOGLE_WISHES } from "../social/google-provider.ts";
import { sandboxKey } from "./sandbox-keys.ts";
import { answerSandbox } from "./sandbox-provider.ts";
import { sandboxGoogleSecret } from "./sandbox-token.ts";
import { SANDBOX_CLIENT, SANDBOX_KEY_ID, SANDBOX_TEAM, sandboxRoot } from "./sandbox-names.ts";

/** Under this name connections are stored: the address of a demonstration changes with its port. */
export const sandboxIssuer = (name: SocialProvider): string => `urn:forecourt:sandbox:${name}`;

/**
 * How the shop speaks with the stand-in: as with the real provider, except that its calls are answered in
 * this process. No name has to resolve and no port has to be right.
 */
export function sandboxClient(
  ctx: PoolContext,
  { name, origin }: { readonly name: SocialProvider; readonly origin: string },
): CodeFlowClient {
  const issuer = `${origin}${sandboxRoot(name)}`;
  const shared = {
    issuer,
    clientId: SANDBOX_CLIENT,
    allowHttp: origin.startsWith("http:"),
    inProcess: (request: Request) => answerSandbox(ctx, request),
  };
  if (name === "google")
    return { ...shared, ...GOOGLE_WISHES, secret: () => Promise.resolve(sandboxGoogleSecret(ctx)) };
  const secret = async () => {
    const { privateKey } = await sandboxKey(ctx, "apple-client");
    const key = { clientId: SANDBOX_CLIENT, teamId: SANDBOX_TEAM, keyId: SANDBOX_KEY_ID, privateKey };
    return new AppleClientSecrets().get(key, ctx.clock.now(), issuer);
  };
  return { ...shared, ...APPLE_WISHES, secret };
}
