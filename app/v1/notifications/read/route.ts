import { route } from "../../../../lib/api/serve.ts";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route("/v1/notifications/read");
