import { doWork } from "#platform/server/process/do-work.ts";
import { drawNotice, type NoticePaper } from "./draw-notice.ts";

// On the way into a thread a buffer becomes plain bytes.
doWork(({ brand, ...paper }: NoticePaper) => {
  const logo = brand.logo && { ...brand.logo, jpeg: Buffer.from(brand.logo.jpeg) };
  return drawNotice({ ...paper, brand: { ...brand, logo } });
});
