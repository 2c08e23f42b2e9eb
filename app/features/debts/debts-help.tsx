import type { DebtsTexts } from '#domain/content/debts-schema.ts';
import { Band } from '#app/ui/band.tsx';
import './debts-help.css';

type DebtsHelpProps = { texts: Pick<DebtsTexts, 'method' | 'help'> };

/** Who helps for free, and how the plan is computed. Rendered on the server only. */
export function DebtsHelp({ texts: { method, help } }: DebtsHelpProps) {
  return (
    <>
      <Band id="ajutor" title={help.title} intro={help.intro}>
        <dl className="debts-help">
          {help.items.map(({ title, text, link }) => (
            <div key={title}>
              <dt>
                <a href={link}>{title}</a>
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Band>
      <Band id="cum-calculam" title={method.title} intro={method.intro}>
        <dl className="debts-help">
          {method.items.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Band>
    </>
  );
}
