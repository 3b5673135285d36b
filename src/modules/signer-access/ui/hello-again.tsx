import { useCallback, useState, useSyncExternalStore } from "react";
import { Link } from "react-router";
import { AlertBar } from "#design-system/alert-bar.tsx";
import { Skeleton } from "#design-system/skeleton.tsx";
import { AuthLayout } from "#modules/sign-in/ui/frame/auth-layout.tsx";
import { useText, useTexts } from "#platform/browser/texts/texts.tsx";
import { rich } from "#platform/browser/texts/rich-text.tsx";
import { contractingMessages } from "#modules/contracting/messages.ts";
import { hasCapability, keepCapability } from "./signer-session.ts";
import { SignerCheck } from "./signer-check.tsx";
import { SignersOrder } from "./signers-order.tsx";

const neverChanges = () => () => undefined;
const firstStage = (): Stage => (hasCapability() ? "order" : "check");

type Stage = "starting" | "check" | "ended" | "order";

/** OP-23: come back to sign without the account's password. */
export function HelloAgain(props: { readonly brandName: string; readonly supportPhone: string }) {
  const t = useText();
  // Storage exists in the browser only: the server renders the waiting state.
  const first = useSyncExternalStore<Stage>(neverChanges, firstStage, () => "starting");
  const [later, setStage] = useState<Stage>();
  const stage = later ?? first;
  const text = useTexts(contractingMessages);
  const end = useCallback(() => {
    keepCapability(undefined);
    setStage("ended");
  }, []);
  if (stage === "order") {
    return (
      <div className="page-width max-w-[44rem] py-8 md:py-14">
        <SignersOrder {...props} onEnded={end} />
      </div>
    );
  }
  return (
    <AuthLayout
      footer={
        <>
          {rich(t("Know your password? {link}"), {
            link: (
              <Link
                className="inline-block py-2 font-semibold text-link underline underline-offset-4"
                to="/sign-in?returnTo=%2Fsigning%2Fhello-again"
              >
                {t("Sign in")}
              </Link>
            ),
          })}
        </>
      }
      intro={t("Pick up your {brandName} contract where you left off. No password needed.", {
        brandName: props.brandName,
      })}
      title={t("Hello again")}
    >
      <div className="grid gap-5">
        {stage === "ended" && <AlertBar type="expired">{text("sessionEnded")}</AlertBar>}
        {stage === "starting" ? (
          <Skeleton className="h-72" />
        ) : (
          <SignerCheck onVerified={() => setStage("order")} />
        )}
      </div>
    </AuthLayout>
  );
}
