import { TermsPage } from "#modules/credit/ui/terms-page.tsx";

/** CRED-01, terms and conditions (VAL-32). */
export default function TermsRoute() {
  return <TermsPage />;
}
