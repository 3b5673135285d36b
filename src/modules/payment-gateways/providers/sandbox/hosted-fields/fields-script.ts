import type { FieldsNews, FieldsSubmit } from "../../../domain/fields-protocol.ts";

/**
 * Runs inside the frame of the embedded fields, as its only script: written here so that it is checked like all
 * code, sent as its own text. It may use nothing from outside itself.
 */
export function runFields(): void {
  const form = document.forms[0]!;
  const kind = form.dataset["kind"]!;
  const digits = (text: string) => text.replace(/\D/g, "");
  const input = (name: string) => form.elements.namedItem(name) as HTMLInputElement;
  const names = [...form.querySelectorAll("input")].map((field) => field.name);
  let port: MessagePort | undefined;
  const tell = (news: FieldsNews) => port?.postMessage(news);
  let told = 0;
  // Not only when a frame is drawn: a frame that is out of sight is not, and would grow under a pointer later.
  const measure = () => {
    const pixels = Math.ceil(form.getBoundingClientRect().height) + 8;
    if (pixels !== told) tell({ type: "height", pixels: (told = pixels) });
  };

  const formats: Record<string, (text: string) => string> = {
    number: (text) =>
      digits(text)
        .slice(0, 19)
        .replace(/(\d{4})(?=\d)/g, "$1 "),
    expiry: (text) => {
      const all = digits(text);
      const four = all.length === 6 ? all.slice(0, 2) + all.slice(4) : all.slice(0, 4);
      return four.length > 2 ? `${four.slice(0, 2)}/${four.slice(2)}` : four;
    },
    cvc: (text) => digits(text).slice(0, 4),
    routingNumber: (text) => digits(text).slice(0, 9),
    accountNumber: (text) => digits(text).slice(0, 17),
  };
  const rules: Record<string, RegExp> = {
    number: /^[\d ]{12,23}$/,
    expiry: /^(0[1-9]|1[0-2])\/\d{2}$/,
    cvc: /^\d{3,4}$/,
    routingNumber: /^\d{9}$/,
    accountNumber: /^\d{4,17}$/,
  };
  const show = (name: string, message: string) => {
    const place = document.getElementById(`${name}-error`)!;
    place.textContent = message;
    place.hidden = message === "";
    if (message === "") input(name).removeAttribute("aria-invalid");
    else input(name).setAttribute("aria-invalid", "true");
    measure();
  };
  const showAll = (errors: Readonly<Record<string, string>>) => {
    for (const name of names) show(name, errors[name] ?? "");
    input(names.find((name) => errors[name]) ?? names[0]!).focus();
    tell({ type: "invalid", errors });
  };
  for (const name of names) {
    input(name).addEventListener("input", () => {
      const field = input(name);
      const after = digits(field.value.slice(field.selectionStart ?? 0)).length;
      field.value = formats[name]!(field.value);
      // The caret stays before as many digits as it was before.
      let at = field.value.length;
      for (let left = after; left > 0 && at > 0; at -= 1) if (/\d/.test(field.value[at - 1]!)) left -= 1;
      field.setSelectionRange(at, at);
      show(name, "");
    });
  }

  const submit = async ({ name, zipCode, checkOnly }: FieldsSubmit) => {
    const errors: Record<string, string> = {};
    for (const field of names)
      if (!rules[field]!.test(input(field).value)) errors[field] = input(field).dataset["problem"]!;
    if (Object.keys(errors).length > 0) return showAll(errors);
    if (checkOnly) return tell({ type: "valid" });
    const body = new URLSearchParams({ kind, name, zipCode });
    for (const field of names) body.set(field, input(field).value);
    // A form is a request that needs no permission beforehand; the frame has no origin to ask with.
    const response = await fetch(form.action, {
      method: "POST",
      body,
      credentials: "omit",
      headers: { "accept-language": document.documentElement.lang },
    });
    const answer = (await response.json()) as {
      token?: string;
      display?: string;
      fields?: Record<string, string>;
    };
    if (answer.token !== undefined)
      tell({ type: "token", token: answer.token, display: answer.display ?? "" });
    else if (answer.fields !== undefined) showAll(answer.fields);
    else tell({ type: "failed" });
  };

  window.addEventListener("message", (event) => {
    // Only the document around the frame, and only once.
    if (event.source !== window.parent || port !== undefined || event.ports[0] === undefined) return;
    port = event.ports[0];
    port.onmessage = ({ data }) => {
      if ((data as FieldsSubmit).type === "submit")
        submit(data as FieldsSubmit).catch(() => tell({ type: "failed" }));
    };
    const measure = () =>
      tell({ type: "height", pixels: Math.ceil(form.getBoundingClientRect().height) + 8 });
    new ResizeObserver(measure).observe(form);
    measure();
  });
  form.addEventListener("submit", (event) => event.preventDefault());
}
