import type { EstimatedPaymentView } from "#modules/inventory/domain/vehicle-view.ts";
import type { SearchEngine } from "#modules/vehicle-search/server/search-engine.ts";
import { VehicleSearch } from "#modules/vehicle-search/server/vehicle-search.ts";
import { listen } from "#platform/server/database/notifications/listen.ts";
import type { TestWorld } from "./test-context.ts";

const SETTINGS = {
  vehicleMileageLimit: 900_000,
  vehicleAgeLimit: 50,
  onlineExclusiveFilter: false,
  conditions: ["new", "used", "certified"],
  defaultSort: "price-desc",
} as const;

/** The searchable stock of both tenants of a test, not started yet; stop it before the world is closed. */
export function testVehicleSearch(
  { database, ctx, otherTenantCtx, clock }: Pick<TestWorld, "database" | "ctx" | "otherTenantCtx" | "clock">,
  estimate: EstimatedPaymentView | null = null,
  more: { readonly engine?: SearchEngine; readonly stockMemoryMb?: number } = {},
): VehicleSearch {
  return new VehicleSearch({
    database,
    tenants: async () =>
      [ctx, otherTenantCtx].map(({ tenantId }) => ({
        id: tenantId,
        settings: SETTINGS,
        estimate: () => estimate,
      })),
    listen: (onHint) =>
      listen(database, "inventory", { onMessage: onHint, onReconnect: onHint, log: ctx.log }),
    clock,
    log: ctx.log,
    ...more,
  });
}
