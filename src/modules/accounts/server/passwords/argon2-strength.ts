/** OWASP minimum for Argon2id (2 is Argon2id; the enum cannot be imported with isolated modules). */
export const ARGON2ID = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
