import { expect, test } from 'vitest';
import { renderMarkdown } from '#server/texts/content/markdown.ts';
import { StartupError } from './startup-error.ts';
import { assertOperatorNamed, missingIdentity, operatorValues, operatorWarning } from './operator.ts';

function refuse(): never {
  throw new Error('no block here');
}

const html = (markdown: string | null | undefined) =>
  renderMarkdown(markdown ?? '', { table: refuse, chart: refuse }).html;

test('an unset setting has no value', () => {
  const values = operatorValues({});
  expect(Object.keys(values)).toContain('operator.denumire');
  expect(new Set(Object.values(values))).toEqual(new Set([null]));
});

test('a setting is text, whatever characters it has', () => {
  const values = operatorValues({ OPERATOR_NAME: 'A_B_C & *Fiii* <b>S.R.L.</b> [x](/y) | #1' });
  expect(html(values['operator.denumire'])).toBe(
    '<p>A_B_C &amp; *Fiii* &lt;b&gt;S.R.L.&lt;/b&gt; [x](/y) | #1</p>\n',
  );
});

test('e-mail and telephone can be pressed', () => {
  const values = operatorValues({ OPERATOR_EMAIL: 'a_b_c@example.ro', OPERATOR_PHONE: '+40 21 000 00 00' });
  expect(html(values['operator.email'])).toContain('href="mailto:a_b_c@example.ro"');
  expect(html(values['operator.email'])).toContain('>a_b_c@example.ro</a>');
  expect(html(values['operator.telefon'])).toContain('href="tel:+40210000000"');
  expect(html(values['operator.telefon'])).toContain('>+40\u00a021\u00a0000\u00a000\u00a000<');
});

test('a public site is warned once about everything that is missing', () => {
  const complete = {
    OPERATOR_NAME: 'X S.R.L.',
    OPERATOR_CUI: '1',
    OPERATOR_REGISTER: 'J40/1/2026',
    OPERATOR_ADDRESS: 'București',
    OPERATOR_ACTIVITY: '6619',
    OPERATOR_AUTHORISATION: 'nr. 1',
    OPERATOR_EMAIL: 'a@example.ro',
    OPERATOR_PHONE: '021',
    OPERATOR_HOSTING: 'Y S.R.L.',
  };
  expect(operatorWarning(complete, 'https://example.ro')).toBeNull();
  expect(operatorWarning({ ...complete, OPERATOR_CUI: undefined }, 'https://example.ro')).toBe(
    'The legal pages do not name the operator completely: OPERATOR_CUI not set (.env.example explains each).',
  );
});

test.each(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])(
  'on %s nobody is warned',
  (origin) => {
    expect(operatorWarning({}, origin)).toBeNull();
  },
);

const identity = {
  OPERATOR_NAME: 'X S.R.L.',
  OPERATOR_CUI: '1',
  OPERATOR_ADDRESS: 'București',
  OPERATOR_EMAIL: 'a@example.ro',
};

test('an identity is name, tax code, address and e-mail', () => {
  expect(missingIdentity(identity)).toEqual([]);
  expect(missingIdentity({ OPERATOR_REGISTER: 'J40', OPERATOR_NAME: 'X' })).toEqual([
    'OPERATOR_CUI',
    'OPERATOR_ADDRESS',
    'OPERATOR_EMAIL',
  ]);
});

test('a public site without an operator does not start, and one sentence says what is missing', () => {
  const site = { operator: { ...identity, OPERATOR_CUI: undefined }, isStaging: false };
  const start = () => assertOperatorNamed({ ...site, publicOrigin: 'https://example.ro' });
  expect(start).toThrow(StartupError);
  expect(start).toThrow(
    'https://example.ro would be open to everybody without saying who runs it: set OPERATOR_CUI (.env.example explains each), or STAGING=true for a rehearsal.',
  );
});

test.each([
  ['that is named', { operator: identity, publicOrigin: 'https://example.ro', isStaging: false }],
  ['in rehearsal', { operator: {}, publicOrigin: 'https://example.ro', isStaging: true }],
  ["on one's own machine", { operator: {}, publicOrigin: 'https://localhost:3000', isStaging: false }],
  ['by plain http', { operator: {}, publicOrigin: 'http://10.0.0.7', isStaging: false }],
])('a site %s starts', (_, site) => {
  expect(() => assertOperatorNamed(site)).not.toThrow();
});
