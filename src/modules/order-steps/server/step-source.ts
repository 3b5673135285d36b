import type * as v from "valibot";
import type { Order } from "#modules/orders/domain/order.ts";
import type { TenantContext } from "#modules/tenancy/server/tenant-context.ts";
import type { TenantKeys } from "#platform/server/crypto/field-encryption.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { StepDescriptor } from "../domain/step-descriptor.ts";
import type { StepFlags, StepOrderFacts } from "../domain/step-facts.ts";
import type { StepEvents } from "./step-events.ts";
import type { StepNotices } from "./step-notices.ts";

/** What a step adds to the facts: to those that all steps share, and under keys of its own. */
export interface StepContribution<Own extends object = object> {
  readonly order?: Partial<StepOrderFacts>;
  readonly flags?: Partial<StepFlags>;
  readonly own: Own;
}

export type StepReadContext = TenantContext & { readonly keys: TenantKeys };

interface StepReading {
  readonly order: Order;
  /** Facts of a step earlier in the list, as soon as they are read. */
  readonly of: <Own extends object>(step: StepDescriptor) => Promise<Own>;
}

/** A step on the server: its descriptor, where its facts come from, and what it writes to the buyer; its events need `Ctx`. */
export interface StepSource<Own extends object = object, Ctx = never> {
  readonly step: StepDescriptor;
  /** Shape of its own facts in the tracker's answer. */
  readonly factsSchema: { readonly [Key in keyof Own]: v.GenericSchema };
  /** Reads in one transaction with the other steps; the caller has made sure who asks. */
  readFacts(
    trx: TenantTransaction,
    ctx: StepReadContext,
    reading: StepReading,
  ): Promise<StepContribution<Own>>;
  /** Null for a step whose module writes to the buyer itself. */
  readonly notices: StepNotices | null;
  /** What third parties and the retailer may say about it. */
  readonly events: StepEvents<Ctx>;
}

/** Every step of the product; composed once. */
export interface StepsContext {
  readonly steps: readonly StepSource[];
}
