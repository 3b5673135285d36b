import { useEffect, useRef, useState } from "react";
import { Button } from "#design-system/button.tsx";
import { useWrite } from "#platform/browser/forms/use-write.ts";
import { apiClient } from "#platform/browser/http/api-client.ts";
import { isApiError } from "#platform/browser/http/api-error.ts";
import { useText, useTexts } from "#platform/browser/texts/texts.tsx";
import { checkTransition } from "#platform/shared/transition-table.ts";
import { type UploadItemState, uploadItemTransitions } from "../domain/upload-item.ts";
import { documentsMessages } from "../messages.ts";

/** Deletes a stored file after a second question (API-16); a failed delete is tried again or dismissed (table E). */
export function DeleteDocument(props: {
  readonly path: string;
  readonly name: string;
  readonly onDeleted: () => void;
}) {
  const t = useText();
  const { path, name, onDeleted } = props;
  const text = useTexts(documentsMessages);
  const write = useWrite();
  const [isAsking, setAsking] = useState(false);
  const [state, setState] = useState<UploadItemState>("COMPLETE");
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isAsking) first.current?.focus();
  }, [isAsking, state]);
  const move = (to: UploadItemState) =>
    checkTransition(uploadItemTransitions, state, to) === "move" && setState(to);
  const remove = async () => {
    const isGone = await write.run(async () => {
      await deleteOnce(path);
      return true;
    });
    move(isGone ? "REMOVED" : "FAIL_DELETE");
    if (isGone) onDeleted();
  };
  const keep = () => {
    setAsking(false);
    write.clear();
    move("COMPLETE");
  };
  if (!isAsking) {
    return (
      <Button className="text-small max-sm:px-2 sm:px-3" look="quiet" onClick={() => setAsking(true)}>
        {t("Delete")}
        <span className="sr-only"> {name}</span>
      </Button>
    );
  }
  const isFailed = state === "FAIL_DELETE";
  return (
    <div className="order-last grid basis-full gap-2 px-3 pt-1">
      <p
        className={isFailed ? "text-small font-semibold text-danger" : "text-small"}
        role={isFailed ? "alert" : undefined}
      >
        {isFailed ? (refusal(write.error) ?? text("deleteFailed")) : t("Delete {name}?", { name })}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button busy={write.isBusy} look="secondary" onClick={() => void remove()} ref={first}>
          {isFailed ? t("Try again") : t("Delete file")}
        </Button>
        <Button look="quiet" onClick={keep}>
          {t("Keep it")}
        </Button>
      </div>
    </div>
  );
}

/** One that is gone already is deleted. */
async function deleteOnce(path: string): Promise<void> {
  try {
    await apiClient.delete(path);
  } catch (error) {
    if (!isApiError(error) || error.code !== "document.notFound") throw error;
  }
}

/** Why it may not go, in the server's words; a fault has ours. */
function refusal(
  error: { readonly status: number; readonly message: string } | undefined,
): string | undefined {
  return error?.status === 409 ? error.message : undefined;
}
