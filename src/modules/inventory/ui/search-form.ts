/** Id of the one search form; controls anywhere on the page join it with their `form` attribute. */
export const SEARCH_FORM_ID = "vehicle-search";

type Control = HTMLInputElement | HTMLSelectElement;

/** What the form says now, without its empty answers. */
export function readSearchForm(form: HTMLFormElement): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === "string" && value.trim() !== "") params.append(name, value.trim());
  }
  return params;
}

/**
 * Makes every control say what the address says, after a chip, the back button or a link changed it.
 * Controls keep their identity, so focus stays where it is. `isBack` also rewrites what has the focus.
 */
export function writeSearchForm(form: HTMLFormElement, params: URLSearchParams, isBack = false): void {
  for (const element of form.elements) {
    const control = element as Control;
    if (!control.name) continue;
    if (control instanceof HTMLInputElement && control.type === "checkbox") {
      control.checked = params.getAll(control.name).includes(control.value);
      continue;
    }
    const value = params.get(control.name) ?? control.dataset["rest"] ?? "";
    // An answer to an earlier move must not push back what somebody is still moving.
    const isInHand = control.closest("fieldset, label")?.contains(document.activeElement) ?? false;
    if (control.value === value || (isInHand && !isBack)) continue;
    control.value = value;
    control.dispatchEvent(new Event("input", { bubbles: true }));
  }
}
