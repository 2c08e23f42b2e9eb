import { expect, test } from 'vitest';
import type { CountryCode } from '#domain/law/countries/country.ts';
import cases from '#tests/cases/offer-feed.json' with { type: 'json' };
import { feedFileName } from './feed-file-name.ts';

test.each(cases.feedFileNames)('$country on $path reads $file ($rule)', ({ country, path, file }) => {
  expect(feedFileName(country as CountryCode, path)).toBe(file);
});
