import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { PlaceOfHandover } from "./place-of-handover.tsx";

const rooftop = {
  id: "columbus",
  name: "Sunlane Columbus",
  streetAddress: "250 Olentangy Way",
  city: "Columbus",
  state: "OH",
  zipCode: "43215",
  timeZone: "America/New_York",
  phone: "+16145550106",
};
const ADDRESS = "Sunlane Columbus, 250 Olentangy Way, Columbus, OH 43215";

it("says where the car stands, with the way there and a phone number", () => {
  const shown = renderToString(<PlaceOfHandover isKnown={false} rooftop={rooftop} />);
  expect(shown).toContain(ADDRESS);
  expect(shown).toContain(`destination=${new URLSearchParams({ to: ADDRESS }).toString().slice(3)}`);
  expect(shown).toContain("tel:+16145550106");
});

it("does not repeat the address of an appointment, and still leads to it", () => {
  const shown = renderToString(<PlaceOfHandover isKnown rooftop={rooftop} />);
  expect(shown).not.toContain(ADDRESS);
  expect(shown).toContain("Sunlane Columbus");
  expect(shown).toContain("destination=Sunlane+Columbus%2C+250+Olentangy+Way");
});
