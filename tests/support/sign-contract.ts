import type { ContractingContext } from "#modules/contracting/server/contracting-context.ts";
import { getSigningSession, type SigningSession } from "#modules/contracting/server/get-signing-session.ts";
import { giveConsent } from "#modules/contracting/server/give-consent.ts";
import { signContract, type SignInput } from "#modules/contracting/server/sign-contract.ts";
import { fieldsOfSigner, signersName as nameOf } from "#modules/contract-papers/domain/package-document.ts";
import { initialsOf } from "#modules/contracting/domain/same-name.ts";

type Read = Pick<
  SigningSession,
  "orderNumber" | "packageId" | "documentHash" | "documents" | "buyer" | "coBuyer" | "signer"
>;

/** The body that signs everything a session shows, by typing. */
export function signBodyFor(session: Read, name: string = signersName(session)): SignInput {
  return {
    orderNumber: session.orderNumber,
    packageId: session.packageId,
    documentHash: session.documentHash,
    name,
    initials: initialsOf(signersName(session)),
    mark: { kind: "typed" },
    fields: fieldsOfSigner(session.documents, session.signer).map(({ id }) => id),
    signer: session.signer,
  };
}

const signersName = (session: Pick<SigningSession, "buyer" | "coBuyer" | "signer">) =>
  nameOf(session, session.signer);

/** Reads, agrees to sign electronically and signs; the contract was opened before. */
export async function signAsBuyer(ctx: ContractingContext, orderNumber: string, name?: string) {
  const session = await getSigningSession(ctx, { orderNumber });
  const { packageId, consentVersion } = session;
  if (session.consentedAt === null) await giveConsent(ctx, { orderNumber, packageId, consentVersion });
  return signContract(ctx, signBodyFor(session, name));
}
