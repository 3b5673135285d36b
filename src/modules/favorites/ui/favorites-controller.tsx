import { type ReactNode, useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import { Link } from "react-router";
import { Toast } from "#design-system/toast.tsx";
import { useAccountAction } from "#modules/sign-in/ui/use-account-action.tsx";
import { isApiError } from "#platform/browser/http/api-error.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { useSession } from "#platform/browser/session/use-session.ts";
import { favoritesHere, favoritesProblem, whenElsewhere } from "./favorites-here.ts";
import { pressedHeart, shownFavorites } from "./favorites-store.ts";

const ACTION = "min-h-11 font-semibold underline underline-offset-4";

/** Does what pressed hearts ask for, and keeps the list of whoever is signed in. Once on a page, after hydration. */
export function FavoritesController() {
  const t = useText();
  const { status } = useSession();
  const [news, setNews] = useState<ReactNode>(null);
  const save = (key: string) => {
    setNews(<SavedNews />);
    void favoritesHere.wish(key, true);
  };
  const remove = (key: string) => {
    setNews(<RemovedNews onUndo={() => save(key)} />);
    void favoritesHere.wish(key, false);
  };
  // ROLE-03: asks first, then goes on.
  const { ask, prompt } = useAccountAction({
    kind: "save-vehicle",
    title: t("Sign in to save this car"),
    run: save,
  });
  useFavoritesList(status);
  const pressed = useSyncExternalStore(pressedHeart.subscribe, pressedHeart.get, () => null);
  const press = useEffectEvent((key: string) => {
    if (shownFavorites.get().keys.has(key)) remove(key);
    else if (status === "signed-in") save(key);
    else ask(key);
  });
  useEffect(() => {
    if (pressed === null) return;
    pressedHeart.set(null);
    // oxlint-disable-next-line react/set-state-in-effect -- a press may have waited until this was loaded
    press(pressed.key);
  }, [pressed]);
  const problem = useSyncExternalStore(favoritesProblem.subscribe, favoritesProblem.get, () => null);
  return (
    <>
      {prompt}
      <Toast
        onHide={() => {
          setNews(null);
          favoritesProblem.set(null);
        }}
      >
        {problem === null ? news : <ProblemNews problem={problem} />}
      </Toast>
    </>
  );
}

/** The list arrives with the session, leaves with it, and is read again when it may have changed elsewhere. */
function useFavoritesList(status: string): void {
  useEffect(() => {
    if (status === "signed-out") favoritesHere.forget();
    if (status !== "signed-in") return undefined;
    void favoritesHere.refresh();
    return whenElsewhere(() => void favoritesHere.refresh());
  }, [status]);
}

function SavedNews() {
  const t = useText();
  return (
    <span className="flex items-center gap-4">
      {t("Saved.")}
      <Link className={`inline-flex items-center ${ACTION}`} to="/saved-vehicles">
        {t("View")}
      </Link>
    </span>
  );
}

function RemovedNews({ onUndo }: { readonly onUndo: () => void }) {
  const t = useText();
  return (
    <span className="flex items-center gap-4">
      {t("Removed from your saved vehicles.")}
      <button className={ACTION} onClick={onUndo} type="button">
        {t("Undo")}
      </button>
    </span>
  );
}

function ProblemNews({ problem }: { readonly problem: unknown }) {
  const t = useText();
  if (!isApiError(problem)) throw problem;
  return problem.status === 0
    ? t("We couldn't reach the server, so your saved vehicles did not change.")
    : problem.message;
}
