/**
 * While a window is open Radix writes a style element that keeps the page behind it still, with the nonce it finds here. It is
 * the nonce of the page's own scripts.
 */
export function exposeStyleNonce(): void {
  if (typeof document === "undefined") return;
  Reflect.set(globalThis, "__webpack_nonce__", document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce);
}
