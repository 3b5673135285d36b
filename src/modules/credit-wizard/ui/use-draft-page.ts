import { type FormEvent, useEffect, useRef, useState } from "react";
import type { ApiError } from "#platform/browser/http/api-error.ts";
import { useAutosave } from "#platform/browser/forms/use-autosave.ts";
import { REQUIRED } from "#platform/shared/fields/field-messages.ts";
import type { ApplicantDraft, DraftPage } from "#modules/credit/domain/applicants/applicant-draft.ts";
import type { ApplicationView } from "#modules/credit/domain/application-view.ts";
import type { ApplicantRole } from "#modules/credit-bureaus/domain/credit-applicant.ts";
import { takeOver } from "./take-over.ts";
import { useWizard } from "./wizard.tsx";

type Texts = Readonly<Record<string, string>>;
export type PageFields<P extends DraftPage> = NonNullable<ApplicantDraft[P]>;

/** What a field needs of its page. */
export interface FieldState {
  /** What to say beside a field now; English. */
  readonly errorOf: (id: string) => string | undefined;
  readonly onFocus: (id: string) => void;
  readonly onBlur: (id: string) => void;
}

/** One page of one person while it is typed. */
export interface PageForm<P extends DraftPage> extends FieldState {
  readonly page: P;
  readonly fields: PageFields<P>;
  readonly change: (part: Partial<PageFields<P>>) => void;
  /** What the server found in what it has of this page, whether shown or not. */
  readonly problems: Texts;
  /** For the summary above the form, as it was when somebody wanted to go on. */
  readonly summary: Texts;
  /** Grows with each attempt to go on, so that the same summary takes the focus again. */
  readonly attempts: number;
  readonly saving: {
    readonly state: string;
    readonly error: ApiError | undefined;
    readonly retry: () => void;
  };
  readonly isBusy: boolean;
  readonly onSubmit: (event: FormEvent) => void;
}

/** Keeps a page on the server as it is typed and shows what the server finds in it (CRED-02 to CRED-06). */
export function useDraftPage<P extends DraftPage>(
  page: P,
  /** What has to be settled beside the page's own fields before somebody goes on. */
  others: () => Texts = () => ({}),
): PageForm<P> {
  const { me, isCorrection } = useWizard();
  const [fields, setFields] = useState<PageFields<P>>(() => (me.draft?.[page] ?? {}) as PageFields<P>);
  const { autosave, saveNow, stale, touch } = usePageSaves({ page, fields, setFields });
  const attempt = useAttempt({ page, others, saveNow });
  const problems = problemsOf(me, page);
  const shown = useShown({ problems, stale, isAll: isCorrection || attempt.attempts > 0 });
  return {
    ...shown,
    ...attempt,
    page,
    fields,
    problems,
    change: (part) => {
      const next = { ...fields, ...part };
      setFields(next);
      touch(Object.keys(part));
      autosave.schedule(next);
    },
    saving: { state: autosave.state, error: autosave.error, retry: () => void saveNow() },
  };
}

/** Going on to the next page, once the server finds nothing missing in this one. */
function useAttempt({
  page,
  others,
  saveNow,
}: {
  readonly page: DraftPage;
  readonly others: () => Texts;
  readonly saveNow: () => Promise<ApplicationView | undefined>;
}): Pick<PageForm<DraftPage>, "summary" | "attempts" | "isBusy" | "onSubmit"> {
  const { me, goOn } = useWizard();
  const [summary, setSummary] = useState<Texts>({});
  const [attempts, setAttempts] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const goOnIfFine = async (): Promise<void> => {
    setBusy(true);
    const view = await saveNow();
    const saved = view?.applicants.find(({ role }) => role === me.role);
    if (view !== undefined && saved !== undefined) {
      const found = { ...others(), ...problemsOf(saved, page) };
      setSummary(found);
      setAttempts((before) => before + 1);
      if (Object.keys(found).length === 0) await goOn(view);
    }
    setBusy(false);
  };
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isBusy) void goOnIfFine();
  };
  return { summary, attempts, isBusy, onSubmit };
}

function problemsOf(person: ApplicationView["applicants"][number], page: DraftPage): Texts {
  return person.pages.find((one) => one.page === page)?.problems ?? {};
}

/** Saves a page, and knows which of its fields were typed since the server last answered. */
function usePageSaves<P extends DraftPage>({
  page,
  fields,
  setFields,
}: {
  readonly page: P;
  readonly fields: PageFields<P>;
  readonly setFields: (change: (now: PageFields<P>) => PageFields<P>) => void;
}) {
  const { calls, me, replace } = useWizard();
  const newest = useRef<ApplicationView>(undefined);
  const current = useRef(fields);
  useEffect(() => {
    current.current = fields;
  });
  const [stale, setStale] = useState<ReadonlySet<string>>(new Set());
  const autosave = useAutosave(async (sent: PageFields<P>) => {
    const view = await calls.savePage(me.role, { page, fields: sent });
    newest.current = view;
    replace(view);
    const kept = draftOf(view, me.role)?.[page] as PageFields<P> | undefined;
    setFields((now) => takeOver({ sent, kept: kept ?? sent, now }));
    setStale(
      (names) => new Set([...names].filter((name) => valueOf(current.current, name) !== valueOf(sent, name))),
    );
  });
  const touch = (names: readonly string[]): void => setStale((before) => new Set([...before, ...names]));
  const saveNow = async () => ((await autosave.flush(fields)) ? newest.current : undefined);
  return { autosave, saveNow, stale, touch };
}

const draftOf = (view: ApplicationView, whose: ApplicantRole): ApplicantDraft | null | undefined =>
  view.applicants.find(({ role }) => role === whose)?.draft;

const valueOf = (fields: object, name: string): unknown => (fields as Record<string, unknown>)[name];

/** Which problems are said beside their fields: nobody is corrected in the middle of a word or before they were there. */
function useShown({
  problems,
  stale,
  isAll,
}: {
  readonly problems: Texts;
  readonly stale: ReadonlySet<string>;
  readonly isAll: boolean;
}): FieldState {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [typing, setTyping] = useState("");
  return {
    errorOf: (id) => {
      const problem = problems[id];
      // What was typed since belongs to the next answer.
      if (problem === undefined || id === typing || stale.has(id.split(".")[0] ?? id)) return undefined;
      return isAll || (left.has(id) && problem !== REQUIRED) ? problem : undefined;
    },
    onFocus: setTyping,
    onBlur: (id) => {
      setTyping("");
      setLeft((before) => new Set([...before, id]));
    },
  };
}
