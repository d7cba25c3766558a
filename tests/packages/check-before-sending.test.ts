import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, beforeAll, expect, test, vi } from "vitest";

const address = "0xAbCd120000000000000000000000000000001111";
const found = { ...{ address, warnings: [], lookalikes: [], unchecked: [] }, relation: { sentBefore: true } };
let check: object;
let render: () => string;

const src = "../../packages/react/src";

// What imports the client is replaced: it is built later.
beforeAll(async () => {
  vi.resetModules();
  vi.doMock(`${src}/use-check.ts`, () => ({ useCheck: () => ({ data: check, isLoading: false }) }));
  vi.doMock(`${src}/styles.tsx`, () => ({ useStyles: () => ({ sheet: null, style: {} }) }));
  const { CheckBeforeSending } = await import("../../packages/react/src/check-before-sending.tsx");
  render = () => renderToStaticMarkup(createElement(CheckBeforeSending, { address }));
});
afterAll(() => {
  vi.doUnmock(`${src}/use-check.ts`);
  vi.doUnmock(`${src}/styles.tsx`);
  vi.resetModules();
});

test("only what looks like another or was planted is not to be sent to yet, and its digits are always there", () => {
  const of = (more: object) => {
    check = { ...found, ...more };
    return render().replaceAll(/<\/?mark>/g, "");
  };
  const warned = (code: string) => ({ warnings: [{ code, message: "Look." }] });
  const alike = { lookalikes: [{ address: address.replace("1111", "2222") }], relation: { sentBefore: false } };
  for (const more of [warned("planted"), warned("dust"), { ...warned("lookalike"), ...alike }]) {
    expect(of(more)).toContain("Do not send yet.");
    expect(of(more)).toContain(address);
  }
  for (const more of [
    warned("copies"),
    warned("flags"),
    { ...warned("copies"), ...alike, relation: { sentBefore: true } },
  ]) {
    expect(of(more)).not.toContain("Do not send yet.");
    expect(of(more)).toContain("Warnings");
    expect(of(more)).toContain(address);
  }
  expect(of({})).toContain(address);
});
