import { addDays, type CivilDate } from "#platform/shared/time/civil-date.ts";

/** Invented programs for the demo, in the words of an import file: no maker's offers. They run for three months. */
export function samplePrograms(today: CivilDate): readonly object[] {
  const days = { from: addDays(today, -30), to: addDays(today, 90), conditions: ["new"] };
  const honda = { maker: "Honda", models: ["CR-V"], ...days };
  const kia = { maker: "Kia", ...days };
  const community = { ...kia, amount: 500, stackGroup: "community" };
  return [
    { number: "S-100", kind: "customer-cash", title: "CR-V customer cash (sample)", amount: 1500, ...honda },
    {
      number: "S-101",
      kind: "special-apr",
      title: "CR-V special APR (sample)",
      rates: [
        { months: 36, apr: 1.9 },
        { months: 60, apr: 2.9 },
        { months: 72, apr: 3.9 },
      ],
      excludes: ["S-100"],
      lenders: ["Meridian Sample Auto Finance"],
      ...honda,
    },
    {
      number: "S-102",
      kind: "lease-cash",
      title: "CR-V lease cash (sample)",
      amount: 1000,
      excludes: ["S-100"],
      ...honda,
    },
    {
      number: "S-103",
      kind: "military",
      title: "Honda military appreciation (sample)",
      amount: 500,
      proof: "Military ID or discharge papers",
      maker: "Honda",
      ...days,
    },
    {
      number: "S-104",
      kind: "loyalty",
      title: "Honda owner loyalty (sample)",
      amount: 750,
      proof: "Registration of a Honda you own",
      maker: "Honda",
      ...days,
    },
    {
      number: "S-200",
      kind: "first-responder",
      title: "Kia first responder (sample)",
      proof: "ID from your department",
      ...community,
    },
    {
      number: "S-201",
      kind: "college",
      title: "Kia college graduate (sample)",
      proof: "Diploma or transcript",
      ...community,
    },
  ];
}
