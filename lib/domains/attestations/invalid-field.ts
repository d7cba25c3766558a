import { ServiceError } from "../../core/errors.ts";

/** INVALID_REQUEST with one detail: which field, and what is wrong with it. */
export function invalidField(path: string, message: string): ServiceError {
  return new ServiceError("INVALID_REQUEST", `The request is not valid: ${path} ${message}.`, {
    details: [{ path, message }],
  });
}
