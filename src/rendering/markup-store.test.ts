import { describe, expect, test } from "vitest";
import { MarkupStore, type Piece } from "./markup-store.ts";
import { pageBody } from "./page-body.ts";

const retailer = { name: "Sunny" };
const slot = (id: number, inside = "") => `<written-once id="${id}">${inside}</written-once>`;

function fill(
  store: MarkupStore,
  of: object,
  write: (slot: (by: string) => { id: number; isKnown: boolean }) => string,
) {
  const slots = store.openDocument(of);
  const parts: (string | Piece)[] = [];
  slots.fill(
    write((by) => slots.slot(by)),
    parts,
  );
  return parts.map((part) => (typeof part === "string" ? part : Buffer.from(part).toString())).join("");
}

describe("markup that is written once", () => {
  test("is what React wrote, and is copied the next time", () => {
    const store = new MarkupStore();
    const first = fill(store, retailer, (take) => {
      const { id, isKnown } = take("card");
      expect(isKnown).toBe(false);
      return `<ul><li>${slot(id, "<b>Caf\u00e9 €</b>")}</li></ul>`;
    });
    const again = fill(store, retailer, (take) => {
      const { id, isKnown } = take("card");
      expect(isKnown).toBe(true);
      return `<ol>${slot(id)}</ol>`;
    });
    expect(first).toBe("<ul><li><b>Caf\u00e9 €</b></li></ul>");
    expect(again).toBe("<ol><b>Caf\u00e9 €</b></ol>");
  });

  test("is never another retailer's, nor that of an earlier configuration", () => {
    const store = new MarkupStore();
    fill(store, retailer, (take) => slot(take("header").id, "<i>Sunny</i>"));
    expect(store.openDocument({ name: "Sunny" }).slot("header").isKnown).toBe(false);
    expect(store.openDocument(retailer).slot("header").isKnown).toBe(true);
  });

  test("stays within its room by dropping the oldest", () => {
    const store = new MarkupStore(2_000);
    for (let at = 0; at < 20; at += 1)
      fill(store, retailer, (take) => slot(take(`card ${at}`).id, `<p>${"x".repeat(300)}</p>`));
    expect(store.openDocument(retailer).slot("card 0").isKnown).toBe(false);
    expect(store.openDocument(retailer).slot("card 19").isKnown).toBe(true);
  });

  test("lines are kept without their blank, which may be any text", () => {
    const store = new MarkupStore();
    const first = store.openDocument(retailer);
    expect(first.line(["make", "kia"], "1")).toBeUndefined();
    const id = first.place({ by: ["make", "kia"], blank: "1 < 2" });
    const parts: (string | Piece)[] = [];
    first.fill(slot(id, `<p>Kia <b>${first.blank}</b></p>`), parts);
    expect(parts).toEqual(["<p>Kia <b>1 &lt; 2</b></p>"]);
    expect(store.openDocument(retailer).line(["make", "kia"], "3")).toBe("<p>Kia <b>3</b></p>");
    expect(store.openDocument({}).line(["make", "kia"], "3")).toBeUndefined();
    expect(store.openDocument(retailer).line(["make"], "3")).toBeUndefined();
    expect(store.openDocument(retailer).line(["make", "kia", "rio"], "3")).toBeUndefined();
  });

  test("markup differs in its blank only, even inside attributes", () => {
    const store = new MarkupStore();
    const write = (blank: string) => {
      const slots = store.openDocument(retailer);
      const { id, isKnown } = slots.slot("card", blank);
      const parts: (string | Piece)[] = [];
      slots.fill(slot(id, isKnown ? "" : `<img loading="${slots.blank}"/><b>Kia</b>`), parts);
      return parts.map((part) => (typeof part === "string" ? part : Buffer.from(part).toString())).join("");
    };
    expect(write("lazy")).toBe('<img loading="lazy"/><b>Kia</b>');
    expect(write('"eager"')).toBe('<img loading="&quot;eager&quot;"/><b>Kia</b>');
  });

  test("refuses what would be wrong in another document", () => {
    const write = (inside: string) => fill(new MarkupStore(), retailer, (take) => slot(take("a").id, inside));
    expect(() => write('<input id="_R_1_"/>')).toThrow("useId");
    expect(() => write('<written-once id="1">')).toThrow("another one");
  });

  test("frames are kept around lists that differ from page to page", () => {
    const store = new MarkupStore();
    const write = (fillings: readonly string[], isFirst: boolean) => {
      const slots = store.openDocument(retailer);
      const { id, isKnown } = slots.frame("make", fillings);
      expect(isKnown).toBe(!isFirst);
      const inside = `<ul>${slots.blank}</ul><details>${slots.blank}</details>`;
      const parts: (string | Piece)[] = [];
      slots.fill(slot(id, isFirst ? inside : ""), parts);
      return parts.map((part) => (typeof part === "string" ? part : Buffer.from(part))).join("");
    };
    expect(write(["<li>a</li>", "<li>b</li>"], true)).toBe(
      "<ul><li>a</li></ul><details><li>b</li></details>",
    );
    expect(write(["", "<li>c</li>"], false)).toBe("<ul></ul><details><li>c</li></details>");
    expect(() => write(["one list is missing"], false)).toThrow("a blank for each list");
  });

  test("markup around several texts gets each of them in its places, in any order", () => {
    const store = new MarkupStore();
    const write = (texts: { to: string; name: string }) => {
      const slots = store.openDocument(retailer);
      const { id, isKnown } = slots.around("chip", texts);
      const [to, name] = [slots.blankOf("to"), slots.blankOf("name")];
      const parts: (string | Piece)[] = [];
      slots.fill(slot(id, isKnown ? "" : `<a title="${name}." href="/es${to}#${name}">${name}</a>`), parts);
      return parts.map((part) => (typeof part === "string" ? part : Buffer.from(part))).join("");
    };
    expect(write({ to: "/a", name: "A" })).toBe('<a title="A." href="/es/a#A">A</a>');
    expect(write({ to: "/b?c&d", name: "" })).toBe('<a title="." href="/es/b?c&amp;d#"></a>');
  });

  test("a stand-in for a text that was changed on its way stops the page", () => {
    const slots = new MarkupStore().openDocument(retailer);
    const { id } = slots.around("link", { to: "/a" });
    const changed = encodeURIComponent(slots.blankOf("to"));
    expect(() => slots.fill(slot(id, `<a href="?back=${changed}">A</a>`), [])).toThrow("changed");
  });

  test("a document has the same ETag whether its parts were known already or are new to the process", () => {
    const store = new MarkupStore();
    const etagsOf = (list: string): string => {
      const slots = store.openDocument(retailer);
      const { id, isKnown } = slots.frame("make", [list]);
      const parts: (string | Piece)[] = ["<main>"];
      slots.fill(slot(id, isKnown ? "" : `<ul>${slots.blank}</ul>`), parts);
      return pageBody([...parts, "</main>"]).etag;
    };
    const asOneText = pageBody(["<main><ul><li>a</li></ul></main>"]).etag;
    expect([etagsOf("<li>a</li>"), etagsOf("<li>a</li>")]).toEqual([asOneText, asOneText]);
    expect(etagsOf("<li>b</li>")).not.toBe(asOneText);
  });

  test("a list of pieces is one place as soon as all of them are known", () => {
    const store = new MarkupStore();
    const card = (by: string) => ({ by, blank: '"lazy"' });
    const first = store.openDocument(retailer);
    expect(first.list([card("a")])).toBeUndefined();
    first.fill(
      slot(first.slot("a").id, `<i>A</i>${first.blank}`) + slot(first.slot("b").id, `<i>B</i>${first.blank}`),
      [],
    );
    const next = store.openDocument(retailer);
    const id = next.list([card("b"), card("a")]);
    const parts: (string | Piece)[] = [];
    next.fill(slot(id ?? -1), parts);
    const text = parts.map((part) => (typeof part === "string" ? part : Buffer.from(part))).join("");
    expect(text).toBe("<i>B</i>&quot;lazy&quot;<i>A</i>&quot;lazy&quot;");
  });
});
