import { readConfig } from "#platform/server/config/config.ts";
import { pinoLog } from "#platform/server/context/pino-log.ts";
import { openServerDatabase } from "#platform/server/database/open-server-database.ts";
import { seedDemo } from "#server/commands/seed-demo.ts";

/** Fills the data folder that DATA_DIR names as the first start of a server does, without the product around it. */
const config = readConfig();
const log = pinoLog({ level: "warn" });
const opened = await openServerDatabase({ config, log });
try {
  await seedDemo({ config, database: opened.database, log });
} finally {
  await opened.close();
}
