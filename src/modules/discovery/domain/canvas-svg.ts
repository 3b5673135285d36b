const GRADIENT =
  /<(?<tag>linearGradient|radialGradient) id="(?<id>[^"]+)"(?<attributes>[^>]*?)(?:\/>|>(?<stops>.*?)<\/\k<tag>>)/gs;
const HREF = / href="#([^"]+)"/;

/**
 * The same drawing in the words that the server's canvas understands: gradients that borrow from another one get
 * its attributes and stops, and references carry their older name. Without this a borrowed gradient paints black.
 */
export function canvasSvg(svg: string): string {
  const gradients = new Map<string, { readonly attributes: string; readonly stops: string }>();
  for (const { groups } of svg.matchAll(GRADIENT)) {
    const { id = "", attributes = "", stops = "" } = groups ?? {};
    gradients.set(id, { attributes, stops });
  }
  const own = svg.replace(GRADIENT, (whole) => {
    const {
      tag,
      id,
      attributes = "",
      stops = "",
    } = new RegExp(GRADIENT.source, "s").exec(whole)?.groups ?? {};
    const lender = gradients.get(HREF.exec(attributes)?.[1] ?? "");
    if (lender === undefined) return whole;
    return `<${tag} id="${id}"${lender.attributes}${attributes.replace(HREF, "")}>${stops || lender.stops}</${tag}>`;
  });
  return own
    .replaceAll(' href="#', ' xlink:href="#')
    .replace("<svg ", '<svg xmlns:xlink="http://www.w3.org/1999/xlink" ');
}

/** The shadow under a drawn car, which the canvas has to paint by itself. */
interface CarShadow {
  readonly radiusX: number;
  readonly radiusY: number;
  /** a, b, c, d, e, f of the transform. */
  readonly matrix: readonly [number, number, number, number, number, number];
}

const SHADOW = /<ellipse fill="url\(#vs\)" rx="([\d.]+)" ry="([\d.]+)" transform="matrix\(([^)]+)\)"\/>/;
const GROUND = /<ellipse fill="url\(#vsf?\)"[^>]*\/>/g;

/** Takes the shadow out of a drawing: its gradient of transparency is one the canvas does not know. */
export function withoutShadow(svg: string): { readonly svg: string; readonly shadow: CarShadow | null } {
  const found = SHADOW.exec(svg);
  const rest = svg.replace(GROUND, "");
  if (found === null) return { svg: rest, shadow: null };
  const matrix = (found[3] ?? "")
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (matrix.length !== 6 || matrix.some((value) => !Number.isFinite(value)))
    return { svg: rest, shadow: null };
  return {
    svg: rest,
    shadow: {
      radiusX: Number(found[1]),
      radiusY: Number(found[2]),
      matrix: matrix as unknown as CarShadow["matrix"],
    },
  };
}

const VIEW_BOX = /viewBox="0 0 ([\d.]+) ([\d.]+)"/;

/** Width and height of a drawing's own units. */
export function drawingSize(svg: string): { readonly width: number; readonly height: number } {
  const found = VIEW_BOX.exec(svg);
  return { width: Number(found?.[1] ?? 100), height: Number(found?.[2] ?? 100) };
}
