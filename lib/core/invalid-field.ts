import { ServiceError } from "./errors.ts";

/** INVALID_REQUEST with one detail: which field, and what is wrong with it. `sentence` says it in other words where they help. */
export function invalidField(path: string, message: string, sentence?: string): ServiceError {
  return new ServiceError("INVALID_REQUEST", sentence ?? `The request is not valid: ${path} ${message}.`, {
    details: [{ path, message }],
  });
}
