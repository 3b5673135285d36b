import type { QueueContext } from "#modules/messaging/server/messaging-context.ts";
import type { PushService } from "./push-service.ts";
import { isStandIn } from "../server/sandbox-browsers.ts";
import { sandboxPushService } from "./sandbox/sandbox-push-service.ts";
import { webPushService } from "./web/web-push-service.ts";

/** Who brings messages to an address. */
export type PushServices = (ctx: QueueContext, endpoint: string) => PushService;

/** @param web the services of browser makers; the stand-in is for its own addresses at demo retailers only */
export function pushServices(web: PushService = webPushService()): PushServices {
  return (ctx, endpoint) => (ctx.tenant.isDemo && isStandIn(endpoint) ? sandboxPushService(ctx) : web);
}
