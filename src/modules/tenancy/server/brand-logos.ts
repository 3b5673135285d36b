import { callVendor } from "#platform/server/vendor-calls/call-vendor.ts";
import { messageOf } from "#platform/server/context/message-of.ts";
import { LRUCache } from "lru-cache";
import type { Log } from "#platform/server/context/log.ts";
import { deriveTheme } from "../domain/theme/theme.ts";
import type { TenantConfig } from "../domain/tenant-config-schema.ts";
import { inlineBytes } from "./internal/inline-bytes.ts";
import type { LogoPicture } from "./internal/paint-logo.ts";

export type { LogoPicture } from "./internal/paint-logo.ts";

const DEADLINE_MS = 4_000;
const MOST_BYTES = 1024 * 1024;
const RETRY_MS = 10 * 60_000;
const MOST_KEPT = 200;

/**
 * The retailers' logos as pictures for papers (TEN-01), painted once per logo and ground. Built once per process.
 * Inline pictures and https addresses; a path on the site has no bytes here, and a logo that cannot be had is null:
 * the paper then carries the name.
 */
export class BrandLogos {
  readonly #kept = new LRUCache<string, Promise<LogoPicture | null>>({ max: MOST_KEPT });
  readonly #log: Log;
  readonly #fetch: typeof fetch;

  constructor(input: { readonly log: Log; readonly fetch?: typeof fetch }) {
    this.#log = input.log;
    this.#fetch = input.fetch ?? fetch;
  }

  /** The logo that the pages' header shows by day, or by night, on that header's color. */
  of(
    tenant: Pick<TenantConfig, "logo" | "brand">,
    scheme: "light" | "dark" = "light",
  ): Promise<LogoPicture | null> {
    const { logo } = tenant;
    const url = scheme === "dark" ? (logo.darkUrl ?? logo.url) : logo.url;
    if (url === null) return Promise.resolve(null);
    const ground = deriveTheme(tenant.brand)[scheme].header;
    const key = `${ground} ${url}`;
    const known = this.#kept.get(key);
    if (known !== undefined) return known;
    const painting = this.#paint(url, ground);
    this.#kept.set(key, painting);
    return painting.then((picture) => {
      // A logo that could not be had is tried again later.
      if (picture === null) this.#kept.set(key, painting, { ttl: RETRY_MS });
      return picture;
    });
  }

  async #paint(url: string, ground: string): Promise<LogoPicture | null> {
    try {
      const source = url.startsWith("data:") ? inlineBytes(url) : await this.#download(url);
      if (source === null) return null;
      // Canvas and codecs come with the first paper that needs a logo (0576).
      const { paintLogo } = await import("./internal/paint-logo.ts");
      return await paintLogo(source, ground);
    } catch (error) {
      const reason = messageOf(error);
      this.#log.warn("a logo cannot be put on papers", { code: "brand.logoUnavailable", error: reason });
      return null;
    }
  }

  async #download(url: string): Promise<Buffer | null> {
    if (!/^https:\/\//iu.test(url)) return null;
    const answer = await callVendor(
      { fetch: this.#fetch, log: this.#log },
      {
        name: "brand.logo",
        method: "GET",
        url,
        headers: { accept: "image/*" },
        reads: "bytes",
        mostBytes: MOST_BYTES,
        deadlineMs: DEADLINE_MS,
        repeatable: false,
      },
    );
    if (answer.kind === "silence") throw new Error(answer.problem);
    if (answer.status >= 300 || !(answer.body instanceof Buffer))
      throw new Error(`answered ${answer.status}`);
    return answer.body;
  }
}
