import type { HomeTexts } from '#domain/content/home-schema.ts';
import { Band } from '#app/ui/band.tsx';
import { Drawing } from '#app/ui/drawing.tsx';
import type { SmallDrawing } from '#app/ui/drawings.ts';
import './tools.css';

type Texts = HomeTexts['tools'];
type ToolsProps = { texts: Texts; pageExists: (path: string) => boolean };

const drawingOf: Record<Texts['items'][number]['link'], SmallDrawing> = {
  '/verificare/': 'contract',
  '/calculator-rate-credit/': 'instalments',
  '/datorii/': 'debts',
  '/drumuri/': 'roads',
  '/convertor-valutar/': 'currencies',
  '/indicatori/': 'indicators',
};

/** What the site can work out for whoever has figures already. Tools that the country has not are left out. */
export function Tools({ texts: { title, intro, items }, pageExists }: ToolsProps) {
  const present = items.filter(({ link }) => pageExists(link));
  if (present.length === 0) return null;
  return (
    <Band id="unelte" title={title} intro={intro}>
      <ul className="tools">
        {present.map((tool) => (
          <li key={tool.link}>
            <Drawing name={drawingOf[tool.link]} />
            <div>
              <h3>
                <a href={tool.link}>{tool.title}</a>
              </h3>
              <p>{tool.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Band>
  );
}
