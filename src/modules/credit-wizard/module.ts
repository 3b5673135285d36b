import type { ServerModule } from "#platform/server/modules/server-module.ts";

export const creditWizardModule = { name: "credit-wizard" } satisfies ServerModule<never>;
