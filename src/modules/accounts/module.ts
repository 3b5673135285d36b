import type { ServerModule } from "#platform/server/modules/server-module.ts";

export const accountsModule = {
  name: "accounts",
} satisfies ServerModule<never>;
