import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { ConfigMap, Container, PodSpec, Service } from "kubernetes-types/core/v1";
import type { ObjectMeta } from "kubernetes-types/meta/v1";
import { parseAllDocuments } from "yaml";

const folder = join(import.meta.dirname, "../../ops/kubernetes");

export interface Manifest {
  file: string;
  apiVersion: string;
  kind: string;
  metadata: ObjectMeta & { name: string };
  spec?: Record<string, unknown>;
  data?: ConfigMap["data"];
}

/** Every object of ops/kubernetes, in the order of `kubectl apply`. */
export function readManifests(): Manifest[] {
  return readdirSync(folder)
    .sort()
    .flatMap((file) =>
      parseAllDocuments(readFileSync(join(folder, file), "utf8")).map((document) => {
        if (document.errors.length > 0) throw new Error(`${file}: ${document.errors[0]?.message}`);
        return { ...document.toJS(), file };
      }),
    );
}

/** The pods of the folder by the name of their only container. */
export function readPods(): Record<string, { pod: PodSpec; container: Container; labels: Record<string, string> }> {
  const found = readManifests().flatMap(({ spec }) => {
    const template = spec?.template as { metadata: ObjectMeta; spec: PodSpec } | undefined; // Only workloads have one.
    const [container, ...others] = template?.spec.containers ?? [];
    if (!template || !container) return [];
    if (others.length > 0) throw new Error("A pod has several containers.");
    return [[container.name, { pod: template.spec, container, labels: template.metadata.labels ?? {} }] as const];
  });
  return Object.fromEntries(found);
}

/** The environment of a container, with its mounted files at their places on this machine. */
export function environmentOfPod(name: string, places: { secrets: string; chains: string }): Record<string, string> {
  const { container } = readPods()[name] ?? {};
  const maps = (container?.envFrom ?? []).map(
    ({ configMapRef }) => readManifests().find(({ metadata }) => metadata.name === configMapRef?.name)?.data ?? {},
  );
  const own: Record<string, string> = Object.fromEntries(
    (container?.env ?? []).map((one) => [one.name, one.value ?? ""]),
  );
  const merged: Record<string, string> = Object.assign({}, ...maps, own);
  return Object.fromEntries(
    Object.entries(merged).map(([key, value]) => [
      key,
      value.replace("/run/secrets", places.secrets).replace("/etc/credence/chains.json", places.chains),
    ]),
  );
}

/** The Service in front of the web processes. */
export function readService(): Service {
  const { file: _, ...service } = readManifests().find(({ kind }) => kind === "Service") ?? {};
  return service as Service; // Its kind says so.
}
