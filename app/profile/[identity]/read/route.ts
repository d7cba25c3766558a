import { fromWeb, toWeb } from "@/lib/api/next-adapter.ts";
import { api } from "@/lib/api/serve.ts";
import { answerVisitor } from "@/lib/api/visitor-questions.ts";
import { systemContext } from "@/lib/core/context.ts";

/** Where Next serves alone; the server answers this path itself. */
export async function POST(request: Request): Promise<Response> {
  const context = systemContext();
  const asked = { ...fromWeb(request, context.env), signal: () => request.signal };
  const answer = await answerVisitor(asked, { api: api(), context });
  return answer ? toWeb(request, answer) : new Response(null, { status: 404 });
}
