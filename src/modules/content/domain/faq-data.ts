import { english } from "#platform/shared/text.ts";
import type { PageSource } from "./content-page.ts";

/** CNT-02. Anchors are linked from elsewhere (VEH-22 opens `#payments`), so ids stay. */
export const faq: PageSource = {
  title: english("Frequently asked questions"),
  intro: english("Short answers. Each one says where to read on."),
  metadata: "faq",
  sections: [
    {
      id: "how",
      group: english("Buying"),
      title: english("How does buying online work?"),
      paragraphs: [
        english(
          "Choose a car and put it in your cart. It is held for you for {holdMinutes} minutes while you check out. After you have placed the order, a tracker leads you through insurance, identity, documents, signature, payment and delivery, and says what is needed next.",
        ),
      ],
    },
    {
      id: "price",
      title: english("Is the price negotiable?"),
      paragraphs: [
        english(
          "No. Everybody sees the same price, and it is our best one. Taxes and fees depend on where you live and stand as lines of their own.",
        ),
      ],
    },
    {
      id: "reserve",
      title: english("Can somebody buy the car while I am thinking?"),
      paragraphs: [
        english(
          "Until it is in your cart, yes. While one buyer checks out, others see “Sale Pending”; if they do not proceed, the car is for sale again.",
        ),
      ],
    },
    {
      id: "see",
      title: english("Can I see or drive the car first?"),
      paragraphs: [
        english(
          "Yes, at its dealership: each car names the address, the hours and the phone number. Call before you come, so that the car is there and ready.",
        ),
      ],
    },
    {
      id: "trade",
      title: english("Can I trade in my car?"),
      paragraphs: [english("Yes. [Sell your car](/trade-in) says how, and what to bring.")],
    },
    {
      id: "payments",
      group: english("Paying"),
      title: english("How do you estimate monthly payments?"),
      paragraphs: [
        english(
          "We take the price less {down} down, spread over {term} months, at the example rate of our {tier} credit tier. Taxes, title, registration and any document fee are not in it, because they depend on where you live. It is an estimate and not an offer of credit.",
        ),
        english("Every payment opens to its calculation. [More about financing](/financing)"),
      ],
    },
    {
      id: "score",
      title: english("Does looking at payments affect my credit?"),
      paragraphs: [
        english(
          "No. Estimates make no inquiry. Only a credit application to a lender is a hard inquiry, and this site sends none.",
        ),
      ],
    },
    {
      id: "pay",
      title: english("How can I pay?"),
      paragraphs: [
        english(
          "By card up to {cardLimit}, from a bank account that you type in up to {achLimit}, and from a bank account that you link without a limit. Money from a bank account may take up to three business days.",
        ),
      ],
    },
    {
      id: "fees",
      title: english("Which fees are there?"),
      paragraphs: [
        english(
          "A document fee of {docFee}, where your state does not cap it lower, and what the state charges for title, registration and tax. Delivery beyond {freeMiles} miles is {perMile} a mile. There are no others, and each is shown before you order.",
        ),
      ],
    },
    {
      id: "delivery",
      group: english("Getting the car"),
      title: english("How long until I have the car?"),
      paragraphs: [
        english(
          "Once the contract is signed and paid, you choose a day, at the earliest {leadDays} business days ahead. You can move it until {changeHours} hours before.",
        ),
      ],
    },
    {
      id: "far",
      title: english("Do you deliver to me?"),
      paragraphs: [
        english(
          "Up to {maxMiles} miles from the dealership that has the car. Type your zip code beside any car to see the distance and the fee. Farther away, you can pick it up.",
        ),
      ],
    },
    {
      id: "documents",
      title: english("Which documents do I need?"),
      paragraphs: [
        english(
          "A driver's license and proof of insurance; for credit sometimes proof of income or residence. The tracker names exactly what is missing, and a photo with your phone is enough.",
        ),
      ],
    },
    {
      id: "plates",
      title: english("Who registers the car?"),
      paragraphs: [
        english(
          "We send the papers to your state and pay the fees you have seen. You drive with a temporary tag until the plates arrive, which takes some weeks in most states.",
        ),
      ],
    },
    {
      id: "returns",
      title: english("What if the car is not for me?"),
      paragraphs: [
        english("Bring it back within {moneyBackDays} days and get back what you paid us."),
        english(
          "It may have at most {moneyBackMiles} more miles on it, and must be in the condition in which you received it. [The conditions](/warranty#money-back)",
        ),
      ],
    },
    {
      id: "warranty",
      title: english("Is there a warranty?"),
      paragraphs: [
        english(
          "Used cars carry a limited warranty of {warrantyMonths} months or {warrantyMiles} miles, whichever comes first. New and certified cars carry their maker's. [What is covered](/warranty)",
        ),
      ],
    },
    {
      id: "account",
      group: english("Your account"),
      title: english("Do I need an account?"),
      paragraphs: [
        english(
          "Not to look around, compare and see prices. To buy, yes: it is how you come back to your order from any device. An e-mail address and a password are enough.",
        ),
      ],
    },
    {
      id: "data",
      title: english("What happens to my data?"),
      paragraphs: [
        english(
          "Names, addresses and documents are encrypted, and we do not sell them. Documents that you upload are deleted after 60 days. You can delete your account in your [profile](/profile). [Privacy policy](/privacy-policy)",
        ),
      ],
    },
    {
      id: "person",
      title: english("How do I reach a person?"),
      paragraphs: [
        english("Call [{phone}](tel:{phoneLink}): {hours}. Or write to [{email}](mailto:{email})."),
      ],
    },
  ],
};
