import { brotliCompressSync, constants } from "node:zlib";

const LIMIT = 4_000;

interface Picture {
  readonly headers: Record<string, string>;
  readonly plain: Uint8Array<ArrayBuffer>;
  readonly br: Uint8Array<ArrayBuffer>;
}

/** Drawn vehicles by address, with their compressed form: the address says everything, so they never change. */
export class PictureCache {
  readonly #pictures = new Map<string, Picture>();

  /** A stored picture, or undefined for one that was not drawn yet (or is no picture address). */
  respond(request: Request, address: string): Response | undefined {
    const picture = this.#pictures.get(address);
    if (picture === undefined) return undefined;
    const accepts = (request.headers.get("accept-encoding") ?? "").includes("br");
    const body = accepts ? picture.br : picture.plain;
    const headers = { ...picture.headers, "content-length": String(body.byteLength) };
    return new Response(request.method === "HEAD" ? null : body, {
      headers: accepts ? { ...headers, "content-encoding": "br" } : headers,
    });
  }

  /** Stores a good answer; gives back one that can still be read. */
  async keep(response: Response, address: string): Promise<Response> {
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
    const br = brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
    if (this.#pictures.size >= LIMIT) {
      for (const oldest of this.#pictures.keys()) {
        this.#pictures.delete(oldest);
        break;
      }
    }
    this.#pictures.set(address, { headers, plain, br: new Uint8Array(br) });
    return new Response(plain, { headers });
  }
}
