import type { ReactNode } from "react";
import type { CreditPage } from "../domain/application-view.ts";
import { EmploymentPage } from "./employment-page.tsx";
import { HousingPage } from "./housing-page.tsx";
import { PersonalPage } from "./personal-page.tsx";
import { ReviewPage } from "./review-page.tsx";
import { SpousePage } from "./spouse-page.tsx";
import { SsnPage } from "./ssn-page.tsx";
import { TermsPage } from "./terms-page.tsx";

/** The screen of every page, for the one address that shows them all. */
export const WIZARD_SCREENS: Readonly<Record<CreditPage, ReactNode>> = {
  personal: <PersonalPage />,
  spouse: <SpousePage />,
  employment: <EmploymentPage />,
  housing: <HousingPage />,
  ssn: <SsnPage />,
  review: <ReviewPage />,
  terms: <TermsPage />,
};
