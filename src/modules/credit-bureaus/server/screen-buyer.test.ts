import { expect, test } from "vitest";
import { screenBuyer } from "./screen-buyer.ts";

const person = (firstName: string, lastName: string) => ({
  firstName,
  middleName: null,
  lastName,
  birthDate: null,
});

test("a buyer who pays cash waits only for the list", () => {
  expect(screenBuyer(person("Borya", "Samplevich"))).toMatchObject({
    mustWait: true,
    flags: [{ flag: "SDN_NEAR" }],
    listDate: "2026-11-01",
    isSampleList: true,
  });
  expect(screenBuyer(person("Avery", "Sample"))).toMatchObject({ mustWait: false, flags: [] });
});

test("an applicant waits as well for a number that can't be theirs", () => {
  const known = { ssn: "123456780", report: null, isNumberOfAnother: false };
  expect(screenBuyer(person("Avery", "Sample"), known)).toMatchObject({ mustWait: false });
  for (const flagged of [
    { ...known, isNumberOfAnother: true },
    { ...known, ssn: "078051120" },
  ])
    expect(screenBuyer(person("Avery", "Sample"), flagged)).toMatchObject({ mustWait: true });
});
