import { createClient } from "../../lib/api/client.ts";

/** Calls the API of this service as the signed-in wallet. */
export const api = createClient();
