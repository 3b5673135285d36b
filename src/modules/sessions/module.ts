import type { ServerModule } from "#platform/server/modules/server-module.ts";
import { rotateOldSigningKeys } from "./server/tokens/rotate-signing-key.ts";

export const sessionsModule = {
  name: "sessions",
  periodic: [{ name: "rotate-signing-keys", everyMs: 3_600_000, run: rotateOldSigningKeys }],
} satisfies ServerModule<never>;
