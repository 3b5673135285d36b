import { applyGatewayHint } from "#modules/payments/server/apply-gateway-hint.ts";
import { isTradeInHeld } from "#modules/deal-drafts/server/is-trade-in-held.ts";
import { applyPackageReport } from "#modules/contracting/server/apply-package-report.ts";
import { letterReaders } from "#modules/credit/server/letter-readers.ts";
import { noteDepositChange } from "#modules/contracting/server/package/renew-contract.ts";
import { isContractSigned } from "#modules/contracting/server/read-contract-facts.ts";
import { signingFactSource } from "#modules/contracting/server/signing-fact-source.ts";
import { appointmentFactSource } from "#modules/fulfillment/server/appointment-facts.ts";
import { idFactSource } from "#modules/id-verification/server/id-fact-source.ts";
import { takeLeadForm } from "#modules/leads/server/take-lead-form.ts";
import { orderFactsFrom } from "#modules/orders/server/order-facts.ts";
import {
  paymentFactSource,
  readDepositReceived,
  readPaymentStatus,
} from "#modules/payments/server/payment-facts.ts";
import { refundPlan } from "#modules/payments/server/refunds/refund-plan.ts";
import { planChargeMoved } from "#modules/plan-purchases/server/plan-charge-moved.ts";
import { refundMoved } from "#modules/protection-contracts/server/pay-out.ts";
import { settleResult } from "#modules/prequalification-results/server/settle-result.ts";
import { privacyPages } from "#modules/privacy-requests/server/privacy-pages.ts";
import { verificationFacts } from "#modules/retailer-operations/server/verification-facts.ts";
import { acceptedOfferNews } from "../accepted-offer-news.ts";
import { buyerScreening } from "../buyer-screening.ts";
import { contractNews } from "../contract-news.ts";
import { lenderNews } from "../lender-news.ts";
import { licenseFiler } from "../license-filer.ts";
import { payoffLetters } from "../payoff-letters.ts";
import { planPapers } from "../plan-papers.ts";
import { promisedPayments } from "../promised-payments.ts";
import { creditPort } from "./credit-port.ts";
import { accountHooks } from "../modules.ts";
import { personalDataSources } from "../personal-data-sources.ts";
import { STEPS } from "../steps.ts";

/** What modules ask of each other without an edge between them: the answer of one is the port of another. */
export const betweenModules = {
  steps: STEPS,
  accountHooks,
  personalDataSources,
  takeLeadForm,
  privacyPages,
  credit: creditPort,
  letterReaders,
  acceptedOfferNews,
  orderClaims: { isLive: isTradeInHeld },
  buyerScreening,
  promisedPayments,
  journeyResults: { settle: settleResult },
  payoffLetters,
  orderFacts: orderFactsFrom([paymentFactSource, appointmentFactSource, idFactSource, signingFactSource]),
  licenseFiler,
  signingFacts: { isContractSigned },
  contractNews,
  signingNews: { packageMoved: applyPackageReport },
  planPapers,
  lenderNews,
  depositFacts: { readDepositReceived },
  gatewayNews: { hintArrived: applyGatewayHint },
  depositNews: { depositChanged: noteDepositChange },
  planRefunds: { refundPlan },
  planRefundNews: { refundMoved },
  planChargeNews: { chargeMoved: planChargeMoved },
  verificationFacts,
  paymentFacts: { readPaymentStatus },
};
