import { useText } from "#platform/browser/texts/texts.tsx";
import { formSchema } from "#platform/shared/fields/form-schema.ts";
import { HOME_FIELDS } from "#modules/prequalification/domain/home-address.ts";
import type { LetterDelivery } from "../../domain/letter-delivery.ts";
import { HomeAddress, homeOf } from "#modules/prequalification/ui/journey/forms/home-address.tsx";
import { JourneyForm } from "#modules/prequalification/ui/journey/forms/journey-form.tsx";
import { useJourneyForm } from "#modules/prequalification/ui/journey/forms/use-journey-form.ts";
import { useZipPlace } from "#modules/prequalification/ui/journey/forms/use-zip-place.ts";
import { letterCalls, type LetterDoor } from "./letter-calls.ts";

const nothing = formSchema({});
const home = formSchema(HOME_FIELDS);

interface PaperChoiceProps {
  readonly door: LetterDoor;
  readonly delivery: LetterDelivery;
  readonly onChosen: (delivery: LetterDelivery) => void;
}

/** On paper: to the address that is known, or to one that is typed now. */
export function PaperChoice({ door, delivery, onChosen }: PaperChoiceProps) {
  const t = useText();
  const { hasStreet } = delivery;
  const form = useJourneyForm({
    schema: hasStreet ? nothing : home,
    send: async (values) => {
      const address = homeOf(values);
      onChosen(await letterCalls.choose(door, { by: "paper", ...(!hasStreet && { address }) }));
    },
  });
  useZipPlace(form);
  return (
    <JourneyForm form={form} submit={t("Send it by mail")}>
      {hasStreet ? (
        <p>{t("It goes to the home address you gave us.")}</p>
      ) : (
        <HomeAddress form={form} legendClassName="font-semibold" />
      )}
    </JourneyForm>
  );
}
