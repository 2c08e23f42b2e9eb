import { z } from 'zod';

const LONGEST = 200;

/** A typed address of a site or channel, with or without `https://`; stored as browsers write it. */
export const webAddressSchema = z.string().transform((typed, context) => {
  const text = typed.trim();
  const whole = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  const url = text.length <= LONGEST && !/\s/.test(text) && URL.canParse(whole) ? new URL(whole) : undefined;
  const isOfPeople = url && /\.[a-z]{2,}$/i.test(url.hostname) && url.username === '' && url.password === '';
  if (isOfPeople) return url.href;
  context.addIssue({ code: 'custom', message: 'Scrieți adresa site-ului, ca www.exemplu.ro' });
  return z.NEVER;
});
