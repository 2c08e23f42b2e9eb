import { parseTypedNumber } from '#domain/base/text/parse-number.ts';
import type { EvidenceFigure } from './evidence-item.ts';
import { figureWords, sameWord } from './typed-words.ts';

type Read<Value> = { value: Value } | { problem: string };

const bounds: Readonly<Record<string, EvidenceFigure['bound']>> = {
  peste: 'above',
  'de la': 'from',
  'pana la': 'up-to',
};
const boundWords = { above: 'peste', from: 'de la', 'up-to': 'până la' } as const;

const HOW =
  'Scrieți câte o cifră pe rând, de exemplu „dobândă (% pe zi): 0,75”, „DAE (%): peste 60 000” sau „cost (lei): 1 090 - 1 099”.';

/** Reads figures as people write them, one a line (or separated by |): „dobândă (% pe zi): 0,75”. */
export function readFigures(typed: string): Read<EvidenceFigure[]> {
  const figures: EvidenceFigure[] = [];
  for (const line of typed
    .split(/[\n|]/)
    .map((one) => one.trim())
    .filter(Boolean)) {
    const at = line.lastIndexOf(':');
    const known = figureWords.find(
      ({ words }) => sameWord(words) === sameWord(line.slice(0, Math.max(at, 0))),
    );
    if (at < 0 || !known) return { problem: `„${line}” nu este o cifră pe care o știm. ${HOW}` };
    const amount = readAmount(line.slice(at + 1));
    if (amount === null) return { problem: `Nu înțelegem „${line.slice(at + 1).trim()}”. ${HOW}` };
    figures.push({ ...known.kind, ...amount });
  }
  return { value: figures };
}

export function writeFigures(figures: readonly EvidenceFigure[]): string[] {
  return figures.map(({ measure, unit, ...amount }) => {
    const known = figureWords.find(({ kind }) => kind.measure === measure && kind.unit === unit);
    if (!known) throw new RangeError(`${measure} is not counted in ${unit}`);
    return `${known.words}: ${writeAmount(amount)}`;
  });
}

/** Writes a number with a comma, as people type it; an unknown one as an empty text. */
export function writeTypedNumber(value: number | 'unknown' | undefined): string {
  return typeof value === 'number' ? String(value).replace('.', ',') : '';
}

type Amount = Pick<EvidenceFigure, 'value' | 'to' | 'bound'>;

function readAmount(typed: string): Amount | null {
  const text = typed.replaceAll(/\s+/g, ' ').trim();
  const [, bound = '', rest = ''] = /^(peste|de la|p[âa]n[ăa] la)? ?(.*)$/i.exec(text) ?? [];
  const ends = rest
    .replace(/^între /i, '')
    .split(/ ?[-–] ?| și /)
    .map((end) => parseTypedNumber(end));
  const numbers = ends.flatMap((end) => (end.ok ? [end.value] : []));
  const [value, to] = numbers;
  if (numbers.length !== ends.length || value === undefined || numbers.length > 2) return null;
  const known = bounds[sameWord(bound)];
  if (to !== undefined) return known === undefined && to > value ? { value, to } : null;
  return known === undefined ? { value } : { value, bound: known };
}

function writeAmount({ value, to, bound }: Amount): string {
  if (to !== undefined) return `${writeTypedNumber(value)} - ${writeTypedNumber(to)}`;
  return `${bound ? `${boundWords[bound]} ` : ''}${writeTypedNumber(value)}`;
}
