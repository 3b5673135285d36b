import type { ServerModule } from "#platform/server/modules/server-module.ts";

export const tradeInPagesModule = { name: "trade-in-pages" } satisfies ServerModule<never>;
