import { FrozenPage } from "#modules/prequalification/ui/journey/pages/frozen-page.tsx";

/** OP-24. */
export default function FrozenRoute() {
  return <FrozenPage />;
}
