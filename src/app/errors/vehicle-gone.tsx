import type { ReactNode } from "react";
import { LinkButton } from "#design-system/button.tsx";
import { useText, useTexts } from "#platform/browser/texts/texts.tsx";
import { ErrorScreen } from "./error-screen.tsx";
import { shellMessages } from "./messages.ts";

interface VehicleGoneProps {
  /** Query of the search that the button opens (NAV-16). */
  readonly search: string;
  /** Make and model, as far as they are known. */
  readonly name?: string;
  /** What is as good, below. */
  readonly children?: ReactNode;
}

/** NAV-16: a vehicle that is gone leads to used ones of its make and model. */
export function VehicleGone({ search, name = "", children }: VehicleGoneProps) {
  const t = useText();
  const text = useTexts(shellMessages);
  return (
    <>
      <ErrorScreen
        status={404}
        subtitle={text("shell.vehicleGone.subtitle")}
        title={text("shell.vehicleGone.title")}
      >
        <LinkButton to={`/search?${search}`}>
          {name === "" ? t("See used vehicles") : t("See used {name}", { name })}
        </LinkButton>
        <LinkButton look="secondary" to="/search">
          {t("See all vehicles")}
        </LinkButton>
      </ErrorScreen>
      {children}
    </>
  );
}
