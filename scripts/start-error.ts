/** A fault that `npm start` explains in one sentence and a way on, without a stack. */
export class StartError extends Error {
  override readonly name = "StartError";
}
