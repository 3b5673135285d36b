import { PersonalPage } from "#modules/credit/ui/personal-page.tsx";

/** CRED-02, CRED-03. */
export default function PersonalRoute() {
  return <PersonalPage />;
}
