import type { TenantConfig } from "../domain/tenant-config-schema.ts";
import { pictureProblems } from "./picture-problems.ts";
import { wordingProblems } from "./wordings/wording-problems.ts";

/** What the schema of a configuration cannot see, asked wherever one is saved: wordings of no text, pictures nobody could see. */
export function configProblems(config: TenantConfig): { readonly path: string; readonly message: string }[] {
  return [...wordingProblems(config), ...pictureProblems(config)];
}
