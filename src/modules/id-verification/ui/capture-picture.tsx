import { useEffect, useState } from "react";
import { FieldError } from "#design-system/field-frame.tsx";
import { Icon } from "#design-system/icon.tsx";

/** One picture from the camera or the files of the device, with its preview. */
export function CapturePicture(props: {
  readonly id: string;
  readonly label: string;
  readonly file: File | undefined;
  readonly error: string | undefined;
  readonly onChange: (file: File | undefined) => void;
}) {
  const { id, label, file, error, onChange } = props;
  const preview = useObjectUrl(file);
  return (
    <div className="grid content-start gap-1.5">
      <FieldError id={id} text={error} />
      <label
        className="relative grid min-h-40 place-items-center gap-2 overflow-hidden rounded-card border-2 border-dashed border-line-strong bg-surface-raised p-4 text-center hover:border-ink has-focus-visible:outline-3 has-focus-visible:outline-focus"
        htmlFor={id}
      >
        {preview && <img alt="" className="absolute inset-0 size-full object-cover" src={preview} />}
        <span className="relative grid justify-items-center gap-1 rounded-control bg-surface-raised px-3 py-2">
          <Icon name={file ? "check" : "upload"} />
          <span className="font-semibold">{label}</span>
          <span className="text-fine text-ink-muted">{file ? "Take again" : "Take a picture"}</span>
        </span>
        <input
          accept="image/png,image/jpeg"
          aria-describedby={error ? `${id}-error` : undefined}
          aria-invalid={error ? true : undefined}
          capture="environment"
          className="sr-only"
          id={id}
          onChange={(event) => onChange(event.target.files?.[0])}
          type="file"
        />
      </label>
    </div>
  );
}

function useObjectUrl(file: File | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file) return undefined;
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => {
      URL.revokeObjectURL(made);
      setUrl(undefined);
    };
  }, [file]);
  return url;
}
