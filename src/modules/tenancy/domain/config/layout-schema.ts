import * as v from "valibot";

const oneOf = <const T extends readonly [string, ...string[]]>(choices: T, usual: T[number]) =>
  v.optional(v.picklist(choices, `must be one of ${choices.join(", ")}`), usual);

/** Parts of the landing page below its search, each at most once; what is left out is not there. */
const HOME_SECTIONS = [
  "bodies",
  "recent",
  "budget",
  "arrivals",
  "drops",
  "makes",
  "how",
  "proof",
  "promises",
] as const;
export type HomeSection = (typeof HOME_SECTIONS)[number];

/** Without the list of makes and the promises: five screens of a phone. */
const USUAL_HOME: readonly HomeSection[] = ["bodies", "recent", "budget", "drops", "how", "proof"];

const Home = v.pipe(
  v.array(v.picklist(HOME_SECTIONS, `must be one of ${HOME_SECTIONS.join(", ")}`)),
  v.check((sections) => new Set(sections).size === sections.length, "must not name a section twice"),
);

/** How the parts of a store are built. Every choice but `home` is an attribute or a value that styles read. */
export const LayoutSchema = v.strictObject({
  /** `solid` in the header's color, `transparent` on the page's ground, `centered` around the logo. */
  header: oneOf(["solid", "transparent", "centered"], "solid"),
  /** `split` words beside a car, `full-bleed` words on a picture, `editorial` a headline above a car. */
  hero: oneOf(["split", "full-bleed", "editorial"], "split"),
  /** `framed` a box, `bare` a picture and words, `overlay` words on a sheet that lies on the picture. */
  card: oneOf(["framed", "bare", "overlay"], "framed"),
  /** `tiles` beside the large picture on wide screens, `strip` of small pictures below it. */
  gallery: oneOf(["tiles", "strip"], "tiles"),
  /** Lines around cards and fields. */
  lines: oneOf(["hairline", "none", "bold"], "hairline"),
  /** How loud headings are. */
  headings: oneOf(["regular", "quiet", "loud"], "regular"),
  icons: oneOf(["regular", "light", "bold"], "regular"),
  motion: oneOf(["calm", "lively", "still"], "calm"),
  home: v.optional(Home, [...USUAL_HOME]),
});

export type Layout = v.InferOutput<typeof LayoutSchema>;
