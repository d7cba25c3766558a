import { createClient } from "../../lib/api/client.ts";

/** Calls the API of this service as the signed-in wallet. */
export const api = createClient();

/** Calls public endpoints without the session, for calls while one types: they must not use up the visitor's own limits. */
export const anonymousApi = createClient({ credentials: "omit" });
