import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, onTestFinished } from "vitest";

/** A temporary folder of a test file's own, which is removed after its tests. */
export function useFolder(): string {
  return makeFolder(afterAll);
}

/** A temporary folder of the running test's own, which is removed after it. */
export function testFolder(): string {
  return makeFolder(onTestFinished);
}

function makeFolder(atEnd: (remove: () => void) => void): string {
  const folder = mkdtempSync(join(tmpdir(), "credence-test-"));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
