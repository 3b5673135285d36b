import type { QueueContext } from "#modules/messaging/server/messaging-context.ts";
import type { IdentityRuntime } from "./identity-runtime.ts";

/** What the use cases of this module need: tenant, keys, and the process's hashing and token caches. */
export type IdentityContext = QueueContext & { readonly identity: IdentityRuntime };
