import { type FormEvent, useState } from "react";
import { AlertBar } from "#design-system/alert-bar.tsx";
import { Button } from "#design-system/button.tsx";
import { Card } from "#design-system/card.tsx";
import { CheckboxField } from "#design-system/checkbox-field.tsx";
import { RetryAlert } from "#design-system/retry-alert.tsx";
import { Skeleton } from "#design-system/skeleton.tsx";
import { TextField } from "#design-system/text-field.tsx";
import type { PackageDocument } from "#modules/contract-papers/domain/package-document.ts";
import { PaperBlock } from "#modules/contract-papers/ui/paper-blocks.tsx";
import { useApiData } from "#platform/browser/data/use-api-data.ts";
import { useWrite } from "#platform/browser/forms/use-write.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { SALE_PATH, saleCalls } from "./sale-calls.ts";
import type { SalePartProps } from "./sale-site.ts";

interface Papers {
  readonly documents: readonly PackageDocument[];
  readonly documentHash: string;
  readonly place: "here" | "elsewhere";
  readonly name: string;
  readonly coOwnerName: string | null;
}

/** The papers to read, and the names below them. */
export function SignSalePapers(props: SalePartProps) {
  const t = useText();
  const papers = useApiData<Papers>(`${SALE_PATH}/papers`);
  if (papers.error) return <RetryAlert onRetry={papers.reload}>{papers.error.message}</RetryAlert>;
  if (papers.data === undefined) return <Skeleton className="h-96" />;
  return (
    <div className="grid gap-5">
      {t.language !== "en" && (
        <p className="max-w-prose text-ink-muted">
          {t("The papers are in English because your state requires it.")}
        </p>
      )}
      {papers.data.documents.map((document) => (
        <Card
          aria-labelledby={`paper-${document.kind}`}
          as="section"
          className="grid gap-5 wrap-anywhere"
          key={document.kind}
          lang="en"
        >
          <header className="grid gap-1">
            <h3 className="text-title" id={`paper-${document.kind}`}>
              {document.title}
            </h3>
            <p className="max-w-prose text-ink-muted">{document.purpose}</p>
          </header>
          {document.blocks.map((block, index) => (
            // By place: papers never change while they are shown.
            <PaperBlock
              block={block}
              key={index}
              sellerNote={t("we sign when you hand over the car.")}
              renderField={({ label }) => <SignHere label={label} />}
            />
          ))}
        </Card>
      ))}
      <SignForm {...props} onStale={papers.reload} papers={papers.data} />
    </div>
  );
}

function SignHere({ label }: { readonly label: string }) {
  const t = useText();
  return (
    <p className="rounded-control border-2 border-dashed border-line-strong p-3">
      <span className="block text-small text-ink-muted" lang={t.language}>
        {t("You sign below for this:")}
      </span>
      {label}
    </p>
  );
}

interface SignFormProps extends SalePartProps {
  readonly papers: Papers;
  readonly onStale: () => void;
}

function SignForm({ sale, papers, onChange, onStale }: SignFormProps) {
  const t = useText();
  const write = useWrite();
  const [consent, setConsent] = useState(false);
  const [names, setNames] = useState({ name: "", coOwnerName: "" });
  const [missing, setMissing] = useState(false);
  const { coOwnerName, place } = papers;
  const sign = async (event: FormEvent) => {
    event.preventDefault();
    setMissing(!consent);
    if (!consent) return;
    const answer = await write.run(() =>
      saleCalls.sign(sale, {
        documentHash: papers.documentHash,
        consent: true,
        name: names.name,
        ...(coOwnerName !== null && { coOwnerName: names.coOwnerName }),
      }),
    );
    if (answer?.kind === "page") window.location.assign(answer.url);
    else if (answer) onChange(answer.sale);
    else onStale();
  };
  const errorOf = (field: string) => write.error?.fields[field];
  const isOfField = Object.keys(write.error?.fields ?? {}).length > 0;
  return (
    <form className="grid max-w-form gap-5" noValidate onSubmit={(event) => void sign(event)}>
      <h3 className="text-title">{t("Sign all papers above")}</h3>
      {write.error && !isOfField && <AlertBar type="error">{write.error.message}</AlertBar>}
      <p className="max-w-prose text-small text-ink-muted">
        {t(
          "You may sign on paper at the appointment instead, at no charge: just leave this page and bring your ID. You can withdraw your agreement at any time before you sign.",
        )}
      </p>
      <CheckboxField
        checked={consent}
        error={missing ? t("Agree to sign electronically.") : undefined}
        id="sale-consent"
        label={t(
          "I can open PDF files, and I agree to read, sign and receive the papers of this sale electronically.",
        )}
        onChange={(event) => {
          setConsent(event.target.checked);
          setMissing(false);
        }}
      />
      <TextField
        autoComplete="name"
        error={errorOf("name")}
        help={t("Exactly as on the papers: {name}", { name: papers.name })}
        id="name"
        label={t("Your signature: type your full name")}
        onChange={(event) => setNames({ ...names, name: event.target.value })}
        value={names.name}
      />
      {coOwnerName !== null && (
        <TextField
          autoComplete="off"
          error={errorOf("coOwnerName")}
          help={t("The second owner types it here: {name}", { name: coOwnerName })}
          id="coOwnerName"
          label={t("Signature of the second owner")}
          onChange={(event) => setNames({ ...names, coOwnerName: event.target.value })}
          value={names.coOwnerName}
        />
      )}
      <div>
        <Button busy={write.isBusy} className="max-sm:w-full" type="submit">
          {place === "here" ? t("Sign the papers") : t("Continue to the signing service")}
        </Button>
      </div>
    </form>
  );
}
