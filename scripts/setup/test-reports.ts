import { relative } from "node:path";
import { z } from "zod";

/** What a test program reported: counts, and a line for each failure. */
export interface TestReport {
  passed: number;
  failed: number;
  /** "<file> › <test>: <first line of its message>". */
  failures: string[];
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().default(""),
      assertionResults: z.array(
        z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()).nullish() }),
      ),
    }),
  ),
});

/** Read the JSON report of vitest. Throws if it is none. */
export function readVitestReport(report: unknown, root: string): TestReport {
  const { numPassedTests, numFailedTests, testResults } = vitestReport.parse(report);
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const tests = assertionResults
      .filter((test) => test.status === "failed")
      .map((test) => failureLine(file, test.fullName, test.failureMessages?.[0]));
    // A file whose set-up failed has no failed test.
    return tests.length === 0 && status === "failed" ? [failureLine(file, "the file", message)] : tests;
  });
  return { passed: numPassedTests, failed: numFailedTests, failures };
}

const playwrightResult = z.object({ error: z.object({ message: z.string().optional() }).optional() });

const playwrightSpec = z.object({
  title: z.string(),
  file: z.string(),
  ok: z.boolean(),
  tests: z.array(z.object({ results: z.array(playwrightResult) })),
});

const playwrightSuite = z.object({
  specs: z.array(playwrightSpec).optional(),
  get suites() {
    return z.array(playwrightSuite).optional();
  },
});

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), flaky: z.number(), unexpected: z.number() }),
  suites: z.array(playwrightSuite),
});

/** Read the JSON report of Playwright. Throws if it is none. */
export function readPlaywrightReport(report: unknown): TestReport {
  const { stats, suites } = playwrightReport.parse(report);
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, failures: suites.flatMap(failuresOf) };
}

function failuresOf({ specs = [], suites = [] }: z.infer<typeof playwrightSuite>): string[] {
  const own = specs
    .filter((spec) => !spec.ok)
    .map((spec) => {
      const errors = spec.tests.flatMap((test) => test.results.map((result) => result.error?.message));
      return failureLine(spec.file, spec.title, errors.find(Boolean));
    });
  return [...own, ...suites.flatMap(failuresOf)];
}

function failureLine(file: string, test: string, message = ""): string {
  return `${file} › ${test}: ${message.trim().split("\n", 1)[0]?.slice(0, 300) ?? ""}`;
}
