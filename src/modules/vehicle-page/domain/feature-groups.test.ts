import fc from "fast-check";
import { expect, test } from "vitest";
import {
  FEATURES_BY_BODY,
  FEATURES_BY_LEVEL,
  OPTIONAL_FEATURES,
} from "#database/seed/demo-stock/features-data.ts";
import { featureGroups } from "./feature-groups.ts";

test("every feature stands in exactly one group, whatever a feed calls it", () => {
  const known = [...FEATURES_BY_LEVEL, ...OPTIONAL_FEATURES, ...Object.values(FEATURES_BY_BODY)].flat();
  const features = fc.uniqueArray(fc.oneof(fc.constantFrom(...known), fc.string()));
  fc.assert(
    fc.property(features, (list) => {
      const shown = featureGroups(list).flatMap((group) => group.features);
      expect(shown.toSorted()).toEqual(list.toSorted());
    }),
  );
});

test("groups come in the order in which people ask, and none is empty", () => {
  const groups = featureGroups(["Roof rails", "Heated front seats", "Bluetooth", "Backup camera", "Zither"]);
  expect(groups.map(({ name, features }) => [name, ...features])).toEqual([
    ["safety", "Backup camera"],
    ["technology", "Bluetooth"],
    ["comfort", "Heated front seats"],
    ["exterior", "Roof rails"],
    ["other", "Zither"],
  ]);
  expect(featureGroups([])).toEqual([]);
});

test("equipment of the demonstration stock has a group of its own", () => {
  const known = [...FEATURES_BY_LEVEL, ...OPTIONAL_FEATURES, ...Object.values(FEATURES_BY_BODY)].flat();
  expect(featureGroups(known).find(({ name }) => name === "other")).toBeUndefined();
});
