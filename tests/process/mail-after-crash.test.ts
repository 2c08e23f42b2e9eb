import { expect, onTestFinished, test } from 'vitest';
import { queryProgram } from '#tests/setup/query-program.ts';
import { createPreparedPlace } from '#tests/setup/prepared-place.ts';
import { startSmtp } from '#tests/setup/smtp.ts';

const ready = /is ready/;

test('a server killed between a message and its mail sends the mail after its restart, once', async () => {
  await using place = await createPreparedPlace();
  const smtp = await startSmtp();
  onTestFinished(() => smtp.stop());
  // Whenever the program dies, before the first attempt or during it, no mail has been sent by then.
  smtp.state.answer = { refuse: 451 };
  const settings = { SMTP_URL: smtp.url, OPERATOR_EMAIL: 'operator@site.test', FORM_LEAST_SECONDS: '0' };
  const first = place.run(settings);
  await first.says(ready);

  const answer = await sendMessage(place.port, 'Un mesaj care nu trebuie să se piardă.');
  expect(answer.status).toBe(303);
  first.process.kill('SIGKILL');
  await first.ended;
  expect(smtp.taken).toHaveLength(0);

  smtp.state.answer = 'take';
  await place.run(settings).says(ready);

  await expect.poll(() => smtp.taken.length, { timeout: 150_000, interval: 500 }).toBe(1);
  expect(smtp.taken[0]?.text).toContain('Un mesaj care nu trebuie să se piardă.');
  const stored = await queryProgram(place.dataDir, 'select message from contact_messages');
  expect(stored).toEqual([{ message: 'Un mesaj care nu trebuie să se piardă.' }]);
  await expect
    .poll(() => queryProgram(place.dataDir, 'select sent_at is not null as sent from mail_outbox'))
    .toEqual([{ sent: true }]);
  expect(smtp.taken).toHaveLength(1);
}, 240_000);

async function sendMessage(port: number, message: string): Promise<Response> {
  const address = `http://localhost:${port}/contact/`;
  const page = await (await fetch(address)).text();
  const token = /name="formular" value="([^"]+)"/.exec(page)?.[1] ?? '';
  const body = new URLSearchParams({
    formular: token,
    nume: 'Ion Popa',
    email: 'ion@example.ro',
    telefon: '',
    mesaj: message,
  });
  return await fetch(address, { method: 'POST', body, redirect: 'manual' });
}
