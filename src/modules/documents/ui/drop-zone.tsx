import { useState, type DragEvent } from "react";
import { classNames } from "#design-system/class-names.ts";
import { Icon } from "#design-system/icon.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import { ACCEPTED_EXTENSIONS } from "#modules/file-checks/domain/file-rules.ts";
import { FileButton } from "./file-button.tsx";

/** Where files come from: picker, camera, or dropped onto it. */
export function DropZone(props: {
  readonly id: string;
  /** Name of the document, e.g. "Insurance card". */
  readonly name: string;
  readonly isFirst: boolean;
  /** There is a file already, so more are possible and not asked for. */
  readonly hasFile: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}) {
  const t = useText();
  const { id, name, isFirst, hasFile, onFiles } = props;
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onFiles([...event.dataTransfer.files]);
  };
  return (
    <div
      className={classNames(
        // Nothing is dropped on a phone, so there is no place to drop it.
        "flex flex-wrap items-center gap-x-1 gap-y-2 rounded-card border-dashed transition-colors duration-150 sm:gap-3 sm:border-2 sm:border-dashed",
        hasFile && !isOver ? "border-transparent" : "sm:p-4",
        isOver ? "border-action bg-accent-soft" : !hasFile && "border-line-strong",
      )}
      onDragLeave={() => setOver(false)}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDrop={drop}
    >
      {isFirst && (
        <i className="mr-1 grid size-20 shrink-0 place-items-center self-center rounded-card bg-accent-soft text-ink max-sm:hidden">
          <Icon name="document" size={36} />
        </i>
      )}
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-1 gap-y-2 sm:gap-x-3">
        <FileButton
          accept={ACCEPTED_EXTENSIONS.join(",")}
          className="max-sm:w-full"
          id={id}
          isMultiple
          look={isFirst ? "primary" : "secondary"}
          onFiles={onFiles}
        >
          <Icon name="upload" /> {isFirst ? t("Choose files") : t("Add files")}
          <span className="sr-only"> {t("for {name}", { name })}</span>
        </FileButton>
        <FileButton
          accept="image/jpeg,image/png"
          capture
          id={`${id}-camera`}
          look="quiet"
          className="max-sm:w-full"
          onFiles={onFiles}
        >
          {t("Take a picture")}
          <span className="sr-only"> {t("of {name}", { name })}</span>
        </FileButton>
        <p className="text-small text-ink-muted max-lg:hidden">{t("or drop files here")}</p>
        {isFirst && (
          <p className="basis-full px-1 text-small text-ink-muted">
            {t("PDFs up to 4 MB, .png and .jpg pictures up to 25 MB.")}
          </p>
        )}
      </div>
    </div>
  );
}
