import { EmploymentPage } from "#modules/credit/ui/employment-page.tsx";

/** CRED-05. */
export default function EmploymentRoute() {
  return <EmploymentPage />;
}
