import fc from "fast-check";
import { expect, it } from "vitest";
import { figuresText } from "./figures.ts";
import { openHistogram } from "./histogram.ts";

it("counts every value in its bucket and all larger ones, and adds them up", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 50 }), async (values) => {
      const { metric, observe } = openHistogram({ name: "h", help: "a test", buckets: [1, 5, 20] });
      for (const value of values) observe({ kind: "x" }, value);
      const text = await figuresText([metric]);
      if (values.length === 0) return;
      for (const bound of [1, 5, 20])
        expect(text).toContain(
          `h_bucket{kind="x",le="${bound}"} ${values.filter((one) => one <= bound).length}\n`,
        );
      expect(text).toContain(`h_bucket{kind="x",le="+Inf"} ${values.length}\n`);
      expect(text).toContain(`h_sum{kind="x"} ${values.reduce((sum, one) => sum + one, 0)}\n`);
      expect(text).toContain(`h_count{kind="x"} ${values.length}\n`);
    }),
  );
});

it("keeps labels readable for Prometheus", async () =>
  expect(
    await figuresText([
      { name: "g", help: "a test", type: "gauge", read: () => [{ labels: { a: 'x"\\\n' }, value: 1.5 }] },
    ]),
  ).toBe('# HELP g a test\n# TYPE g gauge\ng{a="x\\"\\\\\\n"} 1.5\n'));
