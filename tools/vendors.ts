import { globSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "..");
const file = path.join(root, "docs/providers.md");
const LIST = /<!-- vendors -->\n[\s\S]*?<!-- \/vendors -->/u;

/** One line for each adapter with a README, by its title: `DocuSign (e-signature)`. */
function vendorList(): string {
  const lines = globSync("src/modules/*/providers/*/README.md", { cwd: root }).map((readme) => {
    const [title = ""] = readFileSync(path.join(root, readme), "utf8").split("\n", 1);
    return `- [${title.replace(/^# /u, "")}](../${readme})`;
  });
  return [
    "<!-- vendors -->",
    ...lines.toSorted((a, b) => a.localeCompare(b, "en")),
    "<!-- /vendors -->",
  ].join("\n");
}

/** docs/providers.md as it stands, and with the list of vendors as their adapters are. */
export function providersDocument(): { readonly written: string; readonly drawn: string } {
  const written = readFileSync(file, "utf8");
  return { written, drawn: written.replace(LIST, vendorList) };
}

if (process.argv[1] === import.meta.filename) writeFileSync(file, providersDocument().drawn);
