import { expect, test } from "vitest";
import { ApiError } from "../../lib/api/client.ts";
import { toProblem } from "./problem.ts";

const answer = (fields: Partial<ConstructorParameters<typeof ApiError>[0]>) =>
  new ApiError({
    status: 400,
    code: "INVALID_REQUEST",
    message: "No.",
    requestId: "req_1",
    retryAfter: null,
    ...fields,
  });

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
  expect(toProblem(limited).message).toContain("12 seconds");
});

test("internal errors contain the request id, others do not", () => {
  expect(toProblem(answer({ status: 500, code: "INTERNAL_ERROR" })).message).toBe("No. (request req_1)");
  expect(toProblem(answer({ status: 403, code: "NOT_ELIGIBLE" })).message).toBe("No.");
});

test("without a response the message says that nothing was changed", () => {
  expect(toProblem(new TypeError("Failed to fetch")).message).toContain("could not reach the service");
});
