import { Fragment } from 'react';
import type { EvidenceItem } from '#domain/offers/evidence/evidence-item.ts';
import type { Product } from '#domain/offers/evidence/product-schema.ts';
import { itemColumns, type ItemColumn, writeItem } from '#domain/offers/evidence/typed-item.ts';
import { productColumns, type ProductColumn, writeProduct } from '#domain/offers/evidence/typed-product.ts';
import './item-in-words.css';

type ItemProps = { item: EvidenceItem; before?: EvidenceItem | null };

/** Shows every filled field of an item of evidence to colleagues; for a correction, the previous values too. */
export function ItemInWords({ item, before = null }: ItemProps) {
  return <Cells names={itemColumns} cells={writeItem('', item)} before={before && writeItem('', before)} />;
}

type ProductProps = { product: Product; before?: Product | null };

/** Shows every filled field of a product to colleagues; for a correction, the previous values too. */
export function ProductInWords({ product, before = null }: ProductProps) {
  return (
    <Cells
      names={productColumns}
      cells={writeProduct('', product)}
      before={before && writeProduct('', before)}
    />
  );
}

type Column = ItemColumn | ProductColumn;
const units: Partial<Record<Column, string>> = {
  suma: 'lei',
  suma_minima: 'lei',
  suma_maxima: 'lei',
  suma_clienti_noi: 'lei',
  zile_minim: 'zile',
  zile_maxim: 'zile',
  zile_gratuite: 'zile',
};

const UNKNOWN = 'necunoscut';

type CellsProps<Name extends Column> = {
  names: Readonly<Record<Name, string>>;
  cells: Readonly<Record<Name, string>>;
  /** previous values; null: there were none */
  before: Readonly<Record<Name, string>> | null;
};

function Cells<Name extends Column>({ names, cells, before }: CellsProps<Name>) {
  const given = (Object.keys(names) as Name[]).filter(
    (name) => name !== 'id' && (cells[name] !== '' || (before?.[name] ?? '') !== ''),
  );
  return (
    <dl className="evidence-cells">
      {given.map((name) => {
        const [was, is] = [before && inWords(name, before[name]), inWords(name, cells[name])];
        return (
          <div key={name}>
            <dt>{names[name]}</dt>
            {was === null || was === is ? (
              <dd>
                <Cell name={name} words={is} />
              </dd>
            ) : (
              <dd>
                <span className="sr">Era: </span>
                <del>
                  <Cell name={name} words={was} />
                </del>{' '}
                <span className="sr">Devine: </span>
                <ins>
                  <Cell name={name} words={is} />
                </ins>
              </dd>
            )}
          </div>
        );
      })}
    </dl>
  );
}

/** Shows the value of a field; a source and its copy are links, for those who must confirm what was read in them. */
function Cell({ name, words }: { name: Column; words: string }) {
  if (words === UNKNOWN) return words;
  if (name === 'copie') {
    return (
      <a href={`/api/admin/evidence-files/${words}`} download>
        Deschideți copia {words.slice(0, 12)}
      </a>
    );
  }
  if (name !== 'adresa' && name !== 'copii') return words;
  return words.split('\n').map((address, at) => (
    <Fragment key={address}>
      {at > 0 && '\n'}
      <a href={address} target="_blank" rel="noopener noreferrer">
        {address}
      </a>
    </Fragment>
  ));
}

function inWords(name: Column, cell: string): string {
  if (cell === '') return UNKNOWN;
  const unit = units[name];
  return unit ? `${cell} ${unit}` : cell;
}
