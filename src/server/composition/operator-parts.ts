import { openObjectStore } from "#modules/documents/providers/document-ports.ts";
import type { Config } from "#platform/server/config/config.ts";

/** What an operator's commands need beside the database. */
export function openOperatorParts(config: Config) {
  return { objectStore: openObjectStore(config.objectStoreUrl) };
}
