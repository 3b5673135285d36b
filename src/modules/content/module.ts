import type { ServerModule } from "#platform/server/modules/server-module.ts";

export const contentModule = {
  name: "content",
} satisfies ServerModule<never>;
