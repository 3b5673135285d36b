import type { QueueContext } from "#modules/messaging/server/messaging-context.ts";
import type { BrowserContext } from "../domain/browser.ts";
import type { IdentityRuntime } from "./identity-runtime.ts";

/** What the use cases of this module need: tenant, keys, and the process's hashing and token caches. */
export type IdentityContext = QueueContext & BrowserContext & { readonly identity: IdentityRuntime };
