import type { TenantConfigInput } from "#modules/tenancy/domain/tenant-config-schema.ts";

type Content = NonNullable<NonNullable<TenantConfigInput["config"]>["content"]>;

interface Company {
  readonly brand: string;
  readonly short: string;
  readonly legal: string;
  readonly phone: string;
  readonly email: string;
  readonly privacyEmail: string;
  readonly city: string;
  readonly landing: { readonly headline: string; readonly intro: string };
}

/** Content pages of a demo tenant. Sample text: a retailer's own legal text replaces it (OP-17). */
export function sampleContent(company: Company): Content {
  return {
    isSample: true,
    landing: { ...company.landing, points: whyUs(company) },
    whyUs: whyUs(company),
    faq: faq(company),
    warranty: warranty(company),
    financing: financing(),
    privacyNotice: privacyNotice(company),
    privacyPolicy: privacyPolicy(company),
    cookiePolicy: cookiePolicy(),
    terms: terms(company),
    accessibility: accessibility(company),
    contact: contact(company),
  };
}

const whyUs = ({ short }: Company) => [
  {
    title: "One price, with its parts",
    text: "Every amount shows what it is made of before you decide: price, tax, title, registration, fees. The contract says the same, to the cent.",
  },
  {
    title: "Five days to change your mind",
    text: `Drive it, park it, show it to your mechanic. If it does not fit your life, ${short} takes it back within five days and 500 miles.`,
  },
  {
    title: "Checked before it is listed",
    text: "Each car is inspected by a technician, and what we found is part of the listing, small things included.",
  },
  {
    title: "To your door",
    text: "Delivery is included within the distance shown at each dealership. Farther away, you see the fee before you commit.",
  },
];

const faq = ({ short, phone }: Company) => [
  {
    title: "How does buying online work?",
    text: "Choose a car and put it in your cart. We hold it for you while you check out. After you place the order, the tracker leads you through insurance, identity, documents, signature, payment and delivery.",
  },
  {
    title: "Is the price negotiable?",
    text: "No. Everyone sees the same price, and it already is our best one. Taxes and fees depend on where you live and are shown as separate lines.",
  },
  {
    title: "How is the estimated payment calculated?",
    text: "From the price, an example down payment, an example term and an example rate for the credit tier shown. It is an estimate, not an offer. Open any payment to see its calculation.",
  },
  {
    title: "Does checking my rate affect my credit?",
    text: "Pre-qualification uses a soft inquiry, which does not affect your credit score. A credit application later in checkout may be a hard inquiry; we ask first.",
  },
  {
    title: "Can I trade in my car?",
    text: "Yes, one per purchase. An offer is valid for seven days, and its value is deducted from what you owe. In many states it also lowers the tax.",
  },
  {
    title: "What if the car is not for me?",
    text: "Bring it back or have it fetched within five days and 500 miles, in the condition in which you received it.",
  },
  {
    title: "How do I pay?",
    text: "By card up to the limit shown at checkout, or from a bank account. Payments from a bank account may take up to three business days.",
  },
  {
    title: "Which documents do I need?",
    text: "A driver's license and proof of insurance; for financing sometimes a W-2 or pay stubs. The tracker names exactly what is missing.",
  },
  { title: "How do I reach a person?", text: `Call ${short} at ${phone}. Hours are on the contact page.` },
];

const warranty = ({ short }: Company) => [
  {
    title: "Money-back guarantee",
    text: `Return your car within five days and 500 miles for a full refund of what you paid ${short}.`,
  },
  {
    title: "Limited warranty",
    text: "Used cars carry a limited warranty of six months or 6,000 miles, whichever comes first, on engine, transmission and drive axles.",
  },
  {
    title: "New and certified cars",
    text: "The maker's warranty applies in addition. Its booklet travels with the car and is linked in your documents.",
  },
  {
    title: "What is not covered",
    text: "Wear, such as tires, brakes and wiper blades; damage from accidents, misuse or missed maintenance.",
  },
];

const financing = () => [
  {
    title: "See your payment first",
    text: "Each car shows an estimated payment. Change down payment and term to see what they do; nothing is sent anywhere.",
  },
  {
    title: "Pre-qualify without a mark",
    text: "A soft inquiry tells you rates that are yours, on every car, for thirty days.",
  },
  {
    title: "More than twenty lenders",
    text: "We ask lenders on your behalf and show the decision with its terms. Accept it, or pay another way.",
  },
];

const privacyNotice = ({ legal, privacyEmail }: Company) => [
  {
    title: "What does this notice cover?",
    text: `How ${legal} collects, shares and protects personal financial information when you apply for credit or buy a car.`,
  },
  {
    title: "Reasons we can share",
    text: "For our everyday business purposes, such as processing your transactions, maintaining your account, responding to court orders, or reporting to credit bureaus. We do not share for joint marketing.",
  },
  {
    title: "To limit our sharing",
    text: `Write to ${privacyEmail}. Federal law gives you the right to limit only some of it.`,
  },
];

const privacyPolicy = ({ legal, short, privacyEmail, phone }: Company) => ({
  informationCollected: `What you give us: name, contact details, address, and, when you apply for credit, identity and income details. What we receive when you use the site: device, pages and actions, without your name.\n\n${short} collects what a step needs, when it needs it.`,
  cookies:
    "We use storage in your browser to keep you signed in and to remember your search. No advertising cookies are set by this site.",
  disclosure:
    "We disclose information to lenders you apply to, to the providers that carry out a step for us (identity, signature, payment, delivery), and where the law requires it. We do not sell it.",
  security:
    "Personal fields are encrypted where they are stored, and connections are encrypted. Uploaded documents are deleted after 60 days.",
  thirdPartyLinks: "Links to other sites lead out of our care; their own policies apply there.",
  californiaRights: `Effective January 1, 2020, residents of California may ask what we hold about them, ask for its deletion, and ask us not to sell it. Two access requests in twelve months are free of charge. We answer within 45 days and may extend that to 90.`,
  notificationOfChanges:
    "When this policy changes, its date changes, and material changes are announced by e-mail to account holders.",
  childrensPrivacy: "The site is for adults. We do not knowingly collect information from children under 13.",
  disputeResolution: `Tell us first: write to ${privacyEmail}. If we cannot settle a dispute within 30 days of your notice, the terms of use say what follows.`,
  socialMediaLogins:
    "If you sign in with another service, we receive your name and e-mail address from it, and nothing you post.",
  contactUs: `${legal}, ${privacyEmail}, ${phone}.`,
});

const cookiePolicy = () => [
  {
    title: "What we store",
    text: "A session after you sign in, your last search, the zip code you entered, and whether you dismissed a message.",
  },
  {
    title: "What you can do",
    text: "Clear your browser's storage at any time. You will be signed out; nothing of an order is lost.",
  },
];

const terms = ({ legal, city }: Company) => [
  { title: "Who we are", text: `This site is operated by ${legal}, ${city}.` },
  {
    title: "Listings",
    text: "We take care that listings are right. If a price is wrong by mistake, we tell you before you are bound and you may cancel free of charge.",
  },
  {
    title: "Orders",
    text: "An order becomes a sale when both sides have signed the contract. Until then either side may cancel.",
  },
  {
    title: "Your account",
    text: "Keep your password to yourself, and tell us when you think someone else knows it.",
  },
];

const accessibility = ({ short, phone, email }: Company) => [
  {
    title: "Our aim",
    text: `${short} wants everyone to be able to buy a car here. We build for WCAG 2.2, level AA, and test with keyboards, screen readers and zoom.`,
  },
  {
    title: "Tell us",
    text: `If something stands in your way, call ${phone} or write to ${email}. A person will help you finish what you came for.`,
  },
];

const contact = ({ short, phone, email }: Company) => [
  { title: "Talk to a person", text: `Call ${phone}. People who know the cars answer, not a menu.` },
  { title: "Write to us", text: `${email}. ${short} answers within one business day.` },
];
