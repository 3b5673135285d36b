import type { ReactNode } from "react";
import { buttonClass, type ButtonLook } from "#design-system/button.tsx";

/** A file input that looks like a button: picker, or the camera on a phone. */
export function FileButton(props: {
  readonly id: string;
  readonly accept: string;
  readonly look: ButtonLook;
  readonly className?: string;
  readonly isMultiple?: boolean;
  readonly capture?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
  readonly children: ReactNode;
}) {
  const { id, accept, look, className = "", isMultiple = false, capture = false, onFiles, children } = props;
  return (
    <label
      className={buttonClass(
        look,
        `relative has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus ${className}`,
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
