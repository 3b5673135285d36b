import { AccountPage } from "#modules/prequalification/ui/journey/pages/account-page.tsx";

/** PQ-02, account creation. */
export default function AccountRoute() {
  return <AccountPage />;
}
