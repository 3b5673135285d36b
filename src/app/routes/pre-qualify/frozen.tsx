import { FrozenPage } from "#modules/prequalification-results/ui/pages/frozen-page.tsx";

/** OP-24. */
export default function FrozenRoute() {
  return <FrozenPage />;
}
