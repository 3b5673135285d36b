import type { TenantConfig } from "#modules/tenancy/domain/tenant-config-schema.ts";
import type { Secrets } from "#platform/server/config/secret-reference.ts";
import type { IdCaptureProvider } from "./id-capture-provider.ts";
import { personaIdProvider } from "./persona/persona-id-provider.ts";
import { sandboxIdCaptureProvider } from "./sandbox/sandbox-id-capture-provider.ts";

type Retailer = Pick<TenantConfig, "id" | "providers" | "environment">;

/**
 * The provider of a retailer, as `providers.idVerification` says.
 * @throws Error naming what is missing; asked once for every retailer at boot
 */
export function idCaptureProviderOf(tenant: Retailer, secrets: Secrets): IdCaptureProvider {
  const { idVerification } = tenant.providers;
  if (idVerification === "sandbox") return sandboxIdCaptureProvider;
  if (idVerification !== "persona")
    throw new Error(
      `tenant ${tenant.id}: providers.idVerification: ${idVerification} is no provider we know`,
    );
  const settings = tenant.environment.persona;
  if (settings === null) throw new Error(`tenant ${tenant.id}: environment.persona is missing`);
  return personaIdProvider({ settings, secrets });
}
