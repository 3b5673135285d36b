import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";
import { acceptsCoding } from "#platform/server/http/accept-encoding.ts";

const TYPES: Record<string, string> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".json": "application/json; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
};

/** Where built files live whose names change with their content. */
export const ASSETS = "/assets/";

export interface StaticFile {
  readonly type: string;
  readonly cacheControl: string;
  readonly etag: string;
  readonly plain: Uint8Array<ArrayBuffer>;
  readonly br: Uint8Array<ArrayBuffer> | undefined;
  readonly gz: Uint8Array<ArrayBuffer> | undefined;
}

/** The built browser files, read once at start with their precompressed forms. */
export class StaticFiles {
  readonly #files = new Map<string, StaticFile>();

  constructor(folder: string) {
    for (const path of listFiles(folder)) {
      if (path.endsWith(".br") || path.endsWith(".gz")) continue;
      const url = `/${relative(folder, path).split(sep).join("/")}`;
      this.#files.set(url, readStatic(path, url));
    }
  }

  /** Answers a GET or HEAD for a built file, or undefined when there is none. */
  respond(request: Request, pathname: string): Response | undefined {
    const file = this.#files.get(pathname);
    return file && answerFile(request, file);
  }

  /** Those whose names change with their content, by path. */
  assets(): ReadonlyMap<string, StaticFile> {
    return new Map([...this.#files].filter(([path]) => path.startsWith(ASSETS)));
  }
}

/** Answers a GET or HEAD with the file, in the form that the caller takes. */
export function answerFile(request: Request, file: StaticFile): Response {
  const headers: Record<string, string> = {
    "content-type": file.type,
    "cache-control": file.cacheControl,
    etag: file.etag,
    vary: "accept-encoding",
    "x-content-type-options": "nosniff",
    // A worker's script and a drawing live by the policy they come with.
    "content-security-policy": "frame-ancestors 'none'",
  };
  if (request.headers.get("if-none-match") === file.etag) return new Response(null, { status: 304, headers });
  const accepted = request.headers.get("accept-encoding");
  let body = file.plain;
  if (file.br !== undefined && acceptsCoding(accepted, "br")) {
    body = file.br;
    headers["content-encoding"] = "br";
  } else if (file.gz !== undefined && acceptsCoding(accepted, "gzip")) {
    body = file.gz;
    headers["content-encoding"] = "gzip";
  }
  headers["content-length"] = String(body.byteLength);
  return new Response(request.method === "HEAD" ? null : body, { headers });
}

function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile());
}

function readStatic(path: string, url: string): StaticFile {
  return fileOf(url, {
    plain: new Uint8Array(readFileSync(path)),
    br: readIfThere(`${path}.br`),
    gz: readIfThere(`${path}.gz`),
  });
}

interface Forms {
  readonly plain: Uint8Array<ArrayBuffer>;
  readonly br?: Uint8Array<ArrayBuffer> | null | undefined;
  readonly gz?: Uint8Array<ArrayBuffer> | undefined;
}

/** A file as it is answered, whatever holds it. */
export function fileOf(url: string, { plain, br, gz }: Forms): StaticFile {
  return {
    type: TYPES[extname(url)] ?? "application/octet-stream",
    cacheControl: url.startsWith(ASSETS) ? "public, max-age=31536000, immutable" : "public, max-age=3600",
    etag: `"${createHash("sha256").update(plain).digest("base64url").slice(0, 22)}"`,
    plain,
    br: br ?? undefined,
    gz,
  };
}

function readIfThere(path: string): Uint8Array<ArrayBuffer> | undefined {
  return statSync(path, { throwIfNoEntry: false }) ? new Uint8Array(readFileSync(path)) : undefined;
}
