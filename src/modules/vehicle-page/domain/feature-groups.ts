import { english } from "#platform/shared/texts/text.ts";

/** Groups of equipment in the order in which people ask for it; the first that fits takes a feature. */
const GROUPS = [
  [
    "safety",
    english("Safety and driver assistance"),
    /camera|braking|collision|lane|blind|cross-traffic|airbag|parking sensor|parking assist|adaptive cruise|traction|stability|monitor|alarm|emergency/i,
  ],
  [
    "technology",
    english("Technology and audio"),
    /bluetooth|carplay|android|navigation|audio|speaker|usb|wi-?fi|display|charging|satellite|touchscreen|hotspot|radio|connect/i,
  ],
  [
    "comfort",
    english("Comfort and convenience"),
    /seat|climate|steering|keyless|push-button|remote start|memory|leather|cruise|mirror|liftgate|sliding door|window|garage/i,
  ],
  [
    "exterior",
    english("Exterior and cargo"),
    /wheel|roof|rail|tow|bed|partition|top|spoiler|headl|fog|running board|tint|hitch|cargo/i,
  ],
] as const;

export type FeatureGroupName = (typeof GROUPS)[number][0] | "other";

export interface FeatureGroup {
  readonly name: FeatureGroupName;
  readonly title: string;
  readonly features: readonly string[];
}

/** Equipment by kind, each in the feed's order; what no kind fits comes last. */
export function featureGroups(features: readonly string[]): readonly FeatureGroup[] {
  const kindOf = (feature: string): FeatureGroupName =>
    GROUPS.find(([, , words]) => words.test(feature))?.[0] ?? "other";
  const all = [
    ...GROUPS.map(([name, title]) => ({ name, title })),
    { name: "other", title: english("More") },
  ] as const;
  return all
    .map(({ name, title }) => ({ name, title, features: features.filter((each) => kindOf(each) === name) }))
    .filter((group) => group.features.length > 0);
}
