import type { FormEvent, InputEvent } from "react";
import { maskEdit } from "./typing-mask.ts";

/** What each masked field showed last. */
const shown = new WeakMap<HTMLInputElement, string>();

/** Handlers of an uncontrolled input that is written in a mask while somebody types. */
export function maskedInput(mask: (text: string) => string, maxDigits: number) {
  return {
    onBeforeInput(event: InputEvent<HTMLInputElement>): void {
      // Like `maxlength`, which cannot be used: it would cut what is pasted before it is read.
      const { value, selectionStart, selectionEnd } = event.currentTarget;
      const isFull = value.replace(/\D/gu, "").length >= maxDigits && mask(value) === value;
      if (isFull && selectionStart === selectionEnd && /^\d$/u.test(event.data ?? "")) event.preventDefault();
    },
    onInput(event: FormEvent<HTMLInputElement>): void {
      const input = event.currentTarget;
      const native = event.nativeEvent as globalThis.InputEvent;
      if (native.isComposing) return;
      const edit = {
        text: input.value,
        caret: input.selectionStart ?? input.value.length,
        before: shown.get(input) ?? "",
        deletesBackward: native.inputType === "deleteContentBackward",
      };
      const { text, caret } = maskEdit(edit, mask);
      shown.set(input, text);
      if (text === input.value) return;
      input.value = text;
      // Autofill writes into fields that have no focus: there is no caret to keep.
      if (document.activeElement === input) input.setSelectionRange(caret, caret);
    },
  };
}
