import { parseXml, type XmlElement } from "@rgrove/parse-xml";
import { messageOf } from "#platform/server/context/message-of.ts";
import type { TenantConfig } from "../domain/tenant-config-schema.ts";
import { inlineBytes } from "./internal/inline-bytes.ts";

interface PictureProblem {
  /** `logo.darkUrl` */
  readonly path: string;
  readonly message: string;
}

const SVG = "http://www.w3.org/2000/svg";

/**
 * What is wrong with a retailer's inline pictures before they are saved (TEN-01): what a browser would show as a
 * broken picture, or in another font. Pictures at an address are not asked for.
 */
export function pictureProblems({
  logo,
  faviconUrl,
}: Pick<TenantConfig, "logo" | "faviconUrl">): PictureProblem[] {
  const pictures = { "logo.url": logo.url, "logo.darkUrl": logo.darkUrl, faviconUrl };
  return Object.entries(pictures).flatMap(([path, url]) => {
    const message = url?.startsWith("data:") === true ? inlineProblem(url) : null;
    return message === null ? [] : [{ path, message }];
  });
}

function inlineProblem(url: string): string | null {
  // Browsers take what follows as a fragment.
  if (url.includes("#")) return "must write each # as %23";
  let bytes: Buffer;
  try {
    bytes = inlineBytes(url);
  } catch (error) {
    return `cannot be decoded: ${messageOf(error)}`;
  }
  if (url.startsWith("data:image/svg+xml")) return vectorProblem(bytes.toString("utf8"));
  const kind = url.startsWith("data:image/png") ? "PNG" : "WebP";
  const begins = kind === "PNG" ? bytes.subarray(1, 4) : bytes.subarray(8, 12);
  return begins.toString("latin1") === kind.toUpperCase() ? null : `is not a ${kind} picture`;
}

function vectorProblem(svg: string): string | null {
  let root: XmlElement | null;
  try {
    ({ root } = parseXml(svg));
  } catch (error) {
    return `is not a complete SVG: ${messageOf(error).split("\n", 1)[0] ?? ""}`;
  }
  if (root?.name !== "svg" || root.attributes["xmlns"] !== SVG) return `must be an svg with xmlns="${SVG}"`;
  const { viewBox, width, height } = root.attributes;
  if (viewBox === undefined && (width === undefined || height === undefined)) return "must have a viewBox";
  if (/<text[\s>]/u.test(svg)) return "has text, which no font is loaded for: convert it to outlines";
  return null;
}
