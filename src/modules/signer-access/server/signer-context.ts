import type { IdentityContext } from "#modules/sign-in/server/identity-context.ts";
import type { ContractingContext } from "#modules/contracting/server/contracting-context.ts";

/** What recognizing a signer needs beside contracting: the keys that sign capabilities. */
export type SignerContext = ContractingContext & IdentityContext;
