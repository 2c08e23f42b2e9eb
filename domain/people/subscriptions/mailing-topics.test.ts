import { expect, test } from 'vitest';
import { mailingsInWords } from './mailing-topics.ts';

test.each([
  [['oferte'], 'mesajele despre oferte'],
  [['articole'], 'mesajele despre ghiduri'],
  [['curs'], 'mesajele despre cursul valutar'],
  [['oferte', 'articole'], 'mesajele despre oferte și ghiduri'],
] as const)('%j are written %s', (topics, words) => {
  expect(mailingsInWords(topics)).toBe(words);
});
