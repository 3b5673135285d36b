import { useCallback } from "react";
import { AlertBar } from "#design-system/alert-bar.tsx";
import { Badge } from "#design-system/badge.tsx";
import { Button, LinkButton } from "#design-system/button.tsx";
import { Card } from "#design-system/card.tsx";
import { Disclosure } from "#design-system/disclosure.tsx";
import { Skeleton } from "#design-system/skeleton.tsx";
import { StepHeading } from "#modules/orders/ui/step-heading.tsx";
import type { StepProps } from "#modules/orders/ui/step-props.ts";
import { useApiData } from "#modules/orders/ui/use-api-data.ts";
import { useTexts } from "#platform/browser/texts.tsx";
import type { DocumentEntry } from "../domain/document-list.ts";
import { DOCUMENT_NAMES, DOCUMENT_TYPES, type DocumentType } from "../domain/document-types.ts";
import { documentsMessages } from "../messages.ts";
import { DocumentRow } from "./document-row.tsx";
import { DropZone } from "./drop-zone.tsx";
import { UploadRow } from "./upload-row.tsx";
import { type Uploads, useUploads } from "./use-uploads.ts";

interface ListAnswer {
  readonly data: { readonly documents: readonly DocumentEntry[] };
}

const HINTS: Partial<Record<DocumentType, string>> = {
  DriversLicense: "Front and back, all corners in view.",
  InsuranceCard: "The card or the declarations page, with your name and the policy number.",
  W2: "Your latest W-2.",
  PayStub: "Your latest pay stub.",
};

/** Uploads what the retailer needs before the contract (DOC-01 to DOC-12). */
export function DocumentsStep(props: StepProps & { readonly view: string }) {
  const { dealId } = props.order.deal;
  const path = `/api/documents/deals/${encodeURIComponent(dealId)}/documents`;
  const { data, error, reload, replace } = useApiData<ListAnswer>(path);
  const { onChanged } = props;
  const stored = useCallback(
    (documents: readonly DocumentEntry[]) => {
      replace({ data: { documents } });
      onChanged();
    },
    [replace, onChanged],
  );
  const uploads = useUploads(dealId, stored);
  const text = useTexts(documentsMessages);
  if (error && !data) {
    return (
      <AlertBar
        action={
          <Button look="secondary" onClick={reload}>
            Try again
          </Button>
        }
        type="internalError"
      >
        {text("loadFailed")}
      </AlertBar>
    );
  }
  if (!data) return <Waiting />;
  const { documents } = data.data;
  if (props.view === "summary") return <Summary {...props} documents={documents} />;
  const deleted = () => {
    reload();
    onChanged();
  };
  return <Uploading {...props} documents={documents} onDeleted={deleted} uploads={uploads} />;
}

function Waiting() {
  return (
    <div aria-busy="true" className="grid gap-4">
      <p className="sr-only">Loading your documents</p>
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
  const { documents, order } = props;
  const required = requiredTypes(documents);
  const extra = DOCUMENT_TYPES.filter((type) => !required.includes(type));
  const isComplete = documents.every(({ isRequired, status }) => !isRequired || status === "complete");
  return (
    <div className="grid max-w-[44rem] gap-6">
      <StepHeading title="Upload your documents">
        PDFs up to 4 MB, .png and .jpg pictures up to 25 MB. Only the people who prepare your contract see
        them.
      </StepHeading>
      {required.map((type) => (
        <TypeCard key={type} type={type} {...props} />
      ))}
      <Disclosure summary="Something else to send?">
        <div className="grid gap-4 pt-2">
          {extra.map((type) => (
            <TypeCard key={type} type={type} {...props} />
          ))}
        </div>
      </Disclosure>
      {isComplete && (
        <div className="flex flex-wrap items-center gap-3">
          {props.next}
          <LinkButton
            className="max-sm:w-full"
            look="quiet"
            to={`/progress/${order.orderNumber}/doc-upload/summary`}
          >
            Review what you sent
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
  const files = documents.filter(hasFile).filter(({ key }) => key === type);
  const items = uploads.items.filter((item) => item.type === type);
  const isRequired = documents.some((entry) => entry.key === type && entry.isRequired);
  const name = DOCUMENT_NAMES[type];
  const isMissing = isRequired && files.length === 0 && items.length === 0;
  return (
    <Card aria-labelledby={`type-${type}`} as="section" className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-lead" id={`type-${type}`}>
          {name}
        </h2>
        {isMissing && <Badge tone="warning">Missing</Badge>}
        {!isMissing && files.length > 0 && <Badge tone="success">Submitted</Badge>}
      </div>
      {HINTS[type] && <p className="text-small text-ink-muted">{HINTS[type]}</p>}
      {(files.length > 0 || items.length > 0) && (
        <ul className="grid divide-y divide-line">
          {files.map((entry) => (
            <DocumentRow
              dealId={order.deal.dealId}
              entry={entry}
              key={entry.id}
              onDeleted={onDeleted}
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
        isFirst={isMissing}
        name={name}
        onFiles={(chosen) => uploads.add(type, chosen)}
      />
    </Card>
  );
}

function Summary({
  documents,
  order,
  next,
  status,
}: StepProps & { readonly documents: readonly DocumentEntry[] }) {
  const files = documents.filter(hasFile);
  return (
    <div className="grid max-w-[44rem] gap-6">
      <StepHeading title={status === "COMPLETED" ? "Your documents are in" : "Your documents"}>
        {files.length === 1 ? "One file is with us." : `${files.length} files are with us.`}
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
            .map(({ key, name, statusText }) => (
              <li className="flex items-center justify-between gap-3 py-3" key={key}>
                <span>{name}</span>
                <Badge tone="warning">{statusText}</Badge>
              </li>
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
          Change documents
        </LinkButton>
      </div>
    </div>
  );
}

function hasFile(entry: DocumentEntry): entry is DocumentEntry & { readonly id: string } {
  return entry.id !== null;
}

function requiredTypes(documents: readonly DocumentEntry[]): readonly DocumentType[] {
  return [...new Set(documents.filter(({ isRequired }) => isRequired).map(({ key }) => key))];
}
