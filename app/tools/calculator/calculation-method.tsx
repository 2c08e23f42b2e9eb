import { Band } from '#app/ui/band.tsx';
import { CheckInvitation } from '#app/ui/check-invitation.tsx';
import { Fold } from '#app/ui/fold.tsx';
import { Sources } from '#app/ui/sources.tsx';
import { TermList } from '#app/ui/term-list.tsx';
import type { CalculatorTexts } from '#domain/texts/schemas/calculator-schema.ts';
import './calculation-method.css';

type CalculationMethodProps = {
  texts: Pick<CalculatorTexts, 'method' | 'unknown'>;
  /** the site has the pages that compute with Romanian series */
  isRomanian: boolean;
};

/** Explains how the figures are computed, their sources, and their limits. Rendered on the server only. */
export function CalculationMethod({ texts: { method, unknown }, isRomanian }: CalculationMethodProps) {
  return (
    <>
      <CheckInvitation />
      <Band id="necunoscute" title={unknown.title} intro={unknown.intro}>
        <div className="calc-unknown">
          <ul className="bullets">
            {unknown.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
          {isRomanian && (
            <p>
              Dobândă variabilă? Vedeți <a href="/calculator-rata-ircc/">rata la IRCC de azi</a>. Știți numai
              salariul brut? <a href="/calculator-salariu-net/">Aflați netul</a>.
            </p>
          )}
        </div>
      </Band>
      <Band id="metoda" title={method.title} intro={method.intro}>
        <div>
          <Fold summary="Formulele și sursele">
            <div className="calc-method">
              <p className="calc-formula">
                Rata = P × r / (1 − (1 + r)<sup>−n</sup>)
              </p>
              <TermList items={method.items} />
              <p className="fine">
                <Sources sources={method.sources} />
              </p>
            </div>
          </Fold>
        </div>
      </Band>
    </>
  );
}
