import { CompareTray } from "#modules/comparison/ui/compare-tray.tsx";
import { FavoritesController } from "#modules/favorites/ui/favorites-controller.tsx";
import { PersonalLife } from "#modules/prequalification-results/ui/personal/personal-life.tsx";
import { TradeInLife } from "#modules/trade-in/ui/life/trade-in-life.tsx";
import { useShell } from "../shell/view/use-shell.ts";

/** Hearts, the sign-in they ask for, the tray of the comparison, and the lives of a pre-qualification and a trade-in. */
export default function ShoppingWidgets() {
  const showFavorites = useShell()?.shopping.showFavorites ?? false;
  return (
    <>
      {showFavorites && <FavoritesController />}
      <CompareTray />
      <PersonalLife />
      <TradeInLife />
    </>
  );
}
