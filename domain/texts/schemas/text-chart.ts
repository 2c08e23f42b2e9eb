import type { Bani } from '#domain/base/money/bani.ts';
import type { Source } from '#domain/base/sources/source-schema.ts';

type Line = { name: string; points: readonly (readonly [x: number, y: number])[] };
/** Labels at the edges of a drawing. */
type Axis = { top?: string; bottom?: string; ends: readonly [left: string, right: string] };

/** Shape of a chart. */
export type ChartShape =
  /** one line or two; `steps` hold until the next point */
  | { kind: 'lines' | 'steps'; lines: readonly Line[]; top: number; axis: Axis }
  /** stacked bars from left to right: the amount owed or counted, and its cost */
  | {
      kind: 'bars';
      parts: readonly [amount: string, cost: string];
      bars: readonly [number, number][];
      axis: Axis;
    }
  /** one cost bar a row, all on one scale */
  | {
      kind: 'costs';
      parts: readonly [amount: string, cost: string];
      rows: readonly { label: string; principal: Bani; cost: Bani; end: string }[];
    }
  /** days on one axis, each with its name */
  | { kind: 'timeline'; events: readonly { at: number; label: string; day: string }[]; axis: Axis };

/** A computed chart of a text: a page only draws it. */
export type TextChart = {
  title: string;
  shape: ChartShape;
  /** a description in words */
  description: string;
  /** sources of its figures; empty: they are computed from the assumptions in the title */
  sources: readonly Source[];
  /** the same figures; a source is a cell too */
  table: { head: readonly string[]; rows: readonly (readonly (string | Source)[])[] };
};
