import { ofAccount } from "#platform/server/modules/personal-data.ts";
import type { ServerModule } from "#platform/server/modules/server-module.ts";
import { pushEndpoints } from "./http.ts";
import { es } from "./texts/es-data.ts";
import { listPushBrowsers } from "./server/list-push-browsers.ts";
import type { PushContext } from "./server/push-context.ts";

export const pushMessagesModule = {
  name: "push-messages",
  texts: [es],
  endpoints: pushEndpoints,
  personalData: [
    {
      name: "orderUpdates",
      tables: ["push_subscription"],
      collect: ofAccount(async (ctx: PushContext) =>
        (await listPushBrowsers(ctx)).browsers.map(({ device, since }) => ({ device, since })),
      ),
    },
  ],
} satisfies ServerModule<never>;
