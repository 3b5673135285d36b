export { fillText, type TextParams } from "#platform/shared/texts/text.ts";
