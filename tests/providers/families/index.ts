import { ethereum } from "./ethereum.ts";
import type { Family } from "./family.ts";

/** Every family that `tests/providers` follows with every manner. A new one is a file beside this one and an entry here. */
export const families: readonly Family[] = [ethereum];
