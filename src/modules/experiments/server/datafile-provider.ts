import {
  ErrorCode,
  StandardResolutionReasons,
  type EvaluationContext,
  type JsonValue,
  type Provider,
  type ResolutionDetails,
} from "@openfeature/server-sdk";
import type { Datafile } from "../domain/datafile.ts";
import { isFlagKey } from "../domain/flag-catalog-data.ts";
import { resolveFlag, type ResolvedFlag } from "../domain/resolve-flag.ts";

/** Finds a retailer's datafile. The configuration is in memory, so there is nothing to wait for. */
export type FindDatafile = (tenantId: string) => Datafile | undefined;

const datafileFor = ({ tenantId }: EvaluationContext, find: FindDatafile): Datafile | undefined =>
  typeof tenantId === "string" ? find(tenantId) : undefined;

/** An OpenFeature provider over all retailers' datafiles; the evaluation context says whose (`tenantId`). */
export function datafileProvider(find: FindDatafile): Provider {
  const resolve = <T extends JsonValue>(
    key: string,
    context: EvaluationContext,
    { fallback, read }: { readonly fallback: T; readonly read: (value: string) => T | undefined },
  ): Promise<ResolutionDetails<T>> => {
    const failed = (errorCode: ErrorCode) =>
      Promise.resolve({ value: fallback, errorCode, reason: StandardResolutionReasons.ERROR });
    const datafile = datafileFor(context, find);
    if (datafile === undefined) return failed(ErrorCode.PROVIDER_NOT_READY);
    if (!isFlagKey(key)) return failed(ErrorCode.FLAG_NOT_FOUND);
    const unit = context.targetingKey ?? null;
    const found: ResolvedFlag = resolveFlag(datafile, key, { unit, forced: {} });
    const value = read(found.value);
    if (value === undefined) return failed(ErrorCode.TYPE_MISMATCH);
    return Promise.resolve({
      value,
      variant: found.value,
      reason: found.reason,
      ...(found.experiment !== undefined && { flagMetadata: { experiment: found.experiment } }),
    });
  };
  return {
    metadata: { name: "forecourt-datafile" },
    runsOn: "server",
    resolveBooleanEvaluation: (key, fallback, context) =>
      resolve(key, context, {
        fallback,
        read: (value) => (value === "on" ? true : value === "off" ? false : undefined),
      }),
    resolveStringEvaluation: (key, fallback, context) =>
      resolve(key, context, { fallback, read: (value) => value }),
    resolveNumberEvaluation: (key, fallback: number, context) =>
      resolve(key, context, { fallback, read: () => undefined }),
    resolveObjectEvaluation: <T extends JsonValue>(key: string, fallback: T, context: EvaluationContext) =>
      resolve<T>(key, context, { fallback, read: () => undefined }),
  };
}
