import { headers } from "next/headers";
import { type Context, systemContext } from "@/lib/core/context.ts";
import { PAGE_CLIENT, PAGE_NUMBER, type PageContent, reportContent } from "@/lib/core/page-outcomes.ts";

/**
 * The context of a visitor's request. Work that takes turns is counted to the visitor's address and to `scope`, such as a policy, so that
 * nobody's visits delay others'.
 */
export async function visitorContext(scope: string): Promise<Context> {
  const client = (await headers()).get(PAGE_CLIENT) ?? "unknown";
  return { ...systemContext(), client: `${client} ${scope}` };
}

/** Says what a page shows to everybody who is not signed in: the server sends it again while `read` finds the same. */
export async function keepReady(content: PageContent): Promise<void> {
  reportContent((await headers()).get(PAGE_NUMBER), content);
}
