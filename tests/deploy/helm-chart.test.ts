import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

/** Runs where this names the program (vitest.config.ts): the gate installs none. */
const helm = process.env["HELM"] ?? "helm";
const CHART = "deploy/helm";

/** What the chart renders, one text a Kubernetes object, by kind and name. */
function rendered(...settings: readonly string[]): ReadonlyMap<string, string> {
  const values = settings.flatMap((setting) => ["--set", setting]);
  const text = execFileSync(helm, ["template", "shop", CHART, ...values], { encoding: "utf8" });
  const objects = text.split(/^---$/m).filter((object) => /^kind:/m.test(object));
  return new Map(
    objects.map((object) => [
      `${/^kind: (.+)$/m.exec(object)?.[1]} ${/^ {2}name: (.+)$/m.exec(object)?.[1]}`,
      object,
    ]),
  );
}

const roleOf = (object: string | undefined) => /name: ROLE, value: (\w+)/.exec(object ?? "")?.[1];

describe("the chart for Kubernetes", () => {
  it("passes Helm's own check", () => {
    expect(execFileSync(helm, ["lint", "--strict", CHART], { encoding: "utf8" })).toContain(
      "0 chart(s) failed",
    );
  });

  it("makes web and worker pods, a service and a budget for disruptions", () => {
    const objects = rendered();
    expect([...objects.keys()].toSorted()).toEqual([
      "Deployment shop-web",
      "Deployment shop-worker",
      "PodDisruptionBudget shop-web",
      "Service shop-web",
    ]);
    expect(roleOf(objects.get("Deployment shop-web"))).toBe("web");
    expect(roleOf(objects.get("Deployment shop-worker"))).toBe("worker");
  });

  it("lets web pods do the work of workers where there are none", () => {
    const objects = rendered("worker.replicas=0");
    expect([...objects.keys()]).not.toContain("Deployment shop-worker");
    expect(roleOf(objects.get("Deployment shop-web"))).toBe("all");
  });

  it("leads every host of the ingress to the web pods, over TLS where a secret is named", () => {
    const ingress = rendered(
      "ingress.enabled=true",
      "ingress.className=nginx",
      "ingress.hosts={cars.example.com,harbor.example.com}",
      "ingress.tlsSecretName=shop-tls",
    ).get("Ingress shop-web");
    for (const host of ["cars.example.com", "harbor.example.com"]) {
      expect(ingress).toContain(`- host: "${host}"`);
      expect(ingress).toMatch(new RegExp(`hosts:[^:]*- ${host.replaceAll(".", "\\.")}\n`));
    }
    expect(ingress).toContain("ingressClassName: nginx");
    expect(ingress?.match(/name: shop-web\n {16}port: \{ name: http \}/g)).toHaveLength(2);
  });

  it("gives a server no variable that it does not read", () => {
    const known = readFileSync("src/platform/server/config/config.ts", "utf8");
    const names = [...(rendered().get("Deployment shop-web") ?? "").matchAll(/- \{ name: ([A-Z_]+), value/g)];
    expect(names.length).toBeGreaterThan(5);
    expect(names.filter(([, name]) => !new RegExp(`^ {2}${name}: `, "m").test(known))).toEqual([]);
  });
});
