import { CalculatorRoute } from './calculator.tsx';
import { renderToStaticMarkup } from 'react-dom/server';
import { calculatorSearch } from '#domain/tools/calculator/calculator-address.ts';
import { calculatorOutcome } from '#domain/tools/calculator/calculator-outcome.ts';
import { readCalculatorQuery } from '#domain/tools/calculator/calculator-query.ts';
import { typedCalculator } from '#domain/tools/calculator/typed-calculator.ts';
import { isPrepared } from '#domain/law/countries/country.ts';
import { cardName } from '#domain/texts/pages/share-card.ts';
import { calculatorCard } from '#app/tools/calculator/calculator-card.ts';
import { answers, type AnswerName } from '#app/tools/calculator/answers.ts';
import { CalculationMethod } from '#app/tools/calculator/calculation-method.tsx';
import type { CalculatorPageData } from '#app/tools/calculator/calculator-page-data.ts';
import type { AnswerContext } from '#app/tools/calculator/part-props.ts';
import { calculatorTitle } from '#app/tools/calculator/outcome-in-words.ts';
import type { PageArgs } from '#server/web/pages/page-contract.ts';
import { declarePage } from '#app/shell/declare-page.tsx';
import { calculatorFields } from '#domain/tools/calculator/calculator-fields.ts';

export const calculatorPage = declarePage({
  module: 'calculator',
  group: 'tools',
  kind: 'app',
  Page: CalculatorRoute,
  load: loadCalculator,
  tool: ({ texts, description }) => ({ name: texts.head.title, description }),
  addresses: [
    {
      path: '/calculator-rate-credit/',
      name: 'Calculator de rate',
      query: calculatorFields,
      examples: [
        '/calculator-rate-credit/',
        '/calculator-rate-credit/?suma=abc',
        '/calculator-rate-credit/?suma=2000&dobanda=1&pe=zi&perioada=30&unitate=zile',
      ],
    },
  ],
});

/** /calculator-rate-credit/: computes and renders the loan of the address; the form takes over from there. */
export async function loadCalculator({
  url,
  services,
  country,
  rulePack,
}: PageArgs): Promise<CalculatorPageData> {
  const texts = services.content.calculator;
  const { schedule, early, income, comparison } = texts;
  const read = readCalculatorQuery(url.searchParams);
  const context: AnswerContext = { rulePack };
  const outcome = calculatorOutcome(read, rulePack);
  // An invalid loan gets no answer: figures of another loan beside the error would mislead.
  const part = (name: AnswerName) => {
    const Answer = answers[name];
    return read.isUsable ? renderToStaticMarkup(<Answer outcome={outcome} context={context} />) : '';
  };
  const shareCard = isPrepared(country) ? calculatorCard(texts) : null;

  return {
    shareCard,
    picture: shareCard && cardName(url.pathname, shareCard),
    title: url.searchParams.size > 0 && read.isUsable ? calculatorTitle(read.loan) : texts.title,
    description: texts.description,
    path: url.pathname,
    search: calculatorSearch(read),
    typed: typedCalculator(url.searchParams, read, read.errors),
    errors: read.errors,
    isUsable: read.isUsable,
    texts: {
      head: { title: texts.h1, intro: texts.lede },
      schedule,
      early,
      income,
      comparison,
    },
    context,
    sections: {
      inSight: part('inSight'),
      loan: part('loan'),
      schedule: part('schedule'),
      early: part('early'),
      income: part('income'),
      comparison: part('comparison'),
      method: renderToStaticMarkup(<CalculationMethod texts={texts} isRomanian={country.code === 'RO'} />),
    },
  };
}
