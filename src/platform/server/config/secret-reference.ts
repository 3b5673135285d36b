import { readFileSync } from "node:fs";
import path from "node:path";

/** Where a secret is: `env:SECRET_<NAME>`, or `file:<name>` in the folder that SECRETS_DIR names. */
type SecretReference = string;

const SECRET_REFERENCE = /^(?:env:SECRET_[A-Z0-9_]{1,80}|file:[A-Za-z0-9][A-Za-z0-9._-]{0,99})$/u;

/** A secret that is referred to but not there. Says where it was looked for, never what was found. */
export class SecretMissing extends Error {
  override name = "SecretMissing";
}

/** Reads secrets by reference, because tenant configuration is data that people copy and export. */
export type Secrets = (reference: SecretReference) => string;

/**
 * Secrets of this process. Only variables that start with SECRET_ can be named, so that a tenant's
 * configuration never reaches the process's own settings.
 * @throws SecretMissing from the reader
 */
export function environmentSecrets(environment: NodeJS.ProcessEnv): Secrets {
  return (reference) => {
    if (!SECRET_REFERENCE.test(reference))
      throw new SecretMissing("not a reference like env:SECRET_NAME or file:name");
    const value = reference.startsWith("env:")
      ? environment[reference.slice("env:".length)]
      : readSecretFile(environment["SECRETS_DIR"] ?? "/run/secrets", reference.slice("file:".length));
    const trimmed = value?.trim() ?? "";
    if (trimmed === "") throw new SecretMissing(`${reference} is not set`);
    return trimmed;
  };
}

function readSecretFile(folder: string, name: string): string | undefined {
  try {
    return readFileSync(path.join(folder, name), "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}
