/**
 * The clauses that the disclosures refer to, as samples in plain words (OP-17). A retailer's counsel replaces them by
 * `config.contracting.terms`. `{…}` is filled in by `clauses.ts`.
 */
export const INSTALLMENT_TERMS = [
  {
    title: "Late charge",
    text: "If a payment is more than {graceDays} days late, you pay {percent}% of that payment, at most {most}. For a regular payment of {payment} that is {charge}. If the law of your state allows less, you pay only that.",
  },
  {
    title: "Prepayment and refunds",
    text: "You may pay all or part of what you owe early at any time, without a penalty. The finance charge is figured each day on the unpaid amount financed, so paying early lowers it. Nothing of the finance charge that was already earned is refunded.",
  },
  {
    title: "Nonpayment and default",
    text: "You are in default if a payment is more than 30 days late, if you gave us false information when you applied for credit, if you don't keep the vehicle insured as this contract asks, or if you begin a bankruptcy case.",
  },
  {
    title: "Repayment in full before the scheduled date",
    text: "If you are in default, the holder of this contract may ask you to pay at once everything you still owe, without the finance charge that is not yet earned, after any notice and any right to catch up that the law of your state gives you.",
  },
  {
    title: "Taking back the vehicle",
    text: "If you are in default, the holder may take back the vehicle peacefully. You may get it back by paying what the law requires until it is sold. You are told before a sale. If the sale brings more than you owe and its reasonable costs, you get the difference; if it brings less, you owe the difference unless the law says otherwise.",
  },
  {
    title: "Security interest",
    text: "Until everything is paid, the holder has a security interest in the vehicle, in what is installed in it, and in insurance money paid for it. You keep the vehicle in good condition and don't sell it or take it out of the United States for good without the holder's consent.",
  },
  {
    title: "Insurance",
    text: "You keep the vehicle insured against collision, fire and theft until everything is paid, with the holder named as loss payee. You may choose the insurer.",
  },
  {
    title: "Warranties",
    text: "This contract neither adds to nor takes away from the warranties that come with the vehicle. For a used vehicle they are those marked on the Buyers Guide.",
  },
  {
    title: "Governing law",
    text: "Federal law and the law of {state} apply. If a part of this contract is not valid, the rest stays in force.",
  },
] as const;

export const LEASE_TERMS = [
  {
    title: "Early termination",
    text: "You may end this lease early by returning the vehicle and paying what is already due, plus the amount by which the adjusted lease balance is more than what the vehicle is worth then. The adjusted lease balance is figured by the constant yield (actuarial) method. What the vehicle is worth is what it brings at wholesale, or the amount of an independent appraisal that you may get at your own expense.",
  },
  {
    title: "Purchase option",
    text: "At the scheduled end you may buy the vehicle for the amount stated above, plus official fees and taxes. Before that, the price is the adjusted lease balance.",
  },
  {
    title: "Maintenance",
    text: "You maintain and repair the vehicle at your own expense as its owner's manual says, and keep the records.",
  },
  {
    title: "Standards for wear and use",
    text: "Wear is excessive where glass is broken, a tire has less than 1/8 inch of tread, a body panel is dented, rusted or badly repaired, the interior is torn or burned, or a part is missing. You are charged what the repair costs, whether or not it is made.",
  },
  {
    title: "Warranties",
    text: "A new vehicle carries its manufacturer's warranty, and you get a copy. For a used vehicle, the warranties are those marked on the Buyers Guide. The lessor gives no warranty of its own.",
  },
  {
    title: "Late charge",
    text: "If a payment is more than {graceDays} days late, you pay {percent}% of that payment, at most {most}. For a regular payment of {payment} that is {charge}. If the law of your state allows less, you pay only that.",
  },
  {
    title: "Default",
    text: "You are in default if a payment is more than 30 days late, if you gave us false information when you applied, if you don't keep the vehicle insured, or if you begin a bankruptcy case. The lessor may then end this lease, take back the vehicle peacefully, and charge what an early termination would cost and the reasonable costs of taking back and selling the vehicle, after any notice that the law of your state gives you.",
  },
  {
    title: "Insurance",
    text: "During the lease you carry liability insurance of at least $100,000 for each person, $300,000 for each accident and $50,000 for property, and collision and comprehensive insurance with a deductible of at most $1,000, with the lessor named as additional insured and loss payee.",
  },
  {
    title: "Security interest",
    text: "The lessor owns the vehicle. It has no security interest in anything else of yours except the refundable security deposit, which may be used for what you owe and is otherwise returned within 30 days after the end.",
  },
  {
    title: "Governing law",
    text: "Federal law and the law of {state} apply. If a part of this lease is not valid, the rest stays in force.",
  },
] as const;
