/** An error that `npm start` prints as a message with a remedy, without a stack. */
export class StartError extends Error {
  override readonly name = "StartError";
}
