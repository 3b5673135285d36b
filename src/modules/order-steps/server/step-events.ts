import type * as v from "valibot";
import type { EventMark, EventSubject, EventTime } from "#modules/orders/domain/event-order.ts";
import type { Order } from "#modules/orders/domain/order.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";

/** What an event does to one order, whose row is held. */
export interface EventEffect<Details = object> {
  readonly order: Order;
  readonly details: Details;
  /** When it became true; now when left out. */
  readonly time: EventTime | undefined;
}

interface EventOrder<Details> {
  /** Overtaken when a later event about this was applied; null for events that no later one takes back. */
  readonly overtakenBy: EventSubject | null;
  /** What it is about. */
  readonly marks: readonly EventSubject[];
  /** Which one of several is meant, e.g. a payment's id; each has an order of its own. */
  target?(details: Details): string | undefined;
  /** The same event again is a repeat or about another one; the rule decides itself. */
  readonly isRepeatable?: true;
}

/** An event that a third party or the retailer sends about an order, and what it does. */
export type EventRule<Ctx = never, Details = object> = EventOrder<Details> &
  (
    | {
        apply(trx: TenantTransaction, ctx: Ctx, effect: EventEffect<Details>): Promise<unknown>;
        /** What is still done when a later event was applied before; nothing when left out. */
        applyLate?(
          trx: TenantTransaction,
          ctx: Ctx,
          effect: EventEffect<Details> & { readonly mark: EventMark | undefined },
        ): Promise<unknown>;
        /** Follows the commit, e.g. a call to a provider; repeatable. */
        afterwards?(ctx: Ctx, order: Order): Promise<void>;
      }
    | {
        /** Talks to a provider, so it has no transaction around it. */
        outside(ctx: Ctx, order: Order): Promise<void>;
      }
  );

/** The events of one module, with the details that they may carry; `Ctx` is what applying them needs. */
export interface StepEvents<Ctx = never> {
  /** Never there: it lets the compiler see where a list of events has less than it needs. */
  readonly needs?: (ctx: Ctx) => void;
  readonly details: v.ObjectEntries;
  readonly rules: Readonly<Record<string, EventRule>>;
}

/** Checks rules against their own context and details, and forgets the details, so that events fit into one table. */
export function defineEvents<Ctx>() {
  return <Entries extends v.ObjectEntries>(events: {
    readonly details: Entries;
    readonly rules: Readonly<
      Record<string, EventRule<Ctx, Partial<v.InferOutput<v.ObjectSchema<Entries, undefined>>>>>
    >;
  }): StepEvents<Ctx> => events as unknown as StepEvents<Ctx>;
}

/** Of one subject the later event wins, whatever their order of arrival. */
export const latest = (subject: EventSubject) => ({ overtakenBy: subject, marks: [subject] }) as const;

/** Holds whenever it comes: the tables know no way back from it, or it only adds. */
export const final = (...marks: readonly EventSubject[]) => ({ overtakenBy: null, marks }) as const;
