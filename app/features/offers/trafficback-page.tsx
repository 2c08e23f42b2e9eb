import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import '#app/ui/choice-list.css';
import './trafficback-page.css';

export type TrafficbackTexts = {
  description: string;
  title: string;
  text: string;
  choices: { text: string; href: string; note: string }[];
};

/** Where a visitor lands whose offer is closed or unknown: what happened and where to go. */
export function TrafficbackPage({ texts }: { texts: TrafficbackTexts }) {
  return (
    <div className="trafficback wrap">
      <PageHead title={texts.title} description={texts.description} isListed={false} />
      <Breadcrumbs current="Ofertă închisă" />
      <h1>{texts.title}</h1>
      <p className="lede">{texts.text}</p>
      <ul className="choice-list">
        {texts.choices.map(({ text, href, note }) => (
          <li key={href}>
            <a href={href}>{text}</a>
            <p>{note}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
