const QUALITY = String.raw`\s*(?:;\s*q=(?:1(?:\.0*)?|0?\.0*[1-9]\d*)\s*)?(?:,|$)`;
const NAMED = {
  br: new RegExp(String.raw`(?:^|,)\s*br${QUALITY}`, "i"),
  gzip: new RegExp(String.raw`(?:^|,)\s*gzip${QUALITY}`, "i"),
};

export type Coding = keyof typeof NAMED;

/** Whether Accept-Encoding names this coding with a quality above zero: the one place that reads this header. */
export function acceptsCoding(acceptEncoding: string | null | undefined, coding: Coding): boolean {
  return acceptEncoding !== null && acceptEncoding !== undefined && NAMED[coding].test(acceptEncoding);
}

/** The best coding that a caller accepts; undefined for none of ours. */
export function codingFor(acceptEncoding: string | null | undefined): Coding | undefined {
  if (acceptsCoding(acceptEncoding, "br")) return "br";
  return acceptsCoding(acceptEncoding, "gzip") ? "gzip" : undefined;
}
