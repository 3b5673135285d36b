import type { QueueContext } from "#modules/messaging/server/messaging-context.ts";
import type { BrowserContext } from "../domain/browser.ts";
import type { CommonPasswords } from "./passwords/common-passwords.ts";
import type { PasswordHasher } from "./passwords/password-hasher.ts";

/** The process-wide state of accounts, built once in composition and passed through the context. */
export interface AccountsRuntime {
  /** True while the sandbox desk is on: test phone numbers pass, loopback callers have no address limits. */
  readonly sandbox: boolean;
  readonly passwords: PasswordHasher;
  readonly commonPasswords: CommonPasswords;
}

/** What reading and writing accounts needs. */
export type AccountsContext = QueueContext & BrowserContext & { readonly identity: AccountsRuntime };
