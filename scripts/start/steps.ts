/** Visible progress: each step with its duration, and a bar for long steps. */
export interface Steps {
  /** Run a step and print its duration, and every ten seconds that it still runs, with the newest note. */
  step: <T>(what: string, work: (note: (text: string) => void) => Promise<T>) => Promise<T>;
  say: (line: string) => void;
  /** Redraw one line on a terminal, or write a line for each tenth elsewhere. */
  progress: (what: string, part: number) => void;
}

const SIGN_OF_LIFE_MS = 10_000;
const BAR_WIDTH = 30;

export function createSteps(output: NodeJS.WritableStream & { isTTY?: boolean }, clock: () => number): Steps {
  let barShown = false;
  const tenths = new Map<string, number>();

  function say(line: string): void {
    if (barShown) output.write("\r\u001b[K");
    barShown = false;
    output.write(`${line}\n`);
  }

  async function step<T>(what: string, work: (note: (text: string) => void) => Promise<T>): Promise<T> {
    const since = clock();
    let newest = "";
    const seconds = () => ((clock() - since) / 1000).toFixed(1);
    const timer = setInterval(() => say(`  … ${what}${newest} (${seconds()} s so far)`), SIGN_OF_LIFE_MS);
    try {
      const result = await work((text) => {
        newest = `, ${text}`;
      });
      say(`  ${what.padEnd(48)} ${seconds().padStart(6)} s`);
      return result;
    } finally {
      clearInterval(timer);
    }
  }

  function progress(what: string, part: number): void {
    if (output.isTTY) {
      const full = Math.round(part * BAR_WIDTH);
      output.write(
        `\r\u001b[K  ${what} [${"█".repeat(full)}${"·".repeat(BAR_WIDTH - full)}] ${Math.round(part * 100)} %`,
      );
      barShown = true;
      if (part >= 1) say("");
      return;
    }
    const tenth = Math.floor(part * 10);
    if (tenth <= (tenths.get(what) ?? 0)) return;
    tenths.set(what, tenth);
    say(`  ${what} ${tenth * 10} %`);
  }

  return { step, say, progress };
}
