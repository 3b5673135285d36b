import type { TenantContext } from "#modules/tenancy/server/tenant-context.ts";
import type { SigningProvider } from "./signing-provider.ts";

/** Who has to know that a signing service said something; composition wires it. */
interface SigningNews {
  /** Something happened to a package; what it is, is read from the service. @param ref the package's name there */
  packageMoved(ctx: SigningServiceContext, ref: string): Promise<void>;
}

export type SigningServiceContext = TenantContext & {
  /** The tenant's own (`providers.contracting`). */
  readonly signingProvider: SigningProvider;
  /** Another one, by the name that `providers.contracting` had for it: where older packages lie. `keeperOf` asks it. */
  readonly signingProviderOf: (vendor: string) => SigningProvider;
  readonly signingNews: SigningNews;
};
