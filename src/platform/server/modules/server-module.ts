import type { GenericSchema } from "valibot";
import type { SandboxScenario } from "#platform/shared/sandbox-scenario.ts";
import type { Dictionary } from "#platform/shared/texts/text.ts";
import type { RequestContext } from "../context/request-context.ts";
import type { DueRows } from "../database/transactions/due-tenants.ts";
import type { Endpoint } from "../http/endpoint.ts";
import type { JobHandler } from "../jobs/job-handler.ts";
import type { WebhookSource } from "../webhooks/webhook-source.ts";
import type { OrderData } from "./order-data.ts";
import type { PersonalData } from "./personal-data.ts";

type TenantOf<Ctx> = Ctx extends { readonly tenant: infer Tenant } ? Tenant : never;

/** Work for every retailer again and again, without a request. It must be repeatable and safe beside other replicas. */
interface PeriodicTenantTask<Ctx extends RequestContext> {
  readonly name: string;
  readonly everyMs: number;
  readonly run: (ctx: Ctx) => Promise<unknown>;
  /** What makes work; a retailer without such rows is passed over. Every retailer each time without it, `waiting` and `concerns`. */
  readonly due?: DueRows | readonly DueRows[];
  /** Of work that the process itself holds: for which retailers there is some, by the context of any of them. */
  readonly waiting?: (ctx: Ctx) => ReadonlySet<string>;
  /** For whom there is work at all, by how the retailer is configured: no context is made for the others. */
  readonly concerns?: (tenant: TenantOf<Ctx>) => boolean;
  /** Asks the index, so that the retailer's stock must be in memory. */
  readonly searchesStock?: boolean;
  /** Works on what this process alone holds, so that processes without jobs do it too. */
  readonly isOfEveryProcess?: boolean;
}

type Entries = Readonly<Record<string, GenericSchema>>;

/** What a retailer may set of a module, by where it stands in the configuration; tenancy composes all of it. */
interface ModuleSettings {
  readonly config?: Entries;
  /** Below `config.consumer`. */
  readonly consumer?: Entries;
  /** Below `config.limits`. */
  readonly limits?: Entries;
  readonly providers?: Entries;
  readonly environment?: Entries;
  /** Beside `config`. */
  readonly tenant?: Entries;
}

/** What an embedded stand-in plays. */
export interface PlayedProvider {
  readonly provider: string;
  readonly scenarios: readonly SandboxScenario[];
}

/**
 * What one module gives to the server. Each module exports its own from `module.ts`; `src/server/modules.ts` lists them
 * (`src/server/steps.ts` those with a step),
 * and a test fails for a folder without one or a list that no module offers.
 */
export interface ServerModule<Ctx extends RequestContext, AccountHook = unknown, Step = unknown> {
  /** The folder's name. */
  readonly name: string;
  /** Its step in the tracker of an order, on the server. */
  readonly step?: Step;
  /** Its texts in Spanish, by the English ones. */
  readonly texts?: readonly Dictionary[];
  readonly settings?: ModuleSettings;
  readonly endpoints?: readonly Endpoint<Ctx>[];
  readonly jobs?: readonly JobHandler<Ctx>[];
  readonly webhooks?: readonly WebhookSource<Ctx>[];
  readonly periodic?: readonly PeriodicTenantTask<Ctx>[];
  /** Whether an account may be deleted, and what this module deletes with it (decision 0037). */
  readonly accountHooks?: readonly AccountHook[];
  /** What it keeps about people beside their orders, and answers for alone. */
  readonly personalData?: readonly PersonalData<Ctx>[];
  /** What it keeps of an order with its step. */
  readonly orderData?: OrderData<Ctx>;
  /** What its embedded stand-ins play, for the sandbox desk. */
  readonly scenarios?: (ctx: Ctx) => readonly PlayedProvider[] | Promise<readonly PlayedProvider[]>;
}
