import { OtherObjectFolder } from "#modules/documents/server/claim-object-folder.ts";
import { ConfigError } from "#platform/server/config/config.ts";
import { UnsafeDatabaseLogin } from "#platform/server/database/pool/require-safe-login.ts";
import { DataFolderInUse } from "#platform/server/dev-postgres/folder-lock.ts";
import { PostgresBinariesMissing } from "#platform/server/dev-postgres/postgres-binaries.ts";
import { LiveTenantRefused } from "./live-tenant-problems.ts";

/** Whose messages say all that whoever starts a server has to know. */
const KNOWN = [
  ConfigError,
  DataFolderInUse,
  PostgresBinariesMissing,
  UnsafeDatabaseLogin,
  LiveTenantRefused,
  OtherObjectFolder,
];

/** Why a server didn't start, for whoever reads the terminal; with its stack where nobody expected it. */
export function whyNoStart(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (KNOWN.some((kind) => error instanceof kind)) return error.message;
  const { code, port } = error as NodeJS.ErrnoException & { readonly port?: number };
  if (code !== "EADDRINUSE" || port === undefined) return error.stack ?? String(error);
  return `Port ${port} is in use by another program, perhaps by another Forecourt. End that program, or start this one on another port: PORT=${port + 1} npm start`;
}
