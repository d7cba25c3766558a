import { systemContext } from "../core/context.ts";
import { serveBeside } from "./beside.ts";
import { fromWeb, toWeb } from "./next-door.ts";

/** The handler of a `route.ts` beside the API. */
export async function answerBeside(request: Request): Promise<Response> {
  const response = await serveBeside(fromWeb(request), systemContext());
  return response ? toWeb(request, response) : new Response(null, { status: 404 });
}
