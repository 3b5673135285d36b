import { session } from "#platform/browser/session/session.ts";
import { randomId } from "#platform/browser/random-id.ts";
import type { Told } from "#platform/browser/analytics/notify-analytics.ts";
import type { AnalyticsEvent, AnalyticsLists, Sender } from "../domain/analytics-event.ts";
import { BATCH_SIZE, cleanEvent, cleanSender } from "../domain/clean-event.ts";
import { watchAlerts } from "./watch-alerts.ts";
import { CONSENT_EVENT, readConsent } from "./consent-store.ts";
import { reference } from "./reference.ts";

/** What the retailer's configuration says about it. */
interface BeaconSettings extends AnalyticsLists {
  /** Pages that may hold the storefront in a frame and then get its events (AN-05). */
  readonly parentOrigins: readonly string[];
}

const ADDRESS = "/images/tp.gif";
const VISIT = "fc.visit";
const MOST_PENDING = 60;
const VIEWS = [1440, 1024, 768, 640, 375];

/** Undefined where they cannot be had. */
export async function fetchSettings(): Promise<BeaconSettings | undefined> {
  const answer = await fetch("/public/analytics/settings").catch(() => undefined);
  return answer?.ok ? ((await answer.json()) as BeaconSettings) : undefined;
}

/**
 * Counts this visit from now on, until the visitor says no. Only for visitors who said yes.
 * @param forward told every event that is sent (AN-05)
 */
export function startBeacon(settings: BeaconSettings, forward?: (event: AnalyticsEvent) => void): void {
  let sender: Sender = { session: visitId() };
  let pending: AnalyticsEvent[] = [];
  let calls: string[] = [];
  const told: Record<string, unknown> = {
    tenantTrafficSource: new URLSearchParams(location.search).get("utm_source"),
  };
  const exposed = new Set<string>();

  const keep = (raw: Readonly<Record<string, unknown>>): void => {
    const event = cleanEvent({ path: location.pathname, ...raw }, settings);
    if (event === undefined) return;
    forward?.(event);
    if (event.kind === "page") new Image().src = `${ADDRESS}?${questionOf(event, sender)}`;
    else pending.push(event);
  };

  const flush = (): void => {
    const ids = calls;
    calls = [];
    if (ids.length > 0) keep({ kind: "calls", ids });
    if (pending.length === 0) return;
    const body = new Blob([JSON.stringify({ ...sender, events: pending })], { type: "application/json" });
    // A browser that takes no more keeps the newest for the next time.
    pending = navigator.sendBeacon(ADDRESS, body) ? [] : pending.slice(-MOST_PENDING);
  };

  const add = (raw: Readonly<Record<string, unknown>>): void => {
    keep(raw);
    if (pending.length >= BATCH_SIZE) flush();
  };

  const identify = async (): Promise<void> => {
    const order = /\/(FC\w{14})(?:\/|$)/u.exec(location.pathname)?.[1];
    const raw = {
      ...told,
      session: sender.session,
      user: await reference(accountOf(session.tokens?.idToken)),
      order: await reference(order),
    };
    sender = cleanSender(raw, settings) ?? sender;
  };

  const take = ([kind, first, second]: Told): void => {
    if (kind === "page") void identify().then(() => add(pageFacts()));
    else if (kind === "call" && calls.push(String(first)) >= BATCH_SIZE) flush();
    else if (kind === "user") Object.assign(told, first);
    else if (kind === "exposure" && !exposed.has(`${first} ${second}`)) {
      exposed.add(`${first} ${second}`);
      add({ kind, experiment: first, variant: second });
    }
  };

  const waiting = window.told as Iterable<Told> | undefined;
  window.told = { length: 0, push: take };
  for (const one of waiting ?? []) take(one);
  const stopWatching = watchAlerts(add);
  const until = new AbortController();
  const listen = (name: string, heard: (event: Event) => void): void =>
    addEventListener(name, heard, { signal: until.signal });
  const onError = (event: Event): void => {
    const error: unknown = (event as ErrorEvent).error ?? (event as PromiseRejectionEvent).reason;
    add({ kind: "script-error", name: error instanceof Error ? error.name : "Error" });
  };
  listen("visibilitychange", flush);
  listen("pagehide", flush);
  listen("error", onError);
  listen("unhandledrejection", onError);
  listen(CONSENT_EVENT, () => {
    if (readConsent() === "yes") return;
    pending = calls = [];
    window.told = { length: 0, push: () => undefined };
    sessionStorage.removeItem(VISIT);
    stopWatching();
    until.abort();
  });
}

/** The same for the documents of a tab. */
function visitId(): string {
  const id = sessionStorage.getItem(VISIT) ?? randomId();
  sessionStorage.setItem(VISIT, id);
  return id;
}

function pageFacts(): Readonly<Record<string, unknown>> {
  const status = document.querySelector<HTMLElement>("[data-status]")?.dataset["status"];
  return {
    kind: "page",
    query: [...new URLSearchParams(location.search).keys()],
    view: VIEWS.find((width) => innerWidth >= width) ?? 320,
    language: document.documentElement.lang,
    status: Number(status ?? 200),
    vin: /[a-z0-9]{17}$/iu.exec(location.pathname)?.[0].slice(0, 11).toUpperCase(),
  };
}

/** API-18: a page view is a picture's address. */
function questionOf(event: AnalyticsEvent & { kind: "page" }, sender: Sender): string {
  const fields = Object.entries({ ...sender, ...event }).filter(([name]) => name !== "kind");
  return new URLSearchParams(fields.map(([name, value]) => [name, String(value)])).toString();
}

/** The account of an identity token: its `sub`. */
function accountOf(idToken: string | undefined): string | undefined {
  const part = idToken?.split(".")[1];
  if (part === undefined) return undefined;
  const claims = JSON.parse(atob(part.replaceAll("-", "+").replaceAll("_", "/"))) as { sub?: string };
  return claims.sub;
}
