import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { QueueContext } from "#modules/messaging/server/messaging-context.ts";
import type { Order } from "#modules/orders/domain/order.ts";
import type { TenantContext } from "#modules/tenancy/server/tenant-context.ts";
import type { PaperContext } from "#modules/tenancy/server/paper-brand.ts";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { Cents } from "#platform/shared/money.ts";
import type { PlanOnPaper } from "#modules/contract-papers/domain/contract-input.ts";
import type { PaperKeys } from "#modules/contract-papers/server/paper-keys.ts";
import type { SigningServiceContext } from "#modules/signing-services/server/signing-service-context.ts";

/** What a contract means to others, in its own transaction; composition wires it, so that no edge leads back. */
export interface ContractNews {
  /** CART-07: both have signed. */
  countersigned(trx: TenantTransaction, ctx: ContractingContext, order: Order): Promise<void>;
}

/** What the papers say of money that came before them (PMT-07). */
interface DepositFacts {
  /** In cents. */
  readDepositReceived(trx: TenantTransaction, ctx: RequestContext, order: Order): Promise<Cents>;
}

/** The protection plans that were sold with the car. */
interface PlanPapers {
  /** What their forms print; the first time freezes it. */
  readPlans(trx: TenantTransaction, ctx: TenantContext, order: Order): Promise<readonly PlanOnPaper[]>;
}

/** What preparing a contract asks of the steps before it. */
interface VerificationFacts {
  /** The insurance and the ID were verified; documents that stand in for them are no verification (SIGN-05). */
  isVerified(trx: TenantTransaction, ctx: TenantContext, order: Order): Promise<boolean>;
  /** A person at the retailer must look at the buyer before any contract. */
  mustWait(trx: TenantTransaction, ctx: TenantContext, order: Order): Promise<boolean>;
}

export type ContractingContext = QueueContext &
  PaperContext &
  SigningServiceContext & {
    readonly paperKeys: PaperKeys;
    readonly contractNews: ContractNews;
    readonly planPapers: PlanPapers;
    readonly depositFacts: DepositFacts;
    readonly verificationFacts: VerificationFacts;
  };
