import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { useIdentities } from "../names/identity-world.ts";
import { contract } from "./decisions/contract.ts";
import { lists } from "./decisions/lists.ts";
import { product } from "./decisions/product.ts";
import { routes } from "./decisions/routes.ts";
import type { Sections } from "./sentence.ts";
import { endpoints } from "./specification/endpoints.ts";
import { resources } from "./specification/resources.ts";
import { rules } from "./specification/rules.ts";
import { startWorld, type World } from "./world.ts";

// Checks the service's promises over sockets. docs/conformance.md lists those that hold.

const parts: Readonly<Record<string, Sections>> = {
  "The specification": { ...resources, ...endpoints, ...rules },
  "What the specification leaves open": { ...contract, ...routes, ...lists, ...product },
};

const service = useIdentities();
const closing: (() => Promise<void>)[] = [];
let world: World;
const held = new Set<object>();

beforeAll(async () => {
  world = await startWorld(service, closing);
}, 300_000);
// Finish the work that the previous test left.
beforeEach(() => world.quiet());
afterAll(async () => {
  for (const close of closing) await close();
});

for (const [part, sections] of Object.entries(parts)) {
  for (const [section, sentences] of Object.entries(sections)) {
    describe(`${part}, ${section}`, () => {
      it.each(sentences.map((sentence) => [sentence.says, sentence] as const))("%s", async (_, sentence) => {
        await sentence.holds(world);
        held.add(sentence);
      });
    });
  }
}

it("is documented completely in docs/conformance.md", async () => {
  await expect(conformanceTable()).toMatchFileSnapshot("../../docs/conformance.md");
});

function conformanceTable(): string {
  const lines = [
    "# Conformance",
    "",
    "Each sentence is checked by requests over sockets to a running server. The test generates this page:",
    "",
    "```sh",
    "npm test -- tests/conformance       # check; add -u to update this page",
    "```",
  ];
  for (const [part, sections] of Object.entries(parts)) {
    lines.push("", `## ${part}`, "", "| section | promise | |", "|---|---|---|");
    for (const [section, sentences] of Object.entries(sections)) {
      for (const sentence of sentences) {
        lines.push(
          `| ${section} | ${sentence.says.replaceAll("|", "\\|")} | ${held.has(sentence) ? "holds" : "FAILS"} |`,
        );
      }
    }
  }
  return `${lines.join("\n")}\n`;
}
