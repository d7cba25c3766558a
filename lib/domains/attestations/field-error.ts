import type { ErrorDetail } from "../../core/errors.ts";

/** A problem in a schema or in data. */
export class FieldError extends Error {
  readonly detail: ErrorDetail;

  constructor(path: string, message: string) {
    super(`${path} ${message}`);
    this.detail = { path, message };
  }
}
