import { expect, test } from 'vitest';
import { checkForm } from './check-form.ts';
import { unsubscribeForm } from './unsubscribe-form.ts';

const BAD_EMAIL = { field: 'email', message: 'Introduceți o adresă de e-mail validă' };
const BAD_PHONE = { field: 'telefon', message: 'Introduceți un număr de telefon valid' };

test.each([
  [{ email: 'ion@example.ro' }, { email: 'ion@example.ro' }],
  [{ telefon: '0722 123 456' }, { telefon: '+40722123456' }],
  [
    { email: 'ion@example.ro', telefon: '+40722123456' },
    { email: 'ion@example.ro', telefon: '+40722123456' },
  ],
])('%j is enough', (values, data) => {
  expect(checkForm(unsubscribeForm, values)).toMatchObject({ ok: true, data });
});

test.each([
  [{ email: 'ion' }, [BAD_EMAIL]],
  [{ telefon: '12' }, [BAD_PHONE]],
  [{ email: 'ion', telefon: '12' }, [BAD_EMAIL, BAD_PHONE]],
  [{ email: 'ion@example.ro', telefon: '12' }, [BAD_PHONE]],
])('%j is refused in the words of the specification', (values, problems) => {
  expect(checkForm(unsubscribeForm, values)).toEqual({ ok: false, problems });
});

test.each([{}, { email: ' ', telefon: '' }])('%j names nobody', (values) => {
  const read = checkForm(unsubscribeForm, values);
  expect(read.ok || read.problems.map(({ field }) => field)).toEqual(['email']);
});
