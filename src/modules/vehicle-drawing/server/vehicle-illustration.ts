import { drawnPaint, drawnRoof } from "#modules/vehicle-drawing/domain/drawn-paints.ts";
import {
  ILLUSTRATION_FACES,
  ILLUSTRATION_SHAPES,
  illustrationAngles,
  TURN_FRAMES,
} from "#modules/inventory/domain/illustration-url.ts";
import { vehicleIllustration } from "#modules/vehicle-drawing/domain/vehicle-illustration.ts";
import { AppError } from "#platform/shared/app-error.ts";

/** The parts of an illustration's address, as they stand in it. */
interface IllustrationAddress {
  readonly body: string;
  /** Six hex digits. */
  readonly paint: string;
  /** Angle, with or without `.svg`. */
  readonly angle: string;
  /** Roof of a two-tone car: six hex digits. */
  readonly two?: string | undefined;
}

const HEX = /^[0-9a-f]{6}$/i;

/** A drawing, or where the drawing in the nearest paint is. */
type Illustration =
  | { readonly kind: "drawing"; readonly svg: string }
  | { readonly kind: "elsewhere"; readonly path: string };

/**
 * The SVG at an address that `illustrationUrl` made (VEH-03). Drawing takes about a millisecond and the
 * answer never changes, so caches keep it. Only paints that a car can have are drawn, so that there is an end to the
 * drawings; any other color is drawn elsewhere, in the nearest of them.
 * @throws AppError not-found `illustration.notFound` for an address that names no drawing
 */
export function drawVehicleIllustration(address: IllustrationAddress): Illustration {
  const drawing = drawingAt(address);
  const { name, paintHex, secondaryHex } = drawing;
  if (paintHex.slice(1) === address.paint && secondaryHex?.slice(1) === address.two)
    return { kind: "drawing", svg: vehicleIllustration(drawing) };
  const roof = secondaryHex === undefined ? "" : `?two=${secondaryHex.slice(1)}`;
  return {
    kind: "elsewhere",
    path: `/images/vehicles/${address.body}/${paintHex.slice(1)}/${name}.svg${roof}`,
  };
}

/**
 * The same for who follows no redirect: a color that is not drawn is answered with the nearest that is.
 * @throws AppError not-found `illustration.notFound`
 */
export function drawNearestIllustration(address: IllustrationAddress): string {
  return vehicleIllustration(drawingAt(address));
}

function drawingAt(address: IllustrationAddress) {
  const [body, front = "classic", ...more] = address.body.split(".");
  const shape = more.length > 0 ? undefined : ILLUSTRATION_SHAPES.find((known) => known === body);
  const face = ILLUSTRATION_FACES.find((known) => known === front);
  const name = address.angle.replace(/\.svg$/, "");
  const angle = [...illustrationAngles, ...TURN_FRAMES].find((known) => known === name);
  const roofIsRight = address.two === undefined || HEX.test(address.two);
  if (
    shape === undefined ||
    face === undefined ||
    angle === undefined ||
    !HEX.test(address.paint) ||
    !roofIsRight
  ) {
    throw new AppError("not-found", {
      code: "illustration.notFound",
      message: "We couldn't find that picture.",
    });
  }
  const paintHex = drawnPaint(`#${address.paint.toLowerCase()}`);
  const secondaryHex = address.two === undefined ? undefined : drawnRoof(`#${address.two.toLowerCase()}`);
  return { shape, face, angle, name, paintHex, secondaryHex };
}
