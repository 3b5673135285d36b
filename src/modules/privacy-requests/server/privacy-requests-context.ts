import type { ProfileContext } from "#modules/profile/server/profile-context.ts";
import type { PersonalData } from "#platform/server/modules/personal-data.ts";

/** What privacy requests need: accounts to prove and erase, and everybody who keeps something about people. */
export type PrivacyRequestsContext = ProfileContext & {
  /** The sandbox desk exists: callers on the machine itself are not limited (decision 0032). */
  readonly sandbox: boolean;
  readonly personalDataSources: readonly PersonalData<never>[];
};
