import { LINK_KEY } from '#domain/base/forms/address-keys.ts';
import type { FormTokens } from '#server/shared/forms/form-token.ts';

/** Deed that a link of ours allows without signing in. */
export type LinkDeed =
  | { deed: 'moderate'; kind: 'comment' | 'review'; id: string }
  | { deed: 'confirm-review' | 'confirm-answers' | 'stop-answers' | 'confirm-subscription'; id: string }
  | { deed: 'confirm-copy'; /** the number of a message of /contact/ */ id: string };

/** State of a link: its deed waits, is done, or its subject is gone. */
export type LinkState = 'waiting' | 'done' | 'gone';

const PURPOSE = 'link';
const deeds =
  /^(?:(?:moderate (?:comment|review)|confirm-review|confirm-answers|stop-answers|confirm-subscription) [0-9a-f-]{36}|confirm-copy C-[2-9A-Z-]{9})$/;

/**
 * Signs links in mail, each for one deed on one thing. They lead to a page with a button: programs that scan mail open links, and
 * press no buttons.
 */
export function createSignedLinks({ tokens, origin }: { tokens: FormTokens; origin: string }) {
  return {
    origin,

    /** Builds a full address for a mail. */
    to(path: '/moderare/' | '/confirmare/', link: LinkDeed): string {
      const text = link.deed === 'moderate' ? `moderate ${link.kind} ${link.id}` : `${link.deed} ${link.id}`;
      return `${origin}${path}?${LINK_KEY}=${encodeURIComponent(tokens.newReceipt(PURPOSE, text))}`;
    },

    /** Reads the deed of a page's address; undefined for a forged or foreign one. */
    read(url: URL): LinkDeed | undefined {
      const text = tokens.readReceipt(PURPOSE, url.searchParams.get(LINK_KEY)) ?? '';
      if (!deeds.test(text)) return undefined;
      const [deed, ...rest] = text.split(' ');
      const id = rest.at(-1) ?? '';
      if (deed === 'moderate') return { deed, kind: rest[0] === 'review' ? 'review' : 'comment', id };
      return { deed: deed as Exclude<LinkDeed['deed'], 'moderate'>, id };
    },
  };
}

export type SignedLinks = ReturnType<typeof createSignedLinks>;
