import { illustrationUrl, type IllustrationAngle } from "#modules/inventory/domain/illustration-url.ts";
import type { BodyStyle } from "#modules/inventory/domain/vehicle.ts";
import type { OrderView } from "../domain/order-view.ts";

type DrawnVehicle = Pick<OrderView["vehicle"], "make" | "model" | "bodyStyle" | "colorHex" | "colorName">;

/** Address of the drawing of an ordered car in its own paint. */
export function orderDrawing(vehicle: DrawnVehicle, angle: IllustrationAngle): string {
  const { make, model, colorHex, colorName } = vehicle;
  return illustrationUrl(
    {
      make,
      model,
      bodyStyle: vehicle.bodyStyle as BodyStyle | null,
      fuel: null,
      exteriorColor: colorHex === null ? null : { name: colorName ?? "", family: "gray", hex: colorHex },
    },
    angle,
  );
}
