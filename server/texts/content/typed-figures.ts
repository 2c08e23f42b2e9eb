import { pointOn } from '#domain/base/series/series-book.ts';
import { seriesValue } from '#domain/base/series/series-in-words.ts';
import type { SeriesBook, SeriesName } from '#domain/base/series/series.ts';

// Words for a series in texts. A figure of the series on the same line would become outdated.
const wordsOf: Partial<Record<SeriesName, RegExp>> = {
  'dobanda-cheie': /politic[ăa] monetar[ăa]|dobânda[- ]cheie|dobânda (?:de bază )?(?:a )?BNR/i,
  lombard: /lombard|facilit[ăa][țt]ii de creditare/i,
  ircc: /\bIRCC\b/,
  'robor-3m': /\bROBOR\b/,
  'robor-6m': /\bROBOR\b/,
  'dae-credite-consum': /media băncilor/i,
  'dobanda-descoperit-de-cont': /media băncilor/i,
  inflatie: /infla[țt]i/i,
  'salariu-minim': /salari(?:ul|u|ului) minim/i,
  'suma-netaxabila': /scutit|netaxabil|neimpozabil/i,
  cas: /\bCAS\b/,
  cass: /\bCASS\b/,
  cam: /\bCAM\b|asiguratorie/i,
  'impozit-dividende': /dividend/i,
  'impozit-micro': /„micro”|microîntreprind/i,
};

/**
 * Lists lines with the current value of a series typed beside its name, which the next value would make wrong. A worked example
 * with its own amounts is accepted: the line of its figure has no word of the series.
 * @returns a sentence for each
 */
export function typedFigures(text: string, series: SeriesBook, day: string): string[] {
  const watched = Object.entries(wordsOf).flatMap(([key, words]) => {
    const name = key as SeriesName;
    const point = pointOn(series[name], day);
    return point ? [{ name, words, figure: figurePattern(seriesValue(name, point.value)) }] : [];
  });
  return text
    .split('\n')
    .flatMap((line) =>
      watched
        .filter(({ words, figure }) => words.test(line) && figure.test(line))
        .map(
          ({ name }) =>
            `„${line.trim().slice(0, 60)}…”: a figure of a series is typed; write {{serie.${name}}}`,
        ),
    );
}

/**
 * Returns a pattern for the figure as people type it: with any space between thousands, with or without trailing zeros, and not
 * as part of a longer number.
 */
function figurePattern(written: string): RegExp {
  const isPercent = written.endsWith('%');
  const [whole = '', decimals = ''] = written.replace(/[^\d,]*$/, '').split(',');
  const kept = decimals.replace(/0+$/, '');
  const number = whole.replaceAll('\u00a0', '[ \u00a0\u202f.]?') + (kept ? `,${kept}0*` : '(?:,0+)?');
  return new RegExp(`(?<![\\d,])${number}${isPercent ? '\\s*%' : '(?![\\d,])'}`);
}

/** Removes the list of sources from the frontmatter: their names are not the site's own words. */
export function withoutSources(frontmatter: string): string {
  return frontmatter.replace(/^sources:\n(?:[ \t].*\n?)*/m, '');
}
