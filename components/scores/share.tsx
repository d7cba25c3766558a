import { withBasePath } from "../../lib/core/base-path.ts";
import { CodeBlock } from "../ui/code-block.tsx";

/** How a profile is shown elsewhere: its link, its picture, and a badge for pages of others. */
export function Share({ origin, identity }: { origin: string; identity: string }) {
  const profile = `${origin}/profile/${identity}`;
  const badge = `${origin}/badge/${identity}.svg`;
  return (
    <div className="grid max-w-3xl gap-6">
      <div>
        <h3 className="mb-2 font-medium">Link</h3>
        <CodeBlock code={profile} label="Copy the link" />
      </div>
      <div>
        <h3 className="mb-2 font-medium">Badge</h3>
        {/* biome-ignore lint/performance/noImgElement: the image that others embed, as it is. */}
        <img
          src={withBasePath(`/badge/${identity}.svg`)}
          alt={`Badge of ${identity}`}
          width={240}
          height={40}
          loading="lazy"
        />
        <div className="mt-3">
          <CodeBlock
            code={`<a href="${profile}"><img src="${badge}" alt="Trust score of ${identity}"></a>`}
            label="Copy the HTML"
          />
        </div>
      </div>
      <div>
        <h3 className="mb-2 font-medium">Picture</h3>
        <p className="text-ink-soft">
          Sites and chats that preview links show{" "}
          <a href={withBasePath(`/profile/${identity}/card.png`)} className="text-ink underline underline-offset-4">
            this picture
          </a>
          .
        </p>
      </div>
    </div>
  );
}
