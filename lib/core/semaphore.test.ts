import { describe, expect, it } from "vitest";
import { createSemaphore } from "./concurrency.ts";

const never = new AbortController().signal;

describe("the semaphore", () => {
  it("admits no more at once than its limit, the others in order of arrival", async () => {
    const semaphore = createSemaphore({ atOnce: 1, waiting: 2, perClient: 9 });
    const first = await semaphore.acquire("a", never);
    const order: string[] = [];
    const rest = ["b", "c"].map((client) =>
      semaphore.acquire(client, never).then((leave) => {
        order.push(client);
        leave?.();
      }),
    );
    await Promise.resolve();
    expect(order).toEqual([]);
    first?.();
    await Promise.all(rest);
    expect(order).toEqual(["b", "c"]);
  });

  it("refuses requests while its queue is full, and accepts them once it has room", async () => {
    const semaphore = createSemaphore({ atOnce: 1, waiting: 1, perClient: 9 });
    const first = await semaphore.acquire("a", never);
    const second = semaphore.acquire("b", never);
    expect(await semaphore.acquire("c", never)).toBeNull();
    first?.();
    (await second)?.();
    expect(await semaphore.acquire("c", never)).toBeTypeOf("function");
  });

  it("gives no client more than its share", async () => {
    const semaphore = createSemaphore({ atOnce: 1, waiting: 9, perClient: 2 });
    const first = await semaphore.acquire("a", never);
    const second = semaphore.acquire("a", never);
    expect(await semaphore.acquire("a", never)).toBeNull();
    first?.();
    (await second)?.();
    expect(await semaphore.acquire("a", never)).toBeTypeOf("function");
  });

  it("gives a waiting place of the client that waits for the most to one that waits for less, its newest first", async () => {
    const semaphore = createSemaphore({ atOnce: 8, waiting: 8, perClient: 99, mostRunning: 8 });
    const first = await semaphore.acquire("a", never, 8);
    const [older, newer, other] = [1, 5, 2].map((units) => semaphore.acquire(units === 2 ? "b" : "a", never, units));
    const honest = semaphore.acquire("c", never, 3);
    expect(await newer).toBeNull();
    // Nobody waits for more than this one would.
    expect(await semaphore.acquire("d", never, 3)).toBeNull();
    first?.();
    for (const one of [older, other, honest]) expect(await one).toBeTypeOf("function");
    // What was displaced counts to its client no more.
    for (const one of [older, other, honest]) (await one)?.();
    expect(await semaphore.acquire("a", never, 8)).toBeTypeOf("function");
  });

  it("frees the place of a client that went away", async () => {
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

  it("counts a slot that is released twice once", async () => {
    const semaphore = createSemaphore({ atOnce: 1, waiting: 0, perClient: 9 });
    const leave = await semaphore.acquire("a", never);
    leave?.();
    leave?.();
    await semaphore.acquire("b", never);
    expect(await semaphore.acquire("c", never)).toBeNull();
  });

  it("lets clients take turns: a request of another waits for one slot, not for the queue of the first", async () => {
    const semaphore = createSemaphore({ atOnce: 1, waiting: 99, perClient: 48 });
    const first = await semaphore.acquire("a", never);
    const order: string[] = [];
    const arrivals = [...Array<string>(6).fill("a"), "b", "b", "c"];
    const rest = arrivals.map((client) =>
      semaphore.acquire(client, new AbortController().signal).then((leave) => {
        order.push(client);
        leave?.();
      }),
    );
    first?.();
    await Promise.all(rest);
    expect(order).toEqual(["a", "b", "c", "a", "b", "a", "a", "a", "a"]);
  });

  it("leaves half of the slots to other clients, and gives a client its next slot when it releases one", async () => {
    const semaphore = createSemaphore({ atOnce: 8, waiting: 99, perClient: 48 });
    const begun: (() => void)[] = [];
    for (let i = 0; i < 10; i++)
      void semaphore.acquire("a", new AbortController().signal).then((leave) => leave && begun.push(leave));
    await Promise.resolve();
    expect(begun).toHaveLength(4);
    expect(await semaphore.acquire("b", never)).toBeTypeOf("function");
    begun[0]?.();
    await Promise.resolve();
    expect(begun).toHaveLength(5);
  });
});
