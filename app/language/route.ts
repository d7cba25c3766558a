import { cookies } from "next/headers";
import { isOfOwnPage } from "../../lib/api/same-origin.ts";
import { withBasePath } from "../../lib/core/base-path.ts";
import { env } from "../../lib/core/env.ts";
import { LANGUAGE_COOKIE, languages } from "../../lib/core/language.ts";

const YEAR_S = 31_536_000;

/** Stores the visitor's choice of a language, and sends the browser back to its page. */
export async function POST(request: Request): Promise<Response> {
  const header = (name: string) => request.headers.get(name) ?? undefined;
  // Pages without a referrer send no origin either: the browser says by itself that they are of this service.
  const isOwn = header("sec-fetch-site") === "same-origin" || isOfOwnPage({ header }, env());
  if (!isOwn) return new Response("Only pages of this service choose the language.\n", { status: 403 });
  const form = new URLSearchParams(await request.text());
  const language = languages.find((one) => one === form.get("language"));
  if (language === undefined) return new Response("This language is not offered.\n", { status: 400 });
  const path = withBasePath("/");
  (await cookies()).set(LANGUAGE_COOKIE, language, { path, maxAge: YEAR_S, sameSite: "lax", httpOnly: true });
  const page = pageOfReferrer(header) ?? pathOf(form.get("page")) ?? path;
  return new Response(null, { status: 303, headers: { Location: page } });
}

/** The page of this service that sent the form; null for what is none. */
function pageOfReferrer(header: (name: string) => string | undefined): string | null {
  const referrer = header("referer");
  if (referrer === undefined || !URL.canParse(referrer)) return null;
  const { origin, pathname, search } = new URL(referrer);
  const isOwn = isOfOwnPage({ header: (name) => (name === "origin" ? origin : header(name)) }, env());
  return isOwn ? pathOf(`${pathname}${search}`) : null;
}

/** A path of this service; null for what a browser may read as one of another host, such as `//host`, `/\\host` and `/./ /host`. */
function pathOf(text: string | null): string | null {
  const here = "http://here.invalid";
  if (!text?.startsWith("/") || !URL.canParse(text, here)) return null;
  const { origin, pathname, search } = new URL(text, here);
  return origin === here && !pathname.startsWith("//") ? `${pathname}${search}` : null;
}
