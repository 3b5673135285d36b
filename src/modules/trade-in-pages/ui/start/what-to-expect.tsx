import { Card } from "#design-system/card.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import { Fact } from "#modules/trade-in/ui/parts/fact.tsx";

/** What comes, before anybody types. */
export function WhatToExpect() {
  const t = useText();
  return (
    <Card className="self-start bg-surface-sunken">
      <ul className="grid gap-5">
        <Fact icon="clock" title={t("About two minutes")}>
          {t("A few questions with pictures. No account, no phone number.")}
        </Fact>
        <Fact icon="document" title={t("Every dollar explained")}>
          {t("You see what each answer takes off before you choose it, and all of the math afterward.")}
        </Fact>
        <Fact icon="calendar" title={t("Valid for 7 days")}>
          {t("Trade it in toward one of our cars, or just sell it to us.")}
        </Fact>
      </ul>
    </Card>
  );
}
