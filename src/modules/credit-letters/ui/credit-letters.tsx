import { AlertBar } from "#design-system/alert-bar.tsx";
import { Button } from "#design-system/button.tsx";
import { Card } from "#design-system/card.tsx";
import { Disclosure } from "#design-system/disclosure.tsx";
import { Icon } from "#design-system/icon.tsx";
import { formatDay, formatInstant } from "#modules/orders/ui/format-instant.ts";
import { useApiData } from "#platform/browser/data/use-api-data.ts";
import { apiClient } from "#platform/browser/http/api-client.ts";
import { saveBlob } from "#platform/browser/http/save-blob.ts";
import { useSession } from "#platform/browser/session/use-session.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { useWrite } from "#platform/browser/forms/use-write.ts";
import { letterGroups, type SentLetter } from "./letter-groups.ts";

interface SentLetters {
  readonly notices: readonly SentLetter[];
}

const AGAIN_MS = 5_000;

/** The letters about credit that the buyer was sent for an order, to read again; nothing where there are none. */
export function CreditLetters({
  orderNumber,
  timeZone,
  isExpected = false,
  isFolded = false,
}: {
  readonly orderNumber: string;
  readonly timeZone: string;
  /** One is on its way: the page asks until it is there. */
  readonly isExpected?: boolean;
  /** Something else is to be decided first. */
  readonly isFolded?: boolean;
}) {
  const t = useText();
  const session = useSession();
  const path = `/api/credit-applications/${orderNumber}/notices`;
  const { data } = useApiData<SentLetters>(session.status === "signed-in" ? path : null, (sent) =>
    isExpected && sent.notices.every(({ isEarlier }) => isEarlier) ? AGAIN_MS : null,
  );
  const download = useWrite();
  const open = async (noticeId: string): Promise<void> => {
    const pdf = await download.run(() => apiClient.blob(`${path}/${noticeId}`));
    if (pdf !== undefined) saveBlob(pdf, `credit-letter-${noticeId}.pdf`);
  };
  if (data === undefined || data.notices.length === 0) return null;
  return (
    <Card aria-labelledby="credit-letters" as="section" className="px-5 py-2 md:px-6 md:py-3" flush>
      <Disclosure
        open={!isFolded}
        summary={
          <h2 className="text-title" id="credit-letters">
            {t("Letters about your credit")}
          </h2>
        }
      >
        {download.error && <AlertBar type="error">{download.error.message}</AlertBar>}
        {letterGroups(data.notices).map(({ isEarlier, appliedAt, letters }) => (
          <section className="grid gap-2 pt-1 pb-3" key={appliedAt ?? String(isEarlier)}>
            {isEarlier && (
              <h3 className="text-body font-semibold">
                {appliedAt === null
                  ? t("From an earlier application")
                  : t("From your earlier application of {day}", {
                      day: formatDay(appliedAt, timeZone, t.language),
                    })}
              </h3>
            )}
            <ul className="grid gap-3">
              {letters.map(({ noticeId, title, sentAt }) => (
                <li className="flex flex-wrap items-center justify-between gap-3" key={noticeId}>
                  <span>
                    {title}
                    <span className="block text-small text-ink-muted">
                      {t("Sent {instant}", { instant: formatInstant(sentAt, timeZone, t.language) })}
                    </span>
                  </span>
                  <Button busy={download.isBusy} look="secondary" onClick={() => void open(noticeId)}>
                    <Icon name="document" />
                    {t("Open the PDF")}
                    <span className="sr-only">: {title}</span>
                  </Button>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </Disclosure>
    </Card>
  );
}
