import { Tag } from '#app/ui/tag.tsx';
import './health-list.css';

type Props = { parts: readonly { name: string; isWell: boolean; sentences: readonly string[] }[] };

/** Lists every part of the site with its state, in words and not by colour alone. */
export function HealthList({ parts }: Props) {
  return (
    <dl className="health-list">
      {parts.map(({ name, isWell, sentences }) => (
        <div key={name}>
          <dt>
            {name} <Tag kind={isWell ? 'plain' : 'solid'}>{isWell ? 'bine' : 'de văzut'}</Tag>
          </dt>
          {sentences.map((sentence) => (
            <dd key={sentence}>{sentence}</dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
