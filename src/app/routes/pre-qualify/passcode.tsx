import { PasscodePage } from "#modules/prequalification/ui/journey/pages/passcode-page.tsx";

/** PQ-04. */
export default function PasscodeRoute() {
  return <PasscodePage />;
}
