import { blindIndex } from "#platform/server/crypto/field-encryption.ts";
import type { AnalyticsEvent, AnalyticsLists, Sender } from "../domain/analytics-event.ts";
import { ALLOWED } from "../domain/allowed-data.ts";
import { BATCH_SIZE, cleanEvent, cleanSender } from "../domain/clean-event.ts";
import type { AnalyticsContext } from "./analytics-context.ts";
import type { NewAnalyticsEvent } from "./internal/analytics-table.ts";

/** A batch holds at most its calls, its events and a few that waited. */
const MOST_EVENTS = 4 * BATCH_SIZE;
/** Events a minute; more are dropped without a word. Many people may share an address. */
const PER_SESSION = 600;
const PER_ADDRESS = 10 * PER_SESSION;

/**
 * Takes what a browser sent: cleans it by the same rules as the browser did, drops what is over the limit, and
 * leaves the rest for `storeEvents` (API-18). Never fails and never says what was dropped.
 * @returns how many events were taken
 */
export function recordEvents(
  ctx: AnalyticsContext,
  sent: { readonly sender: Readonly<Record<string, unknown>>; readonly events: readonly unknown[] },
): number {
  const lists = listsOf(ctx);
  const sender = cleanSender(sent.sender, lists);
  if (sender === undefined) return 0;
  const events = sent.events
    .slice(0, MOST_EVENTS)
    .map((raw) => cleanEvent(raw, lists))
    .filter((event) => event !== undefined);
  const now = ctx.clock.now();
  const { buffer } = ctx.analytics;
  const isAllowed = (key: string, limit: number): boolean =>
    buffer.allows(`${ctx.tenantId} ${key}`, { count: events.length, limit, now });
  if (!isAllowed(sender.session, PER_SESSION) || !isAllowed(ctx.caller?.address ?? "", PER_ADDRESS)) return 0;
  buffer.add(events.map((event) => rowOf(ctx, { event: withMessage(ctx, event), sender, now })));
  return events.length;
}

export function listsOf({ tenant }: AnalyticsContext): AnalyticsLists {
  return {
    ...ALLOWED,
    values: {
      ...ALLOWED.values,
      experiment: Object.keys(tenant.flags),
      tenantTrafficSource: tenant.config.analytics.trafficSources,
    },
  };
}

/** AN-01: the words of an alert, where they are the product's own. */
function withMessage(ctx: AnalyticsContext, event: AnalyticsEvent): AnalyticsEvent {
  if (event.kind !== "alert" && event.kind !== "error") return event;
  const message = ctx.analytics.alertTexts.get(event.id);
  return message === undefined ? event : { ...event, message };
}

interface Arrived {
  readonly event: AnalyticsEvent;
  readonly sender: Sender;
  readonly now: Date;
}

function rowOf(ctx: AnalyticsContext, { event, sender, now }: Arrived): NewAnalyticsEvent {
  const { session, user, order, ...known } = sender;
  const hash = (kind: string, value: string | undefined): string | null =>
    value === undefined ? null : blindIndex(ctx.keys, `analytics|${kind}|${value}`);
  const { kind, ...facts } = event;
  const { path = null, ...detail } = "path" in facts ? facts : { ...facts, path: null };
  return {
    tenant_id: ctx.tenantId,
    id: ctx.ids.next("evt"),
    at: now,
    kind,
    path,
    session_hash: hash("session", session) ?? "",
    user_hash: hash("user", user),
    order_hash: hash("order", order),
    detail: JSON.stringify({ ...known, ...detail }),
  };
}
