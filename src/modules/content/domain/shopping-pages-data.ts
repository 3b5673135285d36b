import { english } from "#platform/shared/text.ts";
import type { PageSource } from "./content-page.ts";

export const whyUs: PageSource = {
  title: english("Why us"),
  intro: english("Four promises, what stands behind each of them, and where it ends."),
  metadata: "whyUs",
  sections: [
    {
      id: "price",
      title: english("One price, with its parts"),
      paragraphs: [
        english(
          "The price you see is the price everybody sees. Before you decide, every amount opens to what it is made of: the car, tax, title, registration, our {docFee} document fee and delivery.",
        ),
        english("The contract you sign says the same as the offer you accepted, to the cent."),
      ],
    },
    {
      id: "days",
      title: english("{moneyBackDays} days to be sure"),
      paragraphs: [
        english(
          "Drive it to work, park it at home, show it to your mechanic. If it does not fit your life, {short} takes it back within {moneyBackDays} days.",
        ),
        english("[How returns work](/warranty)"),
      ],
    },
    {
      id: "checked",
      title: english("What we know about a car, you know"),
      paragraphs: [
        english(
          "Each listing shows mileage, features, the warranty that is left and the federal Buyers Guide of that very car. What a technician found is part of the listing, small things included.",
        ),
      ],
    },
    {
      id: "door",
      title: english("To your door, or ready when you come"),
      paragraphs: [
        english(
          "Within {freeMiles} miles of the dealership, delivery is included. Farther away it is {perMile} a mile, up to {maxMiles} miles, and you see the amount before you commit.",
        ),
        english("Picking the car up yourself costs nothing."),
      ],
    },
    {
      id: "people",
      title: english("People, when you want them"),
      paragraphs: [
        english(
          "Call [{phone}](tel:{phoneLink}): {hours}. Or write to [{email}](mailto:{email}). You can change from the site to a person and back at any step; nothing you entered is lost.",
        ),
      ],
    },
  ],
};

export const financing: PageSource = {
  title: english("Financing"),
  intro: english("What a payment is made of, what we ask and when, and what it does to your credit."),
  metadata: "financing",
  sections: [
    {
      id: "estimate",
      title: english("The payment beside each car"),
      paragraphs: [
        english(
          "It is an estimate: the price less {down} down, spread over {term} months, at the example rate of our {tier} credit tier. Taxes, title, registration and any document fee are not in it, because they depend on where you live.",
        ),
        english(
          "Open any payment to see its calculation, and change the down payment, the term or the credit tier to see what they do. Trying numbers is no application and does not touch your credit.",
        ),
      ],
    },
    {
      id: "ways",
      title: english("How you pay today"),
      paragraphs: [
        english(
          "Online you pay in full, by card up to {cardLimit} or from a bank account. Financing isn't offered online yet: if you want a loan, of ours or of your own bank or credit union, call [{phone}](tel:{phoneLink}) before you order.",
        ),
      ],
    },
    {
      id: "lenders",
      title: english("When you apply for a loan"),
      paragraphs: [
        english(
          "There is no credit application on this site yet. Whoever lends to you states the terms first: amount, rate, months and what the loan costs in total. A lender may decline, or ask for proof of income or residence.",
        ),
      ],
    },
    {
      id: "inquiry",
      title: english("Soft and hard inquiries"),
      paragraphs: [
        english(
          "Looking at estimates makes no inquiry at all, and neither does an order that you pay in full. Where a lender checks whether you pre-qualify, that is a soft inquiry, which other lenders do not see and which does not change your score. A credit application is a hard inquiry and can lower a score by a few points.",
        ),
      ],
    },
    {
      id: "tiers",
      title: english("Credit tiers"),
      paragraphs: [
        english(
          "For estimates we use these ranges of scores: {tiers}. Lenders look at more than a score, so your own rate can be better or worse.",
        ),
      ],
    },
    {
      id: "deposit",
      title: english("Deposits and holds"),
      paragraphs: [
        english(
          "A car in your cart is held for {holdMinutes} minutes while you check out, and nobody else can buy it. A hold costs nothing and ends by itself.",
        ),
      ],
    },
  ],
};

export const tradeIn: PageSource = {
  title: english("Sell your car"),
  intro: english("Trade it in when you buy, or sell it to us as it is."),
  metadata: "tradeIn",
  sections: [
    {
      id: "today",
      title: english("How it works today"),
      paragraphs: [
        english(
          "An appraiser at {short} values your car. Call [{phone}](tel:{phoneLink}) or write to [{email}](mailto:{email}) with the VIN, the mileage and a few photos, and you get a figure to decide by.",
        ),
        english(
          "The figure is confirmed when we see the car. If it differs from what you described, we say why before you decide.",
        ),
      ],
    },
    {
      id: "bring",
      title: english("What to have at hand"),
      paragraphs: [
        english(
          "The title or the name of the lender who holds it, the registration, every key, the driver's license of everyone on the title, and the account number of your loan if there is one.",
        ),
      ],
    },
    {
      id: "loan",
      title: english("If there is still a loan on it"),
      paragraphs: [
        english(
          "We pay your lender. What the car is worth above the loan is yours; if the loan is higher, the difference is paid at the sale or, where a lender agrees, added to the new loan.",
        ),
      ],
    },
    {
      id: "tax",
      title: english("Trade-in and sales tax"),
      paragraphs: [
        english(
          "In many states the value of a trade-in lowers the amount that is taxed, so trading in can be worth more than selling elsewhere for the same figure. Checkout has no trade-in yet: call us before you order, and we work out both.",
        ),
      ],
    },
  ],
};

export const warranty: PageSource = {
  title: english("Warranties"),
  intro: english("What is covered after you have bought your car, for how long, and what is not."),
  metadata: "warranty",
  isSample: true,
  sections: [
    {
      id: "money-back",
      title: english("{moneyBackDays}-day money-back guarantee"),
      paragraphs: [
        english(
          "Bring your vehicle back within {moneyBackDays} days of delivery and get back what you paid us.",
        ),
        english(
          "It may have at most {moneyBackMiles} more miles on it than on the day you received it, be in the same condition, and carry no new lien.",
        ),
        english(
          "To start, call [{phone}](tel:{phoneLink}) within those days. Money goes back the way it came; a loan is unwound with its lender.",
        ),
      ],
    },
    {
      id: "limited",
      title: english("Limited warranty on used cars"),
      paragraphs: [
        english(
          "Covered for {warrantyMonths} months or {warrantyMiles} miles, whichever comes first, from the day of delivery: engine, transmission and drive axles, parts and labor.",
        ),
        english(
          "Call us before you have something repaired; in an emergency, make the car safe first and keep the receipts.",
        ),
      ],
    },
    {
      id: "maker",
      title: english("The maker's warranty"),
      paragraphs: [
        english(
          "A new car carries the warranty of its maker. What is left of it on a used car stays with the car; certified cars carry the maker's certified warranty in addition. The booklet travels with the car.",
        ),
      ],
    },
    {
      id: "buyers-guide",
      title: english("The Buyers Guide"),
      paragraphs: [
        english(
          "Federal rules require a Buyers Guide on each used car. It says whether the car is sold with a warranty or as is, and what of the repairs the dealer pays. You find it beside every used car here, and a copy is part of your contract; where the two differ, the Buyers Guide holds.",
        ),
      ],
    },
    {
      id: "not-covered",
      title: english("What is not covered"),
      paragraphs: [
        english(
          "Wear, such as tires, brake pads and wiper blades. Damage from an accident, misuse, racing, flood or missed maintenance. Parts that somebody else changed, and what fails because of them.",
        ),
      ],
    },
    {
      id: "law",
      title: english("Your rights besides"),
      paragraphs: [
        english(
          "These warranties give you specific legal rights. You may have others, which vary from state to state, and nothing here takes them away.",
        ),
      ],
    },
  ],
};

export const contactUs: PageSource = {
  title: english("Contact us"),
  intro: english("People who know the cars answer, not a menu."),
  metadata: "contactUs",
  sections: [
    {
      id: "car",
      title: english("About a car"),
      paragraphs: [
        english(
          "Open the car and use its dealership's number or form: whoever answers can walk to it. Have its stock number or VIN ready.",
        ),
      ],
    },
    {
      id: "order",
      title: english("About your order"),
      paragraphs: [
        english(
          "[Your orders](/deals) shows where it is and what is needed next. When you call, the order number helps us to find it; we never ask for your password or the code of a text message.",
        ),
      ],
    },
    {
      id: "write",
      title: english("By e-mail"),
      paragraphs: [
        english("[{contactEmail}](mailto:{contactEmail}). {short} answers within one business day."),
      ],
    },
    {
      id: "privacy",
      title: english("About your data"),
      paragraphs: [
        english("[{privacyEmail}](mailto:{privacyEmail}), or see the [privacy policy](/privacy-policy)."),
      ],
    },
  ],
};

export const accessibility: PageSource = {
  title: english("Accessibility"),
  intro: english("Everyone should be able to buy a car here."),
  metadata: "accessibility",
  sections: [
    {
      id: "aim",
      title: english("Our aim"),
      paragraphs: [
        english(
          "{short} builds for the Web Content Accessibility Guidelines (WCAG) 2.2, level AA. Each page is checked by machine in light and dark, and by hand with a keyboard, at 400 % zoom and on a screen 320 pixels wide.",
        ),
      ],
    },
    {
      id: "ways",
      title: english("Ways to use this site"),
      paragraphs: [
        english(
          "Everything works with a keyboard; the first press of Tab offers a link past the header. Pages follow your text size, dark mode, high contrast and reduced motion. Browsing works without JavaScript, and no step is on a clock that you cannot restart.",
        ),
      ],
    },
    {
      id: "limits",
      title: english("Known limits"),
      paragraphs: [
        english(
          "Photos come from dealerships and are described only as views of the car. Contracts are PDF files with selectable text; if your software cannot read one, we read it to you or send another format.",
        ),
        english("Pages of other companies, such as your bank's or your insurer's sign-in, are theirs."),
      ],
    },
    {
      id: "tell",
      title: english("If something stands in your way"),
      paragraphs: [
        english(
          "Call [{phone}](tel:{phoneLink}) ({hours}) or write to [{email}](mailto:{email}). Say which page it was and what you use. A person helps you to finish what you came for.",
        ),
      ],
    },
  ],
};
