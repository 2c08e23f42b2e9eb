import { expect, test } from 'vitest';
import { lawStatements } from './law-statements.ts';

test.each([
  ['Instanța poate adapta ({{lege.a/art-7}} și {{lege.a/art-8}}).', 'Instanța poate adapta.'],
  ['Sesizați ANPC ({{lege.a/art-7}}, {{lege.a/art-8}}).', 'Sesizați ANPC.'],
  ['Cel mult jumătate{{lege.a/art-9}}, prin lege.', 'Cel mult jumătate, prin lege.'],
  ['{{lege.a/art-9}}, nu spune.', 'Legea A, art. 9, nu spune.'],
  ['Cu formula din {{lege.a/art-9}}: zile.', 'Cu formula din Legea A, art. 9: zile.'],
  ['{creditor} este o bancă din alt stat ({{lege.a/art-1}}).', '… este o bancă din alt stat.'],
])('from „%s” the law library shows „%s”', (sentence, words) => {
  expect(lawStatements(sentence, {}, () => 'Legea A, art. 9').map((statement) => statement.words)).toEqual([
    words,
  ]);
});
