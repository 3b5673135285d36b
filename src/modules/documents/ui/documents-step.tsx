import { useCallback } from "react";
import { Badge } from "#design-system/badge.tsx";
import { LinkButton } from "#design-system/button.tsx";
import { Card } from "#design-system/card.tsx";
import { Disclosure } from "#design-system/disclosure.tsx";
import { RetryAlert } from "#design-system/retry-alert.tsx";
import { Skeleton } from "#design-system/skeleton.tsx";
import { StepActions } from "#design-system/step-actions.tsx";
import { ShieldNote } from "#modules/order-steps/ui/shield-note.tsx";
import { StepHeading } from "#modules/order-steps/ui/step-heading.tsx";
import type { StepProps } from "#modules/order-steps/ui/step-props.ts";
import { useText, useTexts } from "#platform/browser/texts/texts.tsx";
import type { DocumentEntry } from "../domain/document-list.ts";
import { DOCUMENT_NAMES, type DocumentType, OFFERED_TYPES } from "../domain/document-types.ts";
import { documentsMessages } from "../messages.ts";
import { DOCUMENT_HINTS } from "./document-hints-data.ts";
import { DocumentRow } from "./document-row.tsx";
import { DocumentsOverview } from "./documents-overview.tsx";
import { DocumentsSummary, hasFile } from "./documents-summary.tsx";
import { DropZone } from "./drop-zone.tsx";
import { UploadRow } from "./upload-row.tsx";
import { useDocuments } from "./use-documents.ts";
import { type Uploads, useUploads } from "./use-uploads.ts";

/** Uploads what the retailer needs before the contract (DOC-01 to DOC-12). */
export function DocumentsStep(props: StepProps & { readonly view: string }) {
  const { deal } = props.order;
  const { documents, isFailed, reload, replace } = useDocuments(deal);
  const { onChanged } = props;
  const stored = useCallback(
    (newer: readonly DocumentEntry[]) => {
      replace(newer);
      onChanged();
    },
    [replace, onChanged],
  );
  const uploads = useUploads(deal.dealId, stored);
  const text = useTexts(documentsMessages);
  if (isFailed && !documents) {
    return <RetryAlert onRetry={reload}>{text("loadFailed")}</RetryAlert>;
  }
  if (!documents) return <Waiting />;
  if (props.view === "summary") return <DocumentsSummary {...props} documents={documents} />;
  const deleted = () => {
    reload();
    onChanged();
  };
  return <Uploading {...props} documents={documents} onDeleted={deleted} uploads={uploads} />;
}

function Waiting() {
  const t = useText();
  return (
    <div aria-busy="true" className="grid gap-4">
      <p className="sr-only">{t("Loading your documents")}</p>
      <Skeleton className="h-10 w-2/3" />
      <Skeleton className="h-44" />
      <Skeleton className="h-44" />
    </div>
  );
}

interface ListProps extends StepProps {
  readonly documents: readonly DocumentEntry[];
  readonly uploads: Uploads;
  readonly onDeleted: () => void;
}

function Uploading(props: ListProps) {
  const t = useText();
  const { documents, order, status } = props;
  const required = requiredTypes(documents);
  const extra = OFFERED_TYPES.filter((type) => !required.includes(type));
  const isComplete = documents.every(({ isRequired, status }) => !isRequired || status === "complete");
  return (
    <div className="grid max-w-[44rem] gap-6">
      <StepHeading
        title={
          status === "NEEDS_ATTENTION" ? t("We need one more thing from you") : t("Upload your documents")
        }
      >
        {t("We need these to prepare your contract.")}
      </StepHeading>
      <DocumentsOverview documents={documents} />
      {required.map((type) => (
        <TypeCard key={type} type={type} {...props} />
      ))}
      <Disclosure summary={t("Something else to send?")}>
        <div className="grid gap-4 pt-2">
          {extra.map((type) => (
            <TypeCard key={type} type={type} {...props} />
          ))}
        </div>
      </Disclosure>
      <ShieldNote>
        {t(
          "Only the people who prepare your contract and, if you finance or lease, your lender see your documents.",
        )}
      </ShieldNote>
      {isComplete && (
        <div className="flex flex-wrap items-center gap-3 max-sm:contents">
          <StepActions>{props.next}</StepActions>
          <LinkButton
            className="max-sm:w-full"
            look="quiet"
            to={`/progress/${order.orderNumber}/doc-upload/summary`}
          >
            {t("Review documents")}
          </LinkButton>
        </div>
      )}
    </div>
  );
}

function TypeCard({
  type,
  documents,
  uploads,
  order,
  onDeleted,
}: ListProps & { readonly type: DocumentType }) {
  const t = useText();
  const files = documents.filter(hasFile).filter(({ key }) => key === type);
  const items = uploads.items.filter((item) => item.type === type);
  const isRequired = documents.some((entry) => entry.key === type && entry.isRequired);
  const name = t(DOCUMENT_NAMES[type]);
  const isMissing =
    isRequired && !documents.some((entry) => entry.key === type && entry.status !== "initialized");
  const reason = documents.find((entry) => entry.key === type)?.reason;
  const isSubmitted = documents.some((entry) => entry.key === type && entry.status === "complete");
  return (
    <Card aria-labelledby={`type-${type}`} as="section" className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-lead" id={`type-${type}`}>
          {name}
        </h2>
        {isMissing && items.length === 0 && <Badge tone="warning">{t("Missing")}</Badge>}
        {isSubmitted && <Badge tone="success">{t("Submitted")}</Badge>}
      </div>
      {reason && <p className="text-small">{t(reason)}</p>}
      {DOCUMENT_HINTS[type] && <p className="text-small text-ink-muted">{t(DOCUMENT_HINTS[type])}</p>}
      {(files.length > 0 || items.length > 0) && (
        <ul className="grid divide-y divide-line">
          {files.map((entry) => (
            <DocumentRow
              dealId={order.deal.dealId}
              entry={entry}
              actions={{
                onDeleted,
                onReplace: (file) => uploads.add({ type, files: [file], replaces: entry.id }),
              }}
              key={entry.id}
              timeZone={order.dealer.timeZone}
            />
          ))}
          {items.map((item) => (
            <UploadRow
              item={item}
              key={item.id}
              onRemove={() => uploads.remove(item)}
              onRetry={() => uploads.retry(item)}
            />
          ))}
        </ul>
      )}
      <DropZone
        id={`upload-${type}`}
        isFirst={isMissing && items.length === 0}
        hasFile={files.length > 0}
        name={name}
        onFiles={(files) => uploads.add({ type, files })}
      />
    </Card>
  );
}

function requiredTypes(documents: readonly DocumentEntry[]): readonly DocumentType[] {
  return [...new Set(documents.filter(({ isRequired }) => isRequired).map(({ key }) => key))];
}
