import type { AuthenticationResultType } from "@aws-sdk/client-cognito-identity-provider";
import type { SigningKeys } from "#modules/sessions/server/tokens/signing-keys.ts";
import {
  type IdentityPool,
  type PoolAnswer,
  type PoolCodeSent,
  type PoolContext,
  poolOk,
  poolRefuses,
  type PoolSession,
} from "../../ports/identity-pool.ts";
import type { PoolRegions } from "../pool-regions.ts";
import { cognitoError, type CognitoOperation } from "./cognito-error.ts";
import type { CognitoRegion } from "./cognito-region.ts";
import {
  answerChallenge,
  endAllSessions,
  endSession,
  exchangeRefreshToken,
  requestChallenge,
  requestCodeAgain,
  requestConfirmation,
  requestNewPassword,
  requestPasswordChange,
  requestPasswordCheck,
  requestReset,
  requestSignUp,
} from "./cognito-requests.ts";
import { signPasscodeProof } from "./passcode-proof.ts";

/** The service's own figures: a day for a sign-up, an hour for a reset; half a minute is ours. */
const SIGN_UP_CODE_SENT: PoolCodeSent = { codeExpiresInSeconds: 86_400, resendAfterSeconds: 30 };
const RESET_CODE_SENT: PoolCodeSent = { codeExpiresInSeconds: 3_600, resendAfterSeconds: 30 };

type SignedUp = PoolCodeSent & { readonly contested?: true };

interface CognitoPoolOptions {
  readonly primary: CognitoRegion;
  /** A read-only copy of the same pool: people sign in there, nothing changes. */
  readonly secondary: CognitoRegion | null;
  readonly regions: PoolRegions;
  readonly signingKeys: SigningKeys;
}

/** An Amazon Cognito user pool whose user names are e-mail addresses (decision 0039): what its answers mean to us. */
export class CognitoPool implements IdentityPool {
  readonly descriptor = { vendor: "cognito", apiVersion: "2016-04-18" } as const;
  readonly #options: CognitoPoolOptions;

  constructor(options: CognitoPoolOptions) {
    this.#options = options;
  }

  async capabilities(ctx: PoolContext) {
    const active = await this.#options.regions.active(ctx);
    return {
      embeddedForms: true,
      emailOtp: true,
      otpCodeLength: 6,
      social: [],
      canSignUp: active === "primary",
      canReset: active === "primary",
      globalSignOut: true,
      rotation: true,
      region: (active === "secondary" ? this.#options.secondary : null)?.name ?? this.#options.primary.name,
    };
  }

  probe(): Promise<boolean> {
    return this.#options.primary.isAlive();
  }

  signUp(
    ctx: PoolContext,
    command: Parameters<IdentityPool["signUp"]>[1],
  ): ReturnType<IdentityPool["signUp"]> {
    return this.#change<SignedUp>(ctx, "signUp", async (region) => {
      try {
        await requestSignUp(region, command);
      } catch (error) {
        if (nameOf(error) !== "UsernameExistsException") throw error;
        return signUpAgain(region, command.email);
      }
      return poolOk(SIGN_UP_CODE_SENT);
    });
  }

  confirmSignUp(ctx: PoolContext, command: Parameters<IdentityPool["confirmSignUp"]>[1]) {
    const { email, password, contested } = command;
    return this.#change(ctx, "confirmSignUp", async (region) => {
      if (contested && password === undefined) return poolRefuses("PASSWORD_REQUIRED");
      let confirmedBefore = false;
      try {
        await requestConfirmation(region, command);
      } catch (error) {
        // An earlier try whose answer got lost may have confirmed; the password then proves it.
        confirmedBefore = nameOf(error) === "NotAuthorizedException" && password !== undefined;
        if (!confirmedBefore) throw error;
      }
      if (password === undefined) return poolOk({ session: null });
      const signedIn = await this.signInWithPassword(ctx, { email, password });
      if (confirmedBefore && !signedIn.ok) return poolRefuses("WRONG_CODE");
      return poolOk({ session: signedIn.ok ? signedIn.value : null });
    });
  }

  resendSignUpCode(ctx: PoolContext, { email }: { readonly email: string }) {
    return this.#change<PoolCodeSent>(ctx, "resend", async (region) => {
      try {
        await requestCodeAgain(region, email);
      } catch (error) {
        // Unknown, or confirmed already: the same answer, no message.
        if (!isUnknownUser(error)) throw error;
      }
      return poolOk(SIGN_UP_CODE_SENT);
    });
  }

  signInWithPassword(ctx: PoolContext, command: { readonly email: string; readonly password: string }) {
    return this.#ask<PoolSession>(ctx, "signIn", async (region) => {
      const answer = await requestPasswordCheck(region, command);
      const { ChallengeName: challenge, AuthenticationResult: tokens } = answer;
      if (challenge === "NEW_PASSWORD_REQUIRED") return poolRefuses("RESET_REQUIRED");
      if (challenge !== undefined) return poolRefuses("UNSUPPORTED", { vendorCode: challenge });
      return poolOk(await sessionOf(region, tokens));
    });
  }

  signInWithPasscode(ctx: PoolContext, { email }: { readonly email: string }) {
    return this.#ask<PoolSession>(ctx, "passcode", async (region) => {
      const { clientId } = region;
      const started = await requestChallenge(region, email);
      const nonce = started.ChallengeParameters?.["nonce"];
      if (started.ChallengeName !== "CUSTOM_CHALLENGE" || nonce === undefined)
        return poolRefuses("UNAVAILABLE", { vendorCode: "custom-challenge-missing" });
      const proof = await signPasscodeProof(ctx, this.#options.signingKeys, { clientId, email, nonce });
      const username = started.ChallengeParameters?.["USERNAME"] ?? email;
      const answered = await answerChallenge(region, { session: started.Session, username, proof });
      if (answered.ChallengeName !== undefined) return poolRefuses("INVALID_CREDENTIALS");
      return poolOk(await sessionOf(region, answered.AuthenticationResult));
    });
  }

  startPasswordReset(ctx: PoolContext, { email }: { readonly email: string }) {
    return this.#change<PoolCodeSent>(ctx, "startReset", async (region) => {
      try {
        await requestReset(region, email);
      } catch (error) {
        // Unknown, unconfirmed or disabled, over the vendor's limit, or no mail gets through: only users of the
        // pool can meet these, so all get the answer of those who cannot. Our own limits come before.
        if (!isUnknownUser(error) && !ONLY_KNOWN.has(nameOf(error))) throw error;
      }
      return poolOk(RESET_CODE_SENT);
    });
  }

  confirmPasswordReset(ctx: PoolContext, command: Parameters<IdentityPool["confirmPasswordReset"]>[1]) {
    return this.#change<null>(ctx, "confirmReset", async (region) => {
      await requestNewPassword(region, command);
      return poolOk(null);
    });
  }

  changePassword(ctx: PoolContext, command: Parameters<IdentityPool["changePassword"]>[1]) {
    return this.#change<null>(ctx, "changePassword", async (region) => {
      const { AuthenticationResult: tokens } = await requestPasswordCheck(region, command);
      if (tokens?.AccessToken === undefined) return poolRefuses("INVALID_CREDENTIALS");
      await requestPasswordChange(region, { ...command, accessToken: tokens.AccessToken });
      return poolOk(null);
    });
  }

  refresh(ctx: PoolContext, { handle }: { readonly handle: string }) {
    return this.#ask<{ handle: string }>(ctx, "refresh", async (region) => {
      const tokens = await exchangeRefreshToken(region, handle);
      // Without rotation the same token goes on counting.
      return poolOk({ handle: tokens?.RefreshToken ?? handle });
    });
  }

  signOut(
    ctx: PoolContext,
    { handle, everywhere }: { readonly handle: string; readonly everywhere: boolean },
  ) {
    return this.#ask<null>(ctx, "signOut", async (region) => {
      try {
        await (everywhere ? endAllSessions(region, handle) : endSession(region, handle));
      } catch (error) {
        // Ended before: that is what was asked for.
        if (cognitoError("refresh", error).code !== "SESSION_REVOKED") throw error;
      }
      return poolOk(null);
    });
  }

  /** Redirects go through the OpenID Connect adapter, which a user pool's own issuer fits. */
  authorizeUrl(): Promise<PoolAnswer<{ readonly url: string }>> {
    return Promise.resolve(poolRefuses("UNSUPPORTED"));
  }

  exchangeCode(): Promise<PoolAnswer<PoolSession>> {
    return Promise.resolve(poolRefuses("UNSUPPORTED"));
  }

  /** Calls that every region answers. */
  async #ask<T>(
    ctx: PoolContext,
    operation: CognitoOperation,
    run: (region: CognitoRegion) => Promise<PoolAnswer<T>>,
  ): Promise<PoolAnswer<T>> {
    const active = await this.#options.regions.active(ctx);
    const region = active === "secondary" ? this.#options.secondary : this.#options.primary;
    if (active === "none" || region === null) return poolRefuses("UNAVAILABLE");
    return translated(ctx, operation, () => run(region));
  }

  /** Calls that only the home region takes, because its copy is read-only. */
  async #change<T>(
    ctx: PoolContext,
    operation: CognitoOperation,
    run: (region: CognitoRegion) => Promise<PoolAnswer<T>>,
  ): Promise<PoolAnswer<T>> {
    if ((await this.#options.regions.active(ctx)) !== "primary") return poolRefuses("UNAVAILABLE");
    return translated(ctx, operation, () => run(this.#options.primary));
  }
}

/** A user that never confirmed does not take the address: they get another code (and see `contested`). */
async function signUpAgain(region: CognitoRegion, email: string): Promise<PoolAnswer<SignedUp>> {
  try {
    await requestCodeAgain(region, email);
    return poolOk({ ...SIGN_UP_CODE_SENT, contested: true });
  } catch (error) {
    if (nameOf(error) === "InvalidParameterException") return poolRefuses("EMAIL_IN_USE");
    throw error;
  }
}

async function translated<T>(
  ctx: PoolContext,
  operation: CognitoOperation,
  run: () => Promise<PoolAnswer<T>>,
): Promise<PoolAnswer<T>> {
  try {
    return await run();
  } catch (error) {
    const refused = cognitoError(operation, error);
    if (refused.code === "UNAVAILABLE" || refused.code === "BUSY")
      ctx.log.warn("the user pool did not do as asked", { kind: operation, code: refused.vendorCode ?? "" });
    return { ok: false, error: refused };
  }
}

async function sessionOf(
  region: CognitoRegion,
  tokens: AuthenticationResultType | undefined,
): Promise<PoolSession> {
  const user = await region.tokens.userOf(tokens?.IdToken ?? "");
  return { user, handle: tokens?.RefreshToken ?? null };
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : "";
}

/** What is answered for users that are unknown or in a state where the call makes no sense. */
const ONLY_KNOWN: ReadonlySet<string> = new Set([
  "LimitExceededException",
  "CodeDeliveryFailureException",
  "UserNotConfirmedException",
]);

function isUnknownUser(error: unknown): boolean {
  return ["UserNotFoundException", "InvalidParameterException", "NotAuthorizedException"].includes(
    nameOf(error),
  );
}
