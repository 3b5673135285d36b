import { bucketOf } from "./bucket-of.ts";
import type { Datafile, DatafileExperiment, FlagValue } from "./datafile.ts";
import type { FlagKey } from "./flag-catalog-data.ts";

interface FlagSubject {
  /** Who is drawn: a browser's id or an account; null takes part in no experiment. */
  readonly unit: string | null;
  /** Values somebody forced, already held against the limits (`allowedForces`). */
  readonly forced: Readonly<Partial<Record<FlagKey, FlagValue>>>;
}

export interface ResolvedFlag {
  readonly value: FlagValue;
  /** OpenFeature's words: forced, drawn, or the retailer's own value. */
  readonly reason: "TARGETING_MATCH" | "SPLIT" | "STATIC";
  /** The experiment that decided, when one did. */
  readonly experiment?: string;
}

/** What a flag is for somebody: forced, else drawn, else the retailer's own value. */
export function resolveFlag(datafile: Datafile, key: FlagKey, subject: FlagSubject): ResolvedFlag {
  const forced = subject.forced[key];
  if (forced !== undefined) return { value: forced, reason: "TARGETING_MATCH" };
  const experiment = datafile.experiments.find(({ flag }) => flag === key);
  const drawn = experiment && subject.unit !== null ? drawVariant(experiment, subject.unit) : undefined;
  if (experiment === undefined || drawn === undefined)
    return { value: datafile.flags[key], reason: "STATIC" };
  return { value: drawn, reason: "SPLIT", experiment: experiment.id };
}

/**
 * The variant of one unit; undefined when it takes no part. Two draws, so that letting more visitors in moves nobody
 * who is in already.
 */
function drawVariant({ id, traffic, variants }: DatafileExperiment, unit: string): FlagValue | undefined {
  if (bucketOf(`${id}/traffic:${unit}`) >= traffic) return undefined;
  const bucket = bucketOf(`${id}/variant:${unit}`);
  return variants.find(([, below]) => bucket < below)?.[0];
}
