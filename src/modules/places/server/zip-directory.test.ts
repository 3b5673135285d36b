import { beforeAll, describe, expect, it } from "vitest";
import { ZipDirectory } from "./zip-directory.ts";

let directory: ZipDirectory;
beforeAll(async () => {
  directory = await ZipDirectory.load();
});

describe("the city of a zip code", () => {
  it.each([
    ["78738", "Austin"],
    ["78738", "Bee Cave"],
    ["78738", "BEE CAVE"],
    ["90028", "Los Angeles"],
    ["90028", "Hollywood"],
    ["11354", "Flushing"],
    ["11354", "Queens"],
    ["10001", "New York"],
    ["10001", "Manhattan"],
    ["63101", "St. Louis"],
    ["63101", "Saint Louis"],
    ["30305", "Atlanta"],
    ["43215", "Columbus"],
    ["92037", "La Jolla"],
  ])("%s may be called %s", (zip, city) => {
    expect(directory.isCityOf(zip, city)).toBe(true);
  });

  it.each([
    ["78701", "Nowhere At All"],
    ["78701", "Dallas"],
    ["78701", "Hollywood"],
    ["10001", "Albany"],
    ["00000", "Austin"],
    ["78701", ""],
  ])("%s may not be called %s", (zip, city) => {
    expect(directory.isCityOf(zip, city)).toBe(false);
  });
});
