import type { ReactNode } from 'react';
import { type OfferPart, offerParts } from '#domain/offers/offer-parts.ts';
import { identityOrigins } from '#domain/offers/lenders/identity-origin.ts';
import type { Figure, IdentityFigure } from '#domain/offers/offer.ts';
import { FormFold } from './form-fold.tsx';
import { OfferField, OfferSelect } from './offer-field.tsx';
import './figure-fields.css';

type Props = {
  part: OfferPart;
  figure: Figure<unknown> | null;
  /** fields of the value */
  children: ReactNode;
  /** fields beside those of the source */
  withSource?: AskedWithSource | undefined;
};

/** A field that stands with the source: a known figure seldom needs it again. */
type AskedWithSource = { name: string; title: string; field: ReactNode };

/** Asks for a figure with its source and dates. Left empty as a whole it is null. */
export function FigureFields({ part, figure, children, withSource }: Props) {
  return (
    <FormFold id={part} title={offerParts[part]} isOpen={figure !== null} fields={[part]}>
      <fieldset className="form-part">
        <legend className="sr">{offerParts[part]}</legend>
        <div className="figure-values">{children}</div>
        <SourceFields path={part} figure={figure} withSource={withSource} />
      </fieldset>
    </FormFold>
  );
}

/** Asks for a figure about the lender's identity, including its origin. */
export function IdentityFields({
  part,
  figure,
  children,
}: Omit<Props, 'figure' | 'withSource'> & { figure: IdentityFigure<unknown> | null }) {
  const name = `${part}.origin`;
  const field = (
    <OfferSelect
      name={name}
      label="De unde știm"
      hint="Presa și listele altora nu dovedesc cine este creditorul"
      options={[
        { value: '', label: 'alegeți' },
        ...Object.entries(identityOrigins).map(([value, label]) => ({ value, label })),
      ]}
      value={figure?.origin}
    />
  );
  return (
    <FigureFields part={part} figure={figure} withSource={{ name, title: 'De unde știm', field }}>
      {children}
    </FigureFields>
  );
}

type SourceProps = { path: string; figure: Figure<unknown> | null; withSource?: AskedWithSource | undefined };

/** Asks for a figure's source; `path` is the figure's own. A known source is folded. */
export function SourceFields({ path, figure, withSource }: SourceProps) {
  const source = figure ? `Sursa: ${figure.source.name}` : 'Sursa';
  return (
    <FormFold
      title={withSource ? `${withSource.title}. ${source}` : source}
      isOpen={figure === null}
      fields={[`${path}.source`, ...(withSource ? [withSource.name] : [])]}
      className="figure-source-fold"
    >
      <div className="figure-source">
        {withSource?.field}
        <OfferField name={`${path}.source.name`} label="Sursa" value={figure?.source.name} />
        <OfferField name={`${path}.source.url`} label="Adresa sursei" type="url" value={figure?.source.url} />
        <OfferField
          name={`${path}.source.date`}
          label="Data sursei"
          placeholder="2025-12"
          value={figure?.source.date}
        />
        <OfferField
          name={`${path}.source.readAt`}
          label="Când ați citit-o"
          placeholder="2026-11-22"
          value={figure?.source.readAt}
        />
      </div>
    </FormFold>
  );
}
