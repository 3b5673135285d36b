import { useEffect, useState } from "react";
import { Button } from "#design-system/button.tsx";
import { Disclosure } from "#design-system/disclosure.tsx";
import { Icon } from "#design-system/icon.tsx";
import { DemoNote } from "#modules/order-steps/ui/demo-note.tsx";
import { formatDeadline } from "#modules/orders/ui/format-instant.ts";
import { StepHeading } from "#modules/order-steps/ui/step-heading.tsx";
import type { StepProps } from "#modules/order-steps/ui/step-props.ts";
import type { PartyRole } from "#modules/orders/domain/order-party.ts";
import { apiClient } from "#platform/browser/http/api-client.ts";
import { isApiError } from "#platform/browser/http/api-error.ts";
import { usePath, useText } from "#platform/browser/texts/texts.tsx";
import { rich } from "#platform/browser/texts/rich-text.tsx";
import type { IdVerificationRecord, IdVerificationView } from "../domain/id-verification.ts";
import { ContinueHere } from "./continue-here.tsx";
import { rememberedPhone } from "./demo-phone.ts";
import { SendLinkForm } from "./send-link-form.tsx";
import { useIsPhone } from "./use-is-phone.ts";

interface LinkSentProps extends StepProps {
  readonly record: IdVerificationRecord & Pick<IdVerificationView, "knownPhone">;
  /** Whose ID; the owner's when left out. */
  readonly person?: PartyRole | undefined;
  readonly onSent: (record: IdVerificationRecord) => void;
  /** Asks for the outcome now instead of at the next poll. */
  readonly onCheck: () => void;
}

/** A link is out: what to do on the phone, while this page keeps asking (IDV-04). */
export function LinkSent(props: LinkSentProps) {
  const t = useText();
  const { record, order, onCheck, isDemo } = props;
  const isPhone = useIsPhone();
  const until = record.expiresAt && formatDeadline(record.expiresAt, order.dealer.timeZone, t.language);
  return (
    <div className="grid max-w-form gap-6">
      <StepHeading title={record.sentTo ? t("Check your phone") : t("Take the pictures")}>
        {record.sentTo
          ? until
            ? t("We texted a link to {phone}. It works once, until {until}.", { phone: record.sentTo, until })
            : t("We texted a link to {phone}. It works once.", { phone: record.sentTo })
          : t("You started on a phone. Finish there, or start again here.")}
      </StepHeading>
      <ol className="grid gap-4" hidden={record.sentTo === null}>
        {[
          t("Open the text message on your phone."),
          t("Take a picture of your driver's license."),
          t("Come back here. We check every 30 seconds."),
        ].map((line, index) => (
          <li className="flex items-start gap-3" key={line}>
            <span className="grid size-7 shrink-0 place-items-center rounded-full bg-accent-soft text-fine font-semibold">
              {index + 1}
            </span>
            {line}
          </li>
        ))}
      </ol>
      {isDemo && record.sentTo !== null && (
        <DemoMessage key={record.transactionsAmount} orderNumber={order.orderNumber} />
      )}
      <p>
        <Button className="max-sm:w-full" onClick={onCheck}>
          {t("I'm done on my phone")}
        </Button>
      </p>
      {isPhone && <ContinueHere orderNumber={order.orderNumber} person={props.person} />}
      <Disclosure summary={record.sentTo ? t("No message? Send it again") : t("Use another phone")}>
        <div className="pt-3">
          <SendLinkForm {...props} knownPhone={record.knownPhone} label={t("Send a new link")} />
        </div>
      </Disclosure>
    </div>
  );
}

interface SandboxMessage {
  readonly text: string;
}

/** Plays the phone: shows the text message with its link. */
function DemoMessage({ orderNumber }: { readonly orderNumber: string }) {
  const t = useText();
  const path = usePath();
  const [link, setLink] = useState<string | null>();
  const phone = rememberedPhone(orderNumber);
  useEffect(() => {
    if (phone === null) return;
    let isOver = false;
    const look = async (triesLeft: number): Promise<void> => {
      try {
        const messages = await apiClient.get<readonly SandboxMessage[]>("/sandbox/api/messages", {
          query: { to: phone },
        });
        const found = /\/progress\/id-verification\/capture\/\w+/.exec(messages[0]?.text ?? "")?.[0];
        if (isOver) return;
        if (found !== undefined) setLink(found);
        else if (triesLeft > 0) setTimeout(() => void look(triesLeft - 1), 1000);
        else setLink(null);
      } catch (error) {
        if (!isApiError(error)) throw error;
        if (!isOver) setLink(null);
      }
    };
    void look(10);
    return () => {
      isOver = true;
    };
  }, [phone]);
  return (
    <DemoNote isOpen>
      {link ? (
        <p>
          <a
            className="inline-flex min-h-11 items-center gap-2 font-semibold text-link underline underline-offset-4"
            href={path(link)}
            rel="noopener"
            target="_blank"
          >
            {t("Open the text message's link")} <Icon name="external" size={18} />
            <span className="sr-only">{t("(new tab)")}</span>
          </a>
        </p>
      ) : (
        <p>
          {rich(t("The message is on the {desk}"), {
            desk: (
              <a className="text-link underline underline-offset-4" href={path("/sandbox#messages")}>
                {t("sandbox desk")}
              </a>
            ),
          })}
          {phone !== null && link === undefined && `; ${t("looking for it…")}`}
        </p>
      )}
    </DemoNote>
  );
}
