import type { EstimatePayment } from "#modules/pricing/domain/estimated-payment.ts";
import { Batches } from "#platform/server/database/transactions/batches.ts";
import type { Database } from "#platform/server/database/open-database.ts";
import type { VehicleDetailsView } from "../domain/vehicle-view.ts";
import { readVehicleDetails } from "./vehicle-details-repo.ts";

/** More pages than these at once would keep everybody else waiting for too long. */
const MOST_TOGETHER = 6;
/** Readings of one retailer at the same time. */
const MOST_READINGS = 2;

/**
 * Reads single vehicles for pages and answers, those that are asked for at the same moment in one transaction
 * (decision 0184). Every reading starts after it was asked for, so nobody is told what was true before. Built once per
 * process.
 */
export class VehicleReader {
  /** How a tenant estimates payments. */
  readonly estimateOf: (tenantId: string) => EstimatePayment;
  readonly #batches: Batches<string, VehicleDetailsView | undefined>;

  /** @param estimateOf how a tenant estimates payments */
  constructor(database: Pick<Database, "forTenant">, estimateOf: (tenantId: string) => EstimatePayment) {
    this.estimateOf = estimateOf;
    const read = (tenantId: string, keys: readonly string[]) => {
      const asked = { tenantId, keys, estimate: estimateOf(tenantId) };
      const db = database.forTenant(tenantId);
      return db.transaction((trx) => readVehicleDetails(trx, asked), { isOneReading: true });
    };
    this.#batches = new Batches({
      run: read,
      alone: async (tenantId, key) => (await read(tenantId, [key]))[0],
      mostItems: MOST_TOGETHER,
      mostRunning: MOST_READINGS,
    });
  }

  /** @param key VIN or id; undefined when there is no such vehicle or it was deleted */
  read(tenantId: string, key: string): Promise<VehicleDetailsView | undefined> {
    return this.#batches.add(tenantId, key);
  }
}
