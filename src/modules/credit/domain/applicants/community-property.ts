/** States in which what one spouse owes may touch what both own. */
const COMMUNITY_PROPERTY_STATES: ReadonlySet<string> = new Set([
  "AZ",
  "CA",
  "ID",
  "LA",
  "NV",
  "NM",
  "TX",
  "WA",
  "WI",
]);

/** Two letters. */
export function isCommunityPropertyState(state: string): boolean {
  return COMMUNITY_PROPERTY_STATES.has(state.toUpperCase());
}

/** What decides whether a spouse is asked about. */
interface Marriage {
  readonly maritalStatus: string;
  /** Where the applicant lives. */
  readonly homeState: string;
  /** Where the vehicle will be titled. */
  readonly titleState: string;
  /** The spouse applies too, so everything is known from their own pages. */
  readonly isSpouseApplying: boolean;
}

/** CRED-04, OP-18: only a married applicant of such a state, or one whose vehicle is titled there. */
export function needsSpousePage({
  maritalStatus,
  homeState,
  titleState,
  isSpouseApplying,
}: Marriage): boolean {
  if (maritalStatus !== "MARRIED" || isSpouseApplying) return false;
  return isCommunityPropertyState(homeState) || isCommunityPropertyState(titleState);
}

/** Wisconsin wants a notice about marital agreements on every application. */
export function needsWisconsinNotice(states: readonly string[]): boolean {
  return states.some((state) => state.toUpperCase() === "WI");
}
