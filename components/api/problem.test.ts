import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ApiError } from "../../lib/api/client.ts";
import { errorCodes } from "../../lib/core/errors.ts";
import type { Language } from "../../lib/core/language.ts";
import { messagesOf } from "../../lib/core/texts.ts";
import { createTexts } from "../texts/create-texts.ts";
import { describeProblem, type Problem, toProblem } from "./problem.ts";

const answer = (fields: Partial<ConstructorParameters<typeof ApiError>[0]>) =>
  new ApiError({
    status: 400,
    code: "INVALID_REQUEST",
    message: "No.",
    requestId: "req_1",
    retryAfter: null,
    ...fields,
  });

const read = (problem: Problem, language: Language = "en") =>
  renderToStaticMarkup(
    createElement(
      "p",
      null,
      describeProblem(problem, createTexts(language, messagesOf(language, "api"), "api.problem")),
    ),
  );

test("an ended session is distinguished, so that the page can offer to sign in again", () => {
  expect(toProblem(answer({ status: 401, code: "UNAUTHORIZED" })).signedOut).toBe(true);
  expect(toProblem(answer({ status: 403, code: "FORBIDDEN" })).signedOut).toBe(false);
});

test("invalid fields are named", () => {
  const details = [
    { path: "body.name", message: "?" },
    { path: "body.permissions.0", message: "?" },
    { path: "query.limit", message: "?" },
  ];
  expect(toProblem(answer({ details })).fields).toEqual(["name", "permissions"]);
});

test("a used-up limit says when to try again", () => {
  const limited = answer({ status: 429, code: "RATE_LIMIT_EXCEEDED", retryAfter: 12 });
  expect(read(toProblem(limited))).toContain("12 seconds");
  expect(read(toProblem(limited), "es")).toContain("en 12 segundos");
});

test("internal errors contain the request id, others do not", () => {
  expect(toProblem(answer({ status: 500, code: "INTERNAL_ERROR" })).message).toBe("No. (request req_1)");
  expect(toProblem(answer({ status: 403, code: "NOT_ELIGIBLE" })).message).toBe("No.");
});

test("without a response the message says that nothing was changed", () => {
  expect(read(toProblem(new TypeError("Failed to fetch")))).toContain("could not reach the service");
});

test("a refusal is said by its code, with the API's own sentence marked as English", () => {
  const refused = toProblem(answer({ status: 400, code: "NAME_UNAVAILABLE", message: "alice is taken." }));
  expect(read(refused)).toBe('<p><span lang="en">alice is taken.</span></p>');
  expect(read(refused, "es")).toBe('<p>Este nombre no está disponible. <span lang="en">(alice is taken.)</span></p>');
  expect(read({ ...refused, code: "FROM_A_PROXY" }, "ja")).toContain("リクエストは受け付けられませんでした。");
});

test("every code of the API has its own words in each language but English", () => {
  for (const language of ["es", "ja"] as const) {
    const said = Object.entries(errorCodes).map(([code, { status }]) =>
      read(toProblem(answer({ status, code })), language),
    );
    expect(new Set([...said, read(toProblem(answer({ code: "OTHER" })), language)]).size).toBe(said.length + 1);
  }
});
