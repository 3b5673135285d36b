import { expect, test } from "vitest";
import { formatMessage } from "./format-message.ts";
import { keyOfText } from "./message-key.ts";
import { compileText } from "./message-compiler.ts";
import { msg } from "./message.ts";
import { browserText, englishText, fillText, rewordedText, type Text, textIn } from "./text.ts";

const CARS = "{count, plural, one {# car} other {# cars}} in {place}";
const spanish = textIn("es", {
  "cart.buy": "Compre este auto",
  "search.cars": "{count, plural, one {# auto} other {# autos}} en {place}",
});

test("a text is said in the reader's language, and in English where it has no other", () => {
  expect(spanish("cart.buy", "Buy this car")).toBe("Compre este auto");
  expect(spanish(msg("cart.buy", "Buy this car"))).toBe("Compre este auto");
  expect(spanish("cart.new", "Something new")).toBe("Something new");
  expect(englishText("cart.buy", "Buy this car")).toBe("Buy this car");
});

test("a value that ends with a point does not make two of them", () => {
  expect(fillText("Until {time}.", { time: "6:01 a.m." })).toBe("Until 6:01 a.m.");
  expect(fillText("{time}: closed", { time: "6:01 a.m." })).toBe("6:01 a.m.: closed");
  expect(englishText("a.b", "{n, plural, one {One} other {#}} at {time}.", { n: 2, time: "6 a.m." })).toBe(
    "2 at 6 a.m.",
  );
});

test.each([
  [0, "0 autos en Austin", "0 cars in Austin"],
  [1, "1 auto en Austin", "1 car in Austin"],
  [1200, "1,200 autos en Austin", "1,200 cars in Austin"],
])("%i chooses its form", (count, inSpanish, inEnglish) => {
  expect(spanish("search.cars", CARS, { count, place: "Austin" })).toBe(inSpanish);
  expect(englishText("search.cars", CARS, { count, place: "Austin" })).toBe(inEnglish);
});

test.each([
  ["{what, select, car {A car} other {A thing}}", { what: "car" }, "A car"],
  ["{what, select, car {A car} other {A thing}}", { what: "van" }, "A thing"],
  ["{share, number, percent} off", { share: 0.25 }, "25% off"],
  ["{n, plural, =0 {Nothing} one {# car} other {# cars}}", { n: 0 }, "Nothing"],
  ["Quoted '{name}'", {}, "Quoted {name}"],
])("%s with %o reads %s", (text, params, said) => {
  expect(formatMessage(compileText(text), params, "en-US")).toBe(said);
});

test("a placeholder without a value stays visible, and values are not filled again", () => {
  expect(fillText("{a} and {b}", { a: "{b}" })).toBe("{b} and {b}");
  expect(fillText("{toString}", {})).toBe("{toString}");
  expect(englishText("a.b", "{n, plural, other {cars}} {x}")).toBe("{n} {x}");
});

test("what the build makes of a text finds the same translation by its key", () => {
  const built = browserText("es", {
    [keyOfText("Buy this car")]: "Compre este auto",
    [keyOfText(CARS)]: compileText("{count, plural, one {# auto} other {# autos}} en {place}"),
    "pickup.way": "Entrega en el concesionario",
  }) as unknown as (message: unknown, params?: object) => string;
  expect(built("Buy this car")).toBe("Compre este auto");
  expect(built([keyOfText(CARS), compileText(CARS)], { count: 2, place: "Austin" })).toBe(
    "2 autos en Austin",
  );
  expect(built(["pickup.way", "Pickup"])).toBe("Entrega en el concesionario");
});

test("a retailer's wording goes before the product's in either language", () => {
  const own = { [keyOfText("Buy this car")]: "Get it" };
  const reworded = [englishText, browserText("es", { [keyOfText("Cancel")]: "Cancelar" })].map((t) =>
    rewordedText(t, own),
  );
  const say = (t: Text, built: string) => t(built);
  expect(reworded.map((t) => say(t, "Buy this car"))).toEqual(["Get it", "Get it"]);
  expect(reworded.map((t) => say(t, "Cancel"))).toEqual(["Cancel", "Cancelar"]);
});
