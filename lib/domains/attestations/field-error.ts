import type { ErrorDetail } from "../../core/errors.ts";
import { invalidField } from "../../core/invalid-field.ts";

/** A problem in a schema or in data. */
export class FieldError extends Error {
  readonly detail: ErrorDetail;

  constructor(path: string, message: string) {
    super(`${path} ${message}`);
    this.detail = { path, message };
  }
}

/** Runs `read`. INVALID_REQUEST, about the field of the body, replaces a {@link FieldError}. */
export function rejectFieldErrors<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof FieldError)) throw error;
    throw invalidField(`body.${error.detail.path}`, error.detail.message);
  }
}

/** The result of `read`; null if it throws a {@link FieldError}. */
export function nullIfInvalid<T>(read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof FieldError) return null;
    throw error;
  }
}
