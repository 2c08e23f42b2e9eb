import { expect, test } from 'vitest';
import { isBot } from './is-bot.ts';

test.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'facebookexternalhit/1.1',
  'meta-externalagent/1.1 (+https://developers.facebook.com/docs/sharing/webmasters/crawler)',
  'WhatsApp/2.23.20.0 A',
  'Viber/13.3.0.5',
  'Mozilla/5.0 (compatible; Google-InspectionTool/1.0;)',
  'Mediapartners-Google',
  'GoogleOther',
  'FeedFetcher-Google; (+http://www.google.com/feedfetcher.html)',
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36 (compatible; Google-Read-Aloud; +https://developers.google.com/search/docs/advanced/crawling/overview-google-crawlers)',
  'ia_archiver',
  'Scrapy/2.11 (+https://scrapy.org)',
  'Java/17.0.1',
  'Apache-HttpClient/4.5.13 (Java/11.0.2)',
  'PostmanRuntime/7.36.0',
  'curl/8.5.0',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0.0.0 Safari/537.36',
  '',
  undefined,
])('%s is a program', (userAgent) => {
  expect(isBot(userAgent)).toBe(true);
});

test.each([
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Linux; Android 13; CUBOT X30) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36',
  // In-app browsers of Facebook, Instagram, the search application and TikTok: people who followed a link.
  'Mozilla/5.0 (Linux; Android 12; SM-G991B; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/120.0.6099.43 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/443.0.0.23.229;]',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 312.0.0.0',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) GSA/287.0.567081033 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 11; Redmi Note 9S; wv) AppleWebKit/537.36 Version/4.0 Chrome/119 Mobile Safari/537.36 musical_ly_2022 BytedanceWebview/d8a21c6',
])('%s is a person', (userAgent) => {
  expect(isBot(userAgent)).toBe(false);
});

test('a user agent is read only to the length browsers send', () => {
  expect(isBot(`${'Mozilla/5.0 (Linux; Android 10; K) '.repeat(15)}Googlebot/2.1`)).toBe(false);
});
