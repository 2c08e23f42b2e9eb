import { expect, test } from 'vitest';
import { drawings } from './drawings.ts';

test.each(Object.entries(drawings))(
  'the drawing %s is under 3 KB, in the colours of the theme, without text',
  (_, markup) => {
    expect(Buffer.byteLength(markup)).toBeLessThan(3 * 1024);
    expect(markup).not.toMatch(/#[0-9a-f]{3,8}\b(?!')|rgb|fill="|stroke="|<text|<title/i);
  },
);
