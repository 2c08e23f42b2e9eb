import type { ReactNode } from 'react';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { type Choice, ChoiceList } from '#app/ui/choice-list.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import './registration-page.css';
import './rejected-page.css';

export type RejectedPageData = {
  title: string;
  lede: string;
  reasonsTitle: string;
  reasons: { title: string; text: string }[];
  choices: Choice[];
};

/** Shows why the request is refused, and the alternatives: never a dead end. */
export function RejectedPage({ data }: { data: RejectedPageData }) {
  const { title, lede, reasonsTitle, reasons, choices } = data;
  return (
    <div className="wrap registration-page">
      <PageHead title={title} description={lede} isListed={false} />
      <Breadcrumbs current="Ce puteți face" />
      <h1>{title}</h1>
      <p className="lede">{lede}</p>
      {reasons.length > 0 && (
        <Part title={reasonsTitle}>
          <dl className="rejected-reasons">
            {reasons.map((reason) => (
              <div key={reason.title}>
                <dt>{reason.title}</dt>
                <dd>{reason.text}</dd>
              </div>
            ))}
          </dl>
        </Part>
      )}
      <Part title="Ce puteți face">
        <ChoiceList choices={choices} />
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
