import { type ComponentType, lazy, type LazyExoticComponent } from "react";

/**
 * A part of a page that stands behind data: its code is asked for while that is read, and is none of what the page needs
 * to come alive. Servers never write such a part. What could not be loaded is asked for once more when it is shown.
 */
export function latePart<P>(load: () => Promise<ComponentType<P>>): LazyExoticComponent<ComponentType<P>> {
  const begin = async () => ({ default: await load() });
  if (import.meta.env.SSR) return lazy(begin);
  const begun = begin();
  begun.catch(() => undefined);
  return lazy(() => begun.catch(begin));
}
