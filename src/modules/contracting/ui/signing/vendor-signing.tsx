import { AlertBar } from "#design-system/alert-bar.tsx";
import { Button } from "#design-system/button.tsx";
import { Card } from "#design-system/card.tsx";
import { useWrite } from "#platform/browser/forms/use-write.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { signingStatusFromError } from "#modules/signing-services/domain/signing-status.ts";
import type { ContractSigningProps } from "./signing-calls.ts";
import { Papers } from "#modules/contract-papers/ui/papers.tsx";

/** Where the retailer's signing service has its own page: the papers here, the signature there. */
export function VendorSigning({ session, calls, onStale }: ContractSigningProps) {
  const t = useText();
  const { run, error, isBusy } = useWrite();
  const open = async () => {
    const page = await run(() => calls.openPage());
    if (page) globalThis.location.assign(page.url);
  };
  const isOver = error !== undefined && signingStatusFromError(error.code) !== null;
  return (
    <div className="grid gap-6">
      <Card aria-labelledby="vendor-title" as="section" className="grid gap-4">
        <h2 className="text-title" id="vendor-title">
          {t("Sign on our signing service's site")}
        </h2>
        <p className="max-w-prose">
          {t(
            "It shows the same documents and asks for your agreement and signature. Then you come back here.",
          )}
        </p>
        {error && (
          <AlertBar
            action={
              isOver && (
                <Button look="secondary" onClick={() => onStale(true)}>
                  {t("See what to do")}
                </Button>
              )
            }
            type="error"
          >
            {error.message}
          </AlertBar>
        )}
        <p>
          <Button busy={isBusy} className="max-sm:w-full" onClick={() => void open()}>
            {t("Go to sign")}
          </Button>
        </p>
      </Card>
      <Papers
        calls={calls}
        documents={session.documents}
        renderField={(field) => <Line label={field.label} />}
      />
    </div>
  );
}

function Line({ label }: { label: string }) {
  const t = useText();
  return (
    <p className="border-t border-line-strong pt-2 text-small text-ink-muted">
      {t("Signed there: {label}", { label })}
    </p>
  );
}
