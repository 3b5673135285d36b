import { expect, test } from "vitest";
import { supportHoursText } from "./support-hours-text.ts";

test("support hours read as the requirements write them", () => {
  const hours = {
    timeZone: "America/New_York",
    weekdays: { opens: 9, closes: 18 },
    saturday: { opens: 9, closes: 17 },
    sunday: null,
  };
  expect(supportHoursText(hours)).toBe("Mon-Fri 9-6, Sat 9-5, Sun closed (ET)");
});
