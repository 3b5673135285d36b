import { english } from "#platform/shared/text.ts";
import type { PageSource } from "./content-page.ts";

/** Samples: a retailer's own legal text replaces them (OP-17). They say what the product does, and no more. */
export const cookiePolicy: PageSource = {
  title: english("Cookie policy"),
  intro: english("What {brand} keeps in your browser, why, and how to be rid of it."),
  metadata: "cookiePolicy",
  isSample: true,
  sections: [
    {
      id: "needed",
      title: english("What the site cannot do without"),
      paragraphs: [
        english(
          "After you sign in: a session in this tab, and a cookie that only our server can read and that lasts until you sign out. While you check out or sign: what you have typed, so that a reload loses nothing.",
        ),
        english("If you are not signed in, there is no cookie that names you."),
      ],
    },
    {
      id: "comfort",
      title: english("What makes it easier"),
      paragraphs: [
        english(
          "The zip code you entered, your last search, the cars you looked at lately or chose to compare, and whether you closed a message. They stay in this browser and are not sent to anybody else.",
        ),
      ],
    },
    {
      id: "measure",
      title: english("What we count"),
      paragraphs: [
        english(
          "If you agree, we count which pages are opened and which errors appear, without names, e-mail addresses, phone numbers or anything you typed. If your browser sends “Do Not Track” or Global Privacy Control, we do not count at all.",
        ),
        english("No advertising network sets cookies here."),
      ],
    },
    {
      id: "choices",
      title: english("Your choices"),
      paragraphs: [
        english(
          "Clear the site's data in your browser at any time. You are signed out; nothing of an order is lost.",
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
          "We collect it when you give us contact details, apply for credit, show a driver's license or pay. Connections and stored fields are encrypted, and access is limited to who needs it.",
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
  intro: english("What {brand} collects, what for, for how long, and what you can demand."),
  metadata: "privacyPolicy",
  isSample: true,
  sections: [
    {
      id: "informationCollected",
      title: english("Information collected"),
      paragraphs: [
        english(
          "What you give us: name, contact details and address; for credit, identity and income; for delivery, where to come. We ask for it at the step that needs it, not before.",
        ),
        english(
          "What we receive when you use the site: the pages you open, the kind of device, and errors. It is kept without your name.",
        ),
        english(
          "What others tell us when you ask them to: a lender's decision, your insurer's proof of cover, the result of an identity check, your bank's confirmation of an account.",
        ),
      ],
    },
    {
      id: "cookies",
      title: english("Cookies"),
      paragraphs: [
        english(
          "We use storage in your browser to keep you signed in and to remember your search. The [cookie policy](/cookie-policy) lists all of it.",
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
          "Names, addresses, phone numbers and documents are encrypted where they are stored, under keys of {short} alone. Card numbers go to the payment company and never reach us. Nobody can promise perfect security; if your data is affected by an incident, we tell you.",
        ),
        english(
          "Documents that you upload are deleted after 60 days, data of a pre-qualification that you did not use after 30 days. Records of a sale are kept as long as the law demands.",
        ),
      ],
    },
    {
      id: "thirdPartyLinks",
      title: english("Third party links"),
      paragraphs: [
        english(
          "Links to other sites, such as a map or your bank, lead out of our care. Their own policies apply there.",
        ),
      ],
    },
    {
      id: "californiaRights",
      title: english("California rights"),
      paragraphs: [
        english(
          "Since January 1, 2020, residents of California may ask what we hold about them and get a copy, have it corrected or deleted, and tell us not to sell or share it. We do neither. Using these rights costs you nothing and changes no price.",
        ),
        english(
          "Two requests for access in twelve months are free. We answer within 45 days and may extend that to 90, with the reason. An agent whom you authorize in writing may ask for you; we verify that a request is yours by your account or by two facts we already know.",
        ),
      ],
    },
    {
      id: "notificationOfChanges",
      title: english("Notification of changes"),
      paragraphs: [
        english(
          "The date at the top says since when this version holds, and earlier versions stay listed below it. Changes that matter are announced by e-mail to account holders before they hold.",
        ),
      ],
    },
    {
      id: "childrensPrivacy",
      title: english("Children's privacy"),
      paragraphs: [
        english(
          "The site is for adults. We do not knowingly collect information from children under 13; tell us if you think we did, and we delete it.",
        ),
      ],
    },
    {
      id: "disputeResolution",
      title: english("Dispute resolution"),
      paragraphs: [
        english(
          "Tell us first: write to [{privacyEmail}](mailto:{privacyEmail}). If we have not settled the matter within 30 days of your notice, the [terms of use](/terms-of-use) say what follows. You can always turn to your state's attorney general.",
        ),
      ],
    },
    {
      id: "socialMediaLogins",
      title: english("Social media logins"),
      paragraphs: [
        english(
          "If you sign in with another service, we receive your name and e-mail address from it, and nothing you post. You can disconnect it in your [profile](/profile).",
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
        english(
          "This site is operated by {legal} (“{short}”). It is for adults who live in the United States.",
        ),
      ],
    },
    {
      id: "listings",
      title: english("Listings and prices"),
      paragraphs: [
        english(
          "We take care that listings are right, and correct them when they are not. If a price was wrong by an obvious mistake, we tell you before you are bound, and you may cancel free of charge.",
        ),
        english(
          "Pictures that are drawn show the model and color, not the very car. Estimated payments are examples and no offer of credit.",
        ),
      ],
    },
    {
      id: "orders",
      title: english("Holds, orders and the sale"),
      paragraphs: [
        english(
          "A car in your cart is held for {holdMinutes} minutes. Placing an order asks us to sell you that car on the terms shown. The sale is made when both sides have signed the contract; until then either side may cancel, and what you have paid is returned.",
        ),
      ],
    },
    {
      id: "account",
      title: english("Your account"),
      paragraphs: [
        english(
          "Say who you really are, keep your password and codes to yourself, and tell us at once if somebody else uses your account. You may close it at any time, unless an order is still open.",
        ),
      ],
    },
    {
      id: "conduct",
      title: english("Fair use"),
      paragraphs: [
        english(
          "Do not copy the listings in bulk, disturb the site, or try doors that are not yours. People who look for weaknesses in good faith and tell us are welcome.",
        ),
      ],
    },
    {
      id: "liability",
      title: english("What we answer for"),
      paragraphs: [
        english(
          "We answer for what the law makes us answer for, and for our promises on the [warranty page](/warranty). For the site itself we do not promise that it is always available or free of errors.",
        ),
      ],
    },
    {
      id: "disputes",
      title: english("If we disagree"),
      paragraphs: [
        english(
          "Write to us first and give us 30 days. After that, the courts of your home county are open to you, and the law of your state applies. Your contract may say more about the sale itself.",
        ),
      ],
    },
    {
      id: "changes",
      title: english("Changes"),
      paragraphs: [
        english(
          "The date at the top says since when these terms hold. For an order, the terms of the day on which you placed it hold.",
        ),
      ],
    },
  ],
};
