import { cookies } from "next/headers";
import { isOfOwnPage } from "../../lib/api/same-origin.ts";
import { withBasePath } from "../../lib/core/base-path.ts";
import { env } from "../../lib/core/env.ts";
import { LANGUAGE_COOKIE, languages } from "../../lib/core/language.ts";

const YEAR_S = 31_536_000;

/** Stores the visitor's choice of a language, and sends the browser back to its page; to the home page from one that sends no referrer. */
export async function POST(request: Request): Promise<Response> {
  const header = (name: string) => request.headers.get(name) ?? undefined;
  // Pages without a referrer send no origin either: the browser says by itself that they are of this service.
  const isOwn = header("sec-fetch-site") === "same-origin" || isOfOwnPage({ header }, env());
  if (!isOwn) return new Response("Only pages of this service choose the language.\n", { status: 403 });
  const chosen = new URLSearchParams(await request.text()).get("language");
  const language = languages.find((one) => one === chosen);
  if (language === undefined) return new Response("This language is not offered.\n", { status: 400 });
  const path = withBasePath("/");
  (await cookies()).set(LANGUAGE_COOKIE, language, { path, maxAge: YEAR_S, sameSite: "lax", httpOnly: true });
  return new Response(null, { status: 303, headers: { Location: pageOf(header) ?? path } });
}

/** The page of this service that sent the form, without its origin; null for what is none. */
function pageOf(header: (name: string) => string | undefined): string | null {
  const referrer = header("referer");
  if (referrer === undefined || !URL.canParse(referrer)) return null;
  const { origin, pathname, search } = new URL(referrer);
  // Two slashes would name another host.
  const isOwn = isOfOwnPage({ header: (name) => (name === "origin" ? origin : header(name)) }, env());
  return isOwn && !pathname.startsWith("//") ? `${pathname}${search}` : null;
}
