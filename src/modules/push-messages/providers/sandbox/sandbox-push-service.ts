import type { QueueContext } from "#modules/messaging/server/messaging-context.ts";
import { arriveAtSandboxBrowser } from "../../server/sandbox-browsers.ts";
import type { PushService } from "../push-service.ts";

/** The push service of browsers that the sandbox plays. */
export function sandboxPushService(ctx: QueueContext): PushService {
  return { send: (request) => arriveAtSandboxBrowser(ctx, request) };
}
