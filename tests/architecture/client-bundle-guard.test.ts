import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { promisify } from "node:util";
import { afterEach, describe, expect, test } from "vitest";

const run = promisify(execFile);
const project = resolve(import.meta.dirname, "../..");
const { dependencies } = JSON.parse(await readFile(join(project, "package.json"), "utf8")) as {
  dependencies: Record<string, string>;
};
const folders: string[] = [];

afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

const SHELL: Readonly<Record<string, string>> = {
  "package.json": JSON.stringify({
    name: "planted",
    type: "module",
    imports: { "#modules/*": "./src/modules/*" },
    dependencies,
  }),
  "react-router.config.ts": `export default { appDirectory: "src/app", ssr: true };`,
  "vite.config.ts":
    `import { reactRouter } from "@react-router/dev/vite";\nimport { clientBundleGuard } from "./tools/vite/client-bundle-guard.ts";\n` +
    `export default { plugins: [clientBundleGuard(), reactRouter()] };`,
  // Without a server entry of its own the router brings one, and installs what that needs.
  "src/app/entry.server.tsx":
    `import { renderToString } from "react-dom/server";\nimport { ServerRouter } from "react-router";\n` +
    `export default function handle(request: Request, status: number, headers: Headers, context: never) {\n` +
    `  return new Response(renderToString(<ServerRouter context={context} url={request.url} />), { status, headers }); }`,
  "src/app/routes.ts": `import { index } from "@react-router/dev/routes";\nexport default [index("home.tsx")];`,
  "src/app/root.tsx":
    `import { Outlet, Scripts } from "react-router";\n` +
    `export default function Root() { return <html lang="en"><body><Outlet /><Scripts /></body></html>; }`,
  "src/modules/vault/server/read-secret.ts": `export function readSecret() { return "s3cret"; }`,
  "src/modules/vault/http.ts": `export const endpoints = ["s3cret"];`,
  "src/modules/vault/ui/safe.tsx": `export function Safe() { return <p>safe</p>; }`,
};

/** Builds a small app whose only page is `home`, in a folder of its own. */
async function build(home: string, files: Readonly<Record<string, string>> = {}) {
  const folder = await mkdtemp(join(tmpdir(), "guard-"));
  folders.push(folder);
  await mkdir(join(folder, "tools"));
  await cp(join(project, "tools/vite"), join(folder, "tools/vite"), { recursive: true });
  await symlink(join(project, "node_modules"), join(folder, "node_modules"));
  for (const [path, text] of Object.entries({ ...SHELL, ...files, "src/app/home.tsx": home })) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  const cli = join(project, "node_modules/@react-router/dev/bin.cjs");
  return run(process.execPath, [cli, "build"], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: "production" },
  }).then(
    () => ({ ok: true, output: "" }),
    (error: { stdout: string; stderr: string }) => ({ ok: false, output: `${error.stdout}${error.stderr}` }),
  );
}

describe("the client bundle guard", { timeout: 60_000 }, () => {
  test("lets a loader use server code", async () => {
    const { ok, output } = await build(
      `import { readSecret } from "#modules/vault/server/read-secret.ts";\n` +
        `import { Safe } from "#modules/vault/ui/safe.tsx";\n` +
        `export function loader() { return readSecret().length; }\nexport default function Home() { return <Safe />; }`,
    );
    expect(output).toBe("");
    expect(ok).toBe(true);
  });

  test("stops a page that uses server code in its component, and names it", async () => {
    const { ok, output } = await build(
      `import { readSecret } from "#modules/vault/server/read-secret.ts";\n` +
        `export default function Home() { return <p>{readSecret()}</p>; }`,
    );
    expect(ok).toBe(false);
    expect(output).toContain("src/modules/vault/server/read-secret.ts is server code");
    expect(output).toContain("src/app/home.tsx imports it");
  });

  test("stops a component that reaches the server through another file", async () => {
    const { ok, output } = await build(
      `import { Leak } from "#modules/vault/ui/leak.tsx";\nexport default function Home() { return <Leak />; }`,
      {
        "src/modules/vault/ui/leak.tsx": `import { endpoints } from "../http.ts";\nexport function Leak() { return <p>{endpoints}</p>; }`,
      },
    );
    expect(ok).toBe(false);
    expect(output).toContain("src/modules/vault/http.ts is server code");
    expect(output).toContain("src/modules/vault/ui/leak.tsx imports it");
  });
});
