import { expect, test } from "vitest";
import { findReceiverFault, findUrlFault } from "./check-url.ts";

const strict = { allowPrivate: false };

test("an ordinary receiver is accepted unchanged", () => {
  for (const url of [
    "https://example.com",
    "http://example.com:8080/hook?x=1",
    "https://[2606:4700::1111]/",
    "https://1.1.1.1/",
  ]) {
    expect(findUrlFault(url, strict), url).toBeNull();
  }
});

test("every way to write an address that is not public is refused", () => {
  const hosts = `127.0.0.1 127.1 0 0x7f.1 0x7f000001 017700000001 2130706433 localhost LOCALHOST localhost. a.localhost 127。0。0。1
    ①②⑦.0.0.1 [::] [::1] [::ffff:7f00:1] [::ffff:127.0.0.1] [::7f00:1] [64:ff9b::a9fe:a9fe] [fd00:ec2::254] [fe80::1]
    169.254.169.254 168.63.129.16 100.100.100.200 10.0.0.1 172.16.0.1 192.168.0.1 224.0.0.1 255.255.255.255
    metadata.google.internal printer.local router.home.arpa`;
  for (const host of hosts.split(/\s+/)) expect(findUrlFault(`http://${host}/`, strict), host).not.toBeNull();
});

test("anything but a plain web address is rejected, also with private addresses allowed", () => {
  const urls = [
    "",
    "example.com",
    "//example.com",
    "ftp://example.com",
    "file:///etc/passwd",
    "unix:/run/docker.sock",
    "gopher://example.com",
    "javascript:alert(1)",
    "https://user:secret@example.com/",
    "https://user@example.com/",
    "https://example.com\\@127.0.0.1/",
    "https://exam\tple.com/",
    "https://example.com/\n",
    "https://example\u200b.com/",
    "http://example.com:22/",
    "http://example.com:25/",
    "http://example.com:6379/",
    `https://example.com/${"a".repeat(2048)}`,
  ];
  for (const url of urls) expect(findUrlFault(url, { allowPrivate: true }), JSON.stringify(url)).not.toBeNull();
});

test("a name is rejected if one of its addresses is not public", async () => {
  const resolve = async () => ["93.184.216.34", "10.0.0.1"];
  expect(await findReceiverFault("https://example.com/", { ...strict, resolve })).toMatch(/public/);
  expect(await findReceiverFault("https://example.com/", { ...strict, resolve: async () => ["1.1.1.1"] })).toBeNull();
});

test("a name that does not resolve is left to the connection's own check", async () => {
  const resolve = async () => Promise.reject(new Error("ENOTFOUND"));
  expect(await findReceiverFault("https://example.com/", { ...strict, resolve })).toBeNull();
});

test("where private addresses are allowed loopback is a receiver like any other", async () => {
  expect(await findReceiverFault("http://127.0.0.1:4000/hook", { allowPrivate: true })).toBeNull();
});

test("of private receivers only listed ones are taken, by name or by network", async () => {
  const allowPrivate = ["hooks.lan", "hook.internal", "10.1.0.0/16"];
  const judge = (url: string, addresses: string[]) =>
    findReceiverFault(url, { allowPrivate, resolve: async () => addresses });
  const taken: [string, string[]][] = [
    ["http://hooks.lan:8080/hook", ["192.168.1.7"]],
    ["http://HOOKS.lan./hook", ["192.168.1.7"]],
    ["http://hook.internal/", ["127.0.0.1"]],
    ["http://other.internal/", ["10.1.2.3"]],
    ["http://10.1.2.3/", []],
    ["https://example.com/", ["1.1.1.1"]],
  ];
  for (const [url, addresses] of taken) expect(await judge(url, addresses), url).toBeNull();
  const refused: [string, string[]][] = [
    ["http://other.lan/", ["192.168.1.7"]],
    ["http://a.hooks.lan/", ["192.168.1.7"]],
    ["http://hooks.lan/", ["192.168.1.7", "169.254.169.254"]],
    ["http://other.internal/", ["10.1.2.3", "10.2.0.1"]],
    ["http://10.2.0.1/", []],
    ["http://localhost/", ["127.0.0.1"]],
  ];
  for (const [url, addresses] of refused) expect(await judge(url, addresses), url).toMatch(/operator/);
});

test("link-local and metadata addresses are no receivers, even where private ones are allowed", async () => {
  const lenient = { allowPrivate: true };
  const hosts = "169.254.169.254 [fd00:ec2::254] 168.63.129.16 100.100.100.200 [::ffff:a9fe:a9fe] 0xa9fea9fe [fe80::1]";
  for (const host of hosts.split(" ")) {
    expect(await findReceiverFault(`http://${host}/`, lenient), host).toMatch(/metadata/);
  }
  const resolve = async () => ["10.0.0.1", "169.254.169.254"];
  expect(await findReceiverFault("http://metadata.example/", { ...lenient, resolve })).toMatch(/metadata/);
});
