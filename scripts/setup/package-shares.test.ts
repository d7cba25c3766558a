import { expect, test } from "vitest";
import { packageShares } from "./package-shares.ts";

/** Bytes by the number at the end of a folder's name. */
const sizeOf = (folder: string) => Number(/\d+$/.exec(folder)?.[0]) || null;

const lock = {
  "": { dependencies: { "a-1": "1", "b-10": "1" }, devDependencies: { "c-100": "1" } },
  "node_modules/a-1": { dependencies: { "both-1000": "1", "own-2": "1" } },
  "node_modules/b-10": { dependencies: { "both-1000": "1" }, optionalDependencies: { elsewhere: "1" } },
  "node_modules/c-100": { dependencies: { "b-10": "1", "own-2": "2" } },
  "node_modules/both-1000": {},
  "node_modules/own-2": {},
  "node_modules/c-100/node_modules/own-2": { dependencies: { "deep-20": "1" } },
  "node_modules/deep-20": {},
  "node_modules/elsewhere": {},
};
const shareOf = (shares: ReturnType<typeof packageShares>, name: string) =>
  shares.direct.find((one) => one.name === name);

test("what two direct dependencies need is of neither, and a package for another system counts nowhere", () => {
  expect(packageShares(lock, { dev: false, sizeOf })).toEqual({
    direct: [
      { name: "b-10", packages: 1, bytes: 10 },
      { name: "a-1", packages: 2, bytes: 3 },
    ],
    shared: { packages: 1, bytes: 1000 },
    all: { packages: 4, bytes: 1013 },
  });
});

test("with packages of development, those and what is nested below them count", () => {
  const shares = packageShares(lock, { dev: true, sizeOf });
  expect(shareOf(shares, "c-100")).toEqual({ name: "c-100", packages: 3, bytes: 122 });
  // c-100 needs it too.
  expect(shareOf(shares, "b-10")).toEqual({ name: "b-10", packages: 0, bytes: 0 });
});

test("a peer counts as a dependency unless it is optional or a direct one, and circles end", () => {
  const peers = {
    "": { dependencies: { "a-1": "1", "direct-8": "1" } },
    "node_modules/a-1": {
      peerDependencies: { "needed-2": "1", "optional-4": "1", "direct-8": "1" },
      peerDependenciesMeta: { "optional-4": { optional: true } },
    },
    "node_modules/needed-2": { dependencies: { "a-1": "1" } },
    "node_modules/optional-4": {},
    "node_modules/direct-8": {},
  };
  const shares = packageShares(peers, { dev: true, sizeOf });
  expect(shares.all).toEqual({ packages: 3, bytes: 11 });
  expect(shareOf(shares, "direct-8")).toEqual({ name: "direct-8", packages: 1, bytes: 8 });
});
