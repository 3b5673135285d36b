import { latePart } from "#platform/browser/late-part.ts";

const EmploymentPage = latePart(
  async () => (await import("#modules/credit-wizard/ui/employment-page.tsx")).EmploymentPage,
);

/** CRED-05. */
export default function EmploymentRoute() {
  return <EmploymentPage />;
}
