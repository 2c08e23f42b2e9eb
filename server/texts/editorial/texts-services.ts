import type { OfferList } from '#domain/offers/offer.ts';
import type { StoredResponse } from '#server/shared/http/stored-response.ts';
import type { Content } from '#server/texts/content/content.ts';
import type { ContentEntry } from '#server/texts/content/read-content-files.ts';
import type { LiveInstance } from '#server/texts/instances/instances-repository.ts';
import type { OwnInstance } from '#server/texts/instances/own-instance.ts';

/** The texts of the site, for the office. */
export type TextsServices = {
  /** all present content, including what is not public yet */
  readonly content: Content;
  /** whether visitors find a page at a path now */
  isPublicPath: (path: string) => boolean;
  /** whether an offer may lead to a path: a public page, or one that is held back, as that of a new lender */
  mayLeadTo: (path: string) => boolean;
  /** whether this instance hides a text */
  isHidden: (entry: ContentEntry) => boolean;
  /** renders the page of a text as visitors will see it; undefined for an unknown text. @param others content that has it */
  preview: (slug: string, others?: Content) => Promise<StoredResponse | undefined>;
  /** the text files with their hashes: as read at the start, and as they are now */
  files: { served: ReadonlyMap<string, string>; read: () => ReadonlyMap<string, string> };
  /** the answering instance, and all instances on this database */
  instances: {
    own: Pick<OwnInstance, 'id' | 'state'>;
    listLive: () => Promise<LiveInstance[]>;
    /** reads the offers from the database, bypassing the cache */
    readOffers: () => Promise<OfferList>;
  };
};
