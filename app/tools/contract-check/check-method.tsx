import { checks, type Citations } from '#domain/tools/contract-check/check-contract.ts';
import type { ContractCheckTexts } from '#domain/texts/schemas/contract-check-schema.ts';
import { Band } from '#app/ui/band.tsx';
import { Fold } from '#app/ui/fold.tsx';
import { TermGrid } from '#app/ui/term-grid.tsx';
import './check-method.css';

type CheckMethodProps = {
  texts: Pick<ContractCheckTexts, 'checked' | 'method' | 'help'>;
  law: Citations;
};

/** Explains the checks, the articles of law, our reading of them, and who helps. Rendered on the server only. */
export function CheckMethod({ texts: { checked, method, help }, law }: CheckMethodProps) {
  return (
    <Band id="cum-verificam" title="Cum verificăm">
      <div>
        <Fold summary={checked.title}>
          <p>{checked.intro}</p>
          <ul className="check-method">
            {checks.map(({ id, title, basis }) => (
              <li key={id}>
                {title}:{' '}
                {basis
                  .flatMap((article) => law[article] ?? [])
                  .map(({ name, href }, at) => (
                    <span key={name}>
                      {at > 0 && '; '}
                      {href ? <a href={href}>{name}</a> : name}
                    </span>
                  ))}
              </li>
            ))}
          </ul>
        </Fold>
        <Fold summary={method.title}>
          <p>{method.intro}</p>
          <TermGrid items={method.items} />
        </Fold>
        <Fold summary={help.title}>
          <p>{help.intro}</p>
          <TermGrid items={help.items} />
        </Fold>
      </div>
    </Band>
  );
}
