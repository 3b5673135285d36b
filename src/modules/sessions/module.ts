import type { ServerModule } from "#platform/server/modules/server-module.ts";
import { oldSigningKeys, rotateOldSigningKeys } from "./server/tokens/rotate-signing-key.ts";

export const sessionsModule = {
  name: "sessions",
  periodic: [
    { name: "rotate-signing-keys", everyMs: 3_600_000, run: rotateOldSigningKeys, due: oldSigningKeys },
  ],
} satisfies ServerModule<never>;
