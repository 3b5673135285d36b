import { expect, test } from "vitest";
import { conditionReportOf } from "./condition-report-of.ts";

const WHOLE = {
  inspectedOn: "2026-05-03",
  odometer: 24_118,
  tread32nds: 7,
  marks: [
    {
      part: "Driver front door",
      kind: "Scratch",
      size: "medium",
      note: " Clear  coat only ",
      photo: "https://p.example/1.jpg",
    },
    { part: "hood", kind: "chip" },
  ],
  pictures: [{ view: "odometer", photo: "https://p.example/o.jpg" }],
};

test("a report keeps its day, readings, marks with their place, and pictures", () => {
  expect(conditionReportOf(JSON.stringify(WHOLE))).toEqual({
    isReadable: true,
    dropped: 0,
    report: {
      inspectedOn: "2026-05-03",
      odometer: 24_118,
      tread32nds: 7,
      marks: [
        {
          part: "driver-front-door",
          kind: "scratch",
          size: "medium",
          note: "Clear coat only",
          photo: "https://p.example/1.jpg",
        },
        { part: "hood", kind: "chip", size: "small", note: null, photo: null },
      ],
      pictures: [{ view: "odometer", photo: "https://p.example/o.jpg" }],
    },
  });
});

test("a mark on a part nobody knows and a picture that is no address are left out and counted", () => {
  const read = conditionReportOf(
    JSON.stringify({
      marks: [
        { part: "flux capacitor", kind: "dent" },
        { part: "constructor", kind: "dent" },
        { part: "roof", kind: "dent" },
      ],
      pictures: [{ view: "interior", photo: "javascript:alert(1)" }],
    }),
  );
  expect(read.dropped).toBe(3);
  expect(read.report?.marks.map(({ part }) => part)).toEqual(["roof"]);
  expect(read.report?.pictures).toEqual([]);
});

test.each(["[]", "null", "{", '"text"', "7"])("what is no JSON object, such as %s, is not read", (raw) => {
  expect(conditionReportOf(raw)).toEqual({ report: null, isReadable: false, dropped: 0 });
});

test("an empty cell says nothing, and an empty object that nothing was found", () => {
  expect(conditionReportOf(" ")).toEqual({ report: null, isReadable: true, dropped: 0 });
  expect(conditionReportOf("{}").report).toEqual({
    inspectedOn: null,
    odometer: null,
    tread32nds: null,
    marks: [],
    pictures: [],
  });
});

test("figures that cannot be and days that are none are not told", () => {
  const { report } = conditionReportOf('{"odometer":-4,"tread32nds":99,"inspectedOn":"last week"}');
  expect(report).toMatchObject({ odometer: null, tread32nds: null, inspectedOn: null });
});
