import { apiClient } from "#platform/browser/api-client.ts";
import { session } from "#platform/browser/session.ts";
import type { TokenAnswer } from "#platform/browser/session-store.ts";

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

/** Ends the session here and on the server. @throws ApiError when the server could not be told */
export async function signOut(): Promise<void> {
  await apiClient.post(`${BASE}/sign-out`);
  session.end("signed-out");
}

/** @throws ApiError */
export async function isEmailAvailable(email: string, signal: AbortSignal): Promise<boolean> {
  const answer = await apiClient.get<{ available: boolean }>(`${BASE}/email-availability`, {
    query: { email },
    signal,
  });
  return answer.available;
}
