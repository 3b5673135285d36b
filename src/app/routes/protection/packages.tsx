import { useOutletContext } from "react-router";
import { PackagesPage } from "#modules/protection/ui/pages/packages-page.tsx";
import type { PlansPageParts } from "#modules/protection/ui/pages/plans-page-parts.ts";

/** PROT-04. */
export default function PackagesRoute() {
  return <PackagesPage {...useOutletContext<PlansPageParts>()} />;
}
