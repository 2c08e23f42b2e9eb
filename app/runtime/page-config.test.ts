import { expect, test } from 'vitest';
import { readPageConfig } from './page-config.ts';

const page = (textContent: string | null) => ({
  getElementById: (id: string) =>
    id === 'page-config' && textContent !== null ? ({ textContent } as HTMLElement) : null,
});

test('the settings match what the server printed', () => {
  const text =
    '{"origin":"https://site.test","eventsHost":"","providerId":"ro-1","country":"RO","eventsOnLocalhost":false,"buildId":"b\\u003c1","consent":"explicit","consentVersion":"2.0"}';
  expect(readPageConfig(page(text))).toEqual({
    origin: 'https://site.test',
    eventsHost: '',
    providerId: 'ro-1',
    country: 'RO',
    eventsOnLocalhost: false,
    buildId: 'b<1',
    consent: 'explicit',
    consentVersion: '2.0',
  });
});

test('a page without settings throws', () => {
  expect(() => readPageConfig(page(null))).toThrow('the page has no page-config');
});
