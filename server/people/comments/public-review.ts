/** A published review as visitors see it. */
export type PublicReview = {
  id: string;
  lenderSlug: string;
  name: string;
  text: string;
  stars: number;
  image: string | null;
  publishedAt: Date;
};
