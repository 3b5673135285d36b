import { OpenFeature, ProviderEvents, type Client, type Hook } from "@openfeature/web-sdk";
import type { FlagClient, FlagExposure, FlagService } from "#platform/browser/analytics/flag-client.ts";
import { randomId } from "#platform/browser/random-id.ts";
import type { Datafile } from "../domain/datafile.ts";
import { FLAG_CATALOG, PAGE_FLAGS, type FlagKey } from "../domain/flag-catalog-data.ts";
import { UNIT_STORAGE_KEY } from "../domain/flag-script.ts";
import { FORCED_STORAGE_KEY } from "../domain/forced-flags.ts";
import { browserProvider } from "./browser-provider.ts";
import { exposureLog } from "./exposure-log.ts";

interface StartedFlags {
  /** Looks which page flags the visitor meets on the page that is shown now. */
  readonly look: () => void;
}

/**
 * Starts the flag service of a document: fetches the datafile, refreshes it every 300,000 ms (FLG-20), hands the
 * service to `flagClient` and tells of exposures. Loaded after hydration; nothing on the page waits for it.
 */
export async function startFlagService(parts: {
  readonly flagClient: FlagClient;
  readonly onExposure: (exposure: FlagExposure) => void;
}): Promise<StartedFlags> {
  const provider = browserProvider({
    fetchDatafile,
    unit: keptUnit(),
    wishes: () => parsed(() => sessionStorage.getItem(FORCED_STORAGE_KEY)),
  });
  const tell = exposureLog(() => sessionStorage, parts.onExposure);
  const client = OpenFeature.getClient("forecourt");
  client.addHooks(exposureHook(tell));
  const service: FlagService = {
    isOn: (key) => client.getBooleanValue(key, false),
    variant: (key, fallback) => client.getStringValue(key, fallback),
    met: tell,
  };
  const publish = (): void => parts.flagClient.install(service);
  client.addHandler(ProviderEvents.Ready, publish);
  client.addHandler(ProviderEvents.ConfigurationChanged, publish);
  // A browser without connection is no error of the page; the next refresh may have one.
  await OpenFeature.setProviderAndWait("forecourt", provider).catch(() => undefined);
  setInterval(() => void provider.refresh().catch(() => undefined), provider.refreshMs);
  return { look: () => meetPageFlags(client) };
}

/** OpenFeature's own place for exposures: after an evaluation that an experiment decided. */
function exposureHook(tell: (exposure: FlagExposure) => void): Hook {
  return {
    after({ flagKey }, { variant, flagMetadata }) {
      const { experiment } = flagMetadata;
      if (typeof experiment !== "string" || variant === undefined) return;
      if (wasPainted(flagKey, variant)) tell({ flag: flagKey, variant, experiment });
    },
  };
}

/** A document keeps what it was painted with, also when a newer datafile would draw otherwise. */
function wasPainted(key: string, variant: string): boolean {
  if (!PAGE_FLAGS.includes(key as FlagKey)) return true;
  const painted = document.documentElement.dataset["flags"]?.split(" ") ?? [];
  return painted.includes(key) === (variant === "on");
}

/** Page flags are applied by styles, so a visitor has met one when what it changes is on the page. */
function meetPageFlags(client: Client): void {
  for (const [key, { metAt }] of Object.entries(FLAG_CATALOG) as [FlagKey, { metAt?: string }][]) {
    if (metAt !== undefined && document.querySelector(metAt) !== null) client.getBooleanValue(key, false);
  }
}

async function fetchDatafile(): Promise<Datafile> {
  const response = await fetch("/public/feature-flags/datafile", {
    cache: "no-cache",
    signal: AbortSignal.timeout(20_000),
  });
  if (!response.ok) throw new Error(`the datafile answered ${response.status}`);
  return (await response.json()) as Datafile;
}

function keptUnit(): string | null {
  try {
    const known = localStorage.getItem(UNIT_STORAGE_KEY);
    if (known !== null) return known;
    const made = randomId();
    localStorage.setItem(UNIT_STORAGE_KEY, made);
    return made;
  } catch {
    // Where nothing is kept, nobody could be drawn the same way again.
    return null;
  }
}

function parsed(read: () => string | null): unknown {
  try {
    return JSON.parse(read() ?? "{}");
  } catch {
    // Whatever stands there forces nothing.
    return {};
  }
}
