import { english } from "#platform/shared/texts/text.ts";
import type { PageSource } from "./content-page.ts";

/** CNT-02. Anchors are linked from elsewhere (VEH-22 opens `#payments`), so ids stay. */
export const faq: PageSource = {
  title: english("Frequently asked questions"),
  intro: english("Quick answers, with links to more."),
  metadata: "faq",
  sections: [
    {
      id: "how",
      group: english("Buying"),
      title: english("How does buying online work?"),
      paragraphs: [
        english(
          "Choose a car and add it to your cart. We hold it for {holdMinutes} minutes while you check out. After you place the order, a tracker takes you through insurance, ID, documents, signing, payment and delivery, and always shows what's next.",
        ),
      ],
    },
    {
      id: "price",
      title: english("Is the price negotiable?"),
      paragraphs: [
        english(
          "No. Everyone sees the same price. Taxes and fees depend on where you live and are listed separately.",
        ),
      ],
    },
    {
      id: "reserve",
      title: english("Can someone else buy the car while I'm deciding?"),
      paragraphs: [
        english(
          "Until it's in your cart, yes. While one buyer checks out, others see “Sale Pending.” If that buyer doesn't finish, the car is available again.",
        ),
      ],
    },
    {
      id: "see",
      title: english("Can I see or drive the car first?"),
      paragraphs: [
        english(
          "Yes, at its dealership. Each car's page shows the address, hours and phone number. Call before you come so the car is there and ready.",
        ),
      ],
    },
    {
      id: "trade",
      title: english("Can I trade in my car?"),
      paragraphs: [english("Yes. [Sell your car](/trade-in) explains how, and what to bring.")],
    },
    {
      id: "payments",
      group: english("Paying"),
      title: english("How do you estimate monthly payments?"),
      paragraphs: [
        english(
          "We take the price minus {down} down, spread over {term} months, at the example rate for our {tier} credit tier. It doesn't include taxes, title, registration or any document fee, because they depend on where you live. It's an estimate, not an offer of credit.",
        ),
        english("Open any payment to see how we calculated it. [More about financing](/financing)"),
      ],
    },
    {
      id: "score",
      title: english("Does looking at payments affect my credit?"),
      paragraphs: [
        english(
          "No. Looking at estimates doesn't create a credit inquiry, and pre-qualifying is a soft check that doesn't change your score. Only a credit application at checkout is a hard inquiry. It can lower your score by a few points, and we ask you before we send it.",
        ),
      ],
    },
    {
      id: "pay",
      title: english("How can I pay?"),
      paragraphs: [
        english(
          "By card up to {cardLimit}, by account and routing number up to {achLimit}, or from a linked bank account with no limit. Bank payments can take up to three business days.",
        ),
      ],
    },
    {
      id: "fees",
      title: english("What fees are there?"),
      paragraphs: [
        english(
          "A document fee of {docFee}, unless your state caps it lower, and what your state charges for title, registration and tax. Delivery beyond {freeMiles} miles is {perMile} a mile. There are no other fees, and you see each one before you order.",
        ),
      ],
    },
    {
      id: "delivery",
      group: english("Getting the car"),
      title: english("How soon can I get the car?"),
      paragraphs: [
        english(
          "Once you've signed the contract and paid, you choose a day at least {leadDays} business days away. You can reschedule until {changeHours} hours before.",
        ),
      ],
    },
    {
      id: "far",
      title: english("Do you deliver to my area?"),
      paragraphs: [
        english(
          "We deliver up to {maxMiles} miles from the dealership that has the car. Enter your zip code next to any car to see the distance and the fee. If you live farther away, you can pick it up.",
        ),
      ],
    },
    {
      id: "documents",
      title: english("Which documents do I need?"),
      paragraphs: [
        english(
          "A driver's license and proof of insurance. For credit, sometimes proof of income or residence. The tracker tells you exactly what's missing, and a photo from your phone is fine.",
        ),
      ],
    },
    {
      id: "plates",
      title: english("Who registers the car?"),
      paragraphs: [
        english(
          "We send the paperwork to your state and pay the fees you saw at checkout. You drive with a temporary tag until your plates arrive, which takes a few weeks in most states.",
        ),
      ],
    },
    {
      id: "returns",
      title: english("What if I don't like the car?"),
      paragraphs: [
        english("Bring it back within {moneyBackDays} days and we'll refund what you paid us."),
        english(
          "It can have no more than {moneyBackMiles} additional miles on it and must be in the same condition as when you got it. [See the conditions](/warranty#money-back)",
        ),
      ],
    },
    {
      id: "warranty",
      title: english("Is there a warranty?"),
      paragraphs: [
        english(
          "Used cars come with a limited warranty for {warrantyMonths} months or {warrantyMiles} miles, whichever comes first. New and certified cars carry the manufacturer's warranty. [What's covered](/warranty)",
        ),
      ],
    },
    {
      id: "account",
      group: english("Your account"),
      title: english("Do I need an account?"),
      paragraphs: [
        english(
          "Not to browse, compare and see prices. You need one to buy, so you can come back to your order from any device. All it takes is an email address and a password.",
        ),
      ],
    },
    {
      id: "data",
      title: english("What happens to my data?"),
      paragraphs: [
        english(
          "We encrypt names, addresses and documents, and we don't sell them. Documents you upload are deleted after 60 days. You can delete your account in your [profile](/profile). [Privacy policy](/privacy-policy)",
        ),
      ],
    },
    {
      id: "person",
      title: english("How do I talk to a person?"),
      paragraphs: [english("Call [{phone}](tel:{phoneLink}): {hours}. Or email [{email}](mailto:{email}).")],
    },
  ],
};
