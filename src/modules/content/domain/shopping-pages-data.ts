import { english } from "#platform/shared/texts/text.ts";
import type { PageSource } from "./content-page.ts";

export const whyUs: PageSource = {
  title: english("Why us"),
  intro: english("Four promises and exactly what they cover."),
  metadata: "whyUs",
  sections: [
    {
      id: "price",
      title: english("One price, itemized"),
      paragraphs: [
        english(
          "Everyone sees the same price. Before you decide, you can open every amount and see what's in it: the car, tax, title, registration, our {docFee} document fee and delivery.",
        ),
        english("The contract you sign matches the offer you accepted, to the cent."),
      ],
    },
    {
      id: "days",
      title: english("{moneyBackDays} days to be sure"),
      paragraphs: [
        english(
          "Drive it to work, park it at home, show it to your mechanic. If it's not right for you, {short} takes it back within {moneyBackDays} days.",
        ),
        english("[How returns work](/warranty)"),
      ],
    },
    {
      id: "checked",
      title: english("You know what we know about a car"),
      paragraphs: [
        english(
          "Each listing shows the car's mileage, features, remaining warranty and its own federal Buyers Guide. Anything a technician found is in the listing too, even the small things.",
        ),
      ],
    },
    {
      id: "door",
      title: english("To your door, or ready for pickup"),
      paragraphs: [
        english(
          "Delivery is included within {freeMiles} miles of the dealership. Beyond that it's {perMile} a mile, up to {maxMiles} miles, and you see the amount before you commit.",
        ),
        english("Pickup is free."),
      ],
    },
    {
      id: "people",
      title: english("Real people when you want them"),
      paragraphs: [
        english(
          "Call [{phone}](tel:{phoneLink}): {hours}. Or email [{email}](mailto:{email}). You can switch between the site and a person at any step. Nothing you entered is lost.",
        ),
      ],
    },
  ],
};

export const financing: PageSource = {
  title: english("Financing"),
  intro: english("What goes into a payment, what we ask and when, and how it affects your credit."),
  metadata: "financing",
  sections: [
    {
      id: "estimate",
      title: english("The payment next to each car"),
      paragraphs: [
        english(
          "It's an estimate: the price minus {down} down, spread over {term} months, at the example rate for our {tier} credit tier. It doesn't include taxes, title, registration or any document fee, because they depend on where you live.",
        ),
        english(
          "Open any payment to see how we calculated it. Change the down payment, term or credit tier to see the difference. Trying out numbers isn't an application and doesn't affect your credit.",
        ),
      ],
    },
    {
      id: "own-payments",
      title: english("Your own payment on every car"),
      paragraphs: [
        english(
          "[Check your own payments](/pre-qualify?from=financing&return=/financing) in about a minute, with a soft check that doesn't affect your credit score. Then every car shows what lenders would ask of you, for 30 days, and what can still change it. It isn't a final approval.",
        ),
      ],
    },
    {
      id: "ways",
      title: english("How to pay today"),
      paragraphs: [
        english(
          "Online, you pay in full by card up to {cardLimit} or from a bank account, bring a loan from your own bank or credit union, or apply for a loan or lease from lenders we work with, where checkout offers it. To talk it over first, call [{phone}](tel:{phoneLink}).",
        ),
      ],
    },
    {
      id: "lenders",
      title: english("When you apply for a loan"),
      paragraphs: [
        english(
          "You fill out the application in checkout. Lenders tell you the terms before you agree to anything: the amount, the rate, the number of months and the total cost of the loan. A lender may decline, or ask for proof of income or residence.",
        ),
      ],
    },
    {
      id: "inquiry",
      title: english("Soft and hard inquiries"),
      paragraphs: [
        english(
          "Looking at estimates doesn't create a credit inquiry, and neither does an order you pay in full. When a lender checks whether you pre-qualify, that's a soft inquiry. Other lenders don't see it, and it doesn't change your score. A credit application is a hard inquiry and can lower your score by a few points.",
        ),
      ],
    },
    {
      id: "tiers",
      title: english("Credit tiers"),
      paragraphs: [
        english(
          "Our estimates use these credit score ranges: {tiers}. Lenders look at more than your score, so your rate can be better or worse.",
        ),
      ],
    },
    {
      id: "deposit",
      title: english("Deposits and holds"),
      paragraphs: [
        english(
          "We hold a car in your cart for {holdMinutes} minutes while you check out, and no one else can buy it. A hold is free and ends automatically.",
        ),
      ],
    },
  ],
};

export const tradeIn: PageSource = {
  title: english("Sell your car"),
  intro: english("Trade it in when you buy, or sell it to us as-is."),
  metadata: "tradeIn",
  sections: [
    {
      id: "today",
      title: english("How selling to us works"),
      paragraphs: [
        english(
          "Tell us about your car and get an offer online, line by line and valid for 7 days. If our own stock doesn't tell us enough about it, an appraiser at {short} looks, usually within minutes. You can also call [{phone}](tel:{phoneLink}) or email [{email}](mailto:{email}).",
        ),
        english(
          "We confirm the offer when we see the car. If the car isn't as you described it, we explain any change before you decide.",
        ),
      ],
    },
    {
      id: "bring",
      title: english("What to have ready"),
      paragraphs: [
        english(
          "The title or the name of the lender who holds it, the registration, all keys, the driver's license of everyone on the title, and your loan account number if you have a loan.",
        ),
      ],
    },
    {
      id: "loan",
      title: english("If you still owe money on it"),
      paragraphs: [
        english(
          "We pay off your lender. If the car is worth more than the loan, you keep the difference. If you owe more than it's worth, you pay the difference at the sale or, if a lender agrees, add it to the new loan.",
        ),
      ],
    },
    {
      id: "tax",
      title: english("Trade-in and sales tax"),
      paragraphs: [
        english(
          "In many states, a trade-in lowers the amount you pay sales tax on, so trading in can be worth more than selling elsewhere for the same price. Keep your offer in your account and add it at checkout: your taxes are figured with it.",
        ),
      ],
    },
  ],
};

export const warranty: PageSource = {
  title: english("Warranties"),
  intro: english("What's covered after you buy, for how long, and what isn't."),
  metadata: "warranty",
  isSample: true,
  sections: [
    {
      id: "money-back",
      title: english("{moneyBackDays}-day money-back guarantee"),
      paragraphs: [
        english(
          "Bring your vehicle back within {moneyBackDays} days of delivery and we'll refund what you paid us.",
        ),
        english(
          "It can have no more than {moneyBackMiles} additional miles on it, and it must be in the same condition and have no new lien.",
        ),
        english(
          "To start a return, call [{phone}](tel:{phoneLink}) within that time. We refund your original payment method. If you have a loan, we work with your lender to unwind it.",
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
          "Call us before you have anything repaired. In an emergency, make the car safe first and keep your receipts.",
        ),
      ],
    },
    {
      id: "maker",
      title: english("Manufacturer's warranty"),
      paragraphs: [
        english(
          "A new car comes with the manufacturer's warranty. On a used car, any remaining coverage stays with the car. Certified cars also carry the manufacturer's certified warranty. The warranty booklet comes with the car.",
        ),
      ],
    },
    {
      id: "buyers-guide",
      title: english("The Buyers Guide"),
      paragraphs: [
        english(
          "Federal rules require a Buyers Guide on each used car. It says whether the car is sold with a warranty or as is, and what share of repairs the dealer pays. You'll find it next to every used car here, and a copy is part of your contract. If the two differ, the Buyers Guide controls.",
        ),
      ],
    },
    {
      id: "not-covered",
      title: english("What's not covered"),
      paragraphs: [
        english(
          "Normal wear, such as tires, brake pads and wiper blades. Damage from an accident, misuse, racing, flood or missed maintenance. Parts that someone else modified, and anything that fails because of them.",
        ),
      ],
    },
    {
      id: "law",
      title: english("Your other rights"),
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
  intro: english("Talk to people who know our cars."),
  metadata: "contactUs",
  sections: [
    {
      id: "car",
      title: english("About a car"),
      paragraphs: [
        english(
          "Open the car's page and use its dealership's number or form. The person who answers can walk over to it. Have the stock number or VIN ready.",
        ),
      ],
    },
    {
      id: "order",
      title: english("About your order"),
      paragraphs: [
        english(
          "[Your orders](/deals) shows where your order is and what's needed next. Have your order number ready when you call. We never ask for your password or a code we texted you.",
        ),
      ],
    },
    {
      id: "write",
      title: english("By email"),
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
          "{short} builds to the Web Content Accessibility Guidelines (WCAG) 2.2, level AA. We check each page with automated tools in light and dark mode, and by hand with a keyboard, at 400% zoom and on a screen 320 pixels wide.",
        ),
      ],
    },
    {
      id: "ways",
      title: english("Ways to use this site"),
      paragraphs: [
        english(
          "Everything works with a keyboard. Press Tab once for a link that skips the header. Pages respect your settings for text size, dark mode, high contrast and reduced motion. You can browse without JavaScript, and you can restart any step that has a time limit.",
        ),
      ],
    },
    {
      id: "limits",
      title: english("Known limits"),
      paragraphs: [
        english(
          "Photos come from dealerships and are described only as views of the car. Contracts are PDF files with selectable text. If your software can't read one, we'll read it to you or send another format.",
        ),
        english(
          "We don't control other companies' pages, such as the sign-in pages of your bank or insurer.",
        ),
      ],
    },
    {
      id: "tell",
      title: english("If something gets in your way"),
      paragraphs: [
        english(
          "Call [{phone}](tel:{phoneLink}) ({hours}) or email [{email}](mailto:{email}). Tell us which page it was and what software or device you use. A person will help you finish.",
        ),
      ],
    },
  ],
};
