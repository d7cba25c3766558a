import { describe, expect, it } from "vitest";
import { createGate } from "./gate.ts";

const never = new AbortController().signal;

describe("the gate", () => {
  it("lets no more through at once than it says, the others in the order they came", async () => {
    const gate = createGate({ atOnce: 1, waiting: 2, perClient: 9 });
    const first = await gate.enter("a", never);
    const order: string[] = [];
    const rest = ["b", "c"].map((client) =>
      gate.enter(client, never)?.then((leave) => {
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
    const gate = createGate({ atOnce: 1, waiting: 1, perClient: 9 });
    const first = await gate.enter("a", never);
    const second = gate.enter("b", never);
    expect(gate.enter("c", never)).toBeNull();
    first?.();
    (await second)?.();
    expect(await gate.enter("c", never)).toBeTypeOf("function");
  });

  it("leaves no client more than its share, and others the rest", async () => {
    const gate = createGate({ atOnce: 1, waiting: 9, perClient: 2 });
    const first = await gate.enter("a", never);
    void gate.enter("a", never);
    expect(gate.enter("a", never)).toBeNull();
    expect(gate.enter("b", never)).not.toBeNull();
    first?.();
    expect(gate.enter("a", never)).not.toBeNull();
  });

  it("gives the place in the queue of a client that went away to others", async () => {
    const gate = createGate({ atOnce: 1, waiting: 1, perClient: 1 });
    const first = await gate.enter("a", never);
    const gone = new AbortController();
    const waiting = gate.enter("b", gone.signal);
    gone.abort();
    await expect(waiting).rejects.toThrow();
    const next = gate.enter("b", never);
    first?.();
    expect(await next).toBeTypeOf("function");
  });

  it("counts a place that is given back twice once", async () => {
    const gate = createGate({ atOnce: 1, waiting: 0, perClient: 9 });
    const leave = await gate.enter("a", never);
    leave?.();
    leave?.();
    await gate.enter("b", never);
    expect(gate.enter("c", never)).toBeNull();
  });
});
