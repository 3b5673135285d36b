import type { QueueContext } from "#modules/messaging/server/messaging-context.ts";
import type { BrowserContext } from "#modules/accounts/domain/browser.ts";
import type { SandboxScenario } from "#platform/shared/sandbox-scenario.ts";

/** What a pool may touch: the tenant, its keys, the clock, the database, and which browser asks. */
export type PoolContext = QueueContext & BrowserContext;

/**
 * Everything a pool can refuse (decision 0039). Vendors' own words never leave their adapter; what shoppers
 * read for each code is `server/internal/pool-error.ts`.
 */
export type PoolErrorCode =
  | "INVALID_CREDENTIALS"
  | "ACCOUNT_LOCKED"
  | "NEEDS_CONFIRMATION"
  | "RESET_REQUIRED"
  | "EMAIL_IN_USE"
  | "WRONG_CODE"
  | "CODE_EXPIRED"
  /** Too many wrong codes. */
  | "ATTEMPTS_EXCEEDED"
  /** Too many codes asked for. */
  | "REQUESTS_EXCEEDED"
  /** The pause between two codes is not over. */
  | "TOO_SOON"
  /** Too many resets asked for. */
  | "RESET_LIMIT"
  | "BUSY"
  | "PASSWORD_POLICY"
  /** The code is right, but somebody else signed up for the address too: the password decides. */
  | "PASSWORD_REQUIRED"
  | "UNAVAILABLE"
  /** The vendor ended the session, the user is disabled or gone, or a refresh handle was used twice. */
  | "SESSION_REVOKED"
  /** The redirect came back wrong: state, nonce, issuer or code. */
  | "REDIRECT_REFUSED"
  /** This pool has no such verb; `capabilities` says so beforehand. */
  | "UNSUPPORTED";

export interface PoolError {
  readonly code: PoolErrorCode;
  readonly retryAfterSeconds?: number;
  /** Wrong codes that are still allowed. */
  readonly attemptsLeft?: number;
  /** PASSWORD_POLICY: what the pool says is missing, as texts for people. */
  readonly rules?: readonly string[];
  /** UNAVAILABLE: the command may have taken effect nevertheless (a write that timed out). */
  readonly outcomeUnknown?: true;
  /** The vendor's name of the error, for logs only. */
  readonly vendorCode?: string;
}

/** A pool never throws for what it expects; what it throws is a defect. */
export type PoolAnswer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: PoolError };

/** Who somebody is, as the pool knows them. `issuer` and `subject` together never change. */
export interface PoolUser {
  readonly issuer: string;
  readonly subject: string;
  /** Normalized. */
  readonly email: string;
  /** Only a verified address may meet an account that exists already. */
  readonly emailVerified: boolean;
  readonly firstName?: string;
  readonly lastName?: string;
  /** Ten digits. */
  readonly phone?: string;
}

/** A person the pool let in. */
export interface PoolSession {
  readonly user: PoolUser;
  /**
   * What the pool wants to see when asked whether the person may stay (a vendor's refresh token). Kept
   * sealed on the server, never sent to a browser; null for pools that need none.
   */
  readonly handle: string | null;
}

/** Facts that screens and use cases may branch on; nothing branches on a vendor's name. */
interface PoolCapabilities {
  /** False: the sign-in screens are one "continue" button to `authorizeUrl`. */
  readonly embeddedForms: boolean;
  readonly emailOtp: boolean;
  readonly otpCodeLength: number;
  /** Ways through somebody else's account that the pool brings itself, e.g. `google`. */
  readonly social: readonly string[];
  /** False during an outage (AUTH-23). */
  readonly canSignUp: boolean;
  readonly canReset: boolean;
  readonly globalSignOut: boolean;
  /** A refresh handle is replaced at every use. */
  readonly rotation: boolean;
  /** Where people sign in now. */
  readonly region: string;
}

interface PoolDescriptor {
  readonly vendor: "embedded" | "cognito" | "openid-connect";
  readonly apiVersion: string;
  /** The pool's users are our accounts themselves: `PoolUser.subject` is the account's id. */
  readonly keepsAccounts?: true;
}

/** A code is on its way, or would be for an address that has an account. Seconds. */
export interface PoolCodeSent {
  readonly codeExpiresInSeconds: number;
  readonly resendAfterSeconds: number;
  /** One more request is allowed after this one. */
  readonly oneRequestLeft?: true;
}

export interface PoolSignUp {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Ten digits. */
  readonly phone: string;
  /** What the person agreed to; a pool that keeps our accounts stores it with them, others leave it to us. */
  readonly consents: readonly Consent[];
}

/** An answer to one of the questions of the sign-up form. */
export interface Consent {
  readonly kind: "terms" | "marketing-email" | "marketing-sms" | "phone-contact";
  readonly granted: boolean;
  readonly textVersion: string;
}

export interface PoolConfirm {
  readonly email: string;
  readonly code: string;
  readonly password?: string | undefined;
  /** Somebody signed up for this address more than once: without the password nothing is confirmed. */
  readonly contested: boolean;
}

export interface PoolAuthorize {
  /** Ours, exactly as registered. */
  readonly redirectUri: string;
  readonly state: string;
  readonly nonce: string;
  /** PKCE, S256. */
  readonly codeChallenge: string;
  /** One of `capabilities.social`; left out: the pool asks. */
  readonly idp?: string;
}

export interface PoolExchange {
  /** The whole address the browser came back to, with its query. */
  readonly callbackUrl: string;
  readonly redirectUri: string;
  /** What was sent with `authorizeUrl`, kept on the server meanwhile. */
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

/**
 * Who somebody is: a directory of people with their passwords and codes (AUTH-20, OP-37). The embedded pool
 * and hosted services stand behind it. Sessions, tokens, limits and accounts are ours for every pool.
 * `ctx, command` in, one `PoolAnswer` out; e-mail addresses come normalized.
 */
export interface IdentityPool {
  readonly descriptor: PoolDescriptor;
  /** How to reach every outcome of an embedded provider; a vendor has none. */
  readonly scenarios?: readonly SandboxScenario[];
  /** Changes with the pool's health; cheap, asked on every screen. */
  capabilities(ctx: PoolContext): Promise<PoolCapabilities>;
  /** One free and cheap call to the home region: false when it does not answer. */
  probe(ctx: PoolContext): Promise<boolean>;

  /**
   * Makes an unconfirmed user and sends a code. `contested`: the pool had one of this address already, and
   * keeps that one's password.
   */
  signUp(
    ctx: PoolContext,
    command: PoolSignUp,
  ): Promise<PoolAnswer<PoolCodeSent & { readonly contested?: true }>>;
  /** Confirms by code; a session only when the password came along and is right. */
  confirmSignUp(
    ctx: PoolContext,
    command: PoolConfirm,
  ): Promise<PoolAnswer<{ readonly session: PoolSession | null }>>;
  resendSignUpCode(ctx: PoolContext, command: { readonly email: string }): Promise<PoolAnswer<PoolCodeSent>>;

  signInWithPassword(
    ctx: PoolContext,
    command: { readonly email: string; readonly password: string },
  ): Promise<PoolAnswer<PoolSession>>;
  /** After our passcode service checked the six digits: the pool agrees, or knows nobody of this address. */
  signInWithPasscode(ctx: PoolContext, command: { readonly email: string }): Promise<PoolAnswer<PoolSession>>;

  /** Known and unknown addresses answer alike. */
  startPasswordReset(
    ctx: PoolContext,
    command: { readonly email: string },
  ): Promise<PoolAnswer<PoolCodeSent>>;
  confirmPasswordReset(
    ctx: PoolContext,
    command: { readonly email: string; readonly code: string; readonly newPassword: string },
  ): Promise<PoolAnswer<null>>;
  changePassword(
    ctx: PoolContext,
    command: { readonly email: string; readonly password: string; readonly newPassword: string },
  ): Promise<PoolAnswer<null>>;

  /** Asks whether the person may stay; answers the handle that counts from now on. */
  refresh(
    ctx: PoolContext,
    command: { readonly handle: string },
  ): Promise<PoolAnswer<{ readonly handle: string }>>;
  /** Ends the vendor's session; repeatable. */
  signOut(
    ctx: PoolContext,
    command: { readonly handle: string; readonly everywhere: boolean },
  ): Promise<PoolAnswer<null>>;

  /** Where the browser goes to sign in (code flow with PKCE S256, state and nonce). */
  authorizeUrl(ctx: PoolContext, command: PoolAuthorize): Promise<PoolAnswer<{ readonly url: string }>>;
  exchangeCode(ctx: PoolContext, command: PoolExchange): Promise<PoolAnswer<PoolSession>>;
}

export const poolOk = <T>(value: T): PoolAnswer<T> => ({ ok: true, value });

export const poolRefuses = (
  code: PoolErrorCode,
  more: Omit<PoolError, "code"> = {},
): { readonly ok: false; readonly error: PoolError } => ({ ok: false, error: { code, ...more } });
