import { CircleCheck, TriangleAlert } from "lucide-react";
import { AdminHeader } from "@/components/admin/admin-header.tsx";
import { OperatorSignIn } from "@/components/admin/operator-sign-in.tsx";
import { Section } from "@/components/ui/section.tsx";
import { getOverview } from "@/lib/domains/administration/index.ts";
import type { Attention } from "@/lib/domains/administration/schemas.ts";
import { readOperator } from "./_lib/read-operator.ts";

export default async function AdminPage() {
  const operator = await readOperator();
  if (!operator) return <OperatorSignIn />;
  const { attention } = await getOverview(operator.ctx);
  return (
    <>
      <AdminHeader current="/admin" title="Overview" note="What needs the attention of an operator." />
      <Section id="attention" title="Needs attention">
        <AttentionList attention={attention} />
      </Section>
    </>
  );
}

function AttentionList({ attention }: { attention: readonly Attention[] }) {
  if (attention.length === 0) {
    return (
      <p className="flex gap-3 font-medium">
        <CircleCheck size={22} className="mt-0.5 shrink-0 text-up" /> Nothing needs attention.
      </p>
    );
  }
  return (
    <ul className="grid gap-3">
      {attention.map(({ text }) => (
        <li key={text} className="flex gap-3 wrap-anywhere">
          <TriangleAlert size={22} className="mt-0.5 shrink-0 text-caution" /> {text}
        </li>
      ))}
    </ul>
  );
}
