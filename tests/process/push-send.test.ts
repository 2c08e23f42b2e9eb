import { expect, test } from 'vitest';
import { newPushReceiver, startFakePushService } from '#tests/setup/fake-push-service.ts';
import { createPreparedPlace } from '#tests/setup/prepared-place.ts';
import { runCommand } from '#tests/setup/run-command.ts';

test('a command sends a message to the subscribers of its topic, beside the running site, and deletes subscriptions that are gone', async () => {
  await using service = await startFakePushService({ '/plecat': 410 });
  await using place = await createPreparedPlace();
  const settings = { PUSH_SERVICE: service.origin };
  await place.run(settings).says(/is ready/);
  const ana = newPushReceiver();
  for (const [name, { keys }] of [
    ['ana', ana],
    ['plecat', newPushReceiver()],
  ] as const) {
    const answer = await fetch(`http://localhost:${place.port}/api/push/subscription`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ endpoint: `${service.origin}/${name}`, keys, topics: ['oferte'] }),
    });
    expect(answer.status).toBe(204);
  }

  const send = async () => {
    const message = ['--topic', 'oferte', '--title', 'O ofertă nouă', '--body', 'Vedeți cât costă.'];
    const args = ['scripts/push-send.ts', ...message, '--page', '/offers/'];
    const { stdout, code } = await runCommand(place.dataDir, args, settings);
    expect(code).toBeUndefined();
    return stdout;
  };
  expect(await send()).toBe('Sent to 1; 1 are no more and were removed; 0 could not be reached now.\n');
  const [first] = service.received.filter(({ path }) => path === '/ana');
  expect(JSON.parse(ana.read(first?.body ?? Buffer.alloc(0)))).toEqual({
    title: 'O ofertă nouă',
    body: 'Vedeți cât costă.',
    path: '/offers/',
  });
  expect(await send()).toBe('Sent to 1; 0 are no more and were removed; 0 could not be reached now.\n');
});
