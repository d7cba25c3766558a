import { ApiError } from "../../lib/api/client.ts";
import { withBasePath } from "../../lib/core/base-path.ts";

/**
 * Sends a file as a new list, as the signed-in wallet, and returns the list's id. `onProgress` gets the sent share, 0 to 1; fetch would not
 * tell it. Rejects with ApiError, with TypeError where the connection breaks, and with AbortError.
 */
export function uploadFile(
  file: Blob,
  fields: Readonly<Record<string, string>>,
  { onProgress, signal }: { onProgress: (share: number) => void; signal: AbortSignal },
): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const given = Object.entries(fields).filter(([, value]) => value !== "");
    request.open("POST", withBasePath(`/v1/lists?${new URLSearchParams(given)}`));
    // By cookie no other type is taken.
    request.setRequestHeader("Content-Type", "application/octet-stream");
    request.setRequestHeader("Accept", "application/json");
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onerror = () => reject(new TypeError("The upload was cut."));
    request.onabort = () => reject(new DOMException("The upload was stopped.", "AbortError"));
    request.onload = () => {
      const answer = read(request);
      if (answer instanceof ApiError) reject(answer);
      else resolve(answer);
    };
    signal.addEventListener("abort", () => request.abort());
    request.send(file);
  });
}

function read(request: XMLHttpRequest): string | ApiError {
  const about = {
    status: request.status,
    requestId: request.getResponseHeader("x-request-id"),
    retryAfter: Number(request.getResponseHeader("retry-after")) || null,
  };
  try {
    const body = JSON.parse(request.responseText);
    if (body.success === true) return body.list.id;
    return new ApiError({ ...about, code: body.error, message: body.message, details: body.details });
  } catch {
    const message = `Unexpected response (${request.status}), probably from a proxy in front of Credence. Try again.`;
    return new ApiError({ ...about, code: "UNREADABLE", message });
  }
}
