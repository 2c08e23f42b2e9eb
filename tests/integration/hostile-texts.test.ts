import fc from 'fast-check';
import { analyse } from 'scslre';
import { afterAll, expect, test } from 'vitest';
import { checkFields } from '#domain/tools/contract-check/check-fields.ts';
import { readStep } from '#domain/tools/contract-check/check-step.ts';
import { readContract } from '#domain/tools/contract-check/read-contract.ts';
import { findFigures } from '#domain/tools/contract-check/read-text/found-figures.ts';
import { layOutText } from '#domain/tools/contract-check/read-text/lay-out.ts';
import { debtsFields } from '#domain/tools/debts/debts-fields.ts';
import { readDebts } from '#domain/tools/debts/read-debts.ts';
import { cleanText } from '#domain/visits/events/clean-text.ts';
import { emailSchema, likelyEmail } from '#domain/base/forms/email.ts';
import { phoneSchema } from '#domain/base/forms/phone.ts';
import { nameSchema, paragraphSchema } from '#domain/base/forms/texts.ts';
import { romania } from '#domain/law/countries/romania.ts';
import { readRegistration } from '#domain/people/registration/read-registration.ts';
import { readClickQuery, readReferer } from '#server/visits/clicks/read-click-query.ts';
import { readPostback } from '#server/partners/conversions/store-postback.ts';
import { readCsv } from '#server/shared/csv/read-csv.ts';
import { eventSchema } from '#server/visits/events/event-schema.ts';
import { readBody } from '#server/shared/forms/read-body.ts';
import { isSuspicious } from '#server/shared/forms/suspicion.ts';
import { addressPrefix } from '#server/shared/http/address-prefix.ts';
import { readPlainGet } from '#server/shared/http/read-plain-get.ts';
import { readPlainPost } from '#server/shared/http/read-plain-post.ts';
import { pageUrl } from '#server/web/pages/page-url.ts';
import { readXml } from '#server/tools/rates/read-xml.ts';
import { markWords } from '#server/texts/search/excerpt.ts';
import { readSearchQuery } from '#server/texts/search/search-query.ts';
import { searchWords } from '#server/texts/search/search-words.ts';
import { openStepCounter } from '#tests/setup/count-steps.ts';

const counter = await openStepCounter();
afterAll(() => counter.close());

const today = '2026-11-21';
const lenders = [
  { slug: 'credit-clar', name: 'Credit Clar', kind: 'unknown' as const, identity: 'RG-PJR-41-110300' },
];
const paragraph = paragraphSchema({ empty: '', least: 1, most: 4_000 });

/** Everything that reads strangers' texts. */
const readers: Record<string, (text: string) => unknown> = {
  'a pasted contract': (text) => findFigures(layOutText(text), { today, lenders, isPicture: true }),
  'the fields of a contract': (text) =>
    checkFields.map((field) =>
      readContract({ primiti: '2000', semnat: 'da', [field]: text }, { today, lenders: [] }),
    ),
  'confirmed figures': (text) => readStep({ pas: 'confirma', 'ales-1': text, 'ales-2': text }),
  debts: (text) => debtsFields.map((field) => readDebts({ [field]: text })),
  'a form': (text) => readBody(text),
  'a query': (text) => pageUrl({ query: ['suma'] }, new URL(`http://site.test/?${text}`)),
  'a message': (text) => [
    paragraph.safeParse(text),
    nameSchema.safeParse(text),
    emailSchema.safeParse(text),
    likelyEmail(text),
    phoneSchema.safeParse(text),
    isSuspicious(
      { values: { text }, trap: '', openSeconds: 9, attempts: 1 },
      { leastSeconds: 1, attempts: 9 },
    ),
  ],
  'a registration': (text) =>
    readRegistration({ suma: text, perioada: text, email: text, telefon: text }, romania.limits),
  'a search': (text) => [readSearchQuery(text), searchWords(text), markWords(text, new Set(['dae']))],
  'an address': (text) => [
    pageUrl({ query: ['suma', 'plata'] }, new URL(`http://site.test/?suma=${encodeURIComponent(text)}`)),
    readClickQuery(new URLSearchParams({ offer: text, sub1: text, session_id: text }), {
      host: 'site.test',
      referer: `http://site.test/?utm_source=${text}`,
    }),
    readReferer(`http://site.test/${text}`),
    cleanText(text, 255),
    addressPrefix(text),
  ],
  'a request': (text) => [
    readPlainGet(Buffer.from(`GET /${text} HTTP/1.1\r\nHost: a\r\n\r\n`)),
    readPlainGet(Buffer.from(`GET / HTTP/1.1\r\nHost: a\r\nX: ${text}\r\n${text}\r\n\r\n`)),
    readPlainPost(
      Buffer.from(`POST /api/event HTTP/1.1\r\nHost: a\r\n${text}: a\r\n\r\n${text}`),
      '/api/event',
      9_999,
    ),
  ],
  'an event': (text) => eventSchema.safeParse({ uuid: text, path: text, referer: text, sub1: text }),
  'a report of a lender': (text) => readPostback(`click_id=${text}&transaction_id=${text}&payout=${text}`),
  'a table': (text) => orRefusal(() => readCsv(text)),
  XML: (text) => orRefusal(() => readXml(`<a>${text}</a>`)),
};

/** Pieces of attackers' texts: the characters parsers look for, repeated. */
const single = 'a 1\n\t\f\r\u00a0\u0301ș"\',;.:%&=+-()[/\\<>@#|\u2013\u200b';
const words = [
  '  ',
  '100',
  '1 000',
  '1.000,00',
  ' lei',
  'x ',
  'dae ',
  'dobanda anuala fixa ',
  'comision de analiza ',
  'scadent ',
  'suma primita ',
  '12 rate lunare de ',
  'rata ',
  '10.10.2026 ',
  'contract nr ',
  'pe zi',
  'a@b.ro',
  'www.',
  'http://',
  '%41',
  '<a>',
  '</a>',
  '<!--',
  '<![CDATA[',
  '&amp;',
];
const pieces = [...single.split(''), ...words];

/** Inputs that once took quadratic time. */
const knownUnits = [
  'a\tb\n',
  'a  b\n',
  '1  a  b\n',
  'a  b  ',
  'a  b  c\n',
  'dae ',
  'dae 10% ',
  '10% dae ',
  '10 lei dae ',
  'rata anuala nominala ',
  '\u0301',
  '&a',
];

// A fifth more than double, for sorting, and room for constant work.
const SIGNS = 4_000;
const MOST_TIMES = 2.2;
const ONCE = 3_000;

const usedPatterns = new Map<string, RegExp>();

async function stepsOf(work: () => void): Promise<number> {
  const { steps, patterns } = await counter.count(work);
  for (const [source, pattern] of patterns) usedPatterns.set(source, pattern);
  return steps;
}

/** A few at a time: V8 takes longer to report its counts than the texts to be read. */
const hostile = fc.array(
  fc.record({
    start: fc.array(fc.constantFrom(...pieces), { maxLength: 2 }),
    unit: fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 4 }),
    end: fc.array(fc.constantFrom(...pieces), { maxLength: 1 }),
  }),
  { minLength: 6, maxLength: 6 },
);

test.each(Object.entries(readers))('a text twice as long is at most twice the work: %s', async (_, read) => {
  await fc.assert(
    fc.asyncProperty(hostile, async (texts) => {
      const stepsAt = async (signs: number) =>
        await stepsOf(() => {
          for (const { start, unit, end } of texts) {
            const one = unit.join('');
            read(start.join('') + one.repeat(Math.ceil(signs / one.length)) + end.join(''));
          }
        });
      const once = await stepsAt(SIGNS);
      expect(await stepsAt(2 * SIGNS)).toBeLessThanOrEqual(MOST_TIMES * once + ONCE);
    }),
    { numRuns: 4, examples: [[knownUnits.map((unit) => ({ start: ['a'], unit: [unit], end: [] }))]] },
  );
});

test("no pattern for strangers' texts reads a part of them again and again", () => {
  // Bounded inputs: digits of a computed number, at most 21, and an e-mail address, at most 254 characters.
  const bounded = [/\B(?=(?:\d{3})+$)/g, /@.+\..{2,}$/].map(String);
  for (const pattern of bounded) usedPatterns.delete(pattern);
  const slow = [...usedPatterns.values()].filter((pattern) => {
    const plain = new RegExp(pattern.source, pattern.flags.replace(/[gy]/g, ''));
    return analyse(plain, { reportTypes: { Move: true } }).reports.length > 0;
  });
  expect(usedPatterns.size).toBeGreaterThan(60);
  expect(slow.map(String)).toEqual([]);
});

function orRefusal(read: () => unknown): unknown {
  try {
    return read();
  } catch (error) {
    return error;
  }
}
