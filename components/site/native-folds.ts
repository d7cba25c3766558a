/**
 * A script for the head. Folds (`details`) are native and open without React. Before the page is hydrated, a press that reached React
 * would hydrate it at once, in one piece, and the fold would open only then.
 */
export const NATIVE_FOLDS = `
for (const kind of ["click", "keydown", "keypress", "keyup", "mousedown", "mouseup", "pointerdown", "pointerup", "touchend", "touchstart"]) {
  addEventListener(kind, (event) => {
    if (event.key !== undefined && event.key !== "Enter" && event.key !== " ") return;
    if (event.target.closest?.("a, button, summary")?.localName === "summary") event.stopPropagation();
  }, { capture: true, passive: true });
}`;
