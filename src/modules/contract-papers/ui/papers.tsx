import { useState } from "react";
import { Button } from "#design-system/button.tsx";
import { Card } from "#design-system/card.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import { PaperLanguage } from "./paper-language.tsx";
import { fieldsOfSigner, type PackageDocument } from "../domain/package-document.ts";
import type { BuyingSigner } from "../domain/buying-signer.ts";
import { PaperBlock, type RenderField } from "./paper-blocks.tsx";
import { PdfButton } from "./pdf-button.tsx";
import type { PaperFiles } from "./paper-files.ts";

const ZOOMS = [100, 125, 150, 200] as const;

interface PapersProps {
  readonly documents: readonly PackageDocument[];
  readonly calls: PaperFiles;
  readonly renderField: RenderField;
  /** What is said of the retailer's countersignature. */
  readonly sellerNote?: string | undefined;
  /** Ids of fields that are filled in; undefined where nothing is to be filled in. */
  readonly filled?: readonly string[];
  /** Whose fields are to be filled in. */
  readonly signer?: BuyingSigner;
}

/** All papers of a package, one below the other, with their contents list, text size and PDFs. */
export function Papers({ documents, calls, renderField, sellerNote, filled, signer = "buyer" }: PapersProps) {
  const t = useText();
  const [zoom, setZoom] = useState(0);
  const size = ZOOMS[zoom] ?? 100;
  return (
    <section aria-label={t("Documents of your contract")} className="grid gap-5">
      <PaperLanguage documents={documents} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Contents documents={documents} filled={filled} signer={signer} />
        <fieldset className="flex items-center gap-2">
          <legend className="sr-only">{t("Text size")}</legend>
          <Button className="px-4" disabled={zoom === 0} look="secondary" onClick={() => setZoom(zoom - 1)}>
            <span aria-hidden="true">A−</span>
            <span className="sr-only">{t("Smaller text")}</span>
          </Button>
          <output className="w-14 text-center text-small tabular-nums">{size}%</output>
          <Button
            className="px-4"
            disabled={zoom === ZOOMS.length - 1}
            look="secondary"
            onClick={() => setZoom(zoom + 1)}
          >
            <span aria-hidden="true">A+</span>
            <span className="sr-only">{t("Larger text")}</span>
          </Button>
        </fieldset>
      </div>
      {documents.map((document) => (
        <Card
          aria-labelledby={`paper-${document.kind}`}
          as="section"
          className="grid scroll-mt-24 gap-5 break-words"
          id={document.kind}
          key={document.kind}
          lang="en"
          style={{ zoom: size / 100 }}
        >
          <header className="grid gap-1">
            <h2 className="text-title" id={`paper-${document.kind}`} tabIndex={-1}>
              {document.title}
            </h2>
            <p className="max-w-prose text-ink-muted">{document.purpose}</p>
          </header>
          {document.blocks.map((block, index) => (
            // By place: papers never change while they are shown.
            <PaperBlock block={block} key={index} renderField={renderField} sellerNote={sellerNote} />
          ))}
          <p className="border-t border-line pt-4" lang={t.language}>
            <PdfButton calls={calls} name={document.kind} title={document.title}>
              {t("Download {title} (PDF)", { title: document.title })}
            </PdfButton>
          </p>
        </Card>
      ))}
    </section>
  );
}

function Contents({
  documents,
  filled,
  signer,
}: Pick<PapersProps, "documents"> & {
  readonly filled: readonly string[] | undefined;
  readonly signer: BuyingSigner;
}) {
  const t = useText();
  return (
    <nav aria-label={t("Documents")}>
      <ol className="grid gap-1">
        {documents.map((document) => {
          const fields = fieldsOfSigner([document], signer);
          const done = fields.filter(({ id }) => filled?.includes(id)).length;
          return (
            <li key={document.kind}>
              <a
                className="inline-flex min-h-11 items-center gap-2 font-semibold text-link underline underline-offset-4"
                href={`#${document.kind}`}
              >
                <span lang="en">{document.title}</span>
                {filled && (
                  <span className="shrink-0 text-small font-normal whitespace-nowrap text-ink-muted">
                    {t("{done} of {total}", { done, total: fields.length })}
                  </span>
                )}
              </a>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
