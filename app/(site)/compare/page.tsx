import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { CompareForm } from "@/components/scores/compare-form.tsx";
import { PageHeader } from "@/components/ui/page-header.tsx";
import { Identity } from "@/lib/core/schemas.ts";
import { type PageProps, textParam } from "../_lib/query.ts";

export const metadata: Metadata = {
  title: "Compare",
  description: "Two wallets or names side by side, category by category.",
};

/** The form, and where it leads: a plain GET form, so that it works without scripts. */
export default async function ComparePage({ searchParams }: PageProps) {
  const query = await searchParams;
  const [one, other] = [textParam(query, "a"), textParam(query, "b")];
  const [left, right] = [Identity.safeParse(one?.trim()).data, Identity.safeParse(other?.trim()).data];
  if (left && right) redirect(`/compare/${left}/${right}`);
  return (
    <>
      <PageHeader title="Compare" lead="Two wallets or names side by side, category by category." />
      <div className="mt-8">
        <CompareForm
          one={one}
          other={other}
          {...(one !== undefined && !left && { oneError: INVALID })}
          {...(other !== undefined && !right && { otherError: INVALID })}
        />
      </div>
    </>
  );
}

const INVALID = "Enter a name such as alice.svc, or an address of 0x and 40 hex digits.";
