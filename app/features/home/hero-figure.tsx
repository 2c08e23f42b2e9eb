import type { RulePack } from '#domain/law/rule-pack.ts';
import { writeLoanQuery } from '#domain/offers/loan-query.ts';
import { explainRepayment } from '#domain/offers/explain-repayment.ts';
import type { LoanRequest } from '#domain/offers/loan-request.ts';
import { workedExample } from '#domain/offers/worked-example.ts';
import { formatMoney } from '#domain/text/format-money.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { CostBarKey } from '#app/shared/charts/cost-bar-key.tsx';
import { CostBar } from '#app/shared/charts/cost-bar.tsx';
import { creditorCount } from './creditor-count.ts';
import { fillText } from '#domain/text/fill-text.ts';
import { FilledText } from './filled-text.tsx';
import type { HeroTexts } from './home-texts.ts';
import type { LoanOutlook } from './loan-outlook.ts';
import type { Sentence } from './outlook-in-words.ts';
import { PricedRows } from './priced-rows.tsx';
import './hero-figure.css';

type HeroFigureProps = {
  texts: HeroTexts;
  outlook: LoanOutlook;
  sentences: readonly Sentence[];
  request: LoanRequest;
  rulePack: Pick<RulePack, 'capLawName'> | null;
};

/** What the loan costs, in a sentence, in the large cost bar and lender by lender. */
export function HeroFigure({ texts, outlook, sentences, request, rulePack }: HeroFigureProps) {
  const { priced, unpricedCount } = outlook;
  const offersHref = `/offers/${writeLoanQuery({ request })}`;
  return (
    <figure className="hero-fig">
      <p className="hero-say">
        {sentences.map(({ text, values }, index) => (
          <span key={text}>
            {index > 0 && ' '}
            <FilledText text={text} values={values} costs={['minim', 'maxim']} />
          </span>
        ))}
      </p>
      <MainBar outlook={outlook} request={request} rulePack={rulePack} />
      {priced.length + unpricedCount > 0 && (
        <PricedRows label={texts.rowsLabel} outlook={outlook} request={request} offersHref={offersHref} />
      )}
      <p>
        <ButtonLink kind="line" href={offersHref}>
          {texts.compare}
        </ButtonLink>
      </p>
      <figcaption className="hero-notes fine">
        {unpricedCount > 0 && (
          <p>
            {fillText(texts.others, { creditori: creditorCount(unpricedCount, priced.length > 0) })}{' '}
            {outlook.maximum && texts.othersCeiling}
          </p>
        )}
        {outlook.unservedCount > 0 && (
          <p>
            {capital(fillText(texts.unserved, { creditori: creditorCount(outlook.unservedCount, false) }))}
          </p>
        )}
        <Examples outlook={outlook} request={request} />
        <Sources texts={texts} outlook={outlook} />
      </figcaption>
    </figure>
  );
}

function MainBar({ outlook, request, rulePack }: Pick<HeroFigureProps, 'outlook' | 'request' | 'rulePack'>) {
  const { maximum, told } = outlook;
  if (maximum === null) return null;
  const figures = {
    principal: request.principal,
    // Only a lender that the law binds is drawn against its ceiling.
    cost: told[0]?.quote.legalMaximum ? told[0].quote.cost : null,
    maximum: maximum.total,
  };
  const law = rulePack?.capLawName ? ` (${rulePack.capLawName})` : '';
  return (
    <div className="hero-bar">
      <CostBar
        {...figures}
        size="lg"
        endLabel={`maximul legal al unui IFN${law}: ${formatMoney(maximum.total)}`}
      />
      <CostBarKey figures={figures} />
    </div>
  );
}

/** The representative example of the price that the figure leads with, and how prices differ from what was asked. */
function Examples({ outlook: { told, priced }, request }: Pick<HeroFigureProps, 'outlook' | 'request'>) {
  const first = told[0];
  const ways = Map.groupBy(priced, ({ quote }) => explainRepayment(quote));
  return (
    <>
      {first && <p>{workedExample(first.offer, request, first.quote)}</p>}
      {Array.from(
        ways,
        ([way, offers]) =>
          way && (
            <p key={way}>
              <b>{offers.map(({ offer }) => offer.header).join(', ')}.</b> {way}
            </p>
          ),
      )}
    </>
  );
}

/** Where each price shown was read, and what must be known about it. */
function Sources({ texts, outlook: { priced } }: Pick<HeroFigureProps, 'texts' | 'outlook'>) {
  if (priced.length === 0) return null;
  const foreign = priced.find(({ offer }) => offer.lenderKind === 'foreign-bank');
  return (
    <p>
      {texts.method}{' '}
      {priced.map(({ offer: { slug, priceSource } }) => (
        <span key={slug}>
          {priceSource?.url ? <a href={priceSource.url}>{priceSource.text}</a> : priceSource?.text}.{' '}
        </span>
      ))}
      {foreign && fillText(texts.foreignBank, { creditor: foreign.offer.header })}
    </p>
  );
}

function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
