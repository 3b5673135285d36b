import { AlertBar } from "#design-system/alert-bar.tsx";
import { Button, type ButtonLook } from "#design-system/button.tsx";
import { useWrite } from "#platform/browser/forms/use-write.ts";
import { saveBlob } from "#platform/browser/http/save-blob.ts";
import type { PaperFiles } from "./paper-files.ts";

/** Downloads one paper as PDF; says so when that fails. */
export function PdfButton({
  calls,
  name,
  title,
  children,
  look = "secondary",
}: {
  readonly calls: PaperFiles;
  readonly name: string;
  readonly title: string;
  readonly children: string;
  readonly look?: ButtonLook;
}) {
  const { run, error, isBusy } = useWrite();
  const save = async () => {
    const blob = await run(() => calls.file(name));
    if (blob) saveBlob(blob, `${title}.pdf`);
  };
  return (
    <span className="grid justify-items-start gap-2 max-sm:w-full">
      <Button busy={isBusy} className="max-sm:w-full" look={look} onClick={() => void save()}>
        {children}
      </Button>
      {error && <AlertBar type="error">{error.message}</AlertBar>}
    </span>
  );
}
