import { type BlockRows, type ListRequest, listPages, type PageStep } from "./list-pages.ts";

/**
 * Two lists that are read at the same time as one: of each step, the blocks that both have completed. A row of the second list
 * is dropped if the first has one of the same name.
 */
export async function* mergePages<Row>(
  requests: readonly [ListRequest<Row>, ListRequest<Row>],
  from: number,
  nameOf: (row: Row) => string | null,
): AsyncGenerator<PageStep<Row>, void> {
  const [first, second] = requests.map((request) => createReader(request, from)) as [Reader<Row>, Reader<Row>]; // One each.
  const { to } = requests[0];
  for (let done = from - 1; done < to; ) {
    await Promise.all([first, second].filter((reader) => reader.completeTo === done).map((reader) => reader.advance()));
    done = Math.min(first.completeTo, second.completeTo);
    const parts = [first.take(done), second.take(done)] as const;
    yield {
      blocks: joinBlocks(parts[0].blocks, parts[1].blocks, nameOf),
      completeTo: done,
      truncated: parts.some(({ truncated }) => truncated),
      pending: parts.some(({ pending }) => pending),
    };
  }
}

interface Reader<Row> {
  readonly completeTo: number;
  advance: () => Promise<void>;
  /** What was read and not taken, up to a block. */
  take: (upTo: number) => Omit<PageStep<Row>, "completeTo">;
}

function createReader<Row>(request: ListRequest<Row>, from: number): Reader<Row> {
  const steps = listPages(request, from);
  let blocks: BlockRows<Row>[] = [];
  let completeTo = from - 1;
  let marks = { truncated: false, pending: false };
  return {
    get completeTo() {
      return completeTo;
    },
    async advance() {
      const before = completeTo;
      while (completeTo === before) {
        const { value: step } = await steps.next();
        if (!step) {
          completeTo = request.to;
          return;
        }
        for (const block of step.blocks) blocks.push(block);
        marks = { truncated: marks.truncated || step.truncated, pending: marks.pending || step.pending };
        completeTo = Math.max(completeTo, step.completeTo);
      }
    },
    take(upTo) {
      const taken = { ...marks, blocks: blocks.filter(({ number }) => number <= upTo) };
      blocks = blocks.filter(({ number }) => number > upTo);
      marks = { truncated: false, pending: false };
      return taken;
    },
  };
}

function joinBlocks<Row>(
  first: readonly BlockRows<Row>[],
  second: readonly BlockRows<Row>[],
  nameOf: (row: Row) => string | null,
): BlockRows<Row>[] {
  const joined = new Map(first.map((block) => [block.number, block]));
  for (const block of second) {
    const known = joined.get(block.number);
    if (!known) {
      joined.set(block.number, block);
      continue;
    }
    const names = new Set(known.rows.map(nameOf));
    const fresh = block.rows.filter((row) => nameOf(row) === null || !names.has(nameOf(row)));
    joined.set(block.number, {
      number: block.number,
      rows: [...known.rows, ...fresh],
      count: known.count + block.count - (block.rows.length - fresh.length),
      unread: known.unread + block.unread,
      foreign: known.foreign + block.foreign,
    });
  }
  return [...joined.values()].sort((a, b) => a.number - b.number);
}
