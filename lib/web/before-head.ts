import type { ServerResponse } from "node:http";

/** Calls `change` right before the head is sent. */
export function beforeHead(response: ServerResponse, change: () => void): void {
  const writeHead = response.writeHead;
  const changed = (status: number, ...given: unknown[]) => {
    response.statusCode = status;
    change();
    return Reflect.apply(writeHead, response, [response.statusCode, ...given]);
  };
  // Same overloads as writeHead.
  response.writeHead = changed as typeof writeHead;
}
