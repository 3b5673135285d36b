import path from "node:path";
import { clamdScanner, parseClamdAddress } from "./clamd/clamd-scanner.ts";
import { fileObjectStore } from "./file/file-object-store.ts";
import type { ObjectStore } from "./object-store.ts";
import { signatureScanner } from "./signatures/signature-scanner.ts";
import type { VirusScanner } from "./virus-scanner.ts";
import type { Log } from "#platform/server/context/log.ts";
import { parseObjectStoreUrl } from "#platform/server/config/object-store-url.ts";

/** The store behind `OBJECT_STORE_URL`. @throws Error for an address the configuration would have refused */
export function openObjectStore(url: string): ObjectStore {
  const location = parseObjectStoreUrl(url);
  if (location === undefined) throw new Error("OBJECT_STORE_URL is neither file: nor s3:");
  return location.kind === "file"
    ? fileObjectStore(path.resolve(location.folder))
    : bucketStore(() => import("./s3/s3-object-store.ts").then((s3) => s3.s3ObjectStore(location)));
}

/** The client of buckets takes 37 MB, which servers that keep files in a folder need not have (0576). */
function bucketStore(open: () => Promise<ObjectStore>): ObjectStore {
  const opening = open();
  return {
    put: async (key, bytes) => (await opening).put(key, bytes),
    get: async (key) => (await opening).get(key),
    delete: async (key) => (await opening).delete(key),
  };
}

interface ScannerSettings {
  readonly clamdAddress: string | undefined;
  readonly production: boolean;
}

/** ClamAV where `CLAMD_ADDRESS` says so, else the embedded check, which knows test files only. */
export function openVirusScanner({ clamdAddress, production }: ScannerSettings, log: Log): VirusScanner {
  const address = clamdAddress === undefined ? undefined : parseClamdAddress(clamdAddress);
  if (address !== undefined) return clamdScanner({ address });
  if (production) log.warn("uploads are checked for structure only: set CLAMD_ADDRESS to scan for viruses");
  return signatureScanner;
}
