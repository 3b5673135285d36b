import { useState } from "react";
import { AlertBar } from "#design-system/alert-bar.tsx";
import { Button } from "#design-system/button.tsx";
import { Icon } from "#design-system/icon.tsx";
import { useWrite } from "#platform/browser/forms/use-write.ts";
import { saveBlob } from "#platform/browser/http/save-blob.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { english } from "#platform/shared/texts/text.ts";
import { neededPapers, type SalePaper } from "../domain/sale-papers.ts";
import { saleCalls } from "./sale-calls.ts";
import type { SalePartProps } from "./sale-site.ts";
import { SignSalePapers } from "./sign-sale-papers.tsx";

const NAMES: Readonly<Record<SalePaper, string>> = {
  TITLE_FRONT: english("Title, front"),
  TITLE_BACK: english("Title, back"),
  REGISTRATION: english("Registration"),
  DRIVERS_LICENSE: english("Your driver's license"),
};

const HELP: Readonly<Record<SalePaper, string>> = {
  TITLE_FRONT: english("All four corners, and every word readable."),
  TITLE_BACK: english("Even if it's blank. Please don't sign it before the appointment."),
  REGISTRATION: english("The current one."),
  DRIVERS_LICENSE: english("The front is enough."),
};

/** Pictures of the seller's papers, and the papers to sign. */
export function PapersStep(props: SalePartProps) {
  const t = useText();
  const { sale } = props;
  const [isReading, setReading] = useState(false);
  return (
    <section aria-labelledby="papers" className="grid gap-6">
      <h2 className="text-title" id="papers">
        {t("Your papers")}
      </h2>
      <ul className="grid gap-3">
        {neededPapers(sale.ownership).map((kind) => (
          <Paper key={kind} kind={kind} {...props} />
        ))}
      </ul>
      {isReading && !sale.isSigned ? (
        <SignSalePapers {...props} />
      ) : (
        <ToSign {...props} onRead={() => setReading(true)} />
      )}
    </section>
  );
}

function Paper({ kind, sale, onChange }: SalePartProps & { readonly kind: SalePaper }) {
  const t = useText();
  const write = useWrite();
  const found = sale.papers.find((paper) => paper.kind === kind);
  const isThere = found?.isRejected === false;
  const send = async (file: File | undefined) => {
    if (file === undefined) return;
    const after = await write.run(() => saleCalls.upload(sale, kind, file));
    if (after) onChange(after);
  };
  const id = `paper-${kind}`;
  const mayUpload = sale.allowed.includes("upload");
  return (
    <li className="grid gap-2 rounded-card border border-line bg-surface-raised p-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <span className="grid">
          <span className="font-semibold">{t(NAMES[kind])}</span>
          <span className="text-small text-ink-muted">
            {isThere
              ? t("Received")
              : found?.isRejected === true
                ? t("Please send a new picture")
                : t(HELP[kind])}
          </span>
        </span>
        {isThere && <Icon className="text-success" name="success" />}
      </div>
      {write.error && <AlertBar type="error">{write.error.message}</AlertBar>}
      {mayUpload && (
        <label
          className="inline-flex min-h-11 w-fit cursor-pointer items-center gap-2 rounded-control border-2 border-line-strong px-4 font-semibold hover:border-ink has-focus-visible:outline-3 has-focus-visible:outline-focus max-sm:w-full max-sm:justify-center"
          htmlFor={id}
        >
          {write.isBusy ? t("Sending…") : isThere ? t("Replace it") : t("Take a picture or choose a file")}
          <span className="sr-only">: {t(NAMES[kind])}</span>
          <input
            accept=".pdf,.png,.jpg,.jpeg"
            className="sr-only"
            disabled={write.isBusy}
            id={id}
            onChange={(event) => void send(event.target.files?.[0])}
            type="file"
          />
        </label>
      )}
    </li>
  );
}

function ToSign({ sale, onRead }: SalePartProps & { readonly onRead: () => void }) {
  const t = useText();
  const write = useWrite();
  const save = () => write.run(async () => saveBlob(await saleCalls.copy(), "sale-papers.pdf"));
  return (
    <div className="grid gap-3">
      <h3 className="text-lead">{t("Papers to sign")}</h3>
      <p className="max-w-prose text-ink-muted">
        {sale.ownership === "OWNED"
          ? t("The bill of sale and the odometer statement. You sign them here, with your name.")
          : t(
              "The bill of sale, the odometer statement, the payoff authorization and a power of attorney for the title. You sign them here, with your name.",
            )}
      </p>
      {write.error && <AlertBar type="error">{write.error.message}</AlertBar>}
      <div className="flex flex-wrap gap-3">
        {sale.isSigned ? (
          <>
            <p className="inline-flex min-h-11 items-center gap-2 font-semibold">
              <Icon className="text-success" name="success" /> {t("Signed")}
            </p>
            <Button
              busy={write.isBusy}
              className="max-sm:w-full"
              look="secondary"
              onClick={() => void save()}
            >
              {t("Download the signed papers (PDF)")}
            </Button>
          </>
        ) : (
          sale.allowed.includes("sign") && (
            <Button className="max-sm:w-full" onClick={onRead}>
              {t("Read and sign")}
            </Button>
          )
        )}
      </div>
    </div>
  );
}
