import type { ServerModule } from "#platform/server/modules/server-module.ts";

export const contractPapersModule = { name: "contract-papers" } satisfies ServerModule<never>;
