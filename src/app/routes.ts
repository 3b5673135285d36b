import { index, layout, prefix, route, type RouteConfig } from "@react-router/dev/routes";

/** CRED-01: the pages of one person; the co-applicant's stand below `co-applicant` for those who share a device. */
const CREDIT_PAGES = ["personal", "spouse", "employment", "housing", "ssn", "review", "terms"];

/** PROT-04: the pages of protection plans, for all cars and for one. */
const protectionPages = (path: string, id: string) =>
  route(path, "routes/protection/layout.tsx", { id }, [
    index("routes/protection/why.tsx", { id: `${id}-why` }),
    route("packages", "routes/protection/packages.tsx", { id: `${id}-packages` }),
    route("packages/:productId", "routes/protection/plan.tsx", { id: `${id}-plan` }),
    route("gap", "routes/protection/gap.tsx", { id: `${id}-gap` }),
    route("compare", "routes/protection/compare.tsx", { id: `${id}-compare` }),
  ]);

/** Every page of the product and its address (NAV-11, table A). */
export default [
  layout("shell/site-layout.tsx", [
    index("routes/home.tsx"),
    route("search", "routes/search.tsx"),
    route("compare", "routes/compare.tsx"),
    route("saved-vehicles", "routes/saved-vehicles.tsx"),
    route("vehicles/unavailable", "routes/vehicle-unavailable.tsx"),
    route("vehicles/:vehicleKey", "routes/vehicle-details.tsx"),
    ...["contact", "test-drive"].map((kind) =>
      route(`vehicles/:vehicleKey/${kind}`, "routes/vehicle-lead.tsx", { id: `vehicle-${kind}` }),
    ),

    protectionPages("vehicles/:vehicleKey/protection", "vehicle-protection"),
    protectionPages("protection", "protection"),

    route("faq", "routes/content/faq.tsx"),
    route("contact-us", "routes/content/contact-us.tsx"),
    route("financing", "routes/content/financing.tsx"),
    route("why-us", "routes/content/why-us.tsx"),
    ...["warranty", "accessibility", "cookie-policy", "privacy-notice", "privacy-policy", "terms-of-use"].map(
      (path) => route(path, "routes/content/text-page.tsx", { id: path }),
    ),

    route("trade-in", "routes/trade-in/start.tsx"),

    route("privacy-requests", "routes/privacy-requests/request-form.tsx"),
    route("privacy-requests/:token", "routes/privacy-requests/request-status.tsx"),

    route("oauth2/authorize", "routes/auth/authorize.tsx"),
    ...[
      "sign-in",
      "sign-in/code",
      "sign-in/verify",
      "sign-in/complete",
      "sign-up",
      "sign-up/confirm",
      "reset-password",
      "reset-password/confirm",
      "auth/callback",
    ].map((path) => route(path, "routes/auth/auth-page.tsx", { id: path.replace("/", "-") })),

    route("profile", "routes/account/profile.tsx"),
    route("account/documents", "routes/account/documents.tsx"),
    ...["account", "account/profile", "account/preferences"].map((path) =>
      route(path, "routes/account/account-redirect.tsx", { id: path }),
    ),

    route("cart", "routes/checkout/cart.tsx"),
    route("saved-searches", "routes/saved-searches/saved-searches.tsx"),
    route("saved-searches/stop/:token", "routes/saved-searches/stop-mails.tsx"),
    route("deals", "routes/deals/orders.tsx"),
    route("deals/:orderNumber", "routes/deals/order-details.tsx"),
    route("deals/:orderNumber/add-plans", "routes/deals/add-plans.tsx"),
    route("deals/:orderNumber/plans/:contractId", "routes/deals/cancel-plan.tsx"),
    route("pre-qualify/payment/:orderNumber", "routes/pre-qualify/payment.tsx"),

    route("offline", "routes/offline.tsx"),
    route("sandbox", "routes/sandbox/desk.tsx"),
    route("design", "routes/design/kits.tsx"),
    route("design/components", "routes/design/components.tsx"),
    ...["404", "500", "server-issue"].map((path) =>
      route(path, "routes/error-pages.tsx", { id: `error-${path}` }),
    ),
    route("*", "routes/not-found.tsx"),
  ]),
  layout("routes/pre-qualify/layout.tsx", [
    ...prefix("pre-qualify", [
      index("routes/pre-qualify/identification.tsx"),
      ...[
        "passcode",
        "fallback",
        "identity",
        "questions",
        "result",
        "declined",
        "frozen",
        "no-file",
        "failed",
        "unavailable",
        "expired",
        "account",
      ].map((page) => route(page, `routes/pre-qualify/${page}.tsx`)),
      route("expired/confirm", "routes/pre-qualify/expired-confirm.tsx"),
    ]),
  ]),
  layout("routes/trade-in/layout.tsx", [
    route("trade-in/questions", "routes/trade-in/questions.tsx"),
    route("trade-in/offer", "routes/trade-in/offer.tsx"),
    route("trade-in/sell", "routes/trade-in/sell.tsx"),
    route("trade-in/sale", "routes/trade-in/sale.tsx"),
  ]),
  layout("shell/tracker-layout.tsx", [
    route("progress/id-verification/capture/:token", "routes/progress/id-capture.tsx"),
    ...["complete", "incomplete"].map((end) =>
      route(`progress/id-verification/${end}`, "routes/progress/id-phone-done.tsx", { id: `id-${end}` }),
    ),
    // Documents of their own, with nothing but the payment scripts (decision 0149).
    ...[
      "progress/:orderNumber/payment/card",
      "progress/:orderNumber/payment/bank",
      "checkout/:orderNumber/deposit",
      "deals/:orderNumber/add-plans/:purchaseId/pay",
    ].map((path) =>
      route(path, "routes/progress/payment-document.tsx", { id: `payment-${path.split("/").at(-1)}` }),
    ),
    route("progress/:orderNumber", "routes/progress/tracker.tsx", [
      index("routes/progress/landing.tsx"),
      route("*", "routes/progress/step.tsx"),
    ]),
    route("co-applicant", "routes/co-applicant.tsx"),
    route("fulfillment/:orderNumber", "routes/progress/fulfillment.tsx"),
    route("signing", "routes/signing-entry.tsx", { id: "signing-entry" }),
    route("signing/hello-again", "routes/hello-again.tsx"),
    ...["contract-ready", "review", "thank-you"].map((page) =>
      route(`signing/${page}`, "routes/signing-entry.tsx", { id: `signing-${page}` }),
    ),
  ]),
  layout("shell/checkout-layout.tsx", [
    ...prefix("checkout/:orderNumber", [
      index("routes/checkout/start.tsx"),
      route("payment-options", "routes/checkout/payment-options.tsx"),
      route("trade-in", "routes/checkout/trade-in.tsx"),
      route("coverage", "routes/checkout/coverage.tsx"),
      route("details", "routes/checkout/details.tsx"),
      route("credit-application", "routes/checkout/credit-application.tsx", [
        index("routes/checkout/credit-application/start.tsx"),
        ...CREDIT_PAGES.flatMap((page) => [
          route(page, `routes/checkout/credit-application/${page}.tsx`),
          route(`co-applicant/${page}`, `routes/checkout/credit-application/${page}.tsx`, {
            id: `co-applicant-${page}`,
          }),
        ]),
      ]),
      route("overview", "routes/checkout/overview.tsx"),
      ...["received", "decision", "decision/accept", "decision/decline", "decision/declined"].map((page) =>
        route(page, "routes/checkout/decision.tsx", { id: `checkout-${page.replace("/", "-")}` }),
      ),
      route("submitted", "routes/checkout/submitted.tsx"),
    ]),
  ]),
] satisfies RouteConfig;
