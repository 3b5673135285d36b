import { useOutletContext } from "react-router";
import { ComparePage } from "#modules/protection/ui/pages/compare-page.tsx";
import type { PlansPageParts } from "#modules/protection/ui/pages/plans-page-parts.ts";

/** PROT-04. */
export default function CompareRoute() {
  return <ComparePage {...useOutletContext<PlansPageParts>()} />;
}
