import { systemContext } from "../core/context.ts";
import { fromWeb, toWeb } from "./next-adapter.ts";
import { answerSystemRoute } from "./system-routes.ts";

export async function handleSystemRoute(request: Request): Promise<Response> {
  const context = systemContext();
  const response = await answerSystemRoute(fromWeb(request, context.env), context);
  return response ? toWeb(request, response) : new Response(null, { status: 404 });
}
