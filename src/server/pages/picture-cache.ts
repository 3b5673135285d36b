import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { LRUCache } from "lru-cache";
import { acceptsCoding } from "#platform/server/http/accept-encoding.ts";

/** About ten thousand drawings. */
const MOST_BYTES = 64 * 1024 * 1024;
const compress = promisify(brotliCompress);

interface Picture {
  readonly headers: Record<string, string>;
  readonly plain: Uint8Array<ArrayBuffer>;
  readonly br: Uint8Array<ArrayBuffer>;
}

/** Drawn vehicles by address, with their compressed form: the address says everything, so they never change. */
export class PictureCache {
  readonly #pictures: LRUCache<string, Picture>;

  constructor({ mostBytes = MOST_BYTES }: { readonly mostBytes?: number } = {}) {
    this.#pictures = new LRUCache({
      maxSize: mostBytes,
      sizeCalculation: ({ plain, br }) => plain.byteLength + br.byteLength,
    });
  }

  /** Bytes kept now. */
  get bytes(): number {
    return this.#pictures.calculatedSize;
  }

  /** A stored picture, or undefined for one that was not drawn yet (or is no picture address). */
  respond(request: Request, address: string): Response | undefined {
    const picture = this.#pictures.get(address);
    if (picture === undefined) return undefined;
    return answer(request, picture);
  }

  /**
   * Stores a good answer, compressed beside the thread that answers; gives back one that can still be read. Its first
   * reader waits for that too: 8 KB less of a slow line for each picture of a page.
   */
  async keep(response: Response, request: Request, address: string): Promise<Response> {
    if (response.status !== 200) return response;
    const plain = new Uint8Array(await response.arrayBuffer());
    const headers: Record<string, string> = { vary: "accept-encoding" };
    for (const name of [
      "content-type",
      "cache-control",
      "content-security-policy",
      "x-content-type-options",
    ]) {
      const value = response.headers.get(name);
      if (value !== null) headers[name] = value;
    }
    const br = await compress(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
    const picture = { headers, plain, br: new Uint8Array(br) };
    this.#pictures.set(address, picture);
    return answer(request, picture);
  }
}

function answer(request: Request, picture: Picture): Response {
  const accepts = acceptsCoding(request.headers.get("accept-encoding"), "br");
  const body = accepts ? picture.br : picture.plain;
  const headers = { ...picture.headers, "content-length": String(body.byteLength) };
  return new Response(request.method === "HEAD" ? null : body, {
    headers: accepts ? { ...headers, "content-encoding": "br" } : headers,
  });
}
