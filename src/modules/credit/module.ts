import type { ServerModule } from "#platform/server/modules/server-module.ts";

export const creditModule = {
  name: "credit",
} satisfies ServerModule<never>;
