import { join, sep } from "node:path";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Files below tests run whole programs and take long: they begin, so that no core is idle while the last of them ends. */
class LongOnesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const long = join(import.meta.dirname, "tests") + sep;
    const sorted = await super.sort(files);
    return [true, false].flatMap((isLong) => sorted.filter((file) => file.moduleId.startsWith(long) === isLong));
  }
}

export default defineConfig({
  test: {
    include: ["{components,lab,lib,scripts,tests}/**/*.test.ts"],
    globalSetup: "tests/setup/global.ts",
    pool: "forks",
    // Files of one process share what they import, so each leaves it as it was: what mocks a module takes it again (`resetModules`)
    // before and after, and what stubs a global or a clock puts it back.
    isolate: false,
    // More than the two cores of a small machine: what starts programs waits for them, and some wait for a clock.
    maxWorkers: 3,
    sequence: { sequencer: LongOnesFirst },
    // For a machine that does much else; nothing is measured.
    testTimeout: 180_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 120_000 } },
  },
});
