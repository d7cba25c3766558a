import { languages } from "@/lib/core/language.ts";
import { messagesOf } from "@/lib/core/texts.ts";
import { dialogAreas } from "./dialog-areas.ts";

/** The texts of the wallet dialog in a language, for pages that open it. */
export async function GET(_: Request, { params }: { params: Promise<{ language: string }> }): Promise<Response> {
  const asked = (await params).language;
  const language = languages.find((one) => one === asked);
  if (language === undefined) return new Response("This language is not offered.\n", { status: 404 });
  // Asked again after an upgrade, whose dialog may have other texts.
  const headers = { "Cache-Control": "no-store" };
  return Response.json(Object.assign({}, ...dialogAreas.map((area) => messagesOf(language, area))), { headers });
}
