import { systemContext } from "@/lib/core/context.ts";
import { Identity } from "@/lib/core/schemas.ts";
import { getReceipt } from "@/lib/domains/scores/index.ts";
import { whenKnown } from "../../../_lib/null-on-error.ts";

/** The receipt of a score as a file, without a key: anybody can verify a score. */
export async function GET(_: Request, { params }: { params: Promise<{ identity: string }> }): Promise<Response> {
  // Already decoded by Next.
  const { data: identity } = Identity.safeParse((await params).identity);
  const found = identity === undefined ? null : await whenKnown(getReceipt(systemContext(), { identity }));
  if (!found) return new Response("We have not indexed this wallet yet.\n", { status: 404 });
  return new Response(`${JSON.stringify({ receipt: found.receipt }, null, 2)}\n`, {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": 'attachment; filename="receipt.json"',
      "Cache-Control": "no-store",
    },
  });
}
