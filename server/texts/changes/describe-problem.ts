/** A problem of a text, for its editor. */
export type TextProblem = {
  /** name of a field of the frontmatter, or `text` */
  field: string;
  /** counted from the first line of the file; null: unknown, or the whole text */
  line: number | null;
  message: string;
};

type Described = { field?: string; message: string; near?: string | RegExp | undefined; line?: number };
type Rule = readonly [problem: RegExp, tell: (match: string[]) => Described];

/** Messages of the content check, in the words of the office. The first matching rule is used. */
const rules: readonly Rule[] = [
  [
    /^no frontmatter/,
    () => ({
      message:
        'Textul începe cu o linie „---”, datele paginii (titlul, adresa și celelalte), apoi încă o linie „---”.',
      near: /^/,
    }),
  ],
  [
    /^cedilla letters \((.+)\);/,
    ([, letters = '']) => ({
      message: `Litere cu sedilă (${letters}): scrieți ș și ț cu virgulă dedesubt.`,
      near: /[\u015E\u015F\u0162\u0163]/,
    }),
  ],
  [
    /^HTML in Markdown/,
    () => ({
      message: 'Fără cod HTML: scrieți numai cu semnele de formatare de mai sus.',
      near: /<[a-z/!]/i,
    }),
  ],
  [
    /^link to (.+), which is no page/,
    ([, link = '']) => ({ message: `Linkul ${link} nu duce la nicio pagină a site-ului.`, near: `(${link}` }),
  ],
  [
    /^related: no page (.+)/,
    ([, slug = '']) => ({ field: 'related', message: `Nu există nicio pagină „${slug}”.`, near: slug }),
  ],
  [
    /^author: no author (.+)/,
    ([, name = '']) => ({ field: 'author', message: `Nu există niciun autor „${name}”.`, near: /^author:/m }),
  ],
  [
    /^slug: used twice/,
    () => ({ field: 'slug', message: 'Adresa este deja a altui text: alegeți alta.', near: /^slug:/m }),
  ],
  [
    /^names the law without pointing to its article \(.+?\): (.+)/,
    ([, sentence = '']) => ({
      message: `Numește legea fără trimitere. Adăugați {{lege.act/articol}} la sfârșitul propoziției „${sentence}”`,
      near: sentence,
    }),
  ],
  [
    /^„(.+)…”: a figure of a series is typed; write (.+)/,
    ([, sentence = '', placeholder = '']) => ({
      message: `Cifra se schimbă singură: scrieți ${placeholder} în locul ei, în „${sentence}…”.`,
      near: sentence,
    }),
  ],
  [
    /^(\{\{.*\}\}): no such placeholder/,
    ([, name = '']) => ({ message: `Nu există nicio valoare ${name}.`, near: name }),
  ],
  [
    /^(\{\{.*\}\}): only rules of law/,
    ([, name = '']) => ({
      message: `${name} poate sta numai în text: sus încap valorile legii, ale indicatorilor și prețurile.`,
      near: name,
    }),
  ],
  [
    /^a heading carries no note/,
    () => ({
      message: 'Un titlu nu are trimiteri la lege: puneți-o în propoziția de sub el.',
      near: /^#+ .*\{\{\s*lege\.[a-z0-9-]+\//m,
    }),
  ],
  [
    /^a quoted letter carries no note/,
    () => ({
      message: 'O scrisoare citată nu are trimiteri la lege: puneți-o în propoziția dinainte.',
      near: /^>.*\{\{\s*lege\./m,
    }),
  ],
  [
    /^a link carries no note/,
    () => ({
      message: 'Un link nu are trimiteri la lege în el: puneți-o după link.',
      near: /\[[^\]]*\{\{\s*lege\./,
    }),
  ],
  [
    /^grafic: only articles/,
    () => ({ message: 'Numai ghidurile și tipurile de credit au grafice.', near: '```grafic' }),
  ],
  [
    /^calcul: (?:RangeError|YAMLException|TypeError|Error): (?:(grafic|trepte|incercati): )?(.*)/,
    ([, block = 'calcul', why = '']) => ({
      message: `Blocul „${block}” nu se poate citi: ${why.replace(/^([\w.]+: )?(.+)/, (_, at = '', said) => at + inRomanian(said))}`,
      near: `\`\`\`${block}`,
    }),
  ],
  [
    /^(\d+) words, agreed are (\d+) to (\d+)/,
    ([, words = '', least = '', most = '']) => ({
      message: `Textul are ${words} de cuvinte; potrivit este între ${least} și ${most}.`,
    }),
  ],
  [
    /^„(.+)”; better: (.+)/,
    ([, said = '', instead = '']) => ({ message: `În loc de „${said}” scrieți: ${instead}` }),
  ],
  [/^„(.+)” without „de”/, ([, said = '']) => ({ message: `„${said}” se scrie cu „de”.` })],
  [
    /^(?:a value holds itself|aliases exceeded)/,
    () => ({
      message: 'Datele paginii au prea multe trimiteri (*nume): scrieți valorile întregi.',
      near: /\*[a-z]/i,
    }),
  ],
  [
    // The reader of YAML counts from the line below the first „---”.
    /^.+ \((\d+):\d+\)$/,
    ([, line = '']) => ({
      message:
        'Datele paginii nu se pot citi aici: vedeți ghilimelele, două puncte și spațiile de la început.',
      line: Number(line) + 1,
    }),
  ],
  [/^\(whole file\): (.+)/, ([, why = '']) => ({ message: inRomanian(why) })],
  [
    /^([a-zA-Z0-9]+)((?:\.[a-zA-Z0-9]+)*): (.+)/,
    ([, field = 'text', rest = '', why = '']) => ({
      field,
      message: `${rest ? `${field}${rest}: ` : ''}${inRomanian(why)}`,
      near: new RegExp(`^${field}:`, 'm'),
    }),
  ],
];

/** Sentences of the schemas. */
const schemaWords: readonly (readonly [RegExp, string])[] = [
  [/^Too big: expected string to have <=(\d+) characters/, 'Cel mult $1 caractere.'],
  [/^Too small: expected string to have >=1 characters/, 'Scrieți ceva aici.'],
  [/^Too small: expected (?:array|string) to have >=(\d+) (?:items|characters)/, 'Cel puțin $1.'],
  [/^Too big: expected array to have <=(\d+) items/, 'Cel mult $1.'],
  [/^Invalid input: expected \w+, received undefined/, 'Lipsește.'],
  [/^Invalid ISO date$/, 'Scrieți ziua ca 2026-11-26.'],
  [/^Invalid ISO datetime/, 'Scrieți momentul ca 2026-12-01T09:00:00+02:00.'],
  [
    /^Invalid input: expected (?:object|record|array), received .*/,
    'Rândurile lui stau dedesubt, fiecare cu două spații la început.',
  ],
  [/^Too big: expected number to be <=?(\S+)/, 'Cel mult $1.'],
  [/^Too small: expected number to be >=?(\S+)/, 'Cel puțin $1.'],
  [/^Invalid input: expected string, received \w+/, 'Scrieți un text.'],
  [/^Invalid discriminator value\. Expected (.+)/, 'Se poate scrie numai: $1.'],
  [/^lower-case ASCII words joined by hyphens/, 'Litere mici fără diacritice și cifre, legate prin cratime.'],
  [/^Unrecognized keys?: (.+)/, 'Nu știm ce înseamnă $1.'],
  [/^Invalid (?:option|input): expected (?:one of )?(.+)/, 'Se poate scrie numai: $1.'],
];

function inRomanian(why: string): string {
  const [pattern, sentence] = schemaWords.find(([one]) => one.test(why)) ?? [];
  return pattern && sentence ? why.replace(pattern, sentence) : why;
}

/**
 * Describes for an editor a problem found by the content check.
 * @param problem as ContentError has it: file, field and sentence
 * @param file path of the text that is written
 */
export function describeProblem(
  problem: string,
  { file, text }: { file: string; text: string },
): TextProblem {
  const [, files = '', line, rest = problem] =
    /^(\S+\.(?:md|yml)(?:, \S+\.(?:md|yml))*)(?::(\d+))?: (.*)$/s.exec(problem) ?? [];
  if (files !== '' && !files.split(', ').includes(file)) {
    const other = describeProblem(problem.replace(files, file), { file, text: '' });
    return { field: 'text', line: null, message: `Alt fișier, content/${files}: ${other.message}` };
  }
  for (const [pattern, tell] of rules) {
    const match = pattern.exec(rest);
    if (!match) continue;
    const { field = 'text', message, near, line: told } = tell(match);
    return { field, message, line: line === undefined ? (told ?? lineOf(text, near)) : Number(line) };
  }
  return { field: 'text', line: null, message: rest };
}

function lineOf(text: string, near: string | RegExp | undefined): number | null {
  if (near === undefined) return null;
  const at = typeof near === 'string' ? text.indexOf(near) : text.search(near);
  return at === -1 ? null : text.slice(0, at).split('\n').length;
}
