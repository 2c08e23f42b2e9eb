import type { Generated } from 'kysely';
import type { CommentLabel } from '#domain/people/comments/comment.ts';

/** Readers' reviews of lenders and comments. */
export type OpinionsTables = {
  reviews: ReviewsTable;
  comments: CommentsTable;
};

type ReviewsTable = {
  id: Generated<string>;
  lender_slug: string;
  author_name: string;
  body: string;
  stars: number;
  image: Generated<string | null>;
  status: Generated<'pending' | 'published' | 'rejected' | 'spam'>;
  created_at: Generated<Date>;
  published_at: Generated<Date | null>;
  email: string | null;
  original_body: Generated<string | null>;
  confirmed_at: Generated<Date | null>;
  decided_at: Generated<Date | null>;
};

type CommentsTable = {
  id: Generated<string>;
  article_slug: string;
  /** the first comment of the conversation; null for that comment itself */
  parent_id: string | null;
  /** the answered comment, which may be an answer itself; null for a first comment, and where it is unknown */
  answers_to: Generated<string | null>;
  author_name: string;
  email: string | null;
  label: Generated<CommentLabel | null>;
  body: string;
  original_body: Generated<string | null>;
  status: Generated<'pending' | 'published' | 'rejected' | 'spam'>;
  wants_answers: Generated<boolean>;
  answers_confirmed_at: Generated<Date | null>;
  created_at: Date;
  decided_at: Generated<Date | null>;
  published_at: Generated<Date | null>;
};
