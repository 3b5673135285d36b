export { fillText, type TextParams } from "#platform/shared/text.ts";
