import { useState, type ReactNode } from "react";
import { formatMiles } from "#design-system/mileage-text.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import type { OrderView } from "../domain/order-view.ts";
import { orderDrawing } from "../domain/drawing/order-drawing.ts";

type OrderedVehicle = OrderView["vehicle"];

/** Photo of the ordered car, or its drawing. */
export function OrderPicture({
  vehicle,
  className,
}: {
  readonly vehicle: OrderedVehicle;
  readonly className?: string;
}) {
  const [isBroken, setBroken] = useState(false);
  const drawing = orderDrawing(vehicle, "front-three-quarter");
  const isPhoto = vehicle.photo !== null && !isBroken;
  return (
    <img
      alt=""
      className={`aspect-[2000/1504] w-full rounded-control ${isPhoto ? "object-cover" : "object-contain"} ${className ?? ""}`}
      height={301}
      onError={() => setBroken(true)}
      src={isPhoto ? (vehicle.photo ?? drawing) : drawing}
      width={400}
    />
  );
}

/** The car first: picture, name and what tells it apart; `children` go below. */
export function OrderVehicle({
  vehicle,
  children,
  heading: Heading = "h2",
  isNarrow = false,
  isLarge = false,
}: {
  readonly vehicle: OrderedVehicle;
  readonly children?: ReactNode;
  readonly heading?: "h1" | "h2" | "h3";
  /** Stands in a side column on large screens: picture above the words. */
  readonly isNarrow?: boolean;
  /** What a large screen is about: its picture takes half of the room. */
  readonly isLarge?: boolean;
}) {
  const t = useText();
  const facts = [
    vehicle.trim,
    vehicle.mileage === null ? null : formatMiles(vehicle.mileage),
    vehicle.colorName && t(vehicle.colorName),
  ];
  return (
    <div
      className={`grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] items-center gap-3 sm:gap-4 sm:grid-cols-[11rem_1fr] sm:gap-6 ${isNarrow ? "lg:grid-cols-1 lg:gap-4" : ""} ${isLarge ? "content-start lg:grid-cols-1 lg:gap-5" : ""}`}
    >
      {/* On a stage, as everywhere else: in the dark a black car would not be seen on a card. */}
      <OrderPicture className="self-start bg-stage" vehicle={vehicle} />
      <div className="grid min-w-0 gap-1">
        <Heading className="text-lead font-semibold">{vehicle.title}</Heading>
        <p className="text-small text-ink-muted tabular">{facts.filter(Boolean).join(" · ")}</p>
        {children}
      </div>
    </div>
  );
}
