import { AlertBar } from "#design-system/alert-bar.tsx";
import { Card } from "#design-system/card.tsx";
import { formatMiles } from "#design-system/mileage-text.tsx";
import { MoneyText } from "#design-system/money-text.tsx";
import { Skeleton } from "#design-system/skeleton.tsx";
import { formatInstant } from "#modules/orders/ui/format-instant.ts";
import { LoadFailed } from "#modules/orders/ui/load-failed.tsx";
import { StepHeading } from "#modules/orders/ui/step-heading.tsx";
import type { StepProps } from "#modules/orders/ui/step-props.ts";
import { useApiData } from "#modules/orders/ui/use-api-data.ts";
import type { ContractDocument } from "../domain/contract-document.ts";
import type { SigningState } from "../domain/signing-status.ts";
import { SignForm } from "./sign-form.tsx";

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
  const path = `/api/contracting/signing/${encodeURIComponent(order.orderNumber)}/session`;
  const { data, error, reload } = useApiData<SigningSessionView>(path);
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
      <Contract document={data.document} />
      {status === "COMPLETED" ? (
        <p>{props.next}</p>
      ) : (
        <SignForm {...props} buyer={data.document.buyer} documentHash={data.documentHash} onStale={reload} />
      )}
      {status === "COMPLETED" &&
        data.state.signers.some(({ role, signedAt: at }) => role === "dealer" && at) && (
          <AlertBar type="success">{order.dealer.name} has countersigned. The contract is complete.</AlertBar>
        )}
    </div>
  );
}

function Contract({ document }: { readonly document: ContractDocument }) {
  const parties: readonly (readonly [string, string | null])[] = [
    ["Buyer", document.buyer],
    ["Seller", document.seller],
    ["Vehicle", document.vehicle],
    ["VIN", document.vin],
    ["Odometer", document.mileage === null ? null : formatMiles(document.mileage)],
    ["Order", document.orderNumber],
  ];
  return (
    <Card aria-labelledby="contract-title" as="section" className="grid gap-6">
      <h2 className="text-title" id="contract-title">
        {document.title}
      </h2>
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        {parties.map(
          ([term, value]) =>
            value !== null && (
              <div key={term}>
                <dt className="text-small text-ink-muted">{term}</dt>
                <dd className="font-medium break-words">{value}</dd>
              </div>
            ),
        )}
      </dl>
      <table className="w-full text-left">
        <caption className="sr-only">Amounts of this contract</caption>
        <tbody className="divide-y divide-line">
          {document.lines.map((line) => (
            <Amount cents={line.amountCents} key={line.label} label={line.label} />
          ))}
          <Amount cents={document.totalCents} isStrong label="Total" />
          {document.depositCents > 0 && <Amount cents={-document.depositCents} label="Deposit" />}
          {document.balanceCents !== document.totalCents && (
            <Amount cents={document.balanceCents} isStrong label="Balance due" />
          )}
        </tbody>
      </table>
      <div className="grid max-w-prose gap-3 text-small">
        {document.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Card>
  );
}

function Amount({ label, cents, isStrong = false }: { label: string; cents: number; isStrong?: boolean }) {
  return (
    <tr className={isStrong ? "text-lead font-bold" : ""}>
      <th className={`py-2.5 pr-4 ${isStrong ? "font-bold" : "font-normal"}`} scope="row">
        {label}
      </th>
      <td className="py-2.5 text-right whitespace-nowrap">
        <MoneyText cents={cents} exact />
      </td>
    </tr>
  );
}
