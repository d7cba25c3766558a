import { describe, expect, test } from "vitest";
import { isAllowedAddress, isPublicAddress } from "./check-address.ts";

test("addresses of the public internet are public", () => {
  for (const address of ["1.1.1.1", "93.184.216.34", "172.15.0.1", "172.32.0.1", "2606:4700::1111", "::ffff:8.8.8.8"]) {
    expect(isPublicAddress(address), address).toBe(true);
  }
});

test("everything else is not", () => {
  const others = `0.0.0.0 0.1.2.3 10.0.0.1 100.64.0.1 100.100.100.200 127.0.0.1 127.1.2.3 169.254.169.254 172.16.0.1
    172.31.255.255 192.0.0.1 192.0.0.171 192.0.2.1 192.88.99.1 192.168.1.1 198.18.0.1 198.19.255.255 198.51.100.1
    203.0.113.1 224.0.0.1 225.1.1.1 239.255.255.255 240.0.0.1 241.1.1.1 255.255.255.255 168.63.129.16
    :: ::1 ::7f00:1 ::ffff:127.0.0.1 ::ffff:7f00:1 ::ffff:10.0.0.1 64:ff9b::a9fe:a9fe 64:ff9b:1::1 100::1 2001::1 2001:db8::1
    2002:7f00:1::1 3fff::1 5f00::1 fc00::1 fd00:ec2::254 fe80::1 fe80::1%eth0 febf::1 fec0::1 ff02::1 1fff::1 4000::1 8000::1 e000::1 localhost
    2130706433x 1.2.3 ''`;
  for (const address of others.split(/\s+/)) expect(isPublicAddress(address), address).toBe(false);
});

test("with private addresses allowed, link-local and metadata addresses are still rejected", () => {
  const allowed =
    "127.0.0.1 10.0.0.1 172.16.0.1 192.168.1.1 100.64.0.1 ::1 fd12:3456::1 ::ffff:127.0.0.1 1.1.1.1 2606:4700::1111";
  for (const address of allowed.split(" ")) {
    expect(isAllowedAddress(address, { allowPrivate: true }), address).toBe(true);
  }
  const never = `169.254.169.254 169.254.0.23 fe80::1 fd00:ec2::254 fd20:ce::254 168.63.129.16 100.100.100.200 192.0.0.192
    ::ffff:a9fe:a9fe ::ffff:169.254.169.254 ::a9fe:a9fe 64:ff9b::a9fe:a9fe 2002:a9fe:a9fe::1 2001:0:a9fe:a9fe::1 0.0.0.0 ::
    224.0.0.1 255.255.255.255 ff02::1 4000::1`;
  for (const address of never.split(/\s+/)) {
    expect(isAllowedAddress(address, { allowPrivate: true }), address).toBe(false);
  }
});

describe("with listed hosts and networks", () => {
  const allowPrivate = ["hooks.lan", "10.1.0.0/16", "fd12::/16", "192.168.1.7/32"];

  test("private addresses are those of the list, or of a listed host", () => {
    for (const address of ["10.1.0.0", "10.1.255.255", "fd12::1", "192.168.1.7", "::ffff:10.1.2.3", "1.1.1.1"]) {
      expect(isAllowedAddress(address, { allowPrivate }), address).toBe(true);
    }
    for (const address of ["10.0.255.255", "10.2.0.0", "fd13::1", "192.168.1.8", "127.0.0.1", "::1", "100.64.0.1"]) {
      expect(isAllowedAddress(address, { allowPrivate }), address).toBe(false);
      expect(isAllowedAddress(address, { allowPrivate, host: "hooks.lan" }), address).toBe(true);
      expect(isAllowedAddress(address, { allowPrivate, host: "other.hooks.lan" }), address).toBe(false);
    }
  });

  test("link-local and metadata addresses are not allowed, whatever is listed", () => {
    const all = ["hooks.lan", "0.0.0.0/0", "::/0"];
    for (const address of [
      "169.254.169.254",
      "100.100.100.200",
      "fd00:ec2::254",
      "fe80::1",
      "::ffff:169.254.169.254",
    ]) {
      expect(isAllowedAddress(address, { allowPrivate: all, host: "hooks.lan" }), address).toBe(false);
    }
  });
});
