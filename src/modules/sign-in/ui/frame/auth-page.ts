import type { SocialProvider } from "#modules/tenancy/domain/social-sign-in.ts";
import type { Dictionary } from "#platform/shared/texts/text.ts";

/** Everything an auth page knows from the server: the retailer's choices and the address asked for. */
export interface AuthPage {
  readonly brandName: string;
  /** Ten digits, for errors of ours (MSG-07). */
  readonly supportPhone: string;
  /** Providers to offer, in their order (AUTH-13). */
  readonly social: readonly SocialProvider[];
  /** The retailer's pool has no forms of ours: one button leads to its own page. */
  readonly hosted: boolean;
  /** AUTH-11. */
  readonly layout: "social" | "image";
  /** The retailer's picture, or a drawing of a car. */
  readonly image: { readonly url: string; readonly isDrawn: boolean };
  /** AUTH-24. */
  readonly consents: { readonly email: boolean; readonly sms: boolean };
  readonly termsHref: string;
  readonly privacyHref: string;
  /** Messages can be read at the sandbox desk. */
  readonly sandbox: boolean;
  readonly demoSignIn: { readonly email: string; readonly password: string } | null;
  /** The retailer's own wordings of this module. */
  readonly messages: Readonly<Record<string, string>>;
  /** What these pages say in Spanish; null in English. */
  readonly texts: Dictionary | null;
  readonly address: { readonly path: string; readonly search: string };
}

/** Addresses that the auth pages serve without a new document (table A). */
const AUTH_PATHS = [
  "/sign-in",
  "/sign-in/code",
  "/sign-in/verify",
  "/sign-in/complete",
  "/sign-up",
  "/sign-up/confirm",
  "/reset-password",
  "/reset-password/confirm",
  "/auth/callback",
] as const;
export type AuthPath = (typeof AUTH_PATHS)[number];

export function isAuthPath(path: string): path is AuthPath {
  return (AUTH_PATHS as readonly string[]).includes(path);
}
