import { expect, test } from 'vitest';
import { isPushEndpoint } from './push-endpoint.ts';

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://wns2-par02p.notify.windows.com/w/?token=abc',
  'https://web.push.apple.com/abc',
])('%s is a push service', (address) => {
  expect(isPushEndpoint(address)).toBe(true);
});

test.each([
  'http://fcm.googleapis.com/x',
  'https://fcm.googleapis.com:8443/x',
  'https://user@fcm.googleapis.com/x',
  'https://fcm.googleapis.com.evil.example/x',
  'https://evilpush.apple.com.example/x',
  'https://notpush.services.mozilla.com.example/',
  'https://127.0.0.1/x',
  'https://169.254.169.254/latest/meta-data/',
  'https://localhost/x',
  'file:///etc/passwd',
  `https://fcm.googleapis.com/${'x'.repeat(1000)}`,
  'nothing',
  '',
])('nothing is sent to %s', (address) => {
  expect(isPushEndpoint(address)).toBe(false);
});

test("the site's own service is recognised by its origin", () => {
  expect(isPushEndpoint('http://127.0.0.1:9000/x', 'http://127.0.0.1:9000')).toBe(true);
  expect(isPushEndpoint('http://127.0.0.1:9001/x', 'http://127.0.0.1:9000')).toBe(false);
});
