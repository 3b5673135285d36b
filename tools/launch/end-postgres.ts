import path from "node:path";
import { endOrphan } from "#platform/server/dev-postgres/postmaster.ts";

// Called by the launcher after the server was killed: nothing of ours keeps running.
const dataDir = path.resolve(process.env.DATA_DIR || "./.data");
await endOrphan(path.join(dataDir, "postgres"));
