import { useState, type DragEvent, type ReactNode } from "react";
import { buttonClass } from "#design-system/button.tsx";
import { classNames } from "#design-system/class-names.ts";
import { Icon } from "#design-system/icon.tsx";
import { ACCEPTED_EXTENSIONS } from "../domain/file-rules.ts";

/** Where files come from: picker, camera, or dropped onto it. */
export function DropZone(props: {
  readonly id: string;
  /** Name of the document, e.g. "Insurance card". */
  readonly name: string;
  readonly isFirst: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}) {
  const { id, name, isFirst, onFiles } = props;
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onFiles([...event.dataTransfer.files]);
  };
  return (
    <div
      className={classNames(
        "flex flex-wrap items-center gap-3 rounded-card border-2 border-dashed p-4 transition-colors duration-150",
        isOver ? "border-action bg-accent-soft" : "border-line-strong",
      )}
      onDragLeave={() => setOver(false)}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDrop={drop}
    >
      <FileButton
        accept={ACCEPTED_EXTENSIONS.join(",")}
        id={id}
        isMultiple
        look={isFirst ? "primary" : "secondary"}
        onFiles={onFiles}
      >
        <Icon name="upload" /> {isFirst ? "Choose files" : "Add files"}
        <span className="sr-only"> for {name}</span>
      </FileButton>
      <FileButton accept="image/jpeg,image/png" capture id={`${id}-camera`} look="quiet" onFiles={onFiles}>
        Take a picture
        <span className="sr-only"> of {name}</span>
      </FileButton>
      <p className="text-small text-ink-muted max-lg:hidden">or drop files here</p>
    </div>
  );
}

function FileButton(props: {
  readonly id: string;
  readonly accept: string;
  readonly look: "primary" | "secondary" | "quiet";
  readonly isMultiple?: boolean;
  readonly capture?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
  readonly children: ReactNode;
}) {
  const { id, accept, look, isMultiple = false, capture = false, onFiles, children } = props;
  return (
    <label
      className={buttonClass(
        look,
        "relative has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus",
      )}
      htmlFor={id}
    >
      {children}
      <input
        accept={accept}
        className="sr-only"
        id={id}
        multiple={isMultiple}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = "";
        }}
        type="file"
        {...(capture && { capture: "environment" as const })}
      />
    </label>
  );
}
