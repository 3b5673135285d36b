import { CompareTray } from "#modules/comparison/ui/compare-tray.tsx";
import { FavoritesKeeper } from "#modules/favorites/ui/favorites-keeper.tsx";
import { useShell } from "../shell/view/use-shell.ts";

/** Hearts, the sign-in they ask for, and the tray of the comparison. */
export default function ShoppingKeeper() {
  const showFavorites = useShell()?.shopping.showFavorites ?? false;
  return (
    <>
      {showFavorites && <FavoritesKeeper />}
      <CompareTray />
    </>
  );
}
