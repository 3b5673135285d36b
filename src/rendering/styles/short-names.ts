/**
 * What browsers get instead of the names of our custom properties: every public page carries some 250 of them (0836).
 * Names that scripts write (`--from`, `--notice-height`) keep them. Everything that writes or reads another one goes through
 * `shortNames`, so that a name which is missing here stays as it is on both sides.
 */
const SHORT_NAMES: Readonly<Record<string, string>> = {
  "color-surface": "s",
  "color-surface-raised": "sr",
  "color-surface-sunken": "ss",
  "color-ink": "i",
  "color-ink-muted": "im",
  "color-line": "l",
  "color-line-strong": "ls",
  "color-stage": "st",
  "color-scrim": "sc",
  "color-action": "a",
  "color-action-hover": "ah",
  "color-on-action": "oa",
  "color-accent": "c",
  "color-on-accent": "oc",
  "color-accent-soft": "cs",
  "color-link": "k",
  "color-focus": "f",
  "color-header": "h",
  "color-on-header": "oh",
  "color-hero": "e",
  "color-on-hero": "oe",
  "color-hero-accent": "ea",
  "color-success": "y",
  "color-on-success": "oy",
  "color-success-soft": "ys",
  "color-warning": "w",
  "color-on-warning": "ow",
  "color-warning-soft": "ws",
  "color-danger": "d",
  "color-on-danger": "od",
  "color-danger-soft": "ds",
  "color-info": "n",
  "color-on-info": "on",
  "color-info-soft": "ns",
  "radius-control": "rc",
  "radius-card": "r",
  "radius-pill": "rp",
  "space-unit": "u",
  "font-body": "fb",
  "font-heading": "fh",
  "heading-gap": "hg",
  "heading-weight": "hw",
  "heading-tracking": "ht",
  "heading-scale": "hs",
  "word-gap": "wg",
  "line-card": "lc",
  "line-field": "lf",
  "icon-weight": "iw",
  "motion-quick": "mq",
  "motion-calm": "mc",
  "ease-kit": "ek",
  "strip-height": "sh",
  "tray-height": "th",
  "bar-space": "bs",
  "compare-sign": "cp",
  "save-sign": "sv",
  // Names of places and times, not of properties.
  overview: "o",
  payment: "p",
  features: "fe",
  warranty: "wa",
  dealer: "de",
  "tw-border-style": "b",
  "tw-duration": "td",
  "tw-ease": "te",
  "tw-leading": "t",
  "tw-outline-style": "os",
  "tw-ring-shadow": "tr",
  "tw-scale-y": "ty",
  "tw-scroll-snap-strictness": "tp",
  "tw-shadow": "ts",
  "tw-translate-x": "x",
  "tw-translate-y": "yt",
};

/** A custom property, but not one in a selector, where brackets are escaped, or in a longer name. */
const NAME = /(?<!\\.|[\w-])--([a-z][\w-]*)/gu;

const LONG_NAMES = new Map(Object.entries(SHORT_NAMES).map(([name, short]) => [short, name]));

/**
 * @returns styles that mean the same, with short names for our custom properties
 * @throws Error where styles have a property of such a short name, which would be two things then
 */
export function shortNames(css: string): string {
  return css.replaceAll(NAME, (long, name: string) => {
    const taken = LONG_NAMES.get(name);
    if (taken !== undefined) throw new Error(`--${name} is the short name of --${taken} already`);
    const short = Object.hasOwn(SHORT_NAMES, name) ? SHORT_NAMES[name] : undefined;
    return short === undefined ? long : `--${short}`;
  });
}
