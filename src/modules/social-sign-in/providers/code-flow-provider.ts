import type { CodeFlowName } from "#modules/accounts/domain/code-flow-name.ts";
import type { SandboxScenario } from "#platform/shared/sandbox-scenario.ts";
import type {
  PoolAnswer,
  PoolAuthorize,
  PoolContext,
  PoolExchange,
  PoolSession,
} from "#modules/identity-pools/ports/identity-pool.ts";

/** The code-flow half of an identity pool: all that social sign-in and a hosted page need (AUTH-13, AUTH-20). */
export interface CodeFlowProvider {
  /** How the browser comes back: a link, or a form that the provider's page sends. */
  readonly answersBy: "query" | "form_post";
  authorizeUrl(ctx: PoolContext, command: PoolAuthorize): Promise<PoolAnswer<{ readonly url: string }>>;
  exchangeCode(ctx: PoolContext, command: PoolExchange): Promise<PoolAnswer<PoolSession>>;
  /** Tells the provider that a connection ended; absent where nothing has to be told. */
  revoke?(ctx: PoolContext, command: { readonly handle: string }): Promise<PoolAnswer<null>>;
}

/** The providers that a retailer offers now; undefined for all others. `origin` is where the browser sees us. */
export interface CodeFlowProviders {
  /** How to reach every outcome of the embedded stand-ins; none outside the sandbox. */
  readonly scenarios?: readonly SandboxScenario[];
  find(
    ctx: PoolContext,
    which: { readonly name: CodeFlowName; readonly origin: string },
  ): CodeFlowProvider | undefined;
}
