import * as v from "valibot";
import { whole } from "#platform/shared/settings/field-schemas.ts";

/**
 * Flags that may be put to the test: what they change is how something looks. Flags that open a gate, move money or
 * choose the retailer are settings and never left to chance.
 */
const EXPERIMENT_FLAGS = [
  "hide_colored_spans",
  "inline_compare_icons",
  "kbb_widget_badges_srp",
  "contain_images_srp",
  "hide_extra_menus",
  "message_banner",
  "enable_guidance_tool",
] as const;
type ExperimentFlag = (typeof EXPERIMENT_FLAGS)[number];

const ON_OFF = ["on", "off"];
const BANNERS = ["none", "timer", "no_timer"];

/** The values a flag can take in an experiment. */
const experimentValues = (flag: ExperimentFlag): readonly string[] =>
  flag === "message_banner" ? BANNERS : ON_OFF;

const percent = whole(0, 100);

const Experiment = v.pipe(
  v.strictObject({
    /** Part of what visitors are drawn by: another id draws anew. */
    id: v.pipe(
      v.string("must be a text"),
      v.regex(/^[a-z0-9][a-z0-9-]{0,39}$/u, "must be lower-case letters, digits and dashes"),
    ),
    flag: v.picklist(EXPERIMENT_FLAGS, `must be one of ${EXPERIMENT_FLAGS.join(", ")}`),
    /** Percent of the visitors who take part; the others see the flag's own value. */
    traffic: v.optional(percent, 100),
    variants: v.pipe(
      v.array(
        v.strictObject({ value: v.picklist([...ON_OFF, ...BANNERS], "must be a value"), weight: percent }),
      ),
      v.minLength(2, "must hold at least two variants"),
      v.check((all) => new Set(all.map(({ value }) => value)).size === all.length, "must not repeat a value"),
      v.check(
        (all) => all.reduce((sum, { weight }) => sum + weight, 0) === 100,
        "must have weights of 100 in all",
      ),
    ),
  }),
  v.check(
    ({ flag, variants }) => variants.every(({ value }) => experimentValues(flag).includes(value)),
    "must use values of its flag",
  ),
);

/** Running experiments (FLG-07): at most one a flag, so that a visitor's variant has one reason. */
const ExperimentsSchema = v.pipe(
  v.array(Experiment),
  v.maxLength(20, "must hold at most 20 experiments"),
  v.check((all) => new Set(all.map(({ flag }) => flag)).size === all.length, "must not test a flag twice"),
  v.check((all) => new Set(all.map(({ id }) => id)).size === all.length, "must not repeat an id"),
);

/** The experiments that run, beside `config`. */
export const experimentSettings = { tenant: { experiments: v.optional(ExperimentsSchema, []) } };
