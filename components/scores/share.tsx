import type { ReactNode } from "react";
import { useTexts } from "#texts";
import { withBasePath } from "../../lib/core/base-path.ts";
import { CodeBlock } from "../ui/code-block.tsx";

/** How a profile is shown elsewhere: its link, its picture, and a badge for pages of others. */
export function Share({ origin, identity }: { origin: string; identity: string }) {
  const t = useTexts("scores.share");
  const profile = `${origin}/profile/${identity}`;
  const badge = `${origin}/badge/${identity}.svg`;
  return (
    <div className="grid max-w-3xl gap-6">
      <Way title={t("link")}>
        <CodeBlock code={profile} label={t("copyLink")} />
      </Way>
      <Way title={t("badge")}>
        {/* biome-ignore lint/performance/noImgElement: the image that others embed, as it is. */}
        <img
          src={withBasePath(`/badge/${identity}.svg`)}
          alt={t("badgeOf", { identity })}
          width={240}
          height={40}
          loading="lazy"
        />
        <div className="mt-3">
          <CodeBlock
            code={`<a href="${profile}"><img src="${badge}" alt="${t("scoreOf", { identity })}"></a>`}
            label={t("copyHtml")}
          />
        </div>
      </Way>
      <Way title={t("picture")}>
        <p className="text-ink-soft">
          {t.rich("pictureText", {
            a: (inside) => (
              <a href={withBasePath(`/profile/${identity}/card.png`)} className="text-ink underline underline-offset-4">
                {inside}
              </a>
            ),
          })}
        </p>
      </Way>
    </div>
  );
}

function Way({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="mb-2 font-medium">{title}</h3>
      {children}
    </div>
  );
}
