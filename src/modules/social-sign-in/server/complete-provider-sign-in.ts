import type { ProviderProblem } from "#modules/sign-in/domain/provider-problem.ts";
import type { CodeFlowProvider } from "../providers/code-flow-provider.ts";
import type { CodeFlowName } from "#modules/accounts/domain/code-flow-name.ts";
import type { PoolError, PoolSession } from "#modules/identity-pools/ports/identity-pool.ts";
import { type SignedIn, signInto } from "#modules/sessions/server/open-session.ts";
import { type ProviderVisit, takeVisit } from "./provider-visits-repo.ts";
import { signInWithProvider } from "./sign-in-with-provider.ts";
import { connectIdentity } from "./connect-identity.ts";
import type { SocialContext } from "./social-context.ts";

interface CompleteInput {
  /** Everything the provider sent, from the address or from its form. */
  readonly answer: URLSearchParams;
  readonly answeredBy: CodeFlowProvider["answersBy"];
  /** Address that was called, without its query. */
  readonly calledAt: string;
  readonly origin: string;
  /** The cookies that this browser brought along. */
  readonly browsers: readonly string[];
}

export type ProviderSignIn =
  | { readonly kind: "signed-in"; readonly signedIn: SignedIn; readonly returnTo: string }
  | { readonly kind: "connected"; readonly provider: CodeFlowName; readonly returnTo: string }
  | {
      readonly kind: "problem";
      readonly problem: ProviderProblem;
      /** Undefined when the answer belongs to no visit of this browser. */
      readonly visit?: Pick<ProviderVisit, "provider" | "purpose" | "returnTo">;
    };

const DENIED = new Set([
  "access_denied",
  "user_cancelled_authorize",
  "login_required",
  "consent_required",
  "interaction_required",
  "account_selection_required",
]);

/**
 * Ends a visit to a provider: the state must be one of ours, unused, younger than ten minutes and from this
 * browser; then the provider's answer is checked in full, and then it is decided who that is (AUTH-13).
 * Every refusal is an outcome with a reason that the sign-in page explains.
 */
export async function completeProviderSignIn(
  ctx: SocialContext,
  input: CompleteInput,
): Promise<ProviderSignIn> {
  const visit = await visitOf(ctx, input);
  if (visit === undefined) return { kind: "problem", problem: "linkExpired" };
  const proven = await prove(ctx, { ...input, visit });
  if (typeof proven === "string") return { kind: "problem", problem: proven, visit };
  const { provider, purpose, returnTo } = visit;
  if (purpose.kind === "connect") {
    const problem = await connectIdentity(ctx, { provider, purpose, session: proven });
    return problem === undefined
      ? { kind: "connected", provider, returnTo }
      : { kind: "problem", problem, visit };
  }
  const admitted = await signInWithProvider(ctx, { provider, session: proven });
  if (typeof admitted === "string") return { kind: "problem", problem: admitted, visit };
  return { kind: "signed-in", signedIn: await signInto(ctx, admitted), returnTo };
}

/** Two states, or one of a length we never make, are none. */
async function visitOf(ctx: SocialContext, input: CompleteInput): Promise<ProviderVisit | undefined> {
  const states = input.answer.getAll("state");
  const [state] = states;
  if (states.length !== 1 || state === undefined || state.length > 100) return undefined;
  const { browsers } = input;
  const at = ctx.clock.now();
  return ctx.db.transaction((trx) => takeVisit(trx, ctx, { state, browsers, at }));
}

async function prove(
  ctx: SocialContext,
  { visit, ...input }: CompleteInput & { readonly visit: ProviderVisit },
): Promise<PoolSession | ProviderProblem> {
  const provider = ctx.codeFlow.find(ctx, { name: visit.provider, origin: input.origin });
  if (provider === undefined) return "providerUnavailable";
  // Each provider has one way to come back; an answer by another one was bent on its way.
  if (provider.answersBy !== input.answeredBy || input.calledAt !== visit.redirectUri) return "notAccepted";
  if (DENIED.has(input.answer.get("error") ?? "")) return "denied";
  const exchanged = await provider.exchangeCode(ctx, {
    callbackUrl: `${visit.redirectUri}?${input.answer.toString()}`,
    redirectUri: visit.redirectUri,
    state: input.answer.get("state") ?? "",
    nonce: visit.nonce,
    codeVerifier: visit.codeVerifier,
  });
  return exchanged.ok ? exchanged.value : refusal(ctx, visit.provider, exchanged.error);
}

function refusal(ctx: SocialContext, provider: CodeFlowName, error: PoolError): ProviderProblem {
  const unavailable = error.code === "UNAVAILABLE" || error.code === "BUSY";
  ctx.log.warn("the answer of an identity provider was refused", {
    code: unavailable ? "identity.providerUnavailable" : "identity.providerAnswerRefused",
    kind: provider,
    ...(error.vendorCode !== undefined && { error: error.vendorCode }),
  });
  return unavailable ? "providerUnavailable" : "notAccepted";
}
