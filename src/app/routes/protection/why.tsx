import { useOutletContext } from "react-router";
import { WhyPage } from "#modules/protection/ui/pages/why-page.tsx";
import type { PlansPageParts } from "#modules/protection/ui/pages/plans-page-parts.ts";

/** PROT-04. */
export default function WhyRoute() {
  return <WhyPage {...useOutletContext<PlansPageParts>()} />;
}
