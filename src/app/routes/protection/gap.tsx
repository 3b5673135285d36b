import { useOutletContext } from "react-router";
import { GapPage } from "#modules/protection/ui/pages/gap-page.tsx";
import type { PlansPageParts } from "#modules/protection/ui/pages/plans-page-parts.ts";

/** PROT-04. */
export default function GapRoute() {
  return <GapPage {...useOutletContext<PlansPageParts>()} />;
}
