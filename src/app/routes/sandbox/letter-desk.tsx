import { AlertBar } from "#design-system/alert-bar.tsx";
import { Badge } from "#design-system/badge.tsx";
import { Button } from "#design-system/button.tsx";
import { Card } from "#design-system/card.tsx";
import type { LetterToMail } from "#modules/credit-letters/domain/letter-to-mail.ts";
import { useApiData } from "#platform/browser/data/use-api-data.ts";
import { useWrite } from "#platform/browser/forms/use-write.ts";
import { apiClient } from "#platform/browser/http/api-client.ts";
import { saveBlob } from "#platform/browser/http/save-blob.ts";
import { dayText } from "#platform/shared/time/day-text.ts";

const PATH = "/sandbox/api/letters-to-mail";

const KINDS: Readonly<Record<LetterToMail["kind"], string>> = {
  ADVERSE_ACTION: "Decision",
  COUNTER_OFFER: "Counteroffer",
  INCOMPLETE: "Incomplete application",
  SCORE_DISCLOSURE: "Credit score",
  PREQUALIFICATION: "Pre-qualification",
};

/** Letters about credit that go on paper because nobody agreed to email: print, mail, report (12 CFR 1002.4(d)(2)). */
export function LetterDesk() {
  const { data, error, reload } = useApiData<{ readonly letters: readonly LetterToMail[] }>(PATH);
  const { run, error: failure, isBusy } = useWrite();
  const print = async (letterId: string) => {
    const pdf = await run(() => apiClient.blob(`${PATH}/${letterId}/paper`));
    if (pdf === undefined) return;
    saveBlob(pdf, `letter-${letterId}.pdf`);
    reload();
  };
  const mailed = async (letterId: string) => {
    await run(() => apiClient.post(`${PATH}/events`, { event: "letter.mailed", letterId }));
    reload();
  };
  return (
    <Card aria-labelledby="letters" as="section" className="grid gap-4">
      <h2 className="text-title" id="letters">
        Letters to mail
      </h2>
      <p className="text-small text-ink-muted">
        Letters that the law requires, for people who did not agree to get them by email. Print each with its
        address page, mail it, and report it.
      </p>
      {(error ?? failure) && <AlertBar type="error">{(error ?? failure)?.message}</AlertBar>}
      {data?.letters.length === 0 && <p>Nothing waits to be mailed.</p>}
      <ul className="grid gap-4">
        {data?.letters.map((letter) => (
          <li className="grid gap-2 border-t border-line pt-3" key={letter.letterId}>
            <p className="flex flex-wrap items-center gap-2">
              <span className="font-semibold">{KINDS[letter.kind]}</span>
              {letter.orderNumber}
              <Badge tone={letter.isLate ? "danger" : "info"}>
                by {dayText(new Date(letter.dueAt), "en")}
              </Badge>
            </p>
            {letter.hasStreet ? (
              <div className="flex flex-wrap gap-3">
                <Button busy={isBusy} look="secondary" onClick={() => void print(letter.letterId)}>
                  Print
                </Button>
                <Button
                  busy={isBusy}
                  disabled={letter.printedAt === null}
                  look="secondary"
                  onClick={() => void mailed(letter.letterId)}
                >
                  Report as mailed
                </Button>
              </div>
            ) : (
              <p className="text-small">No street address is known. Reach the person another way.</p>
            )}
          </li>
        ))}
      </ul>
      <Button className="justify-self-start" look="quiet" onClick={reload}>
        Look again
      </Button>
    </Card>
  );
}
