import { latestList } from "#platform/browser/data/latest-list.ts";

/** Vehicles this browser has looked at, by key. */
export const {
  read: readRecentlyViewed,
  remember: rememberViewed,
  forget: forgetRecentlyViewed,
} = latestList({
  key: "fc.recently-viewed",
  most: 8,
  isItem: (value) => typeof value === "string",
  nameOf: (key: string) => key,
});
