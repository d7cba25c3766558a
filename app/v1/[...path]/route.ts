import { route } from "../../../lib/api/serve.ts";

// Whatever no other route answers: NOT_FOUND in the envelope.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route();
