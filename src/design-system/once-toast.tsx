import { useState } from "react";
import { Link } from "react-router";
import { Toast } from "./toast.tsx";

/** Long enough to read it and to press the link. */
const READ_MS = 15_000;

interface OnceToastProps {
  /** Where the tab remembers what it said last. */
  readonly saidKey: string;
  /** Nothing to say when null. */
  readonly text: string | null;
  /** The page that the link leads to is here: nothing is said. */
  readonly isThere: boolean;
  readonly to: string;
  /** What the link says. */
  readonly label: string;
  readonly onHide?: () => void;
}

/** A piece of news that is said once a tab, whatever page follows, with the way to more. */
export function OnceToast({ saidKey, text, isThere, to, label, onHide }: OnceToastProps) {
  const [hidden, setHidden] = useState<string | null>(null);
  const isNew = text !== null && hidden !== text && !wasSaid(saidKey, text) && !isThere;
  const hide = () => {
    if (text === null) return;
    remember(saidKey, text);
    onHide?.();
    setHidden(text);
  };
  return (
    <Toast hideAfter={READ_MS} onHide={hide}>
      {isNew ? (
        <>
          {text}{" "}
          <Link
            className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
            onClick={hide}
            to={to}
          >
            {label}
          </Link>
        </>
      ) : null}
    </Toast>
  );
}

function wasSaid(key: string, text: string): boolean {
  try {
    return sessionStorage.getItem(key) === text;
  } catch {
    return false;
  }
}

function remember(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text);
  } catch {
    // Storage is blocked: it is said once a page.
  }
}
