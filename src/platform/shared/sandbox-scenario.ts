/** One outcome of an embedded provider and the input that selects it; the sandbox desk lists them. */
export interface SandboxScenario {
  readonly outcome: string;
  readonly input: string;
}
