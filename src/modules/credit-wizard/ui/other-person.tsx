import { Card } from "#design-system/card.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import { InvitationBox } from "./invitation-box.tsx";
import { useWizard } from "./wizard.tsx";

/** How far the person is who fills in their part on their own phone; what they typed is not for this screen. */
export function OtherPerson() {
  const t = useText();
  const { view, calls } = useWizard();
  const other = view.applicants.find(({ isMine }) => !isMine);
  if (calls.owner === null || view.joint?.isElsewhere !== true) return null;
  const name = (other?.firstName ?? "") === "" ? t("Co-applicant") : (other?.firstName ?? "");
  return (
    <Card as="section" aria-labelledby="other-person" className="grid gap-3">
      <h3 className="text-lead" id="other-person">
        {name}
      </h3>
      <output>
        {other?.isComplete === true
          ? t("Their part is complete.")
          : view.joint.invitation === null
            ? t("Send them a link so that they can fill out their part.")
            : t("We're waiting for their part. This page updates on its own when it's complete.")}
      </output>
      {other?.isComplete !== true && <InvitationBox joint={view.joint} />}
    </Card>
  );
}
