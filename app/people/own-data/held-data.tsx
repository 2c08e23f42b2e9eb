import type { HeldSection } from './held-sections.ts';

/** Shows the stored data by kind, and its recipients. */
export function HeldData({ sections }: { sections: readonly HeldSection[] }) {
  return (
    <>
      {sections.map(({ title, received, items }) => (
        <section key={title} className="held-data">
          <h2>{title}</h2>
          <p className="small muted">{received}</p>
          {items.map((item, index) => (
            // eslint-disable-next-line react/no-array-index-key -- a list that does not change; two of our mails may have one title
            <article key={index}>
              <h3>{item.title}</h3>
              <dl>
                {item.facts.map(([name, value]) => (
                  <div key={name}>
                    <dt>{name}</dt>
                    <dd>
                      <bdi>{value}</bdi>
                    </dd>
                  </div>
                ))}
              </dl>
              {item.text !== null && <p className="held-data-text">{item.text}</p>}
            </article>
          ))}
        </section>
      ))}
    </>
  );
}
