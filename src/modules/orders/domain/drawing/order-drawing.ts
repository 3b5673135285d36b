import { illustrationUrl, type IllustrationAngle } from "#modules/inventory/domain/illustration-url.ts";
import type { BodyStyle } from "#modules/inventory/domain/vehicle.ts";
import type { OrderSnapshot } from "../order.ts";

type DrawnVehicle = Pick<OrderSnapshot["vehicle"], "make" | "model" | "bodyStyle" | "colorHex" | "colorName">;

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

/** The ordered car as mails show it. */
export function mailedCar({ snapshot: { vehicle } }: { readonly snapshot: Pick<OrderSnapshot, "vehicle"> }): {
  readonly title: string;
  readonly drawing: string;
  readonly photo?: string;
} {
  const { title, photo } = vehicle;
  return { title, drawing: orderDrawing(vehicle, "front-three-quarter"), ...(photo && { photo }) };
}
