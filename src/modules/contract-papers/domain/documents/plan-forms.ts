import { formatDollarsAndCents } from "#platform/shared/money.ts";
import type { FinanceTerms } from "#modules/orders/domain/order.ts";
import type { ContractInput, PlanOnPaper } from "../contract-input.ts";
import type { Block, DocumentKind, PackageDocument } from "../package-document.ts";
import { fieldBlock, heading, partiesBlock, text } from "./shared-blocks.ts";

const KINDS: readonly DocumentKind[] = [
  "protection-plan-1",
  "protection-plan-2",
  "protection-plan-3",
  "protection-plan-4",
  "protection-plan-5",
  "protection-plan-6",
];

const count = new Intl.NumberFormat("en-US");

/** One form for each protection plan, in the order of the deal; plans beyond the sixth share the last form. */
export function planForms(input: ContractInput): readonly PackageDocument[] {
  const { plans = [] } = input;
  return KINDS.flatMap((kind, at) => {
    const here = at === KINDS.length - 1 ? plans.slice(at) : plans.slice(at, at + 1);
    const [first] = here;
    return first === undefined ? [] : [planForm(input, { kind, plans: here, title: first.label })];
  });
}

function planForm(
  input: ContractInput,
  form: { readonly kind: DocumentKind; readonly plans: readonly PlanOnPaper[]; readonly title: string },
): PackageDocument {
  return {
    kind: form.kind,
    title: `Protection plan: ${form.title}`,
    purpose: "An optional plan that you chose, what it costs, and how you can cancel it.",
    blocks: [
      partiesBlock(input, { buyer: "Contract holder", seller: "Seller" }),
      ...form.plans.flatMap((plan, at) => planBlocks(input, { kind: form.kind, plan, at })),
    ],
  };
}

interface PlanPlace {
  readonly kind: DocumentKind;
  readonly plan: PlanOnPaper;
  readonly at: number;
}

function planBlocks({ snapshot: { terms } }: ContractInput, { kind, plan, at }: PlanPlace): readonly Block[] {
  const loan = plan.kind === "gap" && terms?.kind === "finance" ? terms : null;
  return [
    ...(plan.isSample ? [SAMPLE] : []),
    heading(plan.label),
    {
      kind: "facts",
      rows: [
        ["Administrator", plan.administrator],
        ["Form", plan.formId],
        ["Price", formatDollarsAndCents(plan.priceCents)],
        ["Term", termText(plan)],
        ...(loan === null ? limitRows(plan) : loanRows(loan)),
      ],
    },
    {
      kind: "text",
      isStrong: true,
      text: "This plan is optional. You do not need it to buy, finance or lease this vehicle, and declining it does not change your price or your rate.",
    },
    ...listBlocks("What it covers", plan.covers),
    ...listBlocks("What it does not cover", plan.excludes),
    heading("How to cancel"),
    text(cancelText(plan)),
    ...(plan.kind === "gap" ? [text(GAP_ENDS)] : []),
    ...refundTable(plan),
    fieldBlock(kind, { kind: "signature", name: `signature-${at}`, label: `I choose ${plan.label}` }),
  ];
}

const SAMPLE: Block = {
  kind: "text",
  isStrong: true,
  text: "SAMPLE FORM: the administrator's own form replaces this text.",
};

const GAP_ENDS =
  "This plan also ends when the loan is paid off or the vehicle is a total loss. You then get back the unused part in the same way, without asking.";

function limitRows({ miles, deductibleCents }: PlanOnPaper): [string, string][] {
  return [
    ["Miles", miles === null ? "no limit" : `${count.format(miles)} from the sale`],
    ["Deductible", formatDollarsAndCents(deductibleCents)],
  ];
}

/** The debt that GAP is about. */
function loanRows({ lenderName, payment }: FinanceTerms): [string, string][] {
  return [
    ["Lender", lenderName],
    ["Amount financed", formatDollarsAndCents(payment.financedAmountCents)],
    ["Loan", `${payment.termMonths} monthly payments`],
  ];
}

function termText({ termMonths }: PlanOnPaper): string {
  return termMonths === null ? "as long as the loan" : `${termMonths} months`;
}

function listBlocks(title: string, lines: readonly string[]): readonly Block[] {
  return lines.length === 0 ? [] : [heading(title), text(lines.map((line) => `${line}.`).join(" "))];
}

function cancelText({ cancellation }: PlanOnPaper): string {
  const { freeLookDays, feeCents, unusedBy, takesOffClaims } = cancellation;
  const unused =
    unusedBy === "lesser"
      ? "the part of the price for the unused time or the unused miles, whichever is less"
      : "the part of the price for the unused time";
  const claims = takesOffClaims ? ", less claims that were paid" : "";
  return [
    "You can cancel at any time, on the page of your order or by calling us.",
    `Within ${freeLookDays} days and without a paid claim, you get the full price back.`,
    `After that you get back ${unused}${claims} and less a fee of ${formatDollarsAndCents(feeCents)}, or what your state allows where that is less.`,
    "The refund goes first to whoever financed the plan and lowers what you owe; otherwise it comes to you.",
  ].join(" ");
}

function refundTable({ refunds }: PlanOnPaper): readonly Block[] {
  if (refunds.length === 0) return [];
  return [
    {
      kind: "table",
      caption: "What you would get back without claims",
      head: ["Canceled after", "Refund"],
      rows: refunds.map(({ months, refundCents }) => [
        months === 1 ? "1 month" : `${months} months`,
        formatDollarsAndCents(refundCents),
      ]),
    },
  ];
}
