import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { TenantKeys } from "#platform/server/crypto/field-encryption.ts";
import type { ProviderFailure } from "#platform/server/vendor-calls/provider-failure.ts";
import type { SandboxScenario } from "#platform/shared/sandbox-scenario.ts";
import type { DescribedCar } from "../domain/described-car.ts";
import type { PlateBody } from "../domain/plate-schema.ts";

type PlateCallContext = RequestContext & { readonly keys: TenantKeys };

/** A car with its whole VIN. Personal data beside its plate. */
export interface PlateCar {
  readonly vin: string;
  readonly car: DescribedCar;
}

export type PlateReply =
  /** At least one; several where a plate moved from car to car. */
  | { readonly kind: "found"; readonly cars: readonly PlateCar[] }
  | { readonly kind: "not-found" }
  | { readonly kind: "other-state"; readonly state: string }
  | ProviderFailure;

/** Says which car has a plate, never who owns it. Every call may be repeated. */
export interface PlateService {
  readonly scenarios?: readonly SandboxScenario[];
  find(ctx: PlateCallContext, plate: PlateBody): Promise<PlateReply>;
}
