import { describe, expect, it } from "vitest";
import { readPlaywrightReport, readVitestReport } from "./test-reports.ts";

describe("readVitestReport", () => {
  it("names each failed test, and each file that failed before its tests", () => {
    const passed = { fullName: "a works", status: "passed", failureMessages: [] };
    const failed = { fullName: "a fails", status: "failed", failureMessages: ["Error: expected 1\n    at line 2"] };
    const report = readVitestReport(
      {
        numPassedTests: 1,
        numFailedTests: 1,
        testResults: [
          { name: "/app/lib/a.test.ts", status: "failed", message: "", assertionResults: [passed, failed] },
          { name: "/app/lib/b.test.ts", status: "failed", message: "Cannot find c.ts", assertionResults: [] },
        ],
      },
      "/app",
    );
    expect(report).toEqual({
      passed: 1,
      failed: 1,
      failures: ["lib/a.test.ts › a fails: Error: expected 1", "lib/b.test.ts › the file: Cannot find c.ts"],
    });
  });
});

describe("readPlaywrightReport", () => {
  it("names each failed test, in however many groups it is", () => {
    const spec = (title: string, ok: boolean, message?: string) => ({
      title,
      file: "keys.spec.ts",
      ok,
      tests: [{ results: [message === undefined ? {} : { error: { message } }] }],
    });
    const group = { specs: [spec("is refused", false, "timeout\nCall log")], suites: [] };
    const report = readPlaywrightReport({
      stats: { expected: 1, flaky: 0, unexpected: 1 },
      suites: [{ specs: [spec("is created", true)], suites: [group] }],
    });
    expect(report).toEqual({ passed: 1, failed: 1, failures: ["keys.spec.ts › is refused: timeout"] });
  });
});
