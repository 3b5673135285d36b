import { type ReactNode, useEffect, useState, useSyncExternalStore } from "react";
import { LinkButton } from "#design-system/button.tsx";
import { RetryAlert } from "#design-system/retry-alert.tsx";
import { Skeleton } from "#design-system/skeleton.tsx";
import { RecentlyViewed } from "#modules/inventory/ui/card/recently-viewed.tsx";
import { authHref } from "#modules/sign-in/ui/frame/auth-href.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { useApiData } from "#platform/browser/data/use-api-data.ts";
import { useSession } from "#platform/browser/session/use-session.ts";
import type { FavoritesView } from "../domain/favorite-view.ts";
import { CarsToStartWith } from "./cars-to-start-with.tsx";
import { favoritesHere, whenElsewhere } from "./favorites-here.ts";
import { NO_FAVORITES, shownFavorites } from "./favorites-store.ts";
import { MoreLike } from "./more-like.tsx";
import { MySaves } from "./my-saves.tsx";
import { SoldVehicles } from "./sold-vehicles.tsx";

const HERE = "/saved-vehicles";
/** Cards in a row of a desktop, and how many saved ones leave half of it empty. */
const ROW = 4;
const FEW = 2;

/** FAV-01: what somebody has saved, and what of it was sold. */
export function SavedVehiclesPage() {
  const t = useText();
  const { status } = useSession();
  return (
    <div className="page-width grid content-start gap-6 py-8">
      <h1 className="text-heading">{t("Saved vehicles")}</h1>
      {status === "signed-in" && <Lists />}
      {status === "signed-out" && <SignedOut />}
      {(status === "unknown" || status === "restoring") && (
        <>
          <noscript>
            <SignedOut />
          </noscript>
          <Waiting />
        </>
      )}
    </div>
  );
}

/** Before anything is saved: the cars that may be worth it are the ones looked at last, or the first of the store. */
function SignedOut() {
  const t = useText();
  return (
    <>
      <Notice
        text={t(
          "Your saved vehicles follow you to every device, with the price you saw when you saved them. Sign in to see them.",
        )}
      >
        <LinkButton reloadDocument to={authHref("/sign-in", HERE)}>
          {t("Sign in")}
        </LinkButton>
        <LinkButton look="secondary" reloadDocument to={authHref("/sign-up", HERE)}>
          {t("Create an account")}
        </LinkButton>
      </Notice>
      <RecentlyViewed otherwise={(seen) => <CarsToStartWith without={seen} />} />
    </>
  );
}

function Notice({ text, children }: { readonly text: string; readonly children: ReactNode }) {
  return (
    <div className="grid max-w-prose gap-5">
      <p className="text-lead">{text}</p>
      <div className="flex flex-wrap gap-3">{children}</div>
    </div>
  );
}

function Waiting() {
  const t = useText();
  return (
    <output
      aria-busy="true"
      aria-label={t("Saved vehicles")}
      className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,16.25rem),1fr))] gap-cards"
    >
      {[0, 1, 2, 3].map((at) => (
        <Skeleton className="aspect-[4/5]" key={at} />
      ))}
    </output>
  );
}

/** The answer of the server, less what was removed since; read again when it may have changed elsewhere. */
function useLists() {
  const { data, error, reload } = useApiData<FavoritesView>("/api/favorites");
  const shown = useSyncExternalStore(shownFavorites.subscribe, shownFavorites.get, () => NO_FAVORITES);
  useEffect(() => whenElsewhere(reload), [reload]);
  useEffect(() => {
    if (data) favoritesHere.learn(data);
  }, [data]);
  const listed = data && new Set(data.keys);
  const isBehind = listed !== undefined && [...shown.keys].some((key) => !listed.has(key));
  useEffect(() => {
    if (isBehind) reload();
  }, [isBehind, reload]);
  const isKept = (key: string) => shown === NO_FAVORITES || shown.keys.has(key);
  const kept = (list: FavoritesView["saves"]) => list.filter(({ vehicle }) => isKept(vehicle.key));
  return { lists: data && { saves: kept(data.saves), sold: kept(data.sold) }, error, reload };
}

/** On a desktop few saved cars share their row with others like them; nothing there moves when one of those is saved. */
function Saves({ saves }: { readonly saves: FavoritesView["saves"] }) {
  const [first] = useState(saves);
  if (first.length > FEW) return <MySaves saves={saves} />;
  const isOne = first.length === 1;
  return (
    <div className="grid gap-8 xl:grid-cols-4 xl:gap-cards">
      <div className={isOne ? "" : "xl:col-span-2"}>
        <MySaves saves={saves} />
      </div>
      <div className={isOne ? "xl:col-span-3" : "xl:col-span-2"}>
        <MoreLike room={ROW - first.length} saves={first} />
      </div>
    </div>
  );
}

function Lists() {
  const t = useText();
  const { lists, error, reload } = useLists();
  if (lists === undefined) {
    if (error === undefined) return <Waiting />;
    return (
      <RetryAlert onRetry={reload}>{t("We couldn't load your saved vehicles. Please try again.")}</RetryAlert>
    );
  }
  const { saves, sold } = lists;
  return (
    <>
      {saves.length === 0 && (
        <>
          <Notice
            text={t("Tap the heart on any car to keep it here and see when its price drops or it sells.")}
          >
            <LinkButton to="/search">{t("Find cars")}</LinkButton>
          </Notice>
          <RecentlyViewed otherwise={(seen) => <CarsToStartWith without={seen} />} />
        </>
      )}
      {saves.length > 0 && <Saves saves={saves} />}
      {sold.length > 0 && <SoldVehicles sold={sold} />}
    </>
  );
}
