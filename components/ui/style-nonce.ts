/** Gives Radix the page's nonce: an open dialog writes a style element, which the content security policy checks. */
export function exposeStyleNonce(): void {
  if (typeof document === "undefined") return;
  Reflect.set(window, "__webpack_nonce__", document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce);
}
