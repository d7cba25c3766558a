import { routeHandlers } from "../../../../lib/api/serve.ts";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeHandlers;
