import * as v from "valibot";

const no = <T extends v.GenericSchema>(schema: T) => v.optional(v.nullable(schema), null);
/** What we cannot read counts as not said: the lender is asked again. */
const amount = v.fallback(no(v.pipe(v.number(), v.finite(), v.minValue(0))), null);
const Texts = v.object({ raw: no(v.array(v.pipe(v.string(), v.maxLength(2000)))) });

/** One lender's decision. Rates are a share in some documents and percent in others. */
const Decision = v.object({
  name: no(v.string()),
  state: v.fallback(
    no(
      v.picklist([
        "APPROVED",
        "CONDITIONAL",
        "COUNTER_OFFER",
        "DECLINED",
        "ERROR",
        "LENDER_CONSTRAINT",
        "PENDING",
      ]),
    ),
    "PENDING",
  ),
  consumerState: v.fallback(no(v.picklist(["APPROVED", "DECLINED", "PENDING"])), null),
  isAccepted: no(v.boolean()),
  lenderReferenceId: no(v.pipe(v.string(), v.maxLength(100))),
  comments: no(Texts),
  stipulations: no(Texts),
  pricing: no(
    v.object({
      amountFinanced: amount,
      apr: amount,
      buyRate: amount,
      dealerDiscountFee: amount,
      downPayment: amount,
      monthlyPayment: amount,
      termMonths: no(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(180))),
    }),
  ),
});
export type AutofiDecision = v.InferOutput<typeof Decision>;

/** What the vendor answers for a new application, and for one it has. */
export const CreatedApplication = v.object({
  loanApplicationId: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/u)),
});

/** `GET /v1/loan-application/{id}`, as far as it is read. */
export const LoanApplication = v.object({
  loanApplicationId: v.string(),
  referenceId: no(v.string()),
  state: no(v.string()),
  decisions: no(v.array(Decision)),
});
export type LoanApplication = v.InferOutput<typeof LoanApplication>;
