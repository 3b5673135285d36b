import { apiClient } from "#platform/browser/http/api-client.ts";
import { session } from "#platform/browser/session/session.ts";
import type { TokenAnswer } from "#platform/browser/session/session-store.ts";

const BASE = "/public/identity";

/** Seconds; `oneRequestLeft` asks for a warning (MSG-20). */
export interface CodeSentAnswer {
  readonly codeExpiresInSeconds: number;
  readonly resendAfterSeconds: number;
  readonly oneRequestLeft?: boolean;
}

/** Signs in and starts this tab's session. @throws ApiError */
export async function signIn(input: { readonly email: string; readonly password: string }): Promise<void> {
  session.start(await apiClient.post<TokenAnswer>(`${BASE}/sign-in`, input));
}

/** @throws ApiError */
export function signUp(input: Readonly<Record<string, string | boolean>>): Promise<CodeSentAnswer> {
  return apiClient.post<CodeSentAnswer>(`${BASE}/sign-up`, input);
}

/** Confirms a sign-up; true when that signed the person in as well. @throws ApiError */
export async function confirmSignUp(input: {
  readonly email: string;
  readonly code: string;
  readonly password?: string;
}): Promise<boolean> {
  const answer = await apiClient.post<TokenAnswer | { confirmed: true }>(`${BASE}/confirm`, input);
  if ("confirmed" in answer) return false;
  session.start(answer);
  return true;
}

/** @throws ApiError */
export function resendCode(input: { readonly email: string }): Promise<CodeSentAnswer> {
  return apiClient.post<CodeSentAnswer>(`${BASE}/resend`, input);
}

/** Asks for a sign-in passcode (AUTH-02); known and unknown addresses answer alike. @throws ApiError */
export function startPasscode(input: { readonly email: string }): Promise<CodeSentAnswer> {
  return apiClient.post<CodeSentAnswer>(`${BASE}/passcode/start`, input);
}

/** Signs in with the passcode (AUTH-07). @throws ApiError */
export async function verifyPasscode(input: {
  readonly email: string;
  readonly code: string;
}): Promise<void> {
  session.start(await apiClient.post<TokenAnswer>(`${BASE}/passcode/verify`, input));
}

/** Asks for a code that resets the password (AUTH-04). @throws ApiError */
export function forgotPassword(input: { readonly email: string }): Promise<CodeSentAnswer> {
  return apiClient.post<CodeSentAnswer>(`${BASE}/forgot`, input);
}

/** Sets a new password (AUTH-05); signing in with it is another call. @throws ApiError */
export async function resetPassword(input: {
  readonly email: string;
  readonly code: string;
  readonly password: string;
  readonly confirmPassword: string;
}): Promise<void> {
  await apiClient.post(`${BASE}/forgot/confirm`, input);
}

/** Ends the session here and on the server. @throws ApiError when the server could not be told */
export async function signOut(): Promise<void> {
  await apiClient.post(`${BASE}/sign-out`);
  session.end("signed-out");
}

/** What the retailer's pool can do now; both are false during an outage (AUTH-23). */
export interface SignInOptions {
  readonly canSignUp: boolean;
  readonly canReset: boolean;
}

/** @throws ApiError */
export function readSignInOptions(signal: AbortSignal): Promise<SignInOptions> {
  return apiClient.get<SignInOptions>(`${BASE}/options`, { signal });
}

/** @throws ApiError */
export async function isPasswordCommon(
  input: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<boolean> {
  const answer = await apiClient.post<{ common: boolean }>(`${BASE}/password-check`, input, { signal });
  return answer.common;
}

/** @throws ApiError */
export async function isEmailAvailable(email: string, signal: AbortSignal): Promise<boolean> {
  const answer = await apiClient.get<{ available: boolean }>(`${BASE}/email-availability`, {
    query: { email },
    signal,
  });
  return answer.available;
}
