import { type ComponentType, lazy, type LazyExoticComponent } from "react";
import { countMissing, missingPart } from "./missing-part.tsx";

type Load<P> = () => Promise<ComponentType<P>>;
type Part<P> = LazyExoticComponent<ComponentType<P>>;

/** A dropped connection is often back by then. */
const HICCUP_MS = 700;
const LONGEST_PAUSE_MS = 60_000;

/**
 * A part of a page that stands behind data: its code is asked for while that is read, and is none of what the page needs
 * to come alive. Servers never write such a part. While its code does not come it says so in its own place.
 */
export function latePart<P extends object>(load: Load<P>): Part<P> {
  if (import.meta.env.SSR) return partOnDemand(load);
  const begun = load();
  begun.catch(() => undefined);
  return partOnDemand(async () => begun.catch(load));
}

/** The same for what few people ask for: its code is loaded when it is shown for the first time. */
export function partOnDemand<P extends object>(load: Load<P>): Part<P> {
  return lazy(async () => ({ default: await loadTwice(load).catch(() => missingPart(load)) }));
}

/**
 * A part that is there without its code: the document brought it along, a plainer one stands in the `Suspense` around
 * it, or nobody misses it. What is there stays until the code has come, however long that takes.
 */
export function quietPart<P>(load: Load<P>): Part<P> {
  return lazy(async () => ({ default: await untilLoaded(load) }));
}

async function loadTwice<P>(load: Load<P>): Promise<ComponentType<P>> {
  try {
    return await load();
  } catch {
    await pauseOrOnline(HICCUP_MS);
    return load();
  }
}

async function untilLoaded<P>(load: Load<P>): Promise<ComponentType<P>> {
  try {
    return await loadTwice(load);
  } catch {
    countMissing(1);
  }
  for (let pause = 2 * HICCUP_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
    await pauseOrOnline(pause);
    try {
      const loaded = await load();
      countMissing(-1);
      return loaded;
    } catch {
      // The next try may find a way.
    }
  }
}

function pauseOrOnline(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const goOn = () => {
      clearTimeout(timer);
      window.removeEventListener("online", goOn);
      resolve();
    };
    const timer = setTimeout(goOn, milliseconds);
    window.addEventListener("online", goOn);
  });
}
