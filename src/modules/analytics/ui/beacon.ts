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

type Raw = Readonly<Record<string, unknown>>;

/**
 * Counts this visit from now on, until the visitor says no. Only for visitors who said yes.
 * @param forward told every event that is sent (AN-05)
 */
export function startBeacon(settings: BeaconSettings, forward?: (event: AnalyticsEvent) => void): void {
  const beacon = new Beacon(settings, forward);
  const waiting = window.told as Iterable<Told> | undefined;
  window.told = { length: 0, push: (one: Told) => beacon.take(one) };
  for (const one of waiting ?? []) beacon.take(one);
  const stopWatching = watchAlerts((raw) => beacon.add(raw));
  const until = new AbortController();
  const listen = (name: string, heard: (event: Event) => void): void =>
    addEventListener(name, heard, { signal: until.signal });
  const onError = (event: Event): void => {
    const error: unknown = (event as ErrorEvent).error ?? (event as PromiseRejectionEvent).reason;
    beacon.add({ kind: "script-error", name: error instanceof Error ? error.name : "Error" });
  };
  listen("visibilitychange", () => beacon.flush());
  listen("pagehide", () => beacon.flush());
  listen("error", onError);
  listen("unhandledrejection", onError);
  listen(CONSENT_EVENT, () => {
    if (readConsent() === "yes") return;
    beacon.forget();
    window.told = { length: 0, push: () => undefined };
    sessionStorage.removeItem(VISIT);
    stopWatching();
    until.abort();
  });
}

/** What this tab has to tell, and who tells it. */
class Beacon {
  readonly #settings: BeaconSettings;
  readonly #forward: ((event: AnalyticsEvent) => void) | undefined;
  readonly #told: Record<string, unknown> = {
    tenantTrafficSource: new URLSearchParams(location.search).get("utm_source"),
  };
  readonly #exposed = new Set<string>();
  #sender: Sender = { session: visitId() };
  #pending: AnalyticsEvent[] = [];
  #calls: string[] = [];
  #isOver = false;

  constructor(settings: BeaconSettings, forward: ((event: AnalyticsEvent) => void) | undefined) {
    this.#settings = settings;
    this.#forward = forward;
  }

  take([kind, first, second]: Told): void {
    if (kind === "page") void this.#countPage();
    else if (kind === "call" && this.#calls.push(String(first)) >= BATCH_SIZE) this.flush();
    else if (kind === "user") Object.assign(this.#told, first);
    else if (kind === "exposure" && !this.#exposed.has(`${first} ${second}`)) {
      this.#exposed.add(`${first} ${second}`);
      this.add({ kind, experiment: first, variant: second });
    }
  }

  add(raw: Raw): void {
    this.#keep(raw);
    if (this.#pending.length >= BATCH_SIZE) this.flush();
  }

  flush(): void {
    const ids = this.#calls;
    this.#calls = [];
    if (ids.length > 0) this.#keep({ kind: "calls", ids });
    if (this.#pending.length === 0) return;
    const events = JSON.stringify({ ...this.#sender, events: this.#pending });
    const body = new Blob([events], { type: "application/json" });
    // A browser that takes no more keeps the newest for the next time.
    this.#pending = navigator.sendBeacon(ADDRESS, body) ? [] : this.#pending.slice(-MOST_PENDING);
  }

  /** The visitor said no. */
  forget(): void {
    this.#isOver = true;
    this.#pending = [];
    this.#calls = [];
  }

  #keep(raw: Raw): void {
    const event = cleanEvent({ path: location.pathname, ...raw }, this.#settings);
    if (event === undefined) return;
    this.#forward?.(event);
    if (event.kind === "page") new Image().src = `${ADDRESS}?${questionOf(event, this.#sender)}`;
    else this.#pending.push(event);
  }

  async #countPage(): Promise<void> {
    await this.#identify();
    if (!this.#isOver) this.add(pageFacts());
  }

  async #identify(): Promise<void> {
    const order = /\/(FC\w{14})(?:\/|$)/u.exec(location.pathname)?.[1];
    const raw = {
      ...this.#told,
      session: this.#sender.session,
      user: await reference(accountOf(session.tokens?.idToken)),
      order: await reference(order),
    };
    this.#sender = cleanSender(raw, this.#settings) ?? this.#sender;
  }
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
