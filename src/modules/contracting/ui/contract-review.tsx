import { useNavigate } from "react-router";
import { AlertBar } from "#design-system/alert-bar.tsx";
import { Skeleton } from "#design-system/skeleton.tsx";
import { formatInstant } from "#modules/orders/ui/format-instant.ts";
import { LoadFailed } from "#modules/orders/ui/load-failed.tsx";
import { StepHeading } from "#modules/orders/ui/step-heading.tsx";
import type { StepProps } from "#modules/orders/ui/step-props.ts";
import { useApiData } from "#modules/orders/ui/use-api-data.ts";
import { apiClient } from "#platform/browser/api-client.ts";
import type { ContractDocument } from "../domain/contract-document.ts";
import type { SigningState } from "../domain/signing-status.ts";
import { ContractPaper } from "./contract-paper.tsx";
import { markContractStarted } from "./contract-started.ts";
import { SignForm, type Signature } from "./sign-form.tsx";

/** GET /api/contracting/signing/{orderNumber}/session. */
export interface SigningSessionView {
  readonly document: ContractDocument;
  readonly documentHash: string;
  readonly expiresAt: string;
  readonly state: SigningState;
}

/** The contract as it will be signed, then the signature. */
export function ContractReview(props: StepProps) {
  const { order, status } = props;
  const root = `/api/contracting/signing/${encodeURIComponent(order.orderNumber)}`;
  const { data, error, reload } = useApiData<SigningSessionView>(`${root}/session`);
  const navigate = useNavigate();
  const send = (signature: Signature) =>
    apiClient.post<SigningState>(`${root}/sign`, signature, { idempotencyKey: true });
  const signed = () => {
    props.onChanged();
    void navigate(`/progress/${order.orderNumber}/signing/thank-you`);
  };
  const stale = (isOver: boolean) => {
    if (isOver) markContractStarted(order.orderNumber, false);
    reload();
    props.onChanged();
  };
  if (error && !data)
    return <LoadFailed error={error} onRetry={reload} title="We couldn't load your contract" />;
  if (!data)
    return (
      <div aria-busy="true" className="grid gap-4">
        <p className="sr-only">Loading your contract</p>
        <Skeleton className="h-10 w-2/3" />
        <Skeleton className="h-96" />
      </div>
    );
  const signedAt = data.state.signers.find(({ role }) => role === "buyer")?.signedAt;
  return (
    <div className="grid max-w-[44rem] gap-6">
      <StepHeading title={status === "COMPLETED" ? "Your contract" : "Review and sign"}>
        {signedAt
          ? `You signed on ${formatInstant(signedAt, order.dealer.timeZone)}.`
          : `The amounts are those of your order, to the cent. Sign by ${formatInstant(data.expiresAt, order.dealer.timeZone)}.`}
      </StepHeading>
      <ContractPaper document={data.document} />
      {status === "COMPLETED" ? (
        <p>{props.next}</p>
      ) : (
        <SignForm
          buyer={data.document.buyer}
          documentHash={data.documentHash}
          onSigned={signed}
          onStale={stale}
          send={send}
          timeZone={order.dealer.timeZone}
        />
      )}
      {status === "COMPLETED" &&
        data.state.signers.some(({ role, signedAt: at }) => role === "dealer" && at) && (
          <AlertBar type="success">{order.dealer.name} has countersigned. The contract is complete.</AlertBar>
        )}
    </div>
  );
}
