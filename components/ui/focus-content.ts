/** Focuses the content of the page, before what has the focus is removed: the next Tab continues there, not at the top. */
export function focusContent(): void {
  document.getElementById("content")?.focus({ preventScroll: true });
}
