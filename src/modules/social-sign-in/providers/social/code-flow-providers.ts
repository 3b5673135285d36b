import { identitySettings } from "#modules/tenancy/domain/identity-settings.ts";
import { type SocialProvider, socialProvidersOf } from "#modules/tenancy/domain/social-sign-in.ts";
import type { Secrets } from "#platform/server/config/secret-reference.ts";
import type { CodeFlowProvider, CodeFlowProviders } from "../code-flow-provider.ts";
import type { IdentityPool, PoolContext } from "#modules/identity-pools/ports/identity-pool.ts";
import { ProviderDirectory } from "#modules/identity-pools/server/openid-client/provider-directory.ts";
import { sandboxClient, sandboxIssuer } from "../sandbox-sign-in/sandbox-client.ts";
import { SIGN_IN_SCENARIOS } from "../sandbox-sign-in/sandbox-people-data.ts";
import { APPLE_ISSUER, AppleClientSecrets } from "./apple-client-secret.ts";
import { appleClient, appleProvider } from "./apple-provider.ts";
import { googleClient, googleProvider } from "./google-provider.ts";

interface CodeFlowOptions {
  /** True while the sandbox desk is on: it plays providers for which a retailer has no credentials. */
  readonly sandbox: boolean;
  readonly secrets: Secrets;
  /** The retailer's own pool, for those whose `providers.identity` is `openid-connect`. */
  readonly hosted: IdentityPool;
}

/** Google, Apple and the hosted pool, as each retailer's configuration offers them. Built once per process. */
export function createCodeFlowProviders(options: CodeFlowOptions): CodeFlowProviders {
  const directory = new ProviderDirectory();
  const made = new AppleClientSecrets();
  return {
    ...(options.sandbox && { scenarios: SIGN_IN_SCENARIOS }),
    find(ctx, { name, origin }) {
      if (name === "hosted") return hostedOf(ctx, options);
      if (!socialProvidersOf(ctx.tenant).includes(name)) return undefined;
      const { google, apple } = ctx.tenant.environment.socialSignIn;
      if (name === "google" && google !== null) {
        const settings = googleClient(google, options.secrets);
        return googleProvider(settings, { directory, issuer: settings.issuer });
      }
      if (name === "apple" && apple !== null) {
        const settings = appleClient(apple, { secrets: options.secrets, made, clock: ctx.clock });
        return appleProvider(settings, { directory, issuer: APPLE_ISSUER });
      }
      return options.sandbox ? played(ctx, { name, origin, directory }) : undefined;
    },
  };
}

function hostedOf(ctx: PoolContext, { hosted }: CodeFlowOptions): CodeFlowProvider | undefined {
  if (identitySettings(ctx.tenant).provider !== "openid-connect") return undefined;
  return {
    answersBy: "query",
    authorizeUrl: (context, command) => hosted.authorizeUrl(context, command),
    exchangeCode: (context, command) => hosted.exchangeCode(context, command),
  };
}

/** The same adapters, pointed at the sandbox. */
function played(
  ctx: PoolContext,
  { name, origin, directory }: { name: SocialProvider; origin: string; directory: ProviderDirectory },
): CodeFlowProvider {
  const settings = sandboxClient(ctx, { name, origin });
  const parts = { directory, issuer: sandboxIssuer(name) };
  return name === "google" ? googleProvider(settings, parts) : appleProvider(settings, parts);
}
