import { Card } from "#design-system/card.tsx";
import { formatMiles } from "#design-system/mileage-text.tsx";
import { MoneyText } from "#design-system/money-text.tsx";
import type { ContractDocument } from "../domain/contract-document.ts";

/** The contract as it will be signed, on one sheet. */
export function ContractPaper({ document }: { readonly document: ContractDocument }) {
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
