// The image's health check: ends with 0 when this container serves stores.
const port = process.env.PORT || "3000";
const answer = await fetch(`http://127.0.0.1:${port}/ready`, { signal: AbortSignal.timeout(4_000) }).catch(
  () => undefined,
);
process.exit(answer?.status === 200 ? 0 : 1);
