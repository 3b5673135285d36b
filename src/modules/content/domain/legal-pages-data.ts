import { english } from "#platform/shared/texts/text.ts";
import type { PageSource } from "./content-page.ts";

/** Samples: a retailer's own legal text replaces them (OP-17). They say what the product does, and no more. */
export const cookiePolicy: PageSource = {
  title: english("content.legalPages.cookiePolicy", "Cookie policy"),
  intro: english(
    "content.legalPages.whatKeepsBrowserWhyHow",
    "What {brand} keeps in your browser, why, and how to delete it.",
  ),
  metadata: "cookiePolicy",
  isSample: true,
  sections: [
    {
      id: "needed",
      title: english("content.legalPages.whatSiteNeedsWork", "What the site needs to work"),
      paragraphs: [
        english(
          "content.legalPages.afterSignSessionTabCookie",
          "After you sign in: a session in this tab, and a cookie that only our server can read and that lasts until you sign out. While you check out or sign: what you've typed, so you don't lose it if you reload.",
        ),
        english(
          "content.legalPages.arentSignedNoCookieIdentifies",
          "If you aren't signed in, no cookie identifies you.",
        ),
      ],
    },
    {
      id: "comfort",
      title: english("content.legalPages.whatMakesEasier", "What makes it easier"),
      paragraphs: [
        english(
          "content.legalPages.zipCodeEnteredLastSearch",
          "The zip code you entered, your last search, the cars you recently viewed or chose to compare, and whether you closed a message. They stay in this browser and aren't sent to anyone else.",
        ),
      ],
    },
    {
      id: "measure",
      title: english("content.legalPages.whatCount", "What we count"),
      paragraphs: [
        english(
          "content.legalPages.agreeCountWhichPagesOpened",
          "If you agree, we count which pages are opened and which errors appear, without names, email addresses, phone numbers or anything you typed. If your browser sends “Do Not Track” or Global Privacy Control, we don't count at all.",
        ),
        english(
          "content.legalPages.noAdvertisingNetworkSetsCookies",
          "No advertising network sets cookies here.",
        ),
      ],
    },
    {
      id: "choices",
      title: english("content.legalPages.yourChoices", "Your choices"),
      paragraphs: [
        english(
          "content.legalPages.clearSitesDataBrowserAny",
          "You can clear this site's data in your browser at any time. This signs you out, but your orders are not affected.",
        ),
      ],
    },
  ],
};

export const privacyNotice: PageSource = {
  title: english("content.legalPages.privacyNotice", "Privacy notice"),
  intro: english(
    "content.legalPages.whatDoesPersonalFinancialInformation",
    "What {legal} does with your personal financial information. Federal law gives you the right to know.",
  ),
  metadata: "privacyNotice",
  isSample: true,
  sections: [
    {
      id: "what",
      title: english("content.legalPages.whatCollect", "What we collect"),
      paragraphs: [
        english(
          "content.legalPages.dependingWhatBuyHowPay",
          "Depending on what you buy and how you pay: your name and address, Social Security number and income when you apply for credit, account balances when you link a bank account, your payment history with us, and your credit history.",
        ),
      ],
    },
    {
      id: "why",
      title: english("content.legalPages.whyShareWhetherLimit", "Why we share, and whether you can limit it"),
      paragraphs: [
        english(
          "content.legalPages.everydayBusinessPurposesSuchProcessing",
          "For everyday business purposes, such as processing your transactions, maintaining your account, answering court orders or reporting to credit bureaus: we share, and you cannot limit it.",
        ),
        english(
          "content.legalPages.ownMarketingUseContactDetails",
          "For our own marketing to you: we use your contact details if you agreed, and you can stop it in your [profile](/profile).",
        ),
        english(
          "content.legalPages.jointMarketingOtherFinancialCompanies",
          "For joint marketing with other financial companies, for affiliates' business, and for others to market to you: we do not share.",
        ),
      ],
    },
    {
      id: "how",
      title: english("content.legalPages.howCollectProtect", "How we collect and protect it"),
      paragraphs: [
        english(
          "content.legalPages.collectWhenGiveUsContact",
          "We collect it when you give us contact details, apply for credit, show a driver's license or pay. Connections and stored fields are encrypted, and only people who need access have it.",
        ),
      ],
    },
    {
      id: "limit",
      title: english("content.legalPages.limitSharing", "To limit our sharing"),
      paragraphs: [
        english(
          "content.legalPages.writeMailtoCallTelFederal",
          "Write to [{privacyEmail}](mailto:{privacyEmail}) or call [{phone}](tel:{phoneLink}). Federal law lets you limit only sharing for affiliates' everyday purposes about your creditworthiness, affiliates' marketing, and others' marketing. State laws may give you more.",
        ),
      ],
    },
  ],
};

/** CNT-03: the eleven parts, in their order; ids are the names in the retailer's configuration. */
export const privacyPolicy: PageSource = {
  title: english("common.privacyPolicy", "Privacy policy"),
  intro: english(
    "content.legalPages.whatCollectsWhyHowLong",
    "What {brand} collects, why, for how long, and what rights you have.",
  ),
  metadata: "privacyPolicy",
  isSample: true,
  sections: [
    {
      id: "informationCollected",
      title: english("content.legalPages.informationCollected", "Information collected"),
      paragraphs: [
        english(
          "content.legalPages.whatGiveUsNameContact",
          "What you give us: your name, contact details and address; for credit, your identity and income; for delivery, where to come. We ask for it at the step that needs it, not before.",
        ),
        english(
          "content.legalPages.whatReceiveWhenUseSite",
          "What we receive when you use the site: the pages you open, the kind of device, and errors. It is kept without your name.",
        ),
        english(
          "content.legalPages.whatOthersTellUsWhen",
          "What others tell us when you ask them to: a lender's decision, your insurer's proof of coverage, the result of an identity check, your bank's confirmation of an account.",
        ),
      ],
    },
    {
      id: "cookies",
      title: english("content.legalPages.cookies", "Cookies"),
      paragraphs: [
        english(
          "content.legalPages.useStorageBrowserKeepSigned",
          "We use storage in your browser to keep you signed in and to remember your search. The [cookie policy](/cookie-policy) lists everything we store.",
        ),
      ],
    },
    {
      id: "disclosure",
      title: english("content.legalPages.disclosure", "Disclosure"),
      paragraphs: [
        english(
          "content.legalPages.discloseInformationLendersApplyCompanies",
          "We disclose information to the lenders you apply to, to companies that carry out a step for us (identity, signature, payment, delivery, messages), to state offices that register the car, and where the law requires it. We do not sell it, and we do not share it for advertising on other sites.",
        ),
      ],
    },
    {
      id: "security",
      title: english("content.legalPages.security", "Security"),
      paragraphs: [
        english(
          "content.legalPages.namesAddressesPhoneNumbersDocuments",
          "Names, addresses, phone numbers and documents are encrypted in storage, with keys used only for {short}. Card numbers go to the payment company and never reach us. No one can promise perfect security. If an incident affects your data, we will tell you.",
        ),
        english(
          "content.legalPages.documentsUploadDeletedAfter60",
          "Documents you upload are deleted after 60 days, and data from a pre-qualification you didn't use after 30 days. We keep sales records as long as the law requires.",
        ),
      ],
    },
    {
      id: "thirdPartyLinks",
      title: english("content.legalPages.thirdPartyLinks", "Third party links"),
      paragraphs: [
        english(
          "content.legalPages.linksOtherSitesSuchMap",
          "Links to other sites, such as a map or your bank, take you to sites we don't control. Their own policies apply there.",
        ),
      ],
    },
    {
      id: "californiaRights",
      title: english("content.legalPages.californiaRights", "California rights"),
      paragraphs: [
        english(
          "content.legalPages.sinceJanuary12020California",
          "Since January 1, 2020, California residents may ask what information we have about them and get a copy, have it corrected or deleted, and tell us not to sell or share it. We do neither. Using these rights is free and doesn't affect any price.",
        ),
        english(
          "content.legalPages.twoRequestsAccessTwelveMonths",
          "Two requests for access in twelve months are free. We answer within 45 days and may extend that to 90 days if we tell you why. An agent you authorize in writing may make a request for you. We verify requests through your account or with two facts we already know about you.",
        ),
      ],
    },
    {
      id: "notificationOfChanges",
      title: english("content.legalPages.notificationChanges", "Notification of changes"),
      paragraphs: [
        english(
          "content.legalPages.dateTopWhenVersionTook",
          "The date at the top is when this version took effect. Earlier versions are listed below it. We email account holders about important changes before they take effect.",
        ),
      ],
    },
    {
      id: "childrensPrivacy",
      title: english("content.legalPages.childrensPrivacy", "Children's privacy"),
      paragraphs: [
        english(
          "content.legalPages.siteAdultsDontKnowinglyCollect",
          "This site is for adults. We don't knowingly collect information from children under 13. If you think we did, tell us and we will delete it.",
        ),
      ],
    },
    {
      id: "disputeResolution",
      title: english("content.legalPages.disputeResolution", "Dispute resolution"),
      paragraphs: [
        english(
          "content.legalPages.contactUsFirstMailtoHavent",
          "Contact us first at [{privacyEmail}](mailto:{privacyEmail}). If we haven't resolved the matter within 30 days of your notice, the [terms of use](/terms-of-use) explain what happens next. You can always contact your state's attorney general.",
        ),
      ],
    },
    {
      id: "socialMediaLogins",
      title: english("content.legalPages.socialMediaLogins", "Social media logins"),
      paragraphs: [
        english(
          "content.legalPages.signAnotherServiceGivesUs",
          "If you sign in with another service, it gives us your name and email address, and nothing you post. You can disconnect it in your [profile](/profile).",
        ),
      ],
    },
    {
      id: "contactUs",
      title: english("content.legalPages.contactUs", "Contact us"),
      paragraphs: [
        english(
          "content.legalPages.mailtoTel",
          "{legal}: [{privacyEmail}](mailto:{privacyEmail}), [{phone}](tel:{phoneLink}).",
        ),
      ],
    },
  ],
};

export const termsOfUse: PageSource = {
  title: english("content.legalPages.termsUse", "Terms of use"),
  intro: english(
    "content.legalPages.rulesSiteWhatBuyGoverned",
    "The rules of this site. What you buy is governed by the contract you sign.",
  ),
  metadata: "termsOfUse",
  isSample: true,
  sections: [
    {
      id: "who",
      title: english("content.legalPages.whoWeAre", "Who we are"),
      paragraphs: [
        english(
          "content.legalPages.operatesSiteAdultsWhoLive",
          "{legal} (“{short}”) operates this site. It is for adults who live in the United States.",
        ),
      ],
    },
    {
      id: "listings",
      title: english("content.legalPages.listingsPrices", "Listings and prices"),
      paragraphs: [
        english(
          "content.legalPages.workKeepListingsAccurateCorrect",
          "We work to keep listings accurate and correct them when they aren't. If a price was an obvious mistake, we tell you before you are bound, and you may cancel at no charge.",
        ),
        english(
          "content.legalPages.drawingsShowModelColorNot",
          "Drawings show the model and color, not the actual car. Estimated payments are examples, not an offer of credit.",
        ),
      ],
    },
    {
      id: "orders",
      title: english("content.legalPages.holdsOrdersSale", "Holds, orders and the sale"),
      paragraphs: [
        english(
          "content.legalPages.holdCarCartMinutesWhen",
          "We hold a car in your cart for {holdMinutes} minutes. When you place an order, you ask us to sell you that car on the terms shown. The sale is made when both sides have signed the contract. Until then, either side may cancel, and we refund what you paid.",
        ),
      ],
    },
    {
      id: "account",
      title: english("content.faq.yourAccount", "Your account"),
      paragraphs: [
        english(
          "content.legalPages.useRealIdentityKeepPassword",
          "Use your real identity, keep your password and codes to yourself, and tell us right away if someone else uses your account. You may close it at any time unless you have an open order.",
        ),
      ],
    },
    {
      id: "conduct",
      title: english("content.legalPages.fairUse", "Fair use"),
      paragraphs: [
        english(
          "content.legalPages.dontCopyListingsBulkDisrupt",
          "Don't copy listings in bulk, disrupt the site, or try to access anything that isn't yours. We welcome good-faith security research that is reported to us.",
        ),
      ],
    },
    {
      id: "liability",
      title: english("content.legalPages.ourResponsibility", "Our responsibility"),
      paragraphs: [
        english(
          "content.legalPages.responsibleWhatLawHoldsUs",
          "We are responsible for what the law holds us responsible for, and for our promises on the [warranty page](/warranty). We don't promise that the site itself will always be available or free of errors.",
        ),
      ],
    },
    {
      id: "disputes",
      title: english("content.legalPages.ifWeDisagree", "If we disagree"),
      paragraphs: [
        english(
          "content.legalPages.contactUsWritingFirstGive",
          "Contact us in writing first and give us 30 days. After that, you may go to the courts in your home county, and the law of your state applies. Your contract may say more about the sale itself.",
        ),
      ],
    },
    {
      id: "changes",
      title: english("content.legalPages.changes", "Changes"),
      paragraphs: [
        english(
          "content.legalPages.dateTopWhenTheseTerms",
          "The date at the top is when these terms took effect. Each order follows the terms in effect on the day you placed it.",
        ),
      ],
    },
  ],
};
