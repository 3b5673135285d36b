/** Id of the one search form; controls anywhere on the page join it with their `form` attribute. */
export const SEARCH_FORM_ID = "vehicle-search";

/** Event on the document: the filters are alive. Before, another answer would replace them, and what has the focus. */
export const FILTERS_ALIVE = "search:alive";

type Control = HTMLInputElement | HTMLSelectElement;

/**
 * What the form says now, without its empty answers, and what the address says that no control can show
 * (a rooftop, a model year, a make that has left the stock): a change of one filter must not drop another.
 */
export function readSearchForm(form: HTMLFormElement, search: string): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === "string" && value.trim() !== "") params.append(name, value.trim());
  }
  const controls = [...form.elements] as Control[];
  // What cannot be meant is told beside its field; the last good answer stands meanwhile.
  const mistyped = controls.filter(({ name, validity }) => name !== "" && validity.patternMismatch);
  for (const { name } of mistyped) params.delete(name);
  for (const [name, value] of new URLSearchParams(search)) {
    if (
      !controls.some(
        (control) => !mistyped.includes(control) && control.name === name && shows(control, value),
      )
    )
      params.append(name, value);
  }
  return params;
}

function shows(control: Control, value: string): boolean {
  if (control instanceof HTMLSelectElement)
    return control.value !== "" || [...control.options].some((option) => option.value === value);
  return control.type === "checkbox" ? control.value === value : true;
}

/** Whether somebody chose or typed something since the document arrived; what is still being typed waits. */
export function isTouched(form: HTMLFormElement): boolean {
  const isInHand = (control: Control) => control.type === "text" && control === document.activeElement;
  return ([...form.elements] as Control[]).some(
    (control) => control.name !== "" && !isInHand(control) && differs(control),
  );
}

function differs(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const initial = [...control.options].findIndex((option) => option.defaultSelected);
    return control.selectedIndex !== Math.max(0, initial);
  }
  if (control.type === "checkbox") return control.checked !== control.defaultChecked;
  return control instanceof HTMLInputElement && control.value !== control.defaultValue;
}

/**
 * Makes every control say what the address says, after a chip, the back button or a link changed it.
 * Controls keep their identity, so focus stays where it is. `isBack` also rewrites what has the focus.
 */
export function writeSearchForm(form: HTMLFormElement, params: URLSearchParams, isBack = false): void {
  for (const element of form.elements) {
    const control = element as Control;
    if (!control.name || control.dataset["chosen"] !== undefined) continue;
    if (control instanceof HTMLInputElement && control.type === "checkbox") {
      control.checked = params.getAll(control.name).includes(control.value);
      continue;
    }
    const value = params.get(control.name) ?? control.dataset["rest"] ?? "";
    // An answer to an earlier move must not push back what somebody is still moving.
    const isInHand = control.closest("fieldset, label")?.contains(document.activeElement) ?? false;
    // What is mistyped stays beside its message until it is put right.
    const isLeft = isInHand || control.validity.patternMismatch;
    if (control.value === value || (isLeft && !isBack)) continue;
    control.value = value;
    control.dispatchEvent(new Event("input", { bubbles: true }));
  }
}
