import { createServer } from "node:http";
import { readConfig } from "#platform/server/config/config.ts";
import { openServerDatabase } from "#platform/server/database/open-server-database.ts";
import { pinoLog } from "#platform/server/context/pino-log.ts";
import { answerRequests } from "#server/http/answer-requests.ts";
import { composeApplication } from "#server/composition.ts";
import { createRequestListener } from "#server/http/request-listener.ts";
import { seedDemo } from "#server/commands/seed-demo.ts";
import { StaticFiles } from "#server/pages/static-files.ts";

/** The product without its pages: every call of the API as in production, no build needed. */
const config = readConfig();
const log = pinoLog({ level: config.logLevel });
const opened = await openServerDatabase({ config, log });
if (config.demo) await seedDemo({ config, log, database: opened.database });
const application = await composeApplication({
  config,
  log,
  database: opened.database,
  frontend: {
    render: async () => ({ response: new Response("no pages here", { status: 404 }), document: null }),
    prerenderCards: undefined,
    files: new StaticFiles("/nonexistent"),
    middleware: undefined,
    close: async () => undefined,
  },
});
const listener = createRequestListener(application.fetch, log);
const { trustedProxies } = config;
const door = { trustedProxies, log, cached: () => application.cached, middleware: () => undefined };
const server = createServer(answerRequests({ ...door, listener }));
server.listen(config.port, config.host);

process.on("SIGTERM", () => {
  server.close();
  server.closeAllConnections();
  void application
    .close()
    .then(() => opened.close())
    .then(() => process.exit(0));
});
