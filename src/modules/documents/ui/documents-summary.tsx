import { Badge } from "#design-system/badge.tsx";
import { LinkButton } from "#design-system/button.tsx";
import { Card } from "#design-system/card.tsx";
import { StepHeading } from "#modules/order-steps/ui/step-heading.tsx";
import type { StepProps } from "#modules/order-steps/ui/step-props.ts";
import { useText, useTexts } from "#platform/browser/texts/texts.tsx";
import type { DocumentEntry } from "../domain/document-list.ts";
import { documentsMessages } from "../messages.ts";
import { DocumentRow, type FileEntry } from "./document-row.tsx";

/** What was sent and what is still missing, to read only. */
export function DocumentsSummary({
  documents,
  order,
  next,
  status,
}: StepProps & { readonly documents: readonly DocumentEntry[] }) {
  const t = useText();
  const files = documents.filter(hasFile);
  return (
    <div className="grid max-w-[44rem] gap-6">
      <StepHeading title={status === "COMPLETED" ? t("We have your documents") : t("Your documents")}>
        {t("We have {count} {count:file|files} from you.", { count: files.length })}
      </StepHeading>
      <Card>
        <ul className="grid divide-y divide-line">
          {files.map((entry) => (
            <DocumentRow
              dealId={order.deal.dealId}
              entry={entry}
              key={entry.id}
              timeZone={order.dealer.timeZone}
            />
          ))}
          {documents
            .filter(({ id }) => id === null)
            .map((entry) => (
              <Slot entry={entry} key={entry.key} />
            ))}
        </ul>
      </Card>
      <div className="flex flex-wrap gap-3">
        {status === "COMPLETED" && next}
        <LinkButton
          className="max-sm:w-full"
          look="secondary"
          to={`/progress/${order.orderNumber}/doc-upload`}
        >
          {t("Edit documents")}
        </LinkButton>
      </div>
    </div>
  );
}

/** A slot without a file: missing, or submitted and deleted by age (PRIV-04). */
function Slot({ entry }: { readonly entry: DocumentEntry }) {
  const t = useText();
  const text = useTexts(documentsMessages);
  const isGone = entry.status === "complete";
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-3">
      <span>{t(entry.name)}</span>
      <Badge tone={isGone ? "success" : "warning"}>{t(entry.statusText)}</Badge>
      {isGone && <p className="basis-full text-small text-ink-muted">{text("keptForSale")}</p>}
    </li>
  );
}

/** Whether a file is behind an entry. */
export function hasFile(entry: DocumentEntry): entry is FileEntry {
  return entry.id !== null;
}
