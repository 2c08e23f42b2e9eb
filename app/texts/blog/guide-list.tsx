import type { TextChart } from '#domain/texts/schemas/text-chart.ts';
import type { FrontmatterOf } from '#domain/texts/schemas/content-schema.ts';
import { GuidePicture } from './guide-picture.tsx';
import './guide-list.css';

export type GuideSummary = Pick<FrontmatterOf<'blog'>, 'slug' | 'title'> & {
  /** its answer, in one or two sentences */
  answer: string;
  /** whole minutes, 1 or more */
  readingMinutes: number;
  /** its first chart */
  chart?: TextChart | undefined;
};

type GuideListProps = { guides: readonly GuideSummary[]; heading: 'h2' | 'h3' };

/** Lists guides: title, minutes, and the answer except in a `brief` list, at the end of another page. */
export function GuideList({ guides, heading: Heading, brief = false }: GuideListProps & { brief?: boolean }) {
  return (
    <ul className="guides">
      {guides.map(({ slug, title, answer, readingMinutes }) => (
        <li key={slug} className="guide">
          <Heading>
            <a href={`/${slug}/`}>{title}</a>
          </Heading>
          <span className="guide-minutes">{`${readingMinutes} min`}</span>
          {!brief && <p>{answer}</p>}
        </li>
      ))}
    </ul>
  );
}

/** Shows the guides that lead a list, each below its chart. */
export function LeadingGuides({ guides, heading: Heading }: GuideListProps) {
  return (
    <ul className="guides-leading">
      {guides.map(({ slug, title, answer, readingMinutes, chart }) => (
        <li key={slug} className="guide">
          {chart && <GuidePicture chart={chart} />}
          <Heading>
            <a href={`/${slug}/`}>{title}</a>
          </Heading>
          <p>
            {answer} <span className="guide-minutes">{`${readingMinutes} min`}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
