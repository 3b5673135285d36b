import { AlertBar } from "#design-system/alert-bar.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";

/** OP-17: legal texts that the retailer has not replaced yet say so. */
export function SampleNote() {
  const t = useText();
  return (
    <AlertBar hideAfter={null} type="warning">
      {t(
        "Sample plans and sample text. The retailer's own contracts, prices and legal text replace them before real sales.",
      )}
    </AlertBar>
  );
}
