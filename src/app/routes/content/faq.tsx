import { useState } from "react";
import { Button } from "#design-system/button.tsx";
import { Disclosure } from "#design-system/disclosure.tsx";
import type { Route } from "./+types/faq";
import { appContext } from "../../app-context.ts";
import { pageMeta, toMetaTags } from "../../shell/page-meta.ts";
import { Paragraphs } from "./paragraphs.tsx";

export function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  const { content, payment, contentSettings } = ctx.tenant.config;
  return {
    questions: content.faq,
    payment: {
      down: payment.defaultDownPaymentAmount,
      months: contentSettings.consumerSiteDefaultCreditTerm,
    },
    meta: pageMeta(ctx, request, { page: "faq" }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => toMetaTags(loaderData?.meta);

/** CNT-02: questions that open one by one or all at once. */
export default function Faq({ loaderData }: Route.ComponentProps) {
  const { down, months } = loaderData.payment;
  // A new key makes new elements, so that the choice wins over what was opened by hand.
  const [all, setAll] = useState<{ readonly open: boolean; readonly time: number }>({ open: false, time: 0 });
  const questions = [
    ...loaderData.questions,
    {
      id: "payments",
      title: "How do you estimate monthly payments?",
      text: `We take the price less ${money.format(down)} down, spread over ${months} months, at the rate of our default credit tier. Taxes, title and registration are not in it, because they depend on where you live. It is an estimate and not an offer of credit.`,
    },
  ];
  return (
    <div className="page-width grid max-w-[calc(var(--container-prose)+6rem)] gap-6 py-10 md:py-16">
      <h1 className="text-heading">Frequently asked questions</h1>
      <div className="flex gap-2">
        <Button look="quiet" onClick={() => setAll(({ time }) => ({ open: true, time: time + 1 }))}>
          Expand all
        </Button>
        <Button look="quiet" onClick={() => setAll(({ time }) => ({ open: false, time: time + 1 }))}>
          Collapse all
        </Button>
      </div>
      <div key={all.time}>
        {questions.map((question) => (
          <Disclosure
            className="border-b border-line"
            id={"id" in question ? question.id : undefined}
            key={question.title}
            open={all.open}
            summary={<h2 className="text-lead tracking-normal">{question.title}</h2>}
            summaryClassName="min-h-16"
          >
            <div className="grid max-w-prose gap-3 pb-6">
              <Paragraphs text={question.text} />
            </div>
          </Disclosure>
        ))}
      </div>
    </div>
  );
}

const money = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  maximumFractionDigits: 0,
});
