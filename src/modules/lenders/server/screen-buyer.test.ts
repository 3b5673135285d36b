import { expect, test } from "vitest";
import { screenBuyer } from "./screen-buyer.ts";

const person = (firstName: string, lastName: string) => ({
  firstName,
  middleName: null,
  lastName,
  birthDate: null,
});

test("a buyer who pays cash waits only for the list", () => {
  const cash = { ssn: null, report: null };
  expect(screenBuyer(person("Borya", "Samplevich"), cash)).toMatchObject({
    mustWait: true,
    listDate: "2026-11-01",
    isSampleList: true,
  });
  expect(screenBuyer(person("Avery", "Sample"), cash)).toMatchObject({ mustWait: false, flags: [] });
});
