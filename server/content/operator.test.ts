import { expect, test } from 'vitest';
import { renderMarkdown } from './markdown.ts';
import { operatorValues, operatorWarning } from './operator.ts';

const html = (markdown: string | undefined) =>
  renderMarkdown(markdown ?? '', () => {
    throw new Error('no table here');
  }).html;

test('what is not set says so in its place', () => {
  const values = operatorValues({});
  expect(Object.keys(values)).toContain('operator.denumire');
  expect(new Set(Object.values(values))).toEqual(
    new Set(['(se completează de operator înainte de lansare)']),
  );
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
