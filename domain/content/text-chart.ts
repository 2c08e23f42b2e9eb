import type { Bani } from '#domain/money/bani.ts';
import type { Source } from '#domain/offers/source-schema.ts';

type Line = { name: string; points: readonly (readonly [x: number, y: number])[] };
/** What is written at the edges of a drawing. */
type Axis = { top?: string; bottom?: string; ends: readonly [left: string, right: string] };

/** How a chart is drawn. */
export type ChartShape =
  /** one line or two; `steps` hold until the next point */
  | { kind: 'lines' | 'steps'; lines: readonly Line[]; top: number; axis: Axis }
  /** stacked bars from left to right: what is owed or counted, and what is paid for it */
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

/** A chart of a text, computed: a page only draws it. */
export type TextChart = {
  title: string;
  shape: ChartShape;
  /** what can be read off it, in words */
  description: string;
  /** where its figures come from; none: they are computed from what the title says */
  sources: readonly Source[];
  /** the same figures; a source is a cell too */
  table: { head: readonly string[]; rows: readonly (readonly (string | Source)[])[] };
};
