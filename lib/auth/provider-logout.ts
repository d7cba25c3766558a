import { systemContext } from "../core/context.ts";
import { endByProvider } from "../domains/people/index.ts";

/** Answers the provider's back-channel logout, as OpenID Connect Back-Channel Logout 1.0 says. */
export async function answerLogout(request: Request): Promise<Response> {
  const headers = { "Cache-Control": "no-store" };
  if (request.method !== "POST") return new Response(null, { status: 405, headers: { ...headers, Allow: "POST" } });
  const refuse = (error: string, error_description: string) =>
    Response.json({ error, error_description }, { status: 400, headers });
  const isForm = request.headers.get("content-type")?.startsWith("application/x-www-form-urlencoded") === true;
  const [logoutToken, ...others] = isForm ? new URLSearchParams(await request.text()).getAll("logout_token") : [];
  if (logoutToken === undefined || others.length > 0) {
    return refuse("invalid_request", "The form must have one logout_token.");
  }
  const ctx = systemContext();
  const answer = await endByProvider(ctx, { logoutToken });
  if (answer.kind === "ended") {
    ctx.log.info({ sessions: answer.sessions }, "the provider ended sessions");
    return new Response(null, { status: 200, headers });
  }
  const code = answer.kind === "refused" ? "invalid_request" : "temporarily_unavailable";
  return refuse(code, `The logout token was not obeyed: ${answer.why}.`);
}
