import type { Metadata } from "next";
import { DocsPage, DocsSection, TextLink } from "@/components/docs/docs-page.tsx";
import { formatNumber } from "@/components/ui/numbers.ts";
import { env } from "@/lib/core/env.ts";
import { LONGEST_REASON, MOST_EVIDENCE } from "@/lib/domains/appeals/schemas.ts";

export const metadata: Metadata = { title: "Appeals" };

export default function AppealsGuide() {
  return (
    <DocsPage
      title="Appeals"
      lead={
        <p>
          A risk flag can be wrong about your wallet. Contest it: a person decides, and everybody can read the reasons.
        </p>
      }
    >
      <DocsSection id="when" title="When a flag is wrong">
        <p>
          Flags are patterns, found by rules. A shop or a donation address is paid by many strangers, as a scam is. An
          address can be on a list by mistake. Your profile names each flag, what it costs, and what lessens it.
        </p>
        <p>
          Often you need no appeal: a flag that the wallet’s own behaviour caused fades as the wallet behaves otherwise.
          Contest one that was never true of you, or has a good reason that transactions cannot show.
        </p>
      </DocsSection>
      <HowToContest />
      <WhatHappens />
      <DocsSection id="upheld" title="If it is upheld">
        <p>
          The flag takes no points any more, and your score is computed again at once. The decision is part of your
          receipts, so anybody still recomputes your number. Past days keep the scores they had.
        </p>
        <p>It holds for this wallet and this flag. A listed address that your wallet meets later is another flag.</p>
      </DocsSection>
      <Rejected />
    </DocsPage>
  );
}

function Rejected() {
  return (
    <DocsSection id="rejected" title="If it is rejected">
      <p>
        The reason says what was missing. The decision is final, but you may open another appeal with new evidence. The
        transactions behind each flag stay on your profile, for you and for whoever reads the decision.
      </p>
      <p>
        By program: see the <TextLink href="/docs/reference/appeals">endpoints</TextLink>.
      </p>
    </DocsSection>
  );
}

function HowToContest() {
  return (
    <DocsSection id="open" title="Contest it">
      <ol className="max-w-2xl list-decimal space-y-2 pl-5">
        <li>
          <TextLink href="/search">Find your wallet</TextLink> and open its profile. Under “Risk flags”, choose “Contest
          this” below the flag.
        </li>
        <li>Sign in with that wallet, or with another wallet of the same name. It costs nothing.</li>
        <li>
          Say why the flag is wrong, in at most {formatNumber(LONGEST_REASON, "en")} characters, and give up to{" "}
          {MOST_EVIDENCE} links or transaction hashes: a contract, an announcement, a page that names your address.
        </li>
      </ol>
      <p>
        Reason and evidence are public at once and for good, even if you withdraw the appeal. Write nothing that you
        would not publish.
      </p>
    </DocsSection>
  );
}

function WhatHappens() {
  const { APPEAL_DAYS } = env();
  return (
    <DocsSection id="wait" title="What happens then">
      <ul className="list-disc space-y-2 pl-5">
        <li>
          The flag is shown as under review. Your points stay as they are; services that gate by your score can see that
          you contest it.
        </li>
        <li>
          The operator has {APPEAL_DAYS} days. Later, the appeal is marked as late for everybody to see. Silence decides
          nothing.
        </li>
        <li>
          You get a <TextLink href="/notifications">notification</TextLink> of the decision. It stands with its reason
          in the <TextLink href="/appeals">public log</TextLink>, with your score before and after.
        </li>
      </ul>
    </DocsSection>
  );
}
