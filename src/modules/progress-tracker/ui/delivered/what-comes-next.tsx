import type { ReactNode } from "react";
import { Link } from "react-router";
import { Icon, type IconName } from "#design-system/icon.tsx";
import { PhoneLink } from "#design-system/phone-link.tsx";
import { rich } from "#platform/browser/texts/rich-text.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import type { OrderView } from "#modules/orders/domain/order-view.ts";
import type { AfterHandover } from "../../domain/after-handover.ts";
import { dayText } from "./day-text.ts";
import { paymentsText } from "./payments-text.ts";
import { cancelText, returnText } from "./return-text.ts";
import { warrantyText } from "./warranty-text.ts";

const LINK = "inline-flex min-h-11 items-center text-link underline underline-offset-4";

/** What a buyer needs in the weeks after the handover, each on a card of its own. */
export function WhatComesNext(props: {
  readonly order: OrderView;
  readonly handover: AfterHandover;
  readonly supportPhone: string;
}) {
  const t = useText();
  const { order, handover, supportPhone } = props;
  const phone = <PhoneLink number={supportPhone} />;
  const payments = order.terms && paymentsText(t, order.terms);
  const { returnUntil, cancel, deliveredAt, timeZone } = handover;
  const day = (at: number) => dayText(at, timeZone, t.language);
  return (
    <section aria-labelledby="next-title" className="grid gap-4">
      <h2 className="text-title" id="next-title">
        {t("What comes next")}
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {returnUntil !== null && (
          <NextCard icon="turn" title={t("Return by {day}", { day: day(returnUntil) })}>
            <p>{rich(returnText(t, handover), { phone })}</p>
          </NextCard>
        )}
        {cancel !== null && (
          <NextCard icon="turn" title={t("Right to cancel through {day}", { day: day(cancel.until - 1) })}>
            <p>{rich(cancelText(t, cancel), { phone })}</p>
          </NextCard>
        )}
        {payments && (
          <NextCard icon="card" title={t("Your monthly payments")}>
            <p>{payments}</p>
          </NextCard>
        )}
        <NextCard icon="document" title={t("Temporary tag")}>
          <p>{t("It's on your car and shows the day it expires. Your plates and title come by mail.")}</p>
        </NextCard>
        <NextCard icon="shield" title={t("Warranty from {day}", { day: day(deliveredAt) })}>
          <p>{warrantyText(t, handover)}</p>
          <Link className={LINK} to="/warranty">
            {t("What is covered")}
          </Link>
        </NextCard>
        <NextCard icon="download" title={t("Your documents")}>
          <p>{t("Receipt, contract and invoice stay here for you.")}</p>
          <Link className={LINK} to={`/deals/${encodeURIComponent(order.orderNumber)}`}>
            {t("Receipt")}
          </Link>{" "}
          <Link className={LINK} to="/account/documents">
            {t("Uploaded documents")}
          </Link>
        </NextCard>
        <NextCard icon="sliders" title={t("First service")}>
          <p>{rich(t("The owner's manual says when it is due. To book it, call {phone}."), { phone })}</p>
        </NextCard>
      </ul>
    </section>
  );
}

function NextCard(props: { readonly icon: IconName; readonly title: string; readonly children: ReactNode }) {
  return (
    <li className="grid content-start gap-2 rounded-card border border-line bg-surface-raised p-5 text-small">
      <Icon className="text-link" name={props.icon} size={24} />
      <h3 className="text-lead font-semibold">{props.title}</h3>
      {props.children}
    </li>
  );
}
