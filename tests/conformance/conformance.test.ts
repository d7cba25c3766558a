import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { useIdentities } from "../names/identity-world.ts";
import { contract } from "./decisions/contract.ts";
import { product } from "./decisions/product.ts";
import { routes } from "./decisions/routes.ts";
import type { Sections } from "./sentence.ts";
import { endpoints } from "./specification/endpoints.ts";
import { resources } from "./specification/resources.ts";
import { rules } from "./specification/rules.ts";
import { startWorld, type World } from "./world.ts";

// What the service promises, sentence by sentence, of a server over sockets. What held stands in docs/conformance.md.

const parts: Readonly<Record<string, Sections>> = {
  "The specification": { ...resources, ...endpoints, ...rules },
  "What the specification leaves open": { ...contract, ...routes, ...product },
};

const service = useIdentities();
const closing: (() => Promise<void>)[] = [];
let world: World;
const held = new Set<object>();

beforeAll(async () => {
  world = await startWorld(service, closing);
}, 300_000);
// What the sentence before has left behind is worked off first.
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
    "What is checked of a running server, sentence by sentence, by requests over sockets. Made by the test itself:",
    "",
    "```sh",
    "npm test -- tests/conformance       # check; add -u to update this page",
    "```",
  ];
  for (const [part, sections] of Object.entries(parts)) {
    lines.push("", `## ${part}`, "", "| section | what is promised | |", "|---|---|---|");
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
