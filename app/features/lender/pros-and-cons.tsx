import { Band } from '#app/ui/band.tsx';
import './pros-and-cons.css';

type ProsAndConsProps = { pros: readonly string[]; cons: readonly string[] };

/** What speaks for this lender and what against it. */
export function ProsAndCons({ pros, cons }: ProsAndConsProps) {
  return (
    <Band
      id="plusuri-si-minusuri"
      title="Plusuri și minusuri"
      intro={<a href="#surse">Sursele, la sfârșitul paginii</a>}
    >
      <div className="lender-balance">
        {pros.length > 0 && (
          <div>
            <h3>Plusuri</h3>
            <ul className="lender-signs lender-pros">
              {pros.map((pro) => (
                <li key={pro}>{pro}</li>
              ))}
            </ul>
          </div>
        )}
        <div>
          <h3>Minusuri</h3>
          <ul className="lender-signs lender-cons">
            {cons.map((con) => (
              <li key={con}>{con}</li>
            ))}
          </ul>
        </div>
      </div>
    </Band>
  );
}
