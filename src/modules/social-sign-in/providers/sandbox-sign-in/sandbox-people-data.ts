import type { SocialProvider } from "#modules/tenancy/domain/social-sign-in.ts";
import type { SandboxScenario } from "#platform/shared/sandbox-scenario.ts";

/** Somebody who has an account at the embedded stand-in. */
export interface SandboxPerson {
  /** Choice in the form; also the provider's lasting name for the person. */
  readonly id: string;
  readonly label: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly isPrivateEmail?: true;
  /** Ends in a way that most do not. */
  readonly special?: true;
  readonly firstName?: string;
  readonly lastName?: string;
}

const JORDAN = { firstName: "Jordan", lastName: "Rivers", email: "jordan.rivers@example.com" };
const CASEY = { firstName: "Casey", lastName: "Nguyen", email: "casey.nguyen@example.com" };

const everywhere: readonly SandboxPerson[] = [
  { id: "jordan", label: "Jordan Rivers", ...JORDAN, emailVerified: true },
  { id: "casey", label: "Casey Nguyen", ...CASEY, emailVerified: true },
  {
    id: "no-name",
    special: true,
    label: "Somebody without a name",
    email: "quiet.person@example.com",
    emailVerified: true,
  },
  {
    id: "unverified",
    special: true,
    label: "Somebody whose email is not verified",
    firstName: "Robin",
    lastName: "Vale",
    email: "robin.vale@example.com",
    emailVerified: false,
  },
  {
    id: "demo-buyer",
    special: true,
    label: "The demo buyer, who has an account here already",
    firstName: "Avery",
    lastName: "Buyer",
    email: "buyer@example.com",
    emailVerified: true,
  },
];

const relay: SandboxPerson = {
  id: "relay",
  label: "Jordan Rivers, hiding the email behind a relay address",
  firstName: "Jordan",
  lastName: "Rivers",
  email: "h4x7q2m9kd@privaterelay.example.com",
  emailVerified: true,
  isPrivateEmail: true,
};

/** Who can be chosen at each provider. */
export const SANDBOX_PEOPLE: Readonly<Record<SocialProvider, readonly SandboxPerson[]>> = {
  google: everywhere,
  apple: [...everywhere.slice(0, 2), relay, ...everywhere.slice(2)],
};

/** For the sandbox desk. */
export const SIGN_IN_SCENARIOS: readonly SandboxScenario[] = [
  { outcome: "signs in", input: "choose Jordan Rivers or Casey Nguyen, or type any email" },
  { outcome: "signs in behind a relay address (Apple)", input: "choose the relay address" },
  { outcome: "signs in without a name", input: "choose the person without a name" },
  { outcome: "refused: email not verified", input: "choose the person whose email is not verified" },
  { outcome: "refused: account exists", input: "choose the demo buyer" },
  { outcome: "refused: denied", input: "press Cancel" },
  { outcome: "refused: provider down", input: "press Break down" },
];
