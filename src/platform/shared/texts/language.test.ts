import { describe, expect, test } from "vitest";
import { acceptedLanguage, inLanguage, splitLanguage } from "./language.ts";

describe("the language of an address", () => {
  test.each([
    ["/es", "es", "/"],
    ["/es/", "es", "/"],
    ["/es/search", "es", "/search"],
    ["/es?a=1", "es", "/?a=1"],
    ["/es/_root.data", "es", "/_root.data"],
    ["/", "en", "/"],
    ["/essex", "en", "/essex"],
    ["/vehicles/es", "en", "/vehicles/es"],
  ])("%s is %s and %s", (address, language, path) => {
    expect(splitLanguage(address)).toEqual({ language, path });
  });

  test("a path gets one language, whatever it had before", () => {
    expect(inLanguage("es", "/")).toBe("/es");
    expect(inLanguage("es", "/search?make=Kia")).toBe("/es/search?make=Kia");
    expect(inLanguage("es", "/es/faq#payments")).toBe("/es/faq#payments");
    expect(inLanguage("en", "/es/faq")).toBe("/faq");
    expect(inLanguage("en", "/es")).toBe("/");
  });

  test("a link into another language never leaves the site", () => {
    for (const address of ["//elsewhere.example", "/es//elsewhere.example", "/es/\\/elsewhere.example"])
      expect([inLanguage("en", address), inLanguage("es", address)]).toEqual([
        "/elsewhere.example",
        "/es/elsewhere.example",
      ]);
  });
});

test("only the first language of a browser counts, and English stands for all we do not speak", () => {
  expect(acceptedLanguage("es-MX,es;q=0.9,en;q=0.8")).toBe("es");
  expect(acceptedLanguage("en-US,es;q=0.5")).toBe("en");
  expect(acceptedLanguage("zz")).toBe("en");
  expect(acceptedLanguage(null)).toBe("en");
});
