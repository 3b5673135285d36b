import {
  createContext,
  Fragment,
  type ReactNode,
  Suspense,
  use,
  useCallback,
  useEffect,
  useRef,
} from "react";
import { useLocation, useNavigate } from "react-router";
import { AlertBar } from "#design-system/alert-bar.tsx";
import { RetryAlert } from "#design-system/retry-alert.tsx";
import { Skeleton } from "#design-system/skeleton.tsx";
import { useAskAgain } from "#platform/browser/data/use-ask-again.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import type { ApplicantView, ApplicationView } from "#modules/credit/domain/application-view.ts";
import type { CreditCalls } from "./credit-calls.ts";
import { useApplication } from "./use-application.ts";
import { WizardProgress } from "./wizard-progress.tsx";
import { isSame, placeAfter, placeToOpen, type WizardPlace, wizardPlaces } from "./wizard-places.ts";

/** What the pages know of their retailer. */
interface CreditSite {
  readonly brand: string;
  /** Ten digits. */
  readonly supportPhone: string;
  /** The joint applicant may be on the title too (flag cart_finance_co_buyer). */
  readonly mayBeCoBuyer: boolean;
}

interface WizardProps {
  readonly calls: CreditCalls;
  readonly site: CreditSite;
  /** Null where the address names no page: the first one with something missing opens. */
  readonly here: WizardPlace | null;
  readonly addressOf: (place: WizardPlace) => string;
  /** Nothing is left to do on this device. */
  readonly onDone: () => Promise<void>;
  readonly children: ReactNode;
}

/** What a page of the wizard works with. */
interface Wizard extends Pick<WizardProps, "calls" | "site" | "addressOf" | "onDone"> {
  readonly here: WizardPlace;
  readonly view: ApplicationView;
  readonly replace: (view: ApplicationView) => void;
  /** Whose page this is. */
  readonly me: ApplicantView;
  /** The page after this one, or the review for somebody who came from there. */
  readonly goOn: (saved: ApplicationView) => Promise<void>;
  readonly go: (place: WizardPlace) => Promise<void>;
  /** Somebody came from the review to correct this page. */
  readonly isCorrection: boolean;
  /** A page was opened: true when it takes the focus, which the first one leaves where it is. */
  readonly onOpened: () => boolean;
}

/** State of the links from the review: the way goes back there. */
export const FROM_REVIEW = { isCorrection: true } as const;

const Current = createContext<Wizard | null>(null);

/** The wizard around a page. */
export function useWizard(): Wizard {
  const wizard = use(Current);
  if (wizard === null) throw new Error("a page of the credit application stands outside of its wizard");
  return wizard;
}

const ASK_AGAIN_MS = 10_000;

/** Everything around the pages of a credit application: what was typed so far, where one is, and the way on (CRED-01). */
export function CreditWizard(props: WizardProps) {
  const { calls, here, addressOf } = props;
  const t = useText();
  const { view, error, reload, replace } = useApplication(calls);
  const navigate = useNavigate();
  const isHere = view !== undefined && here !== null && wizardPlaces(view).some((one) => isSame(one, here));
  const wanted = view === undefined || isHere ? undefined : placeToOpen(view);
  const address = wanted === undefined || view?.state !== "open" ? undefined : addressOf(wanted);
  useEffect(() => {
    if (address !== undefined) void navigate(address, { replace: true });
  }, [address, navigate]);
  useAskAgain(reload, { everyMs: view && here && isWaiting(view, here) ? ASK_AGAIN_MS : null });
  if (view === undefined) return error ? <LoadFailed error={error} onRetry={reload} /> : <Waiting />;
  if (view.state !== "open")
    return (
      <AlertBar type="warning">
        {view.state === "submitted"
          ? t("This application was sent. It can't be changed while lenders decide.")
          : t("This application can't be changed right now.")}
      </AlertBar>
    );
  if (!isHere) return <Waiting />;
  return (
    <WizardPage {...props} here={here} replace={replace} view={view}>
      {props.children}
    </WizardPage>
  );
}

function WizardPage(
  props: Omit<WizardProps, "here"> & Pick<Wizard, "view" | "replace"> & { readonly here: WizardPlace },
) {
  const { view, here, addressOf, onDone, children } = props;
  const navigate = useNavigate();
  const { state } = useLocation();
  const opened = useRef(0);
  const onOpened = useCallback((): boolean => {
    opened.current += 1;
    return opened.current > 1;
  }, []);
  const me = view.applicants.find(({ role }) => role === here.role);
  if (me === undefined) return null;
  const isCorrection = (state as Partial<typeof FROM_REVIEW> | null)?.isCorrection === true;
  const go = async (place: WizardPlace): Promise<void> => navigate(addressOf(place));
  const goOn = async (saved: ApplicationView): Promise<void> => {
    const review = wizardPlaces(saved).find(({ page }) => page === "review");
    const next = isCorrection ? review : placeAfter(saved, here);
    await (next === undefined ? onDone() : go(next));
  };
  return (
    <Current value={{ ...props, me, go, goOn, isCorrection, onOpened }}>
      <div className="grid gap-6">
        <WizardProgress here={here} view={view} />
        {/* Outside of the key: on the way from page to page the one before stays until the next one has come. */}
        <Suspense fallback={<Waiting />}>
          <Fragment key={`${here.role}.${here.page}`}>{children}</Fragment>
        </Suspense>
      </div>
    </Current>
  );
}

/** Somebody else has still something to do, and this page says how far they are. */
function isWaiting(view: ApplicationView, { page }: WizardPlace): boolean {
  const isOther = view.applicants.some(({ isMine, isComplete }) => !isMine && !isComplete);
  return isOther && (page === "review" || page === "terms");
}

function LoadFailed({
  error,
  onRetry,
}: {
  readonly error: { status: number; message: string };
  onRetry: () => void;
}) {
  // A link that is over stays over.
  if (error.status === 404) return <AlertBar type="expired">{error.message}</AlertBar>;
  return <RetryAlert onRetry={onRetry}>{error.message}</RetryAlert>;
}

function Waiting() {
  const t = useText();
  return (
    <div aria-busy="true" className="grid gap-4">
      <span className="sr-only">{t("Loading your application")}</span>
      <Skeleton className="h-6 w-1/3" />
      <Skeleton className="h-12" />
      <Skeleton className="h-72" />
    </div>
  );
}
