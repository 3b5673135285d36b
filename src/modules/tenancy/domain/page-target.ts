import { REDIRECT_PAGES, type RedirectPage } from "./config/pages-schema.ts";
import { isSafeHref } from "#platform/shared/safe-href.ts";
import type { TenantConfig } from "./tenant-config-schema.ts";

/** Addresses of the built-in pages (table A). Vehicle details also need the vehicle's key. */
export const BUILT_IN_PATHS: Readonly<Record<RedirectPage, string>> = {
  accessibility: "/accessibility",
  contactUs: "/contact-us",
  cookiePolicy: "/cookie-policy",
  faq: "/faq",
  financing: "/financing",
  tradeIn: "/trade-in",
  landing: "/",
  privacyNotice: "/privacy-notice",
  privacyPolicy: "/privacy-policy",
  savedVehicle: "/saved-vehicles",
  search: "/search",
  signIn: "/sign-in",
  termsOfUse: "/terms-of-use",
  vehicleDetails: "/vehicles/{vin}",
  warranty: "/warranty",
  whyUs: "/why-us",
};

type PageTarget =
  /** Serve the page of the product. */
  | { readonly kind: "built-in"; readonly path: string }
  /** Another address of the same site: navigate in the browser, or answer 302. */
  | { readonly kind: "internal"; readonly path: string }
  /** Leave the site by a full navigation. */
  | { readonly kind: "external"; readonly url: string };

interface PageTargetParams {
  readonly vin?: string;
  /** Query without `?`, as `URLSearchParams` writes it. */
  readonly query?: string;
  /** The site's own origin, so that an absolute address of its own counts as internal. */
  readonly origin?: string;
}

/**
 * OP-02: where a page's links and direct visits go. A target that leads back to the page, directly or
 * through the targets of other pages, is ignored, as is anything but http and https.
 */
export function pageTarget(
  config: Pick<TenantConfig, "redirects">,
  page: RedirectPage,
  params: PageTargetParams = {},
): PageTarget {
  const builtIn = { kind: "built-in", path: fill(BUILT_IN_PATHS[page], params) } as const;
  const target = resolve(config.redirects[page], params);
  if (target === undefined) return builtIn;
  if (target.kind === "external") return target;
  return leadsBack(config, { page, params, first: target.path }) ? builtIn : target;
}

function resolve(template: string, params: PageTargetParams) {
  if (template === "") return undefined;
  const href = fill(template, params);
  if (!isSafeHref(href)) return undefined;
  if (href.startsWith("/")) return { kind: "internal", path: href } as const;
  if (!/^https?:\/\//i.test(href) || !URL.canParse(href)) return undefined;
  const url = new URL(href);
  if (params.origin !== undefined && url.origin === params.origin)
    return { kind: "internal", path: `${url.pathname}${url.search}${url.hash}` } as const;
  return { kind: "external", url: href } as const;
}

interface Chain {
  readonly page: RedirectPage;
  readonly params: PageTargetParams;
  readonly first: string;
}

/** Follows internal targets; at most one step per page, so it ends. */
function leadsBack(config: Pick<TenantConfig, "redirects">, { page, params, first }: Chain): boolean {
  const seen = new Set<RedirectPage>([page]);
  let path = first;
  for (;;) {
    const next = pageOf(path);
    if (next === undefined) return false;
    // A loop further on is not this page's: the page at its start ignores its own target.
    if (seen.has(next)) return next === page;
    seen.add(next);
    const target = resolve(config.redirects[next], params);
    if (target?.kind !== "internal") return false;
    path = target.path;
  }
}

function pageOf(path: string): RedirectPage | undefined {
  const bare = (path.split(/[?#]/u)[0] ?? "").replace(/(?<=.)\/+$/u, "").toLowerCase();
  if (/^\/vehicles\/[^/]+$/u.test(bare) && bare !== "/vehicles/unavailable") return "vehicleDetails";
  return REDIRECT_PAGES.find((page) => BUILT_IN_PATHS[page] === bare);
}

function fill(template: string, { vin = "", query = "" }: PageTargetParams): string {
  const safeQuery = /^[\w.~%+*=&-]*$/u.test(query) ? query : encodeURIComponent(query);
  return template.replaceAll("{vin}", encodeURIComponent(vin)).replaceAll("{query}", safeQuery);
}
