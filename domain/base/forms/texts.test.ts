import { expect, test } from 'vitest';
import { checkForm } from './check-form.ts';
import { commentForm } from './comment-form.ts';
import { contactForm } from './contact-form.ts';
import { reviewForm } from './review-form.ts';

const unseen = [
  '\u3164\u3164',
  '\u200b\u200d\u2060',
  '\u00ad\u034f\u061c',
  '\u115f\u1160',
  '\u2800\u2800',
  '\ufe0f\ufe0f',
];
const forms = { commentForm, contactForm, reviewForm };
const person = { email: 'ana@example.ro', stele: '4' };

test.each(Object.entries(forms))('%s accepts no name of invisible characters', (_, form) => {
  for (const nume of unseen) {
    const { problems } = checkForm(form, { ...person, nume }) as { problems: object[] };
    expect(problems).toContainEqual({ field: 'nume', message: 'Scrieți numele dumneavoastră' });
  }
});

test.each([
  ['commentForm', 'comentariu', 'Scrieți comentariul'],
  ['contactForm', 'mesaj', 'Scrieți mesajul'],
  ['reviewForm', 'parere', 'Scrieți părerea dumneavoastră'],
] as const)('%s accepts no text of invisible characters', (form, field, message) => {
  const { problems } = checkForm(forms[form], { ...person, [field]: '\u200b'.repeat(50) }) as {
    problems: object[];
  };
  expect(problems).toContainEqual({ field, message });
});

test('a name of any visible letters is accepted, with an invisible character between them', () => {
  for (const nume of ['Ștefan', 'شیرین', 'علی\u200cرضا', '김민수']) {
    expect(checkForm(commentForm, { ...person, nume, comentariu: 'Mulțumesc!' })).toMatchObject({ ok: true });
  }
});
