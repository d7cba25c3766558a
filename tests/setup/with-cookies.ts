/** Asks as a browser does, as far as cookies go: with those of the jar, and keeping what it is given. It follows no redirect. */
export function withCookies(jar: Map<string, string>) {
  return async (url: string | URL, init: RequestInit & { headers?: Record<string, string> } = {}) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const response = await fetch(url, { redirect: "manual", ...init, headers: { ...init.headers, cookie } });
    const set = response.headers.getSetCookie();
    for (const line of set) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === "") jar.delete(name);
      else jar.set(name, value);
    }
    return { status: response.status, set, text: await response.text(), location: response.headers.get("location") };
  };
}
