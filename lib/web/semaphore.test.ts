import { describe, expect, it } from "vitest";
import { createSemaphore } from "./semaphore.ts";

const never = new AbortController().signal;

describe("the semaphore", () => {
  it("lets no more through at once than it says, the others in the order they came", async () => {
    const semaphore = createSemaphore({ atOnce: 1, waiting: 2, perClient: 9 });
    const first = await semaphore.acquire("a", never);
    const order: string[] = [];
    const rest = ["b", "c"].map((client) =>
      semaphore.acquire(client, never)?.then((leave) => {
        order.push(client);
        leave();
      }),
    );
    await Promise.resolve();
    expect(order).toEqual([]);
    first?.();
    await Promise.all(rest);
    expect(order).toEqual(["b", "c"]);
  });

  it("refuses whoever finds its queue full, and takes them again when a place is free", async () => {
    const semaphore = createSemaphore({ atOnce: 1, waiting: 1, perClient: 9 });
    const first = await semaphore.acquire("a", never);
    const second = semaphore.acquire("b", never);
    expect(semaphore.acquire("c", never)).toBeNull();
    first?.();
    (await second)?.();
    expect(await semaphore.acquire("c", never)).toBeTypeOf("function");
  });

  it("leaves no client more than its share, and others the rest", async () => {
    const semaphore = createSemaphore({ atOnce: 1, waiting: 9, perClient: 2 });
    const first = await semaphore.acquire("a", never);
    void semaphore.acquire("a", never);
    expect(semaphore.acquire("a", never)).toBeNull();
    expect(semaphore.acquire("b", never)).not.toBeNull();
    first?.();
    expect(semaphore.acquire("a", never)).not.toBeNull();
  });

  it("gives the place in the queue of a client that went away to others", async () => {
    const semaphore = createSemaphore({ atOnce: 1, waiting: 1, perClient: 1 });
    const first = await semaphore.acquire("a", never);
    const gone = new AbortController();
    const waiting = semaphore.acquire("b", gone.signal);
    gone.abort();
    await expect(waiting).rejects.toThrow();
    const next = semaphore.acquire("b", never);
    first?.();
    expect(await next).toBeTypeOf("function");
  });

  it("counts a place that is given back twice once", async () => {
    const semaphore = createSemaphore({ atOnce: 1, waiting: 0, perClient: 9 });
    const leave = await semaphore.acquire("a", never);
    leave?.();
    leave?.();
    await semaphore.acquire("b", never);
    expect(semaphore.acquire("c", never)).toBeNull();
  });
});
