import { useEffect, useRef, useState } from "react";
import { Button } from "#design-system/button.tsx";
import { FieldError } from "#design-system/field-frame.tsx";
import { Icon } from "#design-system/icon.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import { english } from "#platform/shared/texts/text.ts";
import { smallerPicture } from "./smaller-picture.ts";

/** One picture from the camera or the files of the device, with its preview. */
export function CapturePicture(props: {
  readonly id: string;
  readonly label: string;
  readonly file: Blob | undefined;
  readonly error: string | undefined;
  readonly onChange: (file: Blob | undefined) => void;
}) {
  const t = useText();
  const { id, label, file, error, onChange } = props;
  const picker = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const take = async (chosen: File | undefined) => {
    if (!chosen) return;
    setBusy(true);
    const picture = await smallerPicture(chosen);
    setBusy(false);
    setProblem(picture ? undefined : english("We can't read this picture. Take another one."));
    if (picture) onChange(picture);
  };
  const shown = problem ?? error;
  return (
    <div className="grid content-start gap-1.5">
      <FieldError id={id} text={shown} />
      <label
        className="relative grid min-h-32 cursor-pointer place-items-center gap-2 overflow-hidden rounded-card border-2 border-dashed border-line-strong bg-surface-raised p-2 sm:min-h-40 text-center hover:border-ink has-focus-visible:outline-3 has-focus-visible:outline-focus"
        htmlFor={id}
      >
        <Preview file={file} />
        <span className="relative grid justify-items-center gap-1 rounded-control bg-surface-raised px-3 py-2">
          <Icon name={file ? "check" : "camera"} />
          <span className="font-semibold">{label}</span>
          <span className="text-fine text-ink-muted">
            {isBusy ? t("Reading the picture…") : file ? t("Take again") : t("Take a picture")}
          </span>
        </span>
        <input
          accept="image/png,image/jpeg"
          aria-describedby={shown ? `${id}-error` : undefined}
          aria-invalid={shown ? true : undefined}
          capture="environment"
          className="sr-only"
          id={id}
          onChange={(event) => void take(event.target.files?.[0])}
          type="file"
        />
      </label>
      <input
        accept="image/png,image/jpeg"
        aria-hidden="true"
        hidden
        onChange={(event) => void take(event.target.files?.[0])}
        ref={picker}
        tabIndex={-1}
        type="file"
      />
      <Button look="quiet" onClick={() => picker.current?.click()}>
        {t("Choose a file")}
        <span className="sr-only">: {label}</span>
      </Button>
    </div>
  );
}

/** The picture behind the label; drawn by the element itself, so that it always belongs to this file. */
function Preview({ file }: { file: Blob | undefined }) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    if (!file || !image.current) return undefined;
    const url = URL.createObjectURL(file);
    image.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return file && <img alt="" className="absolute inset-0 size-full object-cover" ref={image} />;
}
