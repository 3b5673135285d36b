import { createElement, Fragment } from "react";
import { renderToString } from "react-dom/server";
import { StaticRouter, type StaticRouterProps } from "react-router";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { requiredOf } from "#tests/support/required-steps.ts";
import {
  makeTrackerWorld,
  type TrackerTestContext,
  type TrackerWorld,
} from "#tests/support/tracker-world.ts";
import { getTracker } from "../../server/get-tracker.ts";
import { Road } from "../strip/road.tsx";
import { SideSteps, TopSteps } from "./step-menu.tsx";

let world: TrackerWorld;
let orderNumber: string;
beforeAll(async () => {
  world = await makeTrackerWorld();
  ({ orderNumber } = await world.submittedOrder());
});
afterAll(() => world.close());

interface Store {
  readonly c3_toggle: boolean;
  readonly showDeliveryStep: boolean;
  readonly showPaymentStep: boolean;
}

function storeWith({ c3_toggle, ...shown }: Store): TrackerTestContext {
  const { ctx } = world;
  const { config } = ctx.tenant;
  const consumer = {
    ...config.consumer,
    progressTracker: { ...config.consumer.progressTracker, ...shown },
  };
  const flags = { ...ctx.tenant.flags, c3_toggle };
  return { ...ctx, tenant: { ...ctx.tenant, flags, config: { ...config, consumer } } };
}

/** The side list, the top menu and the road as the page shows them, from the server's answer. */
async function shown(store: Store): Promise<string> {
  const steps = requiredOf((await getTracker(storeWith(store), { orderNumber })).tracker.steps);
  const parts = { steps, current: "VERIFY_INSURANCE" } as const;
  const page = [
    ...[SideSteps, TopSteps].map((part, key) => createElement(part, { ...parts, key })),
    createElement(Road, { ...parts, orderNumber, picture: "/images/car.svg", key: "road" }),
  ];
  const html = renderToString(
    createElement(StaticRouter, { location: "/" } as StaticRouterProps, createElement(Fragment, null, page)),
  );
  return html.replaceAll(/<!-- -->/gu, "");
}

const ALL = "Verify Insurance, Verify ID, Upload Documents, Sign Contract, Schedule Pickup, Make a Payment";

describe("The tracker's page of a store (TRK-19, the C3 toggle)", () => {
  it.each([
    ["shows every step without the toggle, whatever the two flags say", [false, false, false], ALL],
    ["shows every step with the toggle and both flags", [true, true, true], ALL],
    [
      "has no payment with the toggle where the store hides it",
      [true, true, false],
      ALL.replace(", Make a Payment", ""),
    ],
    [
      "has no delivery with the toggle where the store hides it",
      [true, false, true],
      ALL.replace(" Schedule Pickup,", ""),
    ],
    [
      "has neither with the toggle where the store hides both",
      [true, false, false],
      "Verify Insurance, Verify ID, Upload Documents, Sign Contract",
    ],
  ] as const)("%s", async (_, [c3_toggle, showDeliveryStep, showPaymentStep], expected) => {
    const html = await shown({ c3_toggle, showDeliveryStep, showPaymentStep });
    const labels = expected.split(", ");
    const all = ALL.split(", ");
    for (const label of all) expect(html.includes(label), label).toBe(labels.includes(label));
    expect(html).toContain(`Step 1 of ${labels.length}`);
    expect(html).toContain(`0 of ${labels.length} steps completed`);
    const places = labels.map((label) => html.indexOf(label));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });
});
