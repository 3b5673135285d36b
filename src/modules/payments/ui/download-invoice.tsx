import { AlertBar } from "#design-system/alert-bar.tsx";
import { Button } from "#design-system/button.tsx";
import { useWrite } from "#platform/browser/forms/use-write.ts";
import { apiClient } from "#platform/browser/http/api-client.ts";
import { saveBlob } from "#platform/browser/http/save-blob.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { paymentsPath } from "./payments-view.ts";

/** The invoice as a file (PMT-03). */
export function DownloadInvoice({ orderNumber }: { readonly orderNumber: string }) {
  const t = useText();
  const { run, isBusy, error } = useWrite();
  const download = async () => {
    const file = await run(() => apiClient.blob(`${paymentsPath(orderNumber)}/invoice`));
    if (file) saveBlob(file, `invoice-${orderNumber}.pdf`);
  };
  return (
    <div className="grid justify-items-start gap-3">
      {error && <AlertBar type="error">{error.message}</AlertBar>}
      <Button busy={isBusy} className="max-sm:w-full" look="secondary" onClick={() => void download()}>
        {t("Download as PDF")}
      </Button>
    </div>
  );
}
