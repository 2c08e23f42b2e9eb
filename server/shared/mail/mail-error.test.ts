import { expect, test } from 'vitest';
import { toMailError } from './mail-error.ts';

test("a server's reason is stored without the address it repeats", () => {
  const error = Object.assign(new Error('550 5.1.1 <ion.pop@example.ro>: ion.pop@example.ro unknown'), {
    responseCode: 550,
    command: 'RCPT TO',
  });
  expect(toMailError(error)).toMatchObject({
    message: '550 5.1.1 <(adresa)>: (adresa) unknown',
    isPermanent: true,
  });
});
