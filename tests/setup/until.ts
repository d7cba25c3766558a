/** Longest pause between two questions, milliseconds: most are for the database, which others need meanwhile. */
const LONGEST_PAUSE = 40;

/** Ask until it is so, ever more rarely; the limit is that of the test. */
export async function until(what: () => boolean | Promise<boolean>): Promise<void> {
  for (let pause = 2; !(await what()); pause = Math.min(LONGEST_PAUSE, 2 * pause)) {
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}
