/** First port of a run; the other parts have the ones after it. */
export const firstPort = Number(process.env["E2E_PORT"] ?? 4173);

/** Port of the server that only the tests of this worker use. */
export const port = firstPort + Number(process.env["TEST_PARALLEL_INDEX"] ?? 0);
