export type Decision = 'published' | 'rejected' | 'spam';

/** What a reader wrote, as JSON has it. */
export type QueuedText = {
  kind: 'comment' | 'review';
  id: string;
  /** of the article or the lender */
  slug: string;
  name: string;
  label: 'author' | 'company' | null;
  text: string;
  originalText: string | null;
  stars: number | null;
  status: 'pending' | Decision;
  createdAt: string;
  sender: string | null;
  history: Partial<Record<'pending' | Decision, number>>;
  answers: { name: string; text: string } | null;
};

export type Queue = { texts: QueuedText[]; total: number; pageSize: number };
