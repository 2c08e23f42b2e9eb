import { expect, test } from 'vitest';
import { checkForm } from './check-form.ts';
import { commentForm } from './comment-form.ts';
import { reviewForm } from './review-form.ts';

test('a review is read with its stars as a number', () => {
  const typed = { stele: '4', parere: 'Au răspuns repede și clar.', nume: 'Ana', email: 'ana@example.ro' };
  expect(checkForm(reviewForm, typed)).toEqual({ ok: true, data: { ...typed, stele: 4 } });
});

test.each(['', '0', '6', '4,5', 'cinci'])('"%s" is not a number of stars', (stele) => {
  const typed = { stele, parere: 'Au răspuns repede și clar.', nume: 'Ana', email: 'ana@example.ro' };
  expect(checkForm(reviewForm, typed)).toEqual({
    ok: false,
    problems: [{ field: 'stele', message: 'Alegeți câte stele dați' }],
  });
});

test('a comment may answer another one, and may request mails about answers', () => {
  const typed = { nume: 'Ion', email: 'ion@example.ro', comentariu: 'Mulțumesc!', anunta: '', raspunde: '' };
  expect(checkForm(commentForm, typed)).toEqual({
    ok: true,
    data: { ...typed, anunta: false, raspunde: undefined },
  });
  expect(checkForm(commentForm, { ...typed, raspunde: '7' })).toMatchObject({
    problems: [{ field: 'raspunde', message: 'Comentariul la care răspundeți nu mai există' }],
  });
});
