import { useState, type ReactNode } from "react";
import { AlertBar } from "#design-system/alert-bar.tsx";
import { Button } from "#design-system/button.tsx";
import { ErrorSummary } from "#design-system/error-summary.tsx";
import { useWrite } from "#platform/browser/forms/use-write.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import {
  fieldsOfSigner,
  signersName,
  type SignatureField,
} from "#modules/contract-papers/domain/package-document.ts";
import { signingStatusFromError } from "#modules/signing-services/domain/signing-status.ts";
import { ConsentCard } from "./consent-card.tsx";
import { HandOver, OthersField, WaitsForOther } from "./other-signer.tsx";
import { FieldButton, fieldButtonId } from "./field-button.tsx";
import { Papers } from "#modules/contract-papers/ui/papers.tsx";
import { SignatureCard } from "./signature-card.tsx";
import type { ContractSigningProps } from "./signing-calls.ts";
import { markOf, useSigningDraft } from "./use-signing-draft.ts";
import { VendorSigning } from "./vendor-signing.tsx";

/** Reading and signing a package: agreement first, then the signature, then field by field (SIGN-06, SIGN-09). */
export function ContractSigning(props: ContractSigningProps) {
  const { session } = props;
  const [isHere, setHere] = useState(!session.isHandedOver);
  const name = signersName(session, session.signer);
  if (session.state.signers.some(({ role }) => role === session.signer)) return <WaitsForOther {...props} />;
  if (!isHere) return <HandOver name={name} onHere={() => setHere(true)} />;
  return <OneSigner {...props} />;
}

function OneSigner(props: ContractSigningProps) {
  const { session, calls } = props;
  const [isAgreed, setAgreed] = useState(session.consentedAt !== null);
  if (!session.signsHere) return <VendorSigning {...props} />;
  if (isAgreed) return <Fields {...props} />;
  return (
    <ConsentCard
      calls={calls}
      onAgreed={() => {
        setAgreed(true);
        setTimeout(() => focusOn("signature-title"));
      }}
      session={session}
    />
  );
}

/** Brings something into view and the focus to it; smoothly only for people who like that. */
function focusOn(id: string): void {
  const element = document.querySelector<HTMLElement>(`#${CSS.escape(id)}`);
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  element?.scrollIntoView({ block: "center", behavior: calm ? "auto" : "smooth" });
  element?.focus({ preventScroll: true });
}

function Fields({ session, calls, onSigned, onStale }: ContractSigningProps) {
  const t = useText();
  const { signer } = session;
  const name = signersName(session, signer);
  const { draft, change, problems, forget } = useSigningDraft(`${session.packageId}.${signer}`, name);
  const [shown, setShown] = useState<Readonly<Record<string, string>>>({});
  const { run, error, isBusy } = useWrite();
  const fields = fieldsOfSigner(session.documents, signer);
  const next = fields.find(({ id }) => !draft.filled.includes(id));
  const hasProblems = Object.keys(problems).length > 0;
  const toggle = (field: SignatureField) => {
    if (draft.filled.includes(field.id)) {
      change({ filled: draft.filled.filter((id) => id !== field.id) });
      return;
    }
    setShown(problems);
    if (hasProblems) return;
    change({ filled: [...draft.filled, field.id] });
    const following = fields.find(({ id }) => id !== field.id && !draft.filled.includes(id));
    focusOn(following ? fieldButtonId(following.id) : "sign-finish");
  };
  const finish = async () => {
    setShown(problems);
    if (hasProblems) return;
    if (next !== undefined) {
      focusOn(fieldButtonId(next.id));
      return;
    }
    const { packageId, documentHash } = session;
    const { initials, filled } = draft;
    const hand = { name: draft.name, initials, mark: markOf(draft), fields: filled };
    const state = await run(() => calls.sign({ packageId, documentHash, ...hand, signer }));
    if (state === undefined) return;
    forget();
    onSigned(state);
  };
  const isOver = error !== undefined && signingStatusFromError(error.code) !== null;
  const isStale =
    isOver ||
    error?.code === "contract.changed" ||
    error?.code === "contract.otherSigner" ||
    error?.code === "contract.notStarted";
  // A complaint goes as soon as what it is about was corrected.
  const errors = Object.fromEntries(Object.entries(shown).filter(([id]) => id in problems));
  return (
    <div className="grid gap-6">
      <ErrorSummary errors={errors} title={t("Finish your signature first")} />
      <SignatureCard buyer={name} draft={draft} errors={errors} onChange={change} />
      <Papers
        calls={calls}
        documents={session.documents}
        filled={draft.filled}
        renderField={(field) =>
          (field.signer ?? "buyer") === signer ? (
            <FieldButton draft={draft} field={field} onToggle={() => toggle(field)} />
          ) : (
            <OthersField field={field} session={session} />
          )
        }
        signer={signer}
      />
      <FinishBar
        busy={isBusy}
        done={fields.filter(({ id }) => draft.filled.includes(id)).length}
        onPress={() => void finish()}
        total={fields.length}
      >
        {error && (
          <AlertBar
            action={
              isStale && (
                <Button look="secondary" onClick={() => onStale(isOver)}>
                  {isOver ? t("See what to do") : t("Read it again")}
                </Button>
              )
            }
            type="error"
          >
            {error.message}
          </AlertBar>
        )}
      </FinishBar>
    </div>
  );
}

/** How far along one is, and the one thing to press; always in reach. */
function FinishBar({
  done,
  total,
  busy,
  onPress,
  children,
}: {
  readonly done: number;
  readonly total: number;
  readonly busy: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}) {
  const t = useText();
  const isComplete = done === total;
  return (
    <div className="sign-bar on-notice -mx-4 grid gap-3 border-t border-line bg-surface-raised px-4 py-3 shadow-raised sm:mx-0 sm:rounded-card sm:border sm:px-5">
      {children}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 sm:gap-x-5">
        <div className="grid min-w-16 flex-1 gap-1.5">
          <output className="text-small font-semibold tabular-nums">
            {t("{done} of {total} fields", { done, total })}
          </output>
          <span aria-hidden="true" className="h-2 overflow-hidden rounded-pill bg-surface-sunken">
            <span
              className="block h-full bg-success transition-[width] duration-200 ease-calm"
              style={{ width: `${(done / total) * 100}%` }}
            />
          </span>
        </div>
        <Button busy={busy} className="whitespace-nowrap max-sm:grow" id="sign-finish" onClick={onPress}>
          {isComplete ? t("Finish and sign") : done === 0 ? t("Go to the first field") : t("Next field")}
        </Button>
      </div>
    </div>
  );
}
