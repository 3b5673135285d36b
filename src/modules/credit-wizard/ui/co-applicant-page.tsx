import { type ReactNode, Suspense, useMemo } from "react";
import { useLocation, useNavigate } from "react-router";
import { AlertBar } from "#design-system/alert-bar.tsx";
import { Skeleton } from "#design-system/skeleton.tsx";
import { latePart } from "#platform/browser/late-part.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { CREDIT_PAGES } from "#modules/credit/domain/application-view.ts";
import { invitedCalls } from "./credit-calls.ts";
import { useInvitationSecret } from "./use-invitation-secret.ts";
import { WIZARD_SCREENS } from "./wizard-screens.tsx";

const ADDRESS = "/co-applicant";
const CreditWizard = latePart(async () => (await import("./wizard.tsx")).CreditWizard);

/** The joint applicant's side on their own phone: no account, the link and the device are the key (CRED-07). */
export function CoApplicantPage({
  brand,
  supportPhone,
}: {
  readonly brand: string;
  readonly supportPhone: string;
}) {
  const t = useText();
  const secret = useInvitationSecret();
  const calls = useMemo(() => (secret ? invitedCalls(secret) : undefined), [secret]);
  const navigate = useNavigate();
  const { search } = useLocation();
  const asked = new URLSearchParams(search).get("page");
  const page = CREDIT_PAGES.find((one) => one === asked);
  if (asked === "done")
    return (
      <Frame>
        <Done />
      </Frame>
    );
  return (
    <Frame>
      <p className="max-w-prose">
        {t(
          "Someone is buying a car and wants to apply for credit with you. They won't see what you enter here.",
        )}
      </p>
      {secret === null && (
        <AlertBar type="expired">
          {t("This link doesn't work. Open it again from the message you got.")}
        </AlertBar>
      )}
      {secret === undefined && <Skeleton className="h-96" />}
      {calls && (
        <Suspense fallback={<Skeleton className="h-96" />}>
          <CreditWizard
            addressOf={({ page: next }) => `${ADDRESS}?page=${next}`}
            calls={calls}
            here={page === undefined ? null : { role: "JOINT", page }}
            onDone={async () => navigate(`${ADDRESS}?page=done`)}
            site={{ brand, supportPhone, mayBeCoBuyer: false }}
          >
            {page && WIZARD_SCREENS[page]}
          </CreditWizard>
        </Suspense>
      )}
    </Frame>
  );
}

function Frame({ children }: { readonly children: ReactNode }) {
  const t = useText();
  return (
    <div className="page-width grid max-w-[44rem] gap-6 py-8">
      <h1 className="text-heading">{t("Apply for credit together")}</h1>
      {children}
    </div>
  );
}

function Done() {
  const t = useText();
  return (
    <>
      <AlertBar hideAfter={null} type="success">
        {t("Thank you. Your part is complete.")}
      </AlertBar>
      <p className="max-w-prose">
        {t(
          "The other person takes it from here. Until they send the application, you can change your answers with the same link.",
        )}
      </p>
    </>
  );
}
