import type { CodeFlowProviders } from "../providers/code-flow-provider.ts";
import type { IdentityContext } from "#modules/sign-in/server/identity-context.ts";

/** What signing in through somebody else needs beyond identity itself. */
export type SocialContext = IdentityContext & { readonly codeFlow: CodeFlowProviders };
