import type { OpinionState } from '#domain/people/comments/opinion-state.ts';
import type { IsoDay } from '#domain/base/days/iso-day.ts';
import type { Term } from '#domain/loan/term.ts';
import type { Bani } from '#domain/base/money/bani.ts';
import type { MailingTopic } from '#domain/people/subscriptions/mailing-topics.ts';

/** Kinds of people's requests about their own data: to see them, to have them erased, or others (correct, restrict, object). */
export type DataRequestKind = 'access' | 'erasure' | 'other';

type Opinion = {
  id: string;
  name: string;
  text: string;
  /** the original text, if a colleague corrected it */
  firstText: string | null;
  status: OpinionState;
  createdAt: Date;
  publishedAt: Date | null;
};

/** All data held on an e-mail address, as shown to its owner and as in the downloaded file. */
export type OwnData = {
  email: string;
  readAt: Date;
  messages: {
    reference: string;
    name: string;
    phone: string | null;
    text: string;
    createdAt: Date;
    /** our answers */
    answers: { text: string; createdAt: Date }[];
  }[];
  registrations: {
    reference: string;
    amountLei: number;
    termCount: number;
    termUnit: 'months' | 'days';
    purpose: string | null;
    isAdult: boolean;
    isCitizen: boolean;
    hasIdentity: boolean;
    hasBank: boolean;
    name: string;
    phone: string | null;
    /** each consent with its moment; null: not given */
    termsAcceptedAt: Date;
    emailOffersAt: Date | null;
    phoneOffersAt: Date | null;
    createdAt: Date;
  }[];
  comments: (Opinion & { articleSlug: string; wantsAnswers: boolean })[];
  reviews: (Opinion & { lenderSlug: string; stars: number; confirmedAt: Date | null })[];
  /** including unconfirmed ones */
  subscriptions: {
    offersAt: Date | null;
    articlesAt: Date | null;
    requestedAt: Date;
    confirmedAt: Date | null;
    /** stopped topics, which are erased after seven days */
    stopped: MailingTopic[];
    rateAlerts: {
      currency: string;
      units: number;
      direction: 'above' | 'below';
      /** lei, an exact decimal */
      threshold: string;
      sinceDay: IsoDay;
    }[];
    priceAlerts: {
      /** slug of the lender */
      lender: string;
      principal: Bani;
      term: Term;
      /** all of it at the end, where one can choose */
      isOnce: boolean;
      threshold: Bani | null;
      /** to pay back when it was asked for; null: no price was published */
      known: Bani | null;
      askedOn: IsoDay;
    }[];
  }[];
  /** firms that bring visitors, or asked to, whose contact person this is; name: null where only the account has the address */
  firms: { legalName: string; website: string; name: string | null; createdAt: Date; hasAccount: boolean }[];
  /** stored mails to this address */
  mails: { subject: string; createdAt: Date; sentAt: Date | null }[];
  /** unsubscribed from mailings: only a hash of the address is stored for it */
  isUnsubscribed: boolean;
  /** the last day of a pause from credit offers */
  pausedUntil: IsoDay | null;
  requests: {
    reference: string;
    kind: DataRequestKind;
    text: string | null;
    /** our answer; null while there is none, and for a request done at once */
    answer: string | null;
    createdAt: Date;
    dueOn: IsoDay;
    doneAt: Date | null;
  }[];
};

/** State of a visit to the page of one's own data. */
export type OwnDataVisit =
  | { state: 'unknown' }
  /** followed the link, and has not pressed the button yet */
  | { state: 'waiting'; email: string }
  | { state: 'open'; data: OwnData; endsAt: Date };
