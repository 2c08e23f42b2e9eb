import './secci-figure.css';

type Row = { text: string; mark?: string; cost?: boolean };

const parts: readonly { title: string; rows: readonly Row[] }[] = [
  {
    title: '2. Principalele caracteristici ale creditului',
    rows: [
      { text: 'Tipul de credit' },
      { text: 'Valoarea totală a creditului', mark: '1' },
      { text: 'Durata contractului', mark: '2' },
      { text: 'Ratele' },
      { text: 'Valoarea totală pe care o plătiți', mark: '3' },
    ],
  },
  {
    title: '3. Costurile creditului',
    rows: [
      { text: 'Rata dobânzii', mark: '%' },
      { text: 'Dobânda anuală efectivă (DAE)', mark: '%' },
      { text: 'Costuri conexe, comisioane', mark: '4', cost: true },
      { text: 'Costuri în caz de întârziere', mark: '%' },
    ],
  },
];

/** Shows where the four figures are in the standard form, drawn with its rows. */
export function SecciFigure({ caption }: { caption: string }) {
  return (
    <figure className="secci">
      <div className="secci-sheet">
        <p className="secci-top">Informații standard la nivel european privind creditul pentru consumatori</p>
        {parts.map(({ title, rows }) => (
          <div key={title}>
            <p className="secci-part">{title}</p>
            <ul>
              {rows.map(({ text, mark, cost }) => (
                <li key={text} className={mark && mark !== '%' ? 'secci-hit' : undefined}>
                  <span>
                    {text}
                    {mark && mark !== '%' && <span className="sr"> (câmpul {mark} din formular)</span>}
                  </span>
                  <span className={cost ? 'secci-ghost secci-cost' : 'secci-ghost'} aria-hidden="true" />
                  {mark && (
                    <span className="secci-mark" aria-hidden="true">
                      {mark}
                    </span>
                  )}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <figcaption className="fine">{caption}</figcaption>
    </figure>
  );
}
