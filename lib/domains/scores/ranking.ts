/** How many ranked subjects have each number of points; counts those above a total fast. */
export interface Ranking {
  /** Add (or with a negative count take away) subjects with this many points. */
  add(points: number, subjects: number): void;
  /** Subjects with more points. */
  above(points: number): number;
  /** All subjects. */
  size(): number;
}

const START = 2048;

/** A Fenwick tree over points: both operations take the logarithm of the highest total, whatever the number of subjects. */
export function createRanking(): Ranking {
  let counts = new Array<number>(START).fill(0);
  let tree = new Array<number>(START + 1).fill(0);
  let all = 0;

  const put = (points: number, subjects: number) => {
    for (let i = points + 1; i < tree.length; i += i & -i) tree[i] = (tree[i] ?? 0) + subjects;
  };
  const grow = (points: number) => {
    const length = 2 ** Math.ceil(Math.log2(points + 1));
    counts = [...counts, ...new Array<number>(length - counts.length).fill(0)];
    tree = new Array<number>(length + 1).fill(0);
    for (const [at, subjects] of counts.entries()) if (subjects !== 0) put(at, subjects);
  };

  return {
    add(points, subjects) {
      if (points >= counts.length) grow(points);
      counts[points] = (counts[points] ?? 0) + subjects;
      all += subjects;
      put(points, subjects);
    },
    above(points) {
      let upTo = 0;
      for (let i = Math.min(points + 1, tree.length - 1); i > 0; i -= i & -i) upTo += tree[i] ?? 0;
      return all - upTo;
    },
    size: () => all,
  };
}
