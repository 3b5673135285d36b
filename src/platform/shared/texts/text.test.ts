import { expect, test } from "vitest";
import { englishText, fillText, textIn } from "./text.ts";

const spanish = textIn("es", {
  "Buy this car": "Compre este auto",
  "{count} {count:car|cars} in {place}": "{count} {count:auto|autos} en {place}",
});

test("a text is said in the reader's language, and in English where it has no other", () => {
  expect(spanish("Buy this car")).toBe("Compre este auto");
  expect(spanish("Something new")).toBe("Something new");
  expect(englishText("Buy this car")).toBe("Buy this car");
});

test("a value that ends with a point does not make two of them", () => {
  expect(fillText("Until {time}.", { time: "6:01 a.m." })).toBe("Until 6:01 a.m.");
  expect(fillText("{time}: closed", { time: "6:01 a.m." })).toBe("6:01 a.m.: closed");
});

test.each([
  [0, "0 autos en Austin"],
  [1, "1 auto en Austin"],
  [12, "12 autos en Austin"],
])("%i chooses its form", (count, said) => {
  expect(spanish("{count} {count:car|cars} in {place}", { count, place: "Austin" })).toBe(said);
});

test("a placeholder without a value stays visible, and values are not filled again", () => {
  expect(fillText("{a} and {b}", { a: "{b}" })).toBe("{b} and {b}");
  expect(fillText("{toString}", {})).toBe("{toString}");
});
