import { apiClient } from "#platform/browser/http/api-client.ts";
import { isApiError } from "#platform/browser/http/api-error.ts";
import type { Language } from "#platform/shared/texts/language.ts";
import type { HomeAddress } from "#modules/accounts/domain/profile-schema.ts";

/** What `GET /api/profile` answers. */
export interface ProfileView extends HomeAddress {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** Ten digits, or empty. */
  readonly phoneNumber: string;
  readonly isSubscribedToMarketing: boolean;
  readonly isSubscribedToMarketingSms: boolean;
  readonly consents: readonly {
    readonly kind: "terms" | "marketing-email" | "marketing-sms" | "phone-contact" | "order-push";
    readonly granted: boolean;
    /** ISO instant. */
    readonly at: string;
  }[];
  readonly hasPassword: boolean;
  readonly canChangePassword: boolean;
  /** Names of those who vouch for the person, e.g. `google`. */
  readonly signsInWith: readonly ConnectionItem["provider"][];
  readonly language: Language | null;
}

export interface SessionItem {
  readonly id: string;
  readonly device: string;
  /** ISO instants. */
  readonly createdAt: string;
  readonly lastUsedAt: string;
  readonly current: boolean;
}

export interface SessionsView {
  readonly sessions: readonly SessionItem[];
}

/** Somebody else's account through which this one may be reached. */
export interface ConnectionItem {
  readonly provider: "google" | "apple" | "hosted";
  readonly connected: boolean;
  /** ISO instant, or null. */
  readonly connectedAt: string | null;
}

export interface ConnectionsView {
  readonly identities: readonly ConnectionItem[];
}

/** Seconds. */
export interface EmailCodeSent {
  readonly email: string;
  readonly resendAfterSeconds: number;
  readonly oneRequestLeft: boolean;
}

type Texts = Readonly<Record<string, string | boolean>>;

const BASE = "/api/profile";
/** What the parts of the page read, each by itself. */
export const PROFILE = BASE;
export const SESSIONS = `${BASE}/sessions`;
export const CONNECTIONS = `${BASE}/identities`;

export const profileApi = {
  update: (change: Texts) => apiClient.patch<ProfileView>(BASE, change),
  savePreferences: (preferences: Texts) => apiClient.put<ProfileView>(`${BASE}/preferences`, preferences),
  changePassword: (change: Texts) => apiClient.post(`${BASE}/password`, change),
  askEmail: (change: Texts) => apiClient.post<EmailCodeSent>(`${BASE}/email`, change),
  confirmEmail: (code: string) => apiClient.post<ProfileView>(`${BASE}/email/confirm`, { code }),
  endSession: (id: string) => apiClient.delete(`${BASE}/sessions/${encodeURIComponent(id)}`),
  signOutEverywhere: (scope: "everywhere" | "elsewhere") =>
    apiClient.post<{ ended: number }>(`${BASE}/sign-out-everywhere`, { scope }),
  connect: (provider: string, proof: Texts) =>
    apiClient.post<{ url: string }>(`${BASE}/identities/${provider}/start`, {
      ...proof,
      returnTo: "/profile",
    }),
  disconnect: (provider: string, proof: Texts) =>
    apiClient.post(`${BASE}/identities/${provider}/disconnect`, proof),
  deleteAccount: (currentPassword: string | undefined) =>
    apiClient.post(`${BASE}/delete`, {
      confirm: "delete-account",
      ...(currentPassword !== undefined && { currentPassword }),
    }),
} as const;

/** New tokens, so that the header shows the new name at once; without them it follows within ten minutes. */
export async function refreshGreeting(): Promise<void> {
  try {
    await apiClient.refresh();
  } catch (error) {
    if (!isApiError(error)) throw error;
  }
}
