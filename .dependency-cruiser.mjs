import { readFileSync } from "node:fs";

const moduleMap = JSON.parse(readFileSync(new URL("./module-map.json", import.meta.url), "utf8"));
const names = Object.keys(moduleMap).join("|");
/** The one file of tenancy that reads what modules above it declare. */
const settingsList = "^src/modules/tenancy/domain/config/settings-of-modules\\.ts$";
const tests = "\\.(test|int\\.test|contract\\.test)\\.tsx?$";

/** One forbidden edge; every rule here has a planted violation in tests/architecture. */
const forbid = (name, from, to, comment) => ({ name, severity: "error", comment, from, to });

export default {
  forbidden: [
    ...Object.entries(moduleMap).map(([module, uses]) =>
      forbid(
        `map:${module}`,
        // A test may use any module: nobody depends on it, and its edge is not the product's.
        { path: `^src/modules/${module}/`, pathNot: `${settingsList}|${tests}` },
        { path: "^src/modules/", pathNot: `^src/modules/(${[module, ...uses].join("|")})/` },
        `May use: ${uses.join(", ") || "no other module"}. Edges live in module-map.json.`,
      ),
    ),
    forbid(
      "settings-are-composed-once",
      { path: settingsList },
      { path: "^src/modules/", pathNot: "^src/modules/[^/]+/domain/settings-schema\\.ts$" },
      "The list of modules' settings knows nothing else of them.",
    ),
    forbid(
      "settings-are-leaves",
      { path: "^src/modules/[^/]+/domain/[a-z-]*settings-schema\\.ts$" },
      {
        pathNot:
          "^src/platform/shared/|^src/modules/[^/]+/domain/[a-z-]+-data\\.ts$|^src/modules/[^/]+/domain/[a-z-]+-settings-schema\\.ts$|^node_modules/valibot/",
      },
      "tenancy composes settings from below their modules, so they import no module, not even their own.",
    ),
    forbid(
      "map:unlisted",
      { path: "^src/modules/", pathNot: `^src/modules/(${names})/` },
      {},
      "Add the new module to module-map.json.",
    ),
    forbid(
      "domain-is-pure",
      { path: "^src/modules/[^/]+/domain/", pathNot: tests },
      { pathNot: "^src/modules/[^/]+/domain/|^src/platform/shared/|^node_modules/valibot/" },
      "domain/ runs in the browser and on the server: no IO, no framework.",
    ),
    forbid(
      "browser-code-stays-clean",
      { path: "^src/(modules/[^/]+/ui|design-system|platform/browser)/", pathNot: tests },
      { path: "^src/(modules/[^/]+/(server/|providers/|http\\.ts)|server/|platform/server/)" },
      "Browser code reaches the server over HTTP only.",
    ),
    forbid(
      "internals-are-private",
      { path: "^src/modules/([^/]+)/" },
      { path: "^src/modules/[^/]+/(server/internal|providers)/", pathNot: "^src/modules/$1/" },
      "Use the other module's top-level server/ or domain/.",
    ),
    forbid(
      "shells-use-the-front-door",
      {
        path: "^src/(app|server)/",
        pathNot: `^src/server/composition[./]|^src/modules/[^/]+/module\\.ts$|${tests}`,
      },
      { path: "^src/modules/[^/]+/(server/internal|providers)/" },
      "Shells call use cases.",
    ),
    forbid(
      "adapters-are-wired-once",
      {
        path: "^src/",
        pathNot: `^src/server/composition[./]|^src/modules/[^/]+/module\\.ts$|^src/modules/[^/]+/providers/|${tests}`,
      },
      { path: "^src/modules/[^/]+/providers/[^/]+/" },
      "Only composition.ts and the list it composes see adapters.",
    ),
    forbid(
      "modules-do-not-know-the-shells",
      { path: "^src/(modules|platform|design-system)/", pathNot: tests },
      { path: "^src/(app|server)/" },
      "Modules never know who mounts them.",
    ),
    forbid(
      "platform-knows-no-business",
      { path: "^src/(platform|design-system)/" },
      { path: "^src/modules/" },
      "platform and design-system carry no business knowledge.",
    ),
    forbid(
      "rendering-knows-no-business",
      { path: "^src/rendering/", pathNot: tests },
      { path: "^src/(app|server|modules|design-system)/" },
      "How pages are written and kept knows nothing of what they show.",
    ),
    forbid(
      "rendering-has-one-door",
      { path: "^src/(modules|design-system|platform)/", pathNot: tests },
      { path: "^src/rendering/", pathNot: "^src/rendering/screens\\.tsx$" },
      "Screens write parts once through screens.tsx and know none of the tricks behind it.",
    ),
    forbid(
      "entries-are-for-the-shell",
      {
        path: "^src/(app|design-system|platform|modules/([^/]+))/",
        pathNot: `^src/modules/[^/]+/module\\.ts$|${tests}`,
      },
      {
        path: "^src/modules/[^/]+/((http|jobs|webhooks)\\.ts$|(http|webhooks)/)",
        // How sign-in answers is said once for the modules that sign in.
        pathNot: "^src/modules/$2/|/http/answers\\.ts$",
      },
      "What a module offers is mounted by the process shell; nobody else calls it there.",
    ),
    forbid(
      "jobs-are-run-by-the-shell",
      { path: "^src/app/" },
      { path: "^src/modules/[^/]+/(jobs|webhooks|module)\\.ts$" },
      "Pages enqueue; the process shell runs.",
    ),
    forbid(
      "texts-are-for-both-sides",
      { path: "^src/modules/[^/]+/([a-z-]*messages\\.ts$|(messages|texts)/)", pathNot: tests },
      {
        path: "^src/(platform/(server|browser)|server|app|modules/[^/]+/(server|providers|ui|http|jobs|webhooks|module))(/|\\.ts)",
        dependencyTypesNot: ["type-only"],
      },
      "Texts are read in the browser and on the server.",
    ),
    forbid(
      "server-draws-no-screens",
      {
        path: "^src/(platform/server|modules/[^/]+/(server|providers|domain|ports|http|jobs|webhooks))",
        pathNot: tests,
      },
      {
        path: "^src/(modules/[^/]+/ui|design-system|platform/browser)/|(^|/)node_modules/(react|react-dom|react-router)/",
      },
      "Use cases answer with plain data.",
    ),
    forbid(
      "use-cases-know-ports-only",
      // identity-runtime makes its pools itself until it is split.
      { path: "^src/modules/[^/]+/(server|jobs|webhooks)", pathNot: `${tests}|/identity-runtime\\.ts$` },
      { path: "^src/modules/[^/]+/providers/", dependencyTypesNot: ["type-only"] },
      "A use case is given its provider; it may know the port's types.",
    ),
    forbid(
      "no-tests-in-the-product",
      { path: "^src/", pathNot: tests },
      { path: "^tests/|\\.(test|contract)\\.tsx?$" },
      "Test code lives under tests/ or in a *.test.ts.",
    ),
    forbid("no-cycles", { path: "^src/" }, { circular: true }, "Break the cycle."),
    forbid(
      "resolvable",
      { path: "^src/" },
      { couldNotResolve: true, pathNot: "^virtual:" },
      "Import does not resolve.",
    ),
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    // A checkout may have the packages of another one by a link.
    preserveSymlinks: true,
    // Who depends on whom the other way around is asked by no rule.
    skipAnalysisNotInRules: true,
    exclude: { path: "^(\\./)?(build|\\.react-router)/|\\+types/" },
    // TypeScript 7 has no API that the cruiser knows; swc reads types too.
    parser: "swc",
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      extensions: [".ts", ".tsx", ".js", ".mjs", ".json"],
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
    },
  },
};
