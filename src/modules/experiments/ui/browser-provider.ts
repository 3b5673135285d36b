import {
  ErrorCode,
  OpenFeatureEventEmitter,
  ProviderEvents,
  StandardResolutionReasons,
  type JsonValue,
  type Provider,
  type ResolutionDetails,
} from "@openfeature/web-sdk";
import type { Datafile } from "../domain/datafile.ts";
import { isFlagKey } from "../domain/flag-catalog-data.ts";
import { allowedForces } from "../domain/forced-flags.ts";
import { resolveFlag } from "../domain/resolve-flag.ts";

interface BrowserProviderParts {
  /** Rejects when there is none to be had; the next refresh tries again. */
  readonly fetchDatafile: () => Promise<Datafile>;
  /** What visitors are drawn by; null when the browser keeps nothing. */
  readonly unit: string | null;
  /** What the tab wishes to force, unchecked. */
  readonly wishes: () => unknown;
}

interface BrowserProvider extends Provider {
  /** Fetches the datafile again (FLG-20); keeps the last good one when that fails. */
  refresh(): Promise<void>;
  /** Milliseconds until the next refresh is due. */
  readonly refreshMs: number;
}

const FIRST_RETRY_MS = 300_000;

/** The browser's OpenFeature provider over the datafile of the proxy endpoint. */
export function browserProvider(parts: BrowserProviderParts): BrowserProvider {
  const events = new OpenFeatureEventEmitter();
  let datafile: Datafile | undefined;
  const resolve = resolver(parts, () => datafile);
  return {
    metadata: { name: "forecourt-datafile" },
    runsOn: "client",
    events,
    get refreshMs() {
      return datafile?.refreshMs ?? FIRST_RETRY_MS;
    },
    async initialize() {
      datafile = await parts.fetchDatafile();
    },
    async refresh() {
      const before = datafile;
      datafile = await parts.fetchDatafile();
      if (before === undefined) events.emit(ProviderEvents.Ready);
      else if (JSON.stringify(before) !== JSON.stringify(datafile))
        events.emit(ProviderEvents.ConfigurationChanged);
    },
    resolveBooleanEvaluation: (key, fallback) =>
      resolve(key, {
        fallback,
        read: (value) => (value === "on" || value === "off" ? value === "on" : undefined),
      }),
    resolveStringEvaluation: (key, fallback) => resolve(key, { fallback, read: (value) => value }),
    resolveNumberEvaluation: (key, fallback) => resolve<number>(key, { fallback, read: () => undefined }),
    resolveObjectEvaluation: (key, fallback) => resolve(key, { fallback, read: () => undefined }),
  };
}

/** Decides one flag by the datafile of this moment. */
function resolver({ wishes, unit }: BrowserProviderParts, now: () => Datafile | undefined) {
  return <T extends JsonValue>(
    key: string,
    { fallback, read }: { readonly fallback: T; readonly read: (value: string) => T | undefined },
  ): ResolutionDetails<T> => {
    const failed = (errorCode: ErrorCode) => ({
      value: fallback,
      errorCode,
      reason: StandardResolutionReasons.ERROR,
    });
    const datafile = now();
    if (datafile === undefined) return failed(ErrorCode.PROVIDER_NOT_READY);
    if (!isFlagKey(key)) return failed(ErrorCode.FLAG_NOT_FOUND);
    const found = resolveFlag(datafile, key, { unit, forced: allowedForces(wishes(), datafile) });
    const value = read(found.value);
    if (value === undefined) return failed(ErrorCode.TYPE_MISMATCH);
    return {
      value,
      variant: found.value,
      reason: found.reason,
      ...(found.experiment !== undefined && { flagMetadata: { experiment: found.experiment } }),
    };
  };
}
