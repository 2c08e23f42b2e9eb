import type { OfferClaims } from '#domain/countries/country.ts';
import type { ComponentProps } from 'react';
import type { RulePack } from '#domain/law/rule-pack.ts';
import type { Term } from '#domain/loan/term.ts';
import { Band } from '#app/ui/band.tsx';
import { Reviews, type ShownReview } from '#app/ui/reviews.tsx';
import { StepList } from '#app/ui/step-list.tsx';
import { QuestionList } from '#app/ui/question-list.tsx';
import type { PurposeTexts } from '#app/shared/loan-request/loan-fields.tsx';
import { AmountPicker } from './amount-picker.tsx';
import { Benefits } from './benefits.tsx';
import { Closing } from './closing.tsx';
import { Counters } from './counters.tsx';
import { type TextValues, canFill, fillText } from '#domain/text/fill-text.ts';
import type { HomeTexts } from '#domain/content/home-schema.ts';
import type { ShownCounter } from './home-texts.ts';
import { LoanIndex, type LoanIndexEntry } from './loan-index.tsx';
import { PurposeList } from './purpose-list.tsx';
import { Reasons } from './reasons.tsx';
import { RoadsBlock } from './roads-block.tsx';
import { Tools } from './tools.tsx';
import { TypicalLoans } from './typical-loans.tsx';

export type HomeSectionsProps = {
  texts: HomeTexts;
  purposeTexts: PurposeTexts;
  /** those that the country's claims allow */
  counters: readonly ShownCounter[];
  /** what the country allows to be claimed without a source */
  claims: OfferClaims;
  /** figures of the law and of the worked example, by the names the texts use */
  values: TextValues;
  rulePack: RulePack | null;
  /** the usual term of the form, for the amounts to pick */
  term: Term;
  loanTypes: readonly LoanIndexEntry[];
  /** published and moderated, newest first */
  reviews: readonly ShownReview[];
  /** the roads to what is asked; null: the country has none prepared */
  roads: ComponentProps<typeof RoadsBlock> | null;
  /** whether the site has this page: links to others are left out */
  pageExists: (path: string) => boolean;
};

const stepDrawings = ['amount', 'costs', 'leave'] as const;

/** The home page below the hero. Static: it is never hydrated. */
export function HomeSections(props: HomeSectionsProps) {
  const {
    texts,
    purposeTexts,
    counters,
    claims,
    values,
    rulePack,
    term,
    loanTypes,
    reviews,
    roads,
    pageExists,
  } = props;
  return (
    <>
      {roads && <RoadsBlock {...roads} />}
      <Counters counters={counters} />
      <Band id="pasi" title={texts.steps.title} intro={texts.steps.intro}>
        <StepList steps={texts.steps.items.map((step, at) => ({ ...step, drawing: stepDrawings[at] }))} />
      </Band>
      <TypicalLoans texts={texts.typicalLoans} values={values} rulePack={rulePack} pageExists={pageExists} />
      <Tools texts={texts.tools} pageExists={pageExists} />
      <PurposeList texts={texts.purposes} purposeTexts={purposeTexts} />
      <Reasons texts={texts.reasons} values={values} claims={claims} pageExists={pageExists} />
      <Reviews
        title={texts.reviews.title}
        intro={texts.reviews.intro}
        none={texts.reviews.none}
        reviews={reviews}
        texts={texts.reviews}
        link={pageExists(texts.reviews.link.link) ? texts.reviews.link : null}
      />
      <AmountPicker texts={texts.amounts} term={term} rulePack={rulePack} />
      <LoanIndex texts={texts.loanTypes} entries={loanTypes} />
      <Questions texts={texts.faq} values={values} />
      <Benefits texts={texts.benefits} />
      <Closing texts={texts.closing} pageExists={pageExists} />
    </>
  );
}

/** Frequent questions. One whose answer needs a figure the country's law does not give is left out. */
function Questions({ texts: { title, items }, values }: { texts: HomeTexts['faq']; values: TextValues }) {
  return (
    <Band id="intrebari" title={title}>
      <QuestionList
        questions={items
          .filter(({ a }) => canFill(a, values))
          .map(({ q, a }) => ({ q, a: fillText(a, values) }))}
      />
    </Band>
  );
}
