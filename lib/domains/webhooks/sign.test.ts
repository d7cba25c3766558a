import { execFileSync } from "node:child_process";
import { createHmac } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { Webhook } from "standardwebhooks";
import { expect, test } from "vitest";
import { testFolder } from "../../../tests/setup/folder.ts";
import { isExhaustive } from "../../../tests/setup/rounds.ts";
import { findSecretFault, newSecret, signatureHeaders, signatureKeyOf, storedKeyOf } from "./sign.ts";

const at = new Date();
const body = JSON.stringify({ event: "score.updated", data: { address: "0x1", newScore: 7, text: "ünï" } });
const base64 = (bytes: number, fill = 7) => Buffer.alloc(bytes, fill).toString("base64");
const signing = (text: string) => ({ text, key: signatureKeyOf(text) });
const sign = (secret: string) => signatureHeaders({ messageId: "evt_1", at, body, secrets: [signing(secret)] });

/** Secrets that libraries read from their text. */
const standard = [
  ...[newSecret(), `whsec_${base64(1)}`, `whsec_${base64(24)}`, `whsec_${base64(25)}`, `whsec_${base64(64, 251)}`],
  ...[base64(24), base64(25), base64(32, 251), base64(64), "0f".repeat(16), "0F".repeat(32)],
];

/** Accepted texts. The last ones look like base64, but for their length, padding or alphabet. */
const texts = [
  ...[
    "s",
    "ü",
    "your-webhook-secret",
    "correct horse battery staple",
    " a text ",
    '"in quotes"',
    "NAME=value",
    "v1,text",
  ],
  ...["a text with whsec_ in it", "whsec", "whsec-dGVzdA==", "WHSEC", "🔑"],
  ...[
    base64(23),
    base64(65),
    base64(25).replace("==", ""),
    "-_".repeat(16),
    `${base64(24)}=`,
    "0f".repeat(20).slice(1),
  ],
];

const key = base64(32, 251);
/** Secrets that look like one of theirs, each with what is wrong with it. */
const faults: readonly [secret: string, fault: RegExp][] = [
  ...["WHSEC_", "Whsec_", "wHsEc_"].map((prefix) => [`${prefix}${key}`, /lower case/] as [string, RegExp]),
  [`whsec_whsec_${key}`, /once/],
  [`whsec_WHSEC_${key}`, /once/],
  [`v1,whsec_${key}`, /v1,/],
  [`V1,whsec_${key}`, /v1,/],
  [`v1a,whsec_${key}`, /v1,/],
  [`v1,${base64(24)}`, /v1,/],
  ...['"', "'", "`"].flatMap((quote): [string, RegExp][] => [
    [`${quote}whsec_${key}${quote}`, /quotes/],
    [`whsec_${key}${quote}`, /quotes/],
    [`${quote}whsec_${key}`, /quotes/],
    [`${quote}${key}${quote}`, /quotes/],
  ]),
  [`“whsec_${key}”`, /quotes/],
  ...[" ", "\u00a0", "\ufeff", "\u200b", "\u2003"].flatMap((space): [string, RegExp][] => [
    [`${space}whsec_${key}`, /white space/],
    [`whsec_${key}${space}`, /white space/],
    [`${key}${space}`, /white space/],
  ]),
  [`whsec_${base64(25).replace("==", "")}`, /padding/],
  [`whsec_${base64(32).replace("=", "")}`, /padding/],
  [`whsec_${base64(24)}=`, /padding/],
  [`whsec_${Buffer.from(key, "base64").toString("base64url")}`, /base64url/],
  [`whsec_${key.replaceAll("/", "_").replaceAll("+", "-")}`, /base64url/],
  ["whsec_", /exact base64/],
  ["whsec_not base64!", /exact base64/],
  [`whsec_${key.slice(0, 20)} ${key.slice(20)}`, /exact base64/],
  // The last bits are not zero: some libraries refuse it, others ignore them.
  ["whsec_AB==", /exact base64/],
  [`SECRET=whsec_${key}`, /\.env/],
  [`export WEBHOOK_SECRET="whsec_${key}"`, /\.env/],
  [`WEBHOOK_SECRET = 'whsec_${key}' # of Credence`, /\.env/],
  [`webhook.secret: whsec_${key}`, /\.env/],
  [`whsec_${key};`, /\.env/],
  [`WEBHOOK_SECRET=${key}`, /\.env/],
  [`SECRET=v1,whsec_${key}`, /\.env/],
  [`my secret is whsec_${key}`, /begin with whsec_/],
];

test("the package standardwebhooks verifies a delivery, with the new secret and with the old one", () => {
  const [fresh, old] = [newSecret(), newSecret()];
  const headers = signatureHeaders({ messageId: "evt_1", at, body, secrets: [signing(fresh), signing(old)] });
  for (const secret of [fresh, old]) expect(new Webhook(secret).verify(body, headers)).toEqual(JSON.parse(body));
  expect(() => new Webhook(newSecret()).verify(body, headers)).toThrow();
  expect(() => new Webhook(fresh).verify(body.replace("7", "8"), headers)).toThrow();
});

test("the package standardwebhooks verifies exact secrets of its kind from their text, bare ones too", () => {
  for (const secret of standard) {
    expect([findSecretFault(secret), signatureKeyOf(secret)], secret).toEqual([null, "base64"]);
    expect(new Webhook(secret).verify(body, sign(secret)), secret).toEqual(JSON.parse(body));
  }
});

test("any other text is accepted and keys both signatures as it is", () => {
  for (const secret of texts) {
    expect([findSecretFault(secret), signatureKeyOf(secret)], secret).toEqual([null, "utf8"]);
    const raw = new Webhook(Buffer.from(secret), { format: "raw" });
    expect(raw.verify(body, sign(secret)), secret).toEqual(JSON.parse(body));
  }
});

test("a secret that looks like one of theirs and is not exact is refused with what is wrong", () => {
  for (const [secret, fault] of faults) expect(findSecretFault(secret), secret).toMatch(fault);
});

test("x-svc-signature is keyed with the whole text of the newest secret", () => {
  for (const secret of [...standard, ...texts]) {
    const expected = createHmac("sha256", secret).update(body).digest("hex");
    expect(sign(secret)["x-svc-signature"], secret).toBe(expected);
  }
});

test("a secret stored by version 1.0.0 keeps its key: base64 after whsec_, its text otherwise", () => {
  for (const secret of [...standard.slice(0, 5)]) expect(storedKeyOf(secret), secret).toBe("base64");
  for (const secret of [...standard.slice(5), ...texts, ...faults.map(([text]) => text)]) {
    expect(storedKeyOf(secret), secret).toBe("utf8");
    const stored = { text: secret, key: storedKeyOf(secret) };
    const headers = signatureHeaders({ messageId: "evt_1", at, body, secrets: [stored] });
    const raw = new Webhook(Buffer.from(secret), { format: "raw" });
    expect(raw.verify(body, headers), secret).toEqual(JSON.parse(body));
  }
});

test.runIf(isExhaustive)(
  "the package svix reads the same secrets",
  () => {
    const folder = testFolder();
    writeFileSync(join(folder, "package.json"), '{ "private": true, "type": "module" }');
    const install = ["install", "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error", "svix@2.5.0"];
    execFileSync("npm", install, { cwd: folder });
    const verify = `
      import { Webhook } from "svix";
      const deliveries = JSON.parse(process.argv[2]);
      for (const [secret, body, headers] of deliveries) new Webhook(secret).verify(body, headers);
      console.log(deliveries.length);`;
    writeFileSync(join(folder, "verify.mjs"), verify);
    const deliveries = standard.map((secret) => [secret, body, sign(secret)]);
    const options = { cwd: folder, encoding: "utf8" } as const;
    const verified = execFileSync(process.execPath, ["verify.mjs", JSON.stringify(deliveries)], options);
    expect(Number(verified)).toBe(standard.length);
  },
  180_000,
);
