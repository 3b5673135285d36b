/** Runs in the page, in any engine: a shown element of a kind with a name, or null. */
export const findInPage = `
const [kind, name, nth] = arguments;
const shown = (element) => {
  const box = element.getBoundingClientRect();
  const style = getComputedStyle(element);
  return style.visibility !== "hidden" && style.display !== "none" && (box.width > 0 || box.height > 0);
};
if (kind === "css") return [...document.querySelectorAll(name)].filter(shown)[nth] ?? null;
const wanted = new RegExp(name);
const selectors = {
  button: "button, [role=button], input[type=submit]",
  unpressed: "button[aria-pressed=false]",
  link: "a[href]",
  field: "input:not([type=hidden]):not([type=checkbox]):not([type=radio]), select, textarea",
  checkbox: "input[type=checkbox], [role=checkbox]",
  option: "[role=option]",
  title: "h1, [data-step-title]",
  text: "p, h1, h2, h3, li, dd, span, strong, output, legend",
};
const plain = (text) => (text ?? "").replace(/\\s+/g, " ").trim();
const nameOf = (element) => {
  const by = element.getAttribute("aria-labelledby");
  if (element.hasAttribute("aria-label")) return plain(element.getAttribute("aria-label"));
  if (by) return plain(by.split(" ").map((id) => document.getElementById(id)?.textContent ?? "").join(" "));
  if (element.labels?.length) return plain([...element.labels].map((label) => label.textContent).join(" "));
  return plain(element.textContent || element.value);
};
const all = [...document.querySelectorAll(selectors[kind])].filter(
  (element) => wanted.test(nameOf(element)) && element.getAttribute("aria-disabled") !== "true",
);
// What chooses files or ticks a box may be drawn by its label.
const isHiddenInput = (element) => element.matches("input[type=file]");
return all.filter((element) => shown(element) || isHiddenInput(element))[nth] ?? null;
`;
