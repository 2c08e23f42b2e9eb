import type { IsoDay } from '#domain/calendar/iso-day.ts';
import type { MailingTopic } from '#domain/subscriptions/mailing-topics.ts';

/** What people ask of us as owners of their data: to see it, to have it erased, or anything else (correct, restrict, object). */
export type DataRequestKind = 'access' | 'erasure' | 'other';

type OpinionStatus = 'pending' | 'published' | 'rejected' | 'spam';
type Opinion = {
  id: string;
  name: string;
  text: string;
  /** as it was written, where one of ours corrected it */
  firstText: string | null;
  status: OpinionStatus;
  createdAt: Date;
  publishedAt: Date | null;
};

/** Everything the site holds on an e-mail address, as its owner sees it and as the file that can be downloaded has it. */
export type OwnData = {
  email: string;
  readAt: Date;
  messages: {
    reference: string;
    name: string;
    phone: string | null;
    text: string;
    createdAt: Date;
    /** what we answered */
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
    /** each consent with its moment; null was not given */
    termsAcceptedAt: Date;
    emailOffersAt: Date | null;
    phoneOffersAt: Date | null;
    createdAt: Date;
  }[];
  comments: (Opinion & { articleSlug: string; wantsAnswers: boolean })[];
  reviews: (Opinion & { lenderSlug: string; stars: number; confirmedAt: Date | null })[];
  /** also those that nobody has confirmed */
  subscriptions: {
    offersAt: Date | null;
    articlesAt: Date | null;
    requestedAt: Date;
    confirmedAt: Date | null;
    /** topics that were stopped, and are erased seven days after */
    stopped: MailingTopic[];
    rateAlerts: {
      currency: string;
      units: number;
      direction: 'above' | 'below';
      /** lei, an exact decimal */
      threshold: string;
      sinceDay: IsoDay;
    }[];
  }[];
  /** messages of ours to this address that are still kept */
  mails: { subject: string; createdAt: Date; sentAt: Date | null }[];
  /** wants no mailings: only a hash of the address is kept for it */
  isUnsubscribed: boolean;
  /** the last day of a pause from credit offers */
  pausedUntil: IsoDay | null;
  requests: {
    reference: string;
    kind: DataRequestKind;
    text: string | null;
    /** what we answered; null while we have not, and where it was done at once */
    answer: string | null;
    createdAt: Date;
    dueOn: IsoDay;
    doneAt: Date | null;
  }[];
};

/** Where somebody stands who opens the page of their own data. */
export type OwnDataVisit =
  | { state: 'unknown' }
  /** came by the link, and has not pressed the button yet */
  | { state: 'waiting'; email: string }
  | { state: 'open'; data: OwnData; endsAt: Date };
