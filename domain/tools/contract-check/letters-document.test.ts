import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { load } from 'js-yaml';
import { letterNames, letterSchema, type Letter } from '#domain/texts/schemas/letter-schema.ts';
import { checkTyped, TODAY, usualContract } from '#tests/factories/contract.ts';
import { citationOf } from '#domain/texts/law-library.ts';
import { statusWords } from '#domain/base/sources/reading-status.ts';
import { lawLibrary } from '#tests/factories/law-library.ts';
import { fillLetter, letterFields } from './fill-letter.ts';

const folder = new URL('../../../content/scrisori/', import.meta.url).pathname;
const fields = letterFields(checkTyped({ ...usualContract, platiti: '2115' }), TODAY);

const introduction = `# Letters of the contract check

Each letter of \`/verificare/\` as printed for a fictional contract: 1 500 lei for 30 days from an IFN, 2 115 lei to repay. Below each letter
are its legal sentences, with act, article and the way the act was read. A test generates this page from \`content/scrisori/\` and fails when
they differ; \`vitest run --project rules domain/tools/contract-check/letters-document.test.ts -u\` writes it again.
`;

/** Lists sentences that name an article, or an act as a whole. */
function legalSentences(text: string): string[] {
  return text
    .split('\n')
    .flatMap((paragraph) => paragraph.split(/(?<=[.;])\s+(?=[A-ZÎȘȚ])/))
    .filter((sentence) => /\bart\. \d|\b(?:OUG|OG|Legea) \d/.test(sentence));
}

function actsOf(sentence: string, basis: Letter['basis']): string[] {
  return basis
    .filter(({ name }) => {
      const [, act = ''] = /^((?:OUG|OG|Legea) \d+\/\d+)/.exec(name) ?? [];
      const [, article] = /art\. (\d+²?)/.exec(name) ?? [];
      const named = [...sentence.matchAll(/art\. (\d+²?)/g)].map(([, number]) => number);
      return sentence.includes(act) && (article === undefined || named.includes(article));
    })
    .map(({ name, status }) => `${name}: ${statusWords[status]}`);
}

function chapter(letter: Letter): string {
  const text = fillLetter(letter.body, fields).replaceAll('\u00a0', ' ').trim();
  const sentences = legalSentences(text).map((sentence) => {
    const acts = actsOf(sentence, letter.basis);
    if (acts.length === 0) throw new Error(`no act of the letter's list stands behind „${sentence}”`);
    return `- „${sentence.trim()}”\n${acts.map((act) => `  - ${act}`).join('\n')}`;
  });
  if (sentences.length === 0) throw new Error(`${letter.title} names no act`);
  const until = letter.deadline ? `${letter.deadline.days} days: ${letter.deadline.text}` : 'none';
  return [
    `## ${letter.title}`,
    `To: ${letter.to}. Deadline: ${until}. Proof: ${letter.proof}`,
    `\`\`\`text\n${text}\n\`\`\``,
    sentences.join('\n'),
  ].join('\n\n');
}

test('docs/letters.md contains every letter as printed, with the acts of each legal sentence', async () => {
  const law = lawLibrary();
  const letters = letterNames.map((name): Letter => {
    const letter = letterSchema.parse(load(readFileSync(`${folder}${name}.yml`, 'utf8')));
    return { ...letter, name, basis: letter.basis.map((article) => citationOf(law.get(article))) };
  });
  const page = [introduction, ...letters.map((letter) => chapter(letter))].join('\n') + '\n';
  await expect(page.replace(/\n(## )/g, '\n\n$1').replaceAll(/\n{3,}/g, '\n\n')).toMatchFileSnapshot(
    '../../../docs/letters.md',
  );
});
