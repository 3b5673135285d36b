const QUALITY = String.raw`\s*(?:;\s*q=(?:1(?:\.0*)?|0?\.0*[1-9]\d*)\s*)?(?:,|$)`;
const BROTLI = new RegExp(String.raw`(?:^|,)\s*br${QUALITY}`, "i");
const GZIP = new RegExp(String.raw`(?:^|,)\s*gzip${QUALITY}`, "i");

export type Coding = "br" | "gzip";

/** The best coding that a caller names in Accept-Encoding with a quality above zero; undefined for none of ours. */
export function codingFor(acceptEncoding: string | null | undefined): Coding | undefined {
  if (acceptEncoding === null || acceptEncoding === undefined || acceptEncoding === "") return undefined;
  if (BROTLI.test(acceptEncoding)) return "br";
  return GZIP.test(acceptEncoding) ? "gzip" : undefined;
}
