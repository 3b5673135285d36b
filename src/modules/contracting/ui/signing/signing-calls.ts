import type { ContractPackage } from "#modules/contract-papers/domain/package-document.ts";
import type { SignatureMark } from "#modules/contract-papers/domain/signature-mark.ts";
import type { BuyingSigner } from "#modules/contract-papers/domain/buying-signer.ts";
import type { PaperFiles } from "#modules/contract-papers/ui/paper-files.ts";
import type { SigningState } from "#modules/signing-services/domain/signing-status.ts";

/** GET …/session. */
export interface SigningSessionView extends ContractPackage {
  readonly packageId: string;
  readonly documentHash: string;
  readonly files: readonly { name: string; title: string; sha256: string; size: number }[];
  readonly expiresAt: string;
  readonly consentVersion: number;
  /** Who reads and signs here now. */
  readonly signer: BuyingSigner;
  /** The buyer's device is to be handed to who buys together with them. */
  readonly isHandedOver: boolean;
  readonly consentedAt: string | null;
  readonly signsHere: boolean;
  readonly state: SigningState;
}

/** Body of the signing call. */
interface SignatureBody {
  readonly packageId: string;
  readonly documentHash: string;
  readonly name: string;
  readonly initials: string;
  readonly mark: SignatureMark;
  readonly fields: readonly string[];
  readonly signer: BuyingSigner;
}

/** The same pages serve the account and the signer without one; only the credentials differ. @throws ApiError */
export interface SigningCalls extends PaperFiles {
  consent(body: {
    packageId: string;
    consent: true;
    consentVersion: number;
    signer: BuyingSigner;
  }): Promise<SigningState>;
  sign(body: SignatureBody): Promise<SigningState>;
  /** The signing service's own page. */
  openPage(): Promise<{ url: string }>;
}

/** What signing needs, on our page or a vendor's. */
export interface ContractSigningProps {
  readonly session: SigningSessionView;
  readonly calls: SigningCalls;
  readonly onSigned: (state: SigningState) => void;
  /** The contract changed meanwhile, or is over. */
  readonly onStale: (isOver: boolean) => void;
}
