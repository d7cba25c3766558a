import { systemContext } from "@/lib/core/context.ts";
import { isServiceError } from "@/lib/core/errors.ts";
import { Identity } from "@/lib/core/schemas.ts";
import { getReceipt } from "@/lib/domains/scores/index.ts";

/** The receipt of a score as a file, for whoever reads the page: no key is needed to check a score. */
export async function GET(_: Request, { params }: { params: Promise<{ identity: string }> }): Promise<Response> {
  // Next has decoded it already.
  const { data: identity } = Identity.safeParse((await params).identity);
  try {
    if (!identity) return missing();
    const { receipt } = await getReceipt(systemContext(), { identity });
    return new Response(`${JSON.stringify({ receipt }, null, 2)}\n`, {
      headers: {
        "Content-Type": "application/json; charset=utf-8",
        "Content-Disposition": 'attachment; filename="receipt.json"',
        "Cache-Control": "no-store",
      },
    });
  } catch (error) {
    if (isServiceError(error) && error.code === "USER_NOT_FOUND") return missing();
    throw error;
  }
}

function missing(): Response {
  return new Response("We have not indexed this wallet yet.\n", { status: 404 });
}
