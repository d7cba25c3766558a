import type { Model, ModelSpec, SignalCode } from "./model-spec.ts";
import { scorePoints } from "./score.ts";
import type { ScoreFacts } from "./score-facts.ts";
import type { Attribute, AttributeName, Scorecard } from "./scorecard.ts";
import { attributeOf, type Signal, signalsOf } from "./signals.ts";

/** A signal that shows in the facts, with what it costs. */
interface SignalCost extends Signal {
  /** Whether the model takes trust for it. */
  counts: boolean;
  /** Points by which the total is lower than without this signal; 0 where others take them as well. */
  points: number;
  /** What lessens it, in words; null where nothing does. */
  remedy: string | null;
}

/** What the signals of a subject cost, the costliest first. */
export interface SignalCosts {
  signals: SignalCost[];
  /** Points by which the total is lower than without any signal. */
  points: number;
}

/** Found by scoring the same facts under the same model without a signal's weight: exact, gates and bounds included. */
export function signalCosts(facts: ScoreFacts, model: Model): SignalCosts {
  const { total } = scorePoints(facts, model);
  const without = (codes: readonly SignalCode[]) => scorePoints(facts, lighter(model, codes)).total - total;
  const found = signalsOf(facts, model);
  const signals = found
    .map((signal) => ({
      ...signal,
      counts: takesTrust(signal.code, model.spec),
      points: without([signal.code]),
      remedy: remedyOf(signal.code, model.spec),
    }))
    .sort((a, b) => b.points - a.points);
  return { signals, points: found.length === 0 ? 0 : without(found.map(({ code }) => code)) };
}

/** The model in which these signals take nothing. */
function lighter(model: Model, codes: readonly SignalCode[]): Model {
  const { card, weights } = model.spec;
  const attributes = new Set(codes.map(attributeOf));
  const spec: ModelSpec = {
    ...model.spec,
    weights: { ...weights, ...Object.fromEntries(codes.map((code) => [code, 0])) },
    ...(card && {
      card: {
        ...card,
        attributes: mapAttributes(card.attributes, (attribute, name) =>
          attributes.has(name)
            ? { ...attribute, knots: attribute.knots.map(([value, points]) => [value, Math.max(0, points)] as const) }
            : attribute,
        ),
      },
    }),
  };
  return { ...model, spec };
}

function mapAttributes(
  attributes: Scorecard["attributes"],
  change: (attribute: Attribute, name: AttributeName) => Attribute,
): Scorecard["attributes"] {
  const names = Object.keys(attributes) as AttributeName[]; // It has no others.
  return Object.fromEntries(
    names.flatMap((name) => {
      const attribute = attributes[name];
      return attribute ? [[name, change(attribute, name)]] : [];
    }),
  ) as Scorecard["attributes"]; // The same names.
}

function takesTrust(code: SignalCode, { card, weights }: ModelSpec): boolean {
  return card ? attributeOf(code) !== undefined : (weights[code] ?? 0) > 0;
}

function remedyOf(code: SignalCode, { card }: ModelSpec): string | null {
  const name = attributeOf(code);
  return (name && card?.attributes[name]?.improve) ?? null;
}
