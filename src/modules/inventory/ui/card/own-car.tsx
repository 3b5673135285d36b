import { useState } from "react";
import { AlertBar } from "#design-system/alert-bar.tsx";
import { LinkButton } from "#design-system/button.tsx";
import { Countdown } from "#design-system/countdown.tsx";
import { rich } from "#platform/browser/texts/rich-text.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import { endHold, ownCarPath, type OwnCar as Own } from "./own-cars.ts";

/** Tells who holds or bought a car that it is theirs, and where they go on. */
export function OwnCar({ own, vehicleId }: { readonly own: Own; readonly vehicleId: string }) {
  const t = useText();
  return (
    <AlertBar
      action={
        <LinkButton look={own.holdEndsAt === null ? "secondary" : "primary"} to={ownCarPath(own)}>
          {own.holdEndsAt === null ? t("See your order") : t("Continue checkout")}
        </LinkButton>
      }
      type="success"
    >
      {own.holdEndsAt === null ? (
        t("This is your car.")
      ) : (
        <Held endsAt={own.holdEndsAt} vehicleId={vehicleId} />
      )}
    </AlertBar>
  );
}

function Held({ endsAt, vehicleId }: { readonly endsAt: number; readonly vehicleId: string }) {
  const t = useText();
  const [now] = useState(() => performance.now());
  return (
    <span>
      {rich(t("You are holding this car, {time}"), {
        time: (
          <strong>
            <Countdown
              key={endsAt}
              label={t("left to finish checkout")}
              onEnd={() => endHold(vehicleId)}
              seconds={Math.max(0, Math.ceil((endsAt - now) / 1000))}
            />
          </strong>
        ),
      })}
    </span>
  );
}
