import type { ErrorDetail } from "../../core/errors.ts";

/** What is wrong with a schema or with data, and where. */
export class FieldError extends Error {
  readonly detail: ErrorDetail;

  constructor(path: string, message: string) {
    super(`${path} ${message}`);
    this.detail = { path, message };
  }
}
