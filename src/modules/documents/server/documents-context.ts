import type { TenantKeys } from "#platform/server/crypto/field-encryption.ts";
import type { TenantContext } from "#modules/tenancy/server/tenant-context.ts";
import type { ObjectStore } from "../providers/object-store.ts";
import type { Thumbnailer } from "../providers/thumbnailer.ts";
import type { VirusScanner } from "../providers/virus-scanner.ts";

/** What reading lists needs; names of files are sealed. */
export type DocumentsReadContext = TenantContext & { readonly keys: TenantKeys };

/** What moving bytes needs. */
export type DocumentsContext = DocumentsReadContext & {
  readonly objectStore: ObjectStore;
  readonly virusScanner: VirusScanner;
  readonly thumbnailer: Thumbnailer;
};
