import { CompareTray } from "#modules/comparison/ui/compare-tray.tsx";
import { FavoritesController } from "#modules/favorites/ui/favorites-controller.tsx";
import { useShell } from "../shell/view/use-shell.ts";

/** Hearts, the sign-in they ask for, and the tray of the comparison. */
export default function ShoppingWidgets() {
  const showFavorites = useShell()?.shopping.showFavorites ?? false;
  return (
    <>
      {showFavorites && <FavoritesController />}
      <CompareTray />
    </>
  );
}
