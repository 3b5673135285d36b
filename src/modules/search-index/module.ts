import type { ServerModule } from "#platform/server/modules/server-module.ts";

export const searchIndexModule = { name: "search-index" } satisfies ServerModule<never>;
