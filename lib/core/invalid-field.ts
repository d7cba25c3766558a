import { ServiceError } from "./errors.ts";

/** INVALID_REQUEST with one detail. `sentence` replaces the default message. */
export function invalidField(path: string, message: string, sentence?: string): ServiceError {
  return new ServiceError("INVALID_REQUEST", sentence ?? `The request is not valid: ${path} ${message}.`, {
    details: [{ path, message }],
  });
}
