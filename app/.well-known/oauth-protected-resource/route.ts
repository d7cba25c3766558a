import { handleSystemRoute } from "../../../lib/api/system-route-handler.ts";

export const GET = handleSystemRoute;
export const HEAD = handleSystemRoute;
export const POST = handleSystemRoute;
