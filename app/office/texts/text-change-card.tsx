import { Link } from 'react-router';
import type { TextChangeJson } from '#domain/answers/office/text-changes.ts';
import { Fold } from '#app/ui/fold.tsx';
import { ChangeCard } from '#app/office/ui/change-card.tsx';
import { textChangeWords } from './text-change-words.ts';
import { Differences } from './differences.tsx';

type Props = { change: TextChangeJson; heading: 'h2' | 'h3' };

/** One proposed text: what it changes, and the way back to it. */
export function TextChangeCard({ change, heading }: Props) {
  const { id, file, slug, title, readers, differences, status } = change;
  return (
    <ChangeCard
      change={change}
      heading={heading}
      title={title}
      path="text-changes"
      statusWords={textChangeWords}
      isDecided
    >
      <p className="fine">content/{file}</p>
      {readers && <p>Pentru cititori: {readers}</p>}
      <Fold summary="Ce este diferit" open={status === 'waiting'}>
        <Differences label={`Rândurile diferite ale propunerii ${id}`} lines={differences} />
      </Fold>
      <p>
        <Link to={slug === null ? newTextHref(change) : `/texte/${slug}/scrie/?varianta=${id}`}>
          {status === 'public' || status === 'retired' ? 'Reveniți la acest text' : 'Deschideți acest text'}
          <span className="sr">: propunerea {id}</span>
        </Link>
      </p>
    </ChangeCard>
  );
}

/** A text without a page yet is opened where it was begun. */
function newTextHref({ id, file, title }: TextChangeJson): string {
  const [fel = '', adresa = ''] = file.replace(/\.md$/, '').split('/');
  return `/texte/nou/?${new URLSearchParams({ fel, adresa, titlu: title, varianta: String(id) }).toString()}`;
}
