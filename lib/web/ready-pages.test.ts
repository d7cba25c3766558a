import { createServer } from "node:http";
import { expect, it, onTestFinished } from "vitest";
import { listen } from "../../scripts/processes/listen.ts";
import type { Context } from "../core/context.ts";
import { languages } from "../core/language.ts";
import { inlineStyles } from "./inline-styles.ts";
import { createReadyPages } from "./ready-pages.ts";

/** A server of one page, which shows `world.shown`. */
async function startPage(world: { shown: string; isKnown?: boolean; fails?: boolean }) {
  const clients: unknown[] = [];
  const pages = createReadyPages(() => ({}) as Context); // What is read here needs none.
  let renders = 0;
  const read = async ({ client }: Context) => {
    clients.push(client);
    if (world.fails) throw new Error("cannot be read");
    return world.shown;
  };
  const server = createServer(async (request, response) => {
    if (await pages.send(request, response)) return;
    const nonce = `nonce${++renders}`;
    const found = world.shown;
    inlineStyles(response, new Map());
    pages.keep(request, response, () => (world.isKnown === false ? null : { read, found }));
    response.setHeader("Content-Type", "text/html");
    response.setHeader("Content-Security-Policy", `script-src 'nonce-${nonce}'`);
    response.statusCode = found === "nothing" ? 404 : 200;
    response.flushHeaders();
    response.write(`<!DOCTYPE html><script nonce="${nonce}"></script>`);
    response.end(`<p>é ${found}</p><script nonce="${nonce}"></script>`);
  });
  const { port, close } = await listen(server);
  onTestFinished(close);
  const open = async (headers: Record<string, string> = {}, path = "/", method = "GET") => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: { accept: "text/html", ...headers },
    });
    const body = await answer.text();
    const nonce = /nonce-([^']+)/.exec(answer.headers.get("content-security-policy") ?? "")?.[1] ?? "";
    return { status: answer.status, coding: answer.headers.get("content-encoding"), nonce, body, renders };
  };
  return { open, clients };
}

const bodyOf = (nonce: string, shown: string) =>
  `<!DOCTYPE html><script nonce="${nonce}"></script><p>é ${shown}</p><script nonce="${nonce}"></script>`;

it("renders a page once a change of what it shows, and gives each visitor a nonce", async () => {
  const world = { shown: "one" };
  const { open, clients } = await startPage(world);
  const first = await open();
  const seen = new Set([first.nonce]);
  for (const coding of ["gzip", "identity"]) {
    const again = await open({ "accept-encoding": coding, "x-credence-client": "192.0.2.1" });
    expect(again).toMatchObject({ status: 200, renders: 1, coding: coding === "gzip" ? "gzip" : null });
    expect(again.body).toBe(bodyOf(again.nonce, "one"));
    seen.add(again.nonce);
  }
  expect(seen.size).toBe(3);
  expect(clients).toEqual(["192.0.2.1 boards", "192.0.2.1 boards"]);
  world.shown = "other";
  expect(await open()).toMatchObject({ renders: 2, body: bodyOf("nonce2", "other") });
  expect(await open()).toMatchObject({ renders: 2 });
});

it("renders what it cannot read, what does not report its content, and what is not found", async () => {
  for (const world of [{ shown: "one", fails: true }, { shown: "one", isKnown: false }, { shown: "nothing" }]) {
    const { open } = await startPage(world);
    await open();
    expect(await open()).toMatchObject({ renders: 2 });
  }
});

it("keeps pages apart by language: the chosen one, or else the accepted one", async () => {
  const { open } = await startPage({ shown: "one" });
  const visits: Record<string, string>[] = [{}, { "accept-language": "es-MX" }, { cookie: "a=b; language=ja" }];
  for (const headers of visits) await open(headers);
  expect(await open({ "accept-language": "es", cookie: "language=xx" })).toMatchObject({
    renders: languages.length,
  });
  expect(await open({ "accept-language": "es", cookie: "language=ja" })).toMatchObject({
    renders: languages.length,
  });
  expect(await open({ "accept-language": "fr" })).toMatchObject({ renders: languages.length });
});

it("keeps pages apart by address and theme, and knows a page from what Next and programs ask for", async () => {
  const { open } = await startPage({ shown: "one" });
  await open();
  const others: Record<string, string>[] = [{ cookie: "theme=dark" }, { rsc: "1" }, { accept: "*/*" }];
  for (const headers of others) {
    const { renders } = await open();
    expect((await open(headers)).renders).toBe(renders + 1);
  }
  expect((await open({}, "/?chainId=1")).renders).toBe(5);
  expect((await open({}, "/", "HEAD")).renders).toBe(6);
  expect((await open({ cookie: "a=b; theme=dark" })).renders).toBe(6);
});
