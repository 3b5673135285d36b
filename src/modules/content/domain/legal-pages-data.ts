import { english } from "#platform/shared/texts/text.ts";
import type { PageSource } from "./content-page.ts";

/** Samples: a retailer's own legal text replaces them (OP-17). They say what the product does, and no more. */
export const cookiePolicy: PageSource = {
  title: english("Cookie policy"),
  intro: english("What {brand} keeps in your browser, why, and how to delete it."),
  metadata: "cookiePolicy",
  isSample: true,
  sections: [
    {
      id: "needed",
      title: english("What the site needs to work"),
      paragraphs: [
        english(
          "After you sign in: a session in this tab, and a cookie that only our server can read and that lasts until you sign out. While you check out or sign: what you've typed, so you don't lose it if you reload.",
        ),
        english("If you aren't signed in, no cookie identifies you."),
      ],
    },
    {
      id: "comfort",
      title: english("What makes it easier"),
      paragraphs: [
        english(
          "The zip code you entered, your last search, the cars you recently viewed or chose to compare, and whether you closed a message. They stay in this browser and aren't sent to anyone else.",
        ),
      ],
    },
    {
      id: "measure",
      title: english("What we count"),
      paragraphs: [
        english(
          "If you agree, we count which pages are opened and which errors appear, without names, email addresses, phone numbers or anything you typed. If your browser sends “Do Not Track” or Global Privacy Control, we don't count at all.",
        ),
        english("No advertising network sets cookies here."),
      ],
    },
    {
      id: "choices",
      title: english("Your choices"),
      paragraphs: [
        english(
          "You can clear this site's data in your browser at any time. This signs you out, but your orders are not affected.",
        ),
      ],
    },
  ],
};

export const privacyNotice: PageSource = {
  title: english("Privacy notice"),
  intro: english(
    "What {legal} does with your personal financial information. Federal law gives you the right to know.",
  ),
  metadata: "privacyNotice",
  isSample: true,
  sections: [
    {
      id: "what",
      title: english("What we collect"),
      paragraphs: [
        english(
          "Depending on what you buy and how you pay: your name and address, Social Security number and income when you apply for credit, account balances when you link a bank account, your payment history with us, and your credit history.",
        ),
      ],
    },
    {
      id: "why",
      title: english("Why we share, and whether you can limit it"),
      paragraphs: [
        english(
          "For everyday business purposes, such as processing your transactions, maintaining your account, answering court orders or reporting to credit bureaus: we share, and you cannot limit it.",
        ),
        english(
          "For our own marketing to you: we use your contact details if you agreed, and you can stop it in your [profile](/profile).",
        ),
        english(
          "For joint marketing with other financial companies, for affiliates' business, and for others to market to you: we do not share.",
        ),
      ],
    },
    {
      id: "how",
      title: english("How we collect and protect it"),
      paragraphs: [
        english(
          "We collect it when you give us contact details, apply for credit, show a driver's license or pay. Connections and stored fields are encrypted, and only people who need access have it.",
        ),
      ],
    },
    {
      id: "limit",
      title: english("To limit our sharing"),
      paragraphs: [
        english(
          "Write to [{privacyEmail}](mailto:{privacyEmail}) or call [{phone}](tel:{phoneLink}). Federal law lets you limit only sharing for affiliates' everyday purposes about your creditworthiness, affiliates' marketing, and others' marketing. State laws may give you more.",
        ),
      ],
    },
  ],
};

/** CNT-03: the eleven parts, in their order; ids are the names in the retailer's configuration. */
export const privacyPolicy: PageSource = {
  title: english("Privacy policy"),
  intro: english("What {brand} collects, why, for how long, and what rights you have."),
  metadata: "privacyPolicy",
  isSample: true,
  sections: [
    {
      id: "informationCollected",
      title: english("Information collected"),
      paragraphs: [
        english(
          "What you give us: your name, contact details and address; for credit, your identity and income; for delivery, where to come. We ask for it at the step that needs it, not before.",
        ),
        english(
          "What we receive when you use the site: the pages you open, the kind of device, and errors. It is kept without your name.",
        ),
        english(
          "What others tell us when you ask them to: a lender's decision, your insurer's proof of coverage, the result of an identity check, your bank's confirmation of an account.",
        ),
      ],
    },
    {
      id: "cookies",
      title: english("Cookies"),
      paragraphs: [
        english(
          "We use storage in your browser to keep you signed in and to remember your search. The [cookie policy](/cookie-policy) lists everything we store.",
        ),
      ],
    },
    {
      id: "disclosure",
      title: english("Disclosure"),
      paragraphs: [
        english(
          "We disclose information to the lenders you apply to, to companies that carry out a step for us (identity, signature, payment, delivery, messages), to state offices that register the car, and where the law requires it. We do not sell it, and we do not share it for advertising on other sites.",
        ),
      ],
    },
    {
      id: "security",
      title: english("Security"),
      paragraphs: [
        english(
          "Names, addresses, phone numbers and documents are encrypted in storage, with keys used only for {short}. Card numbers go to the payment company and never reach us. No one can promise perfect security. If an incident affects your data, we will tell you.",
        ),
        english(
          "Documents you upload are deleted after 60 days. A credit application you didn't send, or data from a pre-qualification you didn't use, is deleted after 30 days. We keep credit applications that were sent, and pre-qualifications that were declined, for 25 months, and sales records as long as the law requires.",
        ),
      ],
    },
    {
      id: "thirdPartyLinks",
      title: english("Third party links"),
      paragraphs: [
        english(
          "Links to other sites, such as a map or your bank, take you to sites we don't control. Their own policies apply there.",
        ),
      ],
    },
    {
      id: "californiaRights",
      title: english("California rights"),
      paragraphs: [
        english(
          "Since January 1, 2020, California residents may ask what information we have about them and get a copy, have it corrected or deleted, and tell us not to sell or share it. We do neither. Using these rights is free and doesn't affect any price.",
        ),
        english(
          "Two requests for access in twelve months are free. We answer within 45 days and may extend that to 90 days if we tell you why. An agent you authorize in writing may make a request for you. We verify requests through your account or with two facts we already know about you.",
        ),
      ],
    },
    {
      id: "notificationOfChanges",
      title: english("Notification of changes"),
      paragraphs: [
        english(
          "The date at the top is when this version took effect. Earlier versions are listed below it. We email account holders about important changes before they take effect.",
        ),
      ],
    },
    {
      id: "childrensPrivacy",
      title: english("Children's privacy"),
      paragraphs: [
        english(
          "This site is for adults. We don't knowingly collect information from children under 13. If you think we did, tell us and we will delete it.",
        ),
      ],
    },
    {
      id: "disputeResolution",
      title: english("Dispute resolution"),
      paragraphs: [
        english(
          "Contact us first at [{privacyEmail}](mailto:{privacyEmail}). If we haven't resolved the matter within 30 days of your notice, the [terms of use](/terms-of-use) explain what happens next. You can always contact your state's attorney general.",
        ),
      ],
    },
    {
      id: "socialMediaLogins",
      title: english("Social media logins"),
      paragraphs: [
        english(
          "If you sign in with another service, it gives us your name and email address, and nothing you post. You can disconnect it in your [profile](/profile).",
        ),
      ],
    },
    {
      id: "contactUs",
      title: english("Contact us"),
      paragraphs: [english("{legal}: [{privacyEmail}](mailto:{privacyEmail}), [{phone}](tel:{phoneLink}).")],
    },
  ],
};

export const termsOfUse: PageSource = {
  title: english("Terms of use"),
  intro: english("The rules of this site. What you buy is governed by the contract you sign."),
  metadata: "termsOfUse",
  isSample: true,
  sections: [
    {
      id: "who",
      title: english("Who we are"),
      paragraphs: [
        english("{legal} (“{short}”) operates this site. It is for adults who live in the United States."),
      ],
    },
    {
      id: "listings",
      title: english("Listings and prices"),
      paragraphs: [
        english(
          "We work to keep listings accurate and correct them when they aren't. If a price was an obvious mistake, we tell you before you are bound, and you may cancel at no charge.",
        ),
        english(
          "Drawings show the model and color, not the actual car. Estimated payments are examples, not an offer of credit.",
        ),
      ],
    },
    {
      id: "orders",
      title: english("Holds, orders and the sale"),
      paragraphs: [
        english(
          "We hold a car in your cart for {holdMinutes} minutes. When you place an order, you ask us to sell you that car on the terms shown. The sale is made when both sides have signed the contract. Until then, either side may cancel, and we refund what you paid.",
        ),
      ],
    },
    {
      id: "account",
      title: english("Your account"),
      paragraphs: [
        english(
          "Use your real identity, keep your password and codes to yourself, and tell us right away if someone else uses your account. You may close it at any time unless you have an open order.",
        ),
      ],
    },
    {
      id: "conduct",
      title: english("Fair use"),
      paragraphs: [
        english(
          "Don't copy listings in bulk, disrupt the site, or try to access anything that isn't yours. We welcome good-faith security research that is reported to us.",
        ),
      ],
    },
    {
      id: "liability",
      title: english("Our responsibility"),
      paragraphs: [
        english(
          "We are responsible for what the law holds us responsible for, and for our promises on the [warranty page](/warranty). We don't promise that the site itself will always be available or free of errors.",
        ),
      ],
    },
    {
      id: "disputes",
      title: english("If we disagree"),
      paragraphs: [
        english(
          "Contact us in writing first and give us 30 days. After that, you may go to the courts in your home county, and the law of your state applies. Your contract may say more about the sale itself.",
        ),
      ],
    },
    {
      id: "changes",
      title: english("Changes"),
      paragraphs: [
        english(
          "The date at the top is when these terms took effect. Each order follows the terms in effect on the day you placed it.",
        ),
      ],
    },
  ],
};
