import type { ComponentType, ReactNode } from "react";
import type { CreditPage } from "#modules/credit/domain/application-view.ts";
import { partOnDemand } from "#platform/browser/late-part.ts";

/** The screen of every page, for the one address that shows them all; each is loaded when somebody gets there. */
export const WIZARD_SCREENS: Readonly<Record<CreditPage, ReactNode>> = {
  personal: screen(async () => (await import("./personal-page.tsx")).PersonalPage),
  spouse: screen(async () => (await import("./spouse-page.tsx")).SpousePage),
  employment: screen(async () => (await import("./employment-page.tsx")).EmploymentPage),
  housing: screen(async () => (await import("./housing-page.tsx")).HousingPage),
  ssn: screen(async () => (await import("./ssn-page.tsx")).SsnPage),
  review: screen(async () => (await import("./review-page.tsx")).ReviewPage),
  terms: screen(async () => (await import("./terms-page.tsx")).TermsPage),
};

function screen(load: () => Promise<ComponentType>): ReactNode {
  const Page = partOnDemand(load);
  return <Page />;
}
