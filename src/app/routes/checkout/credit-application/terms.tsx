import { latePart } from "#platform/browser/late-part.ts";

const TermsPage = latePart(async () => (await import("#modules/credit-wizard/ui/terms-page.tsx")).TermsPage);

/** CRED-01, terms and conditions (VAL-32). */
export default function TermsRoute() {
  return <TermsPage />;
}
