import type { FileRefusal } from "../../../domain/file-rules.ts";

/** Where a person who clicks may be led. An address without a scheme is read as one of the web. */
const SCHEMES = new Set(["http", "https", "mailto", "tel"]);
const LINK = /\/URI\s*(\((?:\\[^]|[^\\)])*\)?|<(?!<)[0-9A-Fa-f\s]*>?|\d+\s+\d+\s+R\b)/g;
const OPENS = /\/OpenAction\s*(\[|<<[^]{0,2000}|(\d+)\s+(\d+)\s+R\b)?/g;
const IS_LINK = /\/S\s*\/URI\b/;

/**
 * Links of a PDF (decision 0251): bills have them, and a click is a person's own. Refused are links that lead to
 * programs or files of the reader's machine, links that hide where they lead, and links that open by themselves.
 * @param objects the file's objects with names unescaped, object streams included
 */
export function checkLinks(objects: string): FileRefusal | null {
  for (const [, target = ""] of objects.matchAll(LINK)) if (!isHarmless(target)) return "unsafe";
  return opensByItself(objects) ? "unsafe" : null;
}

function isHarmless(target: string): boolean {
  const address = addressOf(target);
  if (address === undefined || /^\s*\\/.test(address)) return false;
  const scheme = /^\s*([a-z][a-z0-9+.-]*):/i.exec(address)?.[1];
  return scheme === undefined || SCHEMES.has(scheme.toLowerCase());
}

/** Undefined for an address that stands elsewhere in the file. */
function addressOf(target: string): string | undefined {
  if (target.startsWith("<"))
    return Buffer.from(target.replace(/[^0-9A-Fa-f]/g, ""), "hex").toString("latin1");
  if (!target.startsWith("(")) return undefined;
  return target
    .slice(1)
    .replace(/\\(?:([0-7]{1,3})|\r?\n|([^]))/g, (_all, octal?: string, other = "") =>
      octal === undefined ? other : String.fromCharCode(Number.parseInt(octal, 8)),
    )
    .replace(/\p{Cc}/gu, "");
}

function opensByItself(objects: string): boolean {
  if (!IS_LINK.test(objects)) return false;
  // Actions of pages and fields that nobody clicked.
  if (/\/AA\b/.test(objects)) return true;
  for (const [, action, number, generation] of objects.matchAll(OPENS)) {
    if (action === "[") continue;
    if (number === undefined) {
      if (IS_LINK.test(action ?? "")) return true;
      continue;
    }
    const body = objectOf(objects, `${number} ${generation}`);
    if (body === undefined || IS_LINK.test(body)) return true;
  }
  return false;
}

/** An object's text; undefined for one that is packed with others, whose number is not beside it. */
function objectOf(objects: string, name: string): string | undefined {
  const from = new RegExp(`(?:^|[^0-9])${name.replace(" ", "\\s+")}\\s+obj\\b`).exec(objects);
  if (from === null) return undefined;
  const end = objects.indexOf("endobj", from.index);
  return objects.slice(from.index, end < 0 ? undefined : end);
}
