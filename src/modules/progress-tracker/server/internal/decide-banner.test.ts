import { expect, it } from "vitest";
import { decideBanner } from "./decide-banner.ts";

const asked = (value: string, experiment: string | null, isHeldBack: boolean) =>
  decideBanner({
    flags: {
      decide: () => Promise.resolve({ value, experiment }),
      isOn: () => Promise.resolve(isHeldBack),
    },
  });

it.each([
  ["none", null, false, { banner: null, bannerExperiment: null }],
  ["timer", null, false, { banner: "timer", bannerExperiment: null }],
  ["no_timer", "banner-2026", false, { banner: "no_timer", bannerExperiment: "banner-2026" }],
  ["none", "banner-2026", false, { banner: null, bannerExperiment: "banner-2026" }],
  ["timer", "banner-2026", true, { banner: null, bannerExperiment: null }],
  ["somebody's own", null, false, { banner: null, bannerExperiment: null }],
])("value %s of experiment %s, held back %s", async (value, experiment, isHeldBack, expected) => {
  expect(await asked(value, experiment, isHeldBack)).toEqual(expected);
});
