import type { ServerModule } from "#platform/server/modules/server-module.ts";

export const searchEnginesModule = { name: "search-engines" } satisfies ServerModule<never>;
