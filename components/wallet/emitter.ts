type Listener = (value: unknown) => void;

/** The events of an EIP-1193 provider. */
export interface ProviderEvents {
  on(event: string, listener: Listener): void;
  removeListener(event: string, listener: Listener): void;
}

export function createEmitter(): ProviderEvents & { emit: (event: string, value?: unknown) => void } {
  const listeners = new Map<string, Set<Listener>>();
  return {
    on: (event, listener) => {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener));
    },
    removeListener: (event, listener) => {
      listeners.get(event)?.delete(listener);
    },
    emit: (event, value) => {
      for (const listener of listeners.get(event) ?? []) listener(value);
    },
  };
}
