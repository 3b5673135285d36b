/** A route as the router's build lists it. */
interface ListedRoute {
  readonly id: string;
  readonly parentId?: string | undefined;
  /** Without one it is a frame around others, or their index. */
  readonly path?: string | undefined;
  readonly index?: boolean | undefined;
}

type Routes<R> = Readonly<Record<string, R | undefined>>;

/** The words that addresses begin with; none for the landing page. */
export function firstParts<R extends ListedRoute>(routes: Routes<R>): ReadonlySet<string> {
  const leads = Object.keys(routes).map((id) => leadOf(routes, id));
  return new Set(leads.filter((lead) => lead !== undefined && !isOpen(lead)) as string[]);
}

/** @returns the routes that an address could name whose first part is this, with the frames around them */
export function routesBelow<R extends ListedRoute>(routes: Routes<R>, first: string): Record<string, R> {
  const kept: Record<string, R> = {};
  for (const id of Object.keys(routes)) {
    const lead = leadOf(routes, id);
    if (lead === undefined || (lead !== first && !isOpen(lead))) continue;
    for (let route = routes[id]; route !== undefined; route = routes[route.parentId ?? ""])
      kept[route.id] = route;
  }
  // In their own order, which decides between equals.
  return Object.fromEntries(
    Object.entries(routes).filter((entry): entry is [string, R] => kept[entry[0]] !== undefined),
  );
}

/** The first part of a page's address as its routes write it; undefined for a frame, which is no page. */
function leadOf<R extends ListedRoute>(routes: Routes<R>, id: string): string | undefined {
  const parts: string[] = [];
  const page = routes[id];
  for (let route = page; route !== undefined; route = routes[route.parentId ?? ""])
    parts.unshift(...(route.path ?? "").split("/").filter((part) => part !== ""));
  if (parts.length > 0) return parts[0];
  return page?.index === true ? "" : undefined;
}

/** Stands for any word. */
function isOpen(part: string): boolean {
  return /^[:*]|\?$/u.test(part);
}
