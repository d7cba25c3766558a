/** An entry of package-lock.json. */
interface LockedPackage {
  version?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
  devDependencies?: Record<string, string>;
}
/** Entries by their folder; the project itself has the folder "". */
type Lock = Readonly<Record<string, LockedPackage>>;

export interface Share {
  name: string;
  /** What is there because of this direct dependency alone: without it, it would not be installed. */
  packages: number;
  bytes: number;
}

export interface Shares {
  /** Of each direct dependency, the most bytes first, then by name. */
  direct: Share[];
  /** What several direct dependencies need. */
  shared: { packages: number; bytes: number };
  all: { packages: number; bytes: number };
}

/**
 * What each direct dependency alone brings. `sizeOf` gives the bytes of a package's folder, null for one that is not installed, such as
 * a package for another system.
 */
export function packageShares(
  lock: Lock,
  { dev, sizeOf }: { dev: boolean; sizeOf: (folder: string) => number | null },
): Shares {
  const project = lock[""] ?? {};
  const names = [...namesOf(lock, ""), ...(dev ? Object.keys(project.devDependencies ?? {}) : [])];
  const roots = new Map(names.map((name) => [name, findFolder(lock, "", name)]));
  const sizes = new Map<string, number>();
  for (const folder of reach(lock, roots.values())) {
    const size = sizeOf(folder);
    if (size !== null) sizes.set(folder, size);
  }
  const weigh = (folders: Iterable<string>) => {
    const present = [...folders].flatMap((folder) => sizes.get(folder) ?? []);
    return { packages: present.length, bytes: present.reduce((sum, one) => sum + one, 0) };
  };
  const direct = names.map((name): Share => {
    const others = reach(
      lock,
      [...roots].filter(([other]) => other !== name).map(([, folder]) => folder),
    );
    return { name, ...weigh([...sizes.keys()].filter((folder) => !others.has(folder))) };
  });
  const all = weigh(sizes.keys());
  const own = { packages: sum(direct, "packages"), bytes: sum(direct, "bytes") };
  return {
    direct: direct.sort((a, b) => b.bytes - a.bytes || (a.name < b.name ? -1 : 1)),
    shared: { packages: all.packages - own.packages, bytes: all.bytes - own.bytes },
    all,
  };
}

const sum = (shares: readonly Share[], field: "packages" | "bytes") =>
  shares.reduce((total, share) => total + share[field], 0);

/** The packages that npm installs for one. Peers come too, unless they are optional or the project asks for them itself. */
function namesOf(lock: Lock, folder: string): string[] {
  const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = lock[folder] ?? {};
  const project = lock[""] ?? {};
  const peers = Object.keys(peerDependencies ?? {}).filter(
    (name) =>
      !peerDependenciesMeta?.[name]?.optional && !project.dependencies?.[name] && !project.devDependencies?.[name],
  );
  return [...new Set([...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers])];
}

/** Every folder that these lead to, themselves included. */
function reach(lock: Lock, from: Iterable<string | null>): Set<string> {
  const found = new Set<string>();
  const waiting = [...from];
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    if (folder === null || found.has(folder)) continue;
    found.add(folder);
    for (const name of namesOf(lock, folder)) waiting.push(findFolder(lock, folder, name));
  }
  return found;
}

/** Where Node finds a package that the one in `from` imports: the nearest folder up to the root; null for none. */
function findFolder(lock: Lock, from: string, name: string): string | null {
  for (let place = from; ; place = place.slice(0, Math.max(0, place.lastIndexOf("node_modules/") - 1))) {
    const folder = place === "" ? `node_modules/${name}` : `${place}/node_modules/${name}`;
    if (lock[folder]) return folder;
    if (place === "") return null;
  }
}
