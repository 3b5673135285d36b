import { createHash } from "node:crypto";
import path from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Projects whose files start first; what comes later has short files, so that the workers end together. */
const FIRST = ["integration"];

/** Files that take long for their project: one that happens to come last has the other workers wait for it. */
const LONG: ReadonlySet<string> = new Set([
  "src/platform/server/dev-postgres/start-embedded-postgres.int.test.ts",
  "src/server/vendor-signing.int.test.ts",
  "src/server/sandbox/trade-in-handover.int.test.ts",
  "tests/api/bad-input.int.test.ts",
  "tests/architecture/boundaries.test.ts",
  "tests/architecture/client-bundle-guard.test.ts",
  "tests/architecture/design-tokens.test.ts",
  "src/modules/analytics/ui/beacon.test.ts",
  "src/modules/contract-papers/server/render-package.test.ts",
  "src/modules/payment-gateways/providers/stripe/stripe-gateway.test.ts",
  "src/modules/search-index/domain/search-stock.test.ts",
  "src/modules/vehicle-drawing/domain/vehicle-illustration.test.ts",
  "src/modules/search-engines/providers/opensearch/opensearch-engine.test.ts",
  "src/modules/vehicle-search/server/internal/threaded-engine.test.ts",
]);

/**
 * Random order within each project, one project after the other: a worker that is handed a file of another project is
 * ended, and a new one loads every module again (0665). Long files begin a project (0735).
 */
export class ProjectByProject extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { sequence, root } = this.ctx.config;
    const places = files.map((file) => ({ file, place: placeOf(file, { seed: sequence.seed, root }) }));
    return places.toSorted((a, b) => (a.place < b.place ? -1 : 1)).map(({ file }) => file);
  }
}

/** The same in every checkout for the same seed, which Vitest prints. */
function placeOf({ project, moduleId }: TestSpecification, run: { seed: number; root: string }): string {
  const rank = FIRST.includes(project.name) ? 0 : 1;
  const name = path.relative(run.root, moduleId);
  const turn = LONG.has(name) ? 0 : 1;
  return `${rank} ${project.name} ${turn} ${createHash("sha256").update(`${run.seed} ${name}`).digest("hex")}`;
}
