import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { PodDisruptionBudgetSpec } from "kubernetes-types/policy/v1";
import { expect, test } from "vitest";
import { parseEnv, settingNames } from "../../lib/core/env.ts";
import { secretSettings } from "../../lib/core/secret-files.ts";
import packageJson from "../../package.json" with { type: "json" };
import { useFolder } from "../setup/folder.ts";
import { createSecrets, readCompose } from "./compose-file.ts";
import { environmentOfPod, type Manifest, readManifests, readPods, readService } from "./kubernetes-folder.ts";

const root = join(import.meta.dirname, "../..");
const folder = useFolder();
const manifests = readManifests();
const pods = readPods();
const compose = readCompose({ DOMAIN: "credence.example" });

/** Checks manifests by the types that are generated from the OpenAPI schema of Kubernetes: unknown, missing and mistaken fields. */
function checkTypes(checked: readonly Manifest[]): { status: number | null; stdout: string } {
  const types = dirname(createRequire(import.meta.url).resolve("kubernetes-types/package.json"));
  const lines = checked.map(({ file: _, ...manifest }, index) => {
    const { apiVersion, kind } = manifest;
    const place = join(types, apiVersion.includes("/") ? apiVersion : `core/${apiVersion}`);
    return `export const object${index}: import(${JSON.stringify(place)}).${kind} = ${JSON.stringify(manifest)};`;
  });
  const source = join(folder, "manifests.ts");
  writeFileSync(source, lines.join("\n"));
  const options = ["--noEmit", "--strict", "--skipLibCheck", "--module", "esnext", "--moduleResolution", "bundler"];
  const tsc = join(root, "node_modules/typescript/bin/tsc");
  return spawnSync(process.execPath, [tsc, ...options, "--types", "", source], { encoding: "utf8", cwd: folder });
}

test("every manifest is valid by the schema of Kubernetes, and a misspelt, missing or mistaken field is found", () => {
  expect(checkTypes(manifests)).toMatchObject({ stdout: "", status: 0 });
  const web = manifests.find(({ metadata, kind }) => metadata.name === "credence-web" && kind === "Deployment");
  for (const [from, to] of [
    ["readOnlyRootFilesystem", "readOnlyRootFileSystem"],
    ['"selector"', '"selectors"'],
    ['"replicas":2', '"replicas":"2"'],
  ] as const) {
    const changed = JSON.stringify(web).replaceAll(from, to);
    expect(changed).not.toBe(JSON.stringify(web));
    expect(checkTypes([JSON.parse(changed)]).status).not.toBe(0);
  }
});

test("web, worker and migrations run the programs of compose.yaml from the image of this version", () => {
  expect(Object.keys(pods).sort()).toEqual(["migrate", "web", "worker"]);
  const dockerfile = readFileSync(join(root, "Dockerfile"), "utf8");
  const ofImage = JSON.parse(/^CMD (.*)$/m.exec(dockerfile)?.[1] ?? "");
  for (const [name, { container }] of Object.entries(pods)) {
    expect([name, container.command]).toEqual([name, compose.services[name]?.command ?? ofImage]);
    expect([name, container.image]).toEqual([name, `credence:${packageJson.version}`]);
  }
});

test("their settings are settings of the service, and are accepted with the secrets that ops/create-secrets.sh makes", () => {
  const secrets = join(folder, "secrets");
  createSecrets(secrets);
  const chains = join(folder, "chains.json");
  writeFileSync(
    chains,
    manifests.find(({ metadata }) => metadata.name === "credence-chains")?.data?.["chains.json"] ?? "",
  );
  const known = [...settingNames, ...secretSettings.map((name) => `${name}_FILE`)];
  for (const role of ["web", "worker"]) {
    const given = environmentOfPod(role, { secrets, chains });
    for (const name of Object.keys(given)) expect(known).toContain(name);
    const [settings] = [parseEnv(given)];
    expect(settings).toMatchObject({ ROLE: role, PUBLIC_ORIGIN: "https://credence.example.org", TRUST_PROXY: true });
  }
});

test("each secret is a mounted file, none is in a manifest, and each mounted file is one that is read", () => {
  for (const [name, { pod, container }] of Object.entries(pods)) {
    const read = (container.env ?? []).flatMap(({ value = "" }) => value.match(/^\/run\/secrets\/(\w+)$/)?.[1] ?? []);
    const mounted = pod.volumes?.find(({ secret }) => secret)?.secret;
    expect([name, mounted?.items?.map(({ key, path }) => key === path && key)]).toEqual([name, read]);
    const mounts = container.volumeMounts?.map((mount) => mount.name).sort();
    expect([name, mounts]).toEqual([name, pod.volumes?.map((volume) => volume.name).sort()]);
  }
  for (const { kind, metadata, data } of manifests) {
    const filled = Object.entries(data ?? {}).filter(
      ([key, value]) => value !== "" && secretSettings.some((one) => one === key),
    );
    expect([metadata.name, kind === "Secret", filled]).toEqual([metadata.name, false, []]);
  }
});

test("every pod keeps to the restricted security standard, on a read-only file system with a writable /tmp, within limits", () => {
  for (const [name, { pod, container }] of Object.entries(pods)) {
    expect({ name, ...pod.securityContext }).toEqual({
      name,
      runAsNonRoot: true,
      runAsUser: 1000,
      runAsGroup: 1000,
      fsGroup: 1000,
      seccompProfile: { type: "RuntimeDefault" },
    });
    expect({ name, ...container.securityContext }).toEqual({
      name,
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ["ALL"] },
    });
    expect([name, pod.automountServiceAccountToken, pod.enableServiceLinks]).toEqual([name, false, false]);
    const writable = container.volumeMounts?.filter(({ readOnly }) => !readOnly).map(({ mountPath }) => mountPath);
    expect([name, writable]).toEqual([name, ["/tmp"]]);
    expect([name, pod.volumes?.find((volume) => volume.name === "tmp")?.emptyDir]).toEqual([
      name,
      { sizeLimit: "256Mi" },
    ]);
    const { requests, limits } = container.resources ?? {};
    const bound = compose.services[name]?.deploy?.resources?.limits;
    expect([name, limits?.cpu, limits?.memory?.replace("Mi", "m")]).toEqual([name, bound?.cpus, bound?.memory]);
    expect([name, Object.keys(requests ?? {})]).toEqual([name, ["cpu", "memory"]]);
  }
  expect(pods.migrate?.pod.restartPolicy).toBe("OnFailure");
});

test("a web process is live and ready by its health paths, and a worker is restarted by no database that does not respond", () => {
  const { startupProbe, livenessProbe, readinessProbe, ports } = pods.web?.container ?? {};
  expect(startupProbe?.httpGet).toEqual({ path: "/health/live", port: "http" });
  expect(livenessProbe?.httpGet).toEqual({ path: "/health/live", port: "http" });
  expect(readinessProbe?.httpGet).toEqual({ path: "/health/ready", port: "http" });
  expect(ports).toEqual([{ name: "http", containerPort: 3000 }]);
  const worker = pods.worker?.container;
  expect([worker?.livenessProbe, worker?.readinessProbe?.exec]).toEqual([
    undefined,
    { command: ["node", "dist/health.js"] },
  ]);
});

test("Service, disruption budgets and deployments select the same pods, of which one stays", () => {
  expect(readService().spec).toMatchObject({ selector: pods.web?.labels, ports: [{ targetPort: "http" }] });
  for (const name of ["web", "worker"]) {
    const of = manifests.filter(({ metadata }) => metadata.name === `credence-${name}`);
    expect(of.map(({ kind }) => kind)).toEqual(["Deployment", "PodDisruptionBudget"]);
    const [deployment, budget] = of.map(({ spec }) => spec as PodDisruptionBudgetSpec & { replicas?: number }); // Both have one.
    expect(deployment?.selector).toEqual({ matchLabels: pods[name]?.labels });
    expect(budget).toEqual({ minAvailable: 1, selector: { matchLabels: pods[name]?.labels } });
    expect(deployment?.replicas).toBeGreaterThan(1);
  }
});

test("docs/operations.md names every file of the folder and says what was never run in a cluster", () => {
  const docs = readFileSync(join(root, "docs/operations.md"), "utf8");
  for (const { file } of manifests) expect(docs).toContain(`ops/kubernetes/${file}`);
  expect(docs).toContain("never run in a cluster");
});
