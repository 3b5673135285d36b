const STROKE_SHARE = 0.073;
const TEXT = /<text\b[^>]*>/g;

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];

/**
 * A retailer's vector logo in the words that the server's canvas understands: each text names one of the two
 * families that are there, and heavy weights, of which the canvas knows none, are drawn with an outline.
 */
export function logoDrawing(svg: string): string {
  return svg.replaceAll(TEXT, (tag) => {
    const family = attribute(tag, "font-family") ?? "sans-serif";
    const known = tag.replace(/\sfont-family="[^"]*"/, "");
    const hasSerifs = /(?<!sans-)\bserif\b/.test(family);
    const weight = attribute(tag, "font-weight") ?? "400";
    const isHeavy = weight === "bold" || weight === "bolder" || Number(weight) >= 600;
    const size = Number.parseFloat(attribute(tag, "font-size") ?? "16");
    const outline =
      isHeavy && attribute(tag, "stroke") === undefined
        ? ` stroke="${attribute(tag, "fill") ?? "#000000"}" stroke-width="${(size * STROKE_SHARE).toFixed(2)}" stroke-linejoin="round"`
        : "";
    return known.replace("<text", `<text font-family="${hasSerifs ? "LogoSerif" : "LogoSans"}"${outline}`);
  });
}
