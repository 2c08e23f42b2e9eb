import { statusWords } from '#domain/law/reading-status.ts';
import { checks, type Citations } from '#domain/contract-check/check-contract.ts';
import type { ContractCheckTexts } from '#domain/content/contract-check-schema.ts';
import { Band } from '#app/ui/band.tsx';
import { TermGrid } from '#app/ui/term-grid.tsx';
import './check-method.css';

type CheckMethodProps = {
  texts: Pick<ContractCheckTexts, 'checked' | 'method' | 'help'>;
  law: Citations;
};

/** What is checked, by which articles, how they are read, and who helps. Rendered on the server only. */
export function CheckMethod({ texts: { checked, method, help }, law }: CheckMethodProps) {
  return (
    <>
      <Band id="ce-verificam" title={checked.title} intro={checked.intro}>
        <ul className="check-method">
          {checks.map(({ id, title, basis }) => (
            <li key={id}>
              <span>{title}</span>
              <span className="fine">
                {basis
                  .flatMap((article) => law[article] ?? [])
                  .map(({ name, status, href }) => (
                    <span key={name}>
                      {href ? <a href={href}>{name}</a> : name}, {statusWords[status]}
                    </span>
                  ))}
              </span>
            </li>
          ))}
        </ul>
      </Band>
      <Band id="cum-citim" title={method.title} intro={method.intro}>
        <TermGrid items={method.items} />
      </Band>
      <Band id="ajutor" title={help.title} intro={help.intro}>
        <TermGrid items={help.items} />
      </Band>
    </>
  );
}
