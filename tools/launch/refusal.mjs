/** Ends a command with one line instead of a stack: something the person at the keyboard can change. */
export class Refusal extends Error {
  name = "Refusal";
}
