import Link from "next/link";
import type { ComponentProps } from "react";
import { BreakdownList } from "@/components/scores/breakdown-list.tsx";
import { Section } from "@/components/ui/section.tsx";

export function ProfileBreakdown(props: ComponentProps<typeof BreakdownList>) {
  return (
    <Section
      id="breakdown"
      title="Breakdown"
      note={
        <>
          Open a category to see its inputs, evidence and{" "}
          <Link href="/docs/scoring" prefetch={false} className="text-ink underline underline-offset-4">
            formula
          </Link>
          .
        </>
      }
    >
      <BreakdownList {...props} />
    </Section>
  );
}
