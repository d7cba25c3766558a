import { handleSystemRoute } from "../../lib/api/system-routes.ts";

export const GET = handleSystemRoute;
export const HEAD = handleSystemRoute;
