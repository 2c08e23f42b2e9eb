import type { OfferClaims } from '#domain/law/countries/country.ts';
import type { RulePack } from '#domain/law/rule-pack.ts';
import type { Term } from '#domain/loan/term.ts';
import { Band } from '#app/ui/band.tsx';
import type { ShownReview } from '#app/ui/reviews.tsx';
import { StepList } from '#app/ui/step-list.tsx';
import { QuestionList } from '#app/ui/question-list.tsx';
import type { PurposeTexts } from '#app/offers/shared/loan-request/loan-fields.tsx';
import { formatDate } from '#domain/base/text/format-date.ts';
import { type TextValues, canFill, fillText } from '#domain/base/text/fill-text.ts';
import type { HomeTexts } from '#domain/texts/schemas/home-schema.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Acts } from '#app/ui/acts.tsx';
import type { ShownCounter } from './home-texts.ts';
import { OtherChoices, type LoanIndexEntry } from './other-choices.tsx';
import { ReadersSay } from './readers-say.tsx';
import { Reasons } from './reasons.tsx';
import { SecondDoor } from './second-door.tsx';
import { TypicalLoans } from './typical-loans.tsx';
import './counters.css';
import './home-sections.css';

export type HomeSectionsProps = {
  texts: HomeTexts;
  purposeTexts: PurposeTexts;
  /** those that the country's claims setting allows */
  counters: readonly ShownCounter[];
  /** what may be claimed without a source in this country */
  claims: OfferClaims;
  /** figures of the law and of the worked example, by the names used in the texts */
  values: TextValues;
  rulePack: RulePack | null;
  /** default term of the form, for the amounts to choose */
  term: Term;
  loanTypes: readonly LoanIndexEntry[];
  /** published reviews, newest first */
  reviews: readonly ShownReview[];
  /** whether the site has this page: links to missing ones are left out */
  pageExists: (path: string) => boolean;
};

/** Shows the home page below its answer and roads. Static: never hydrated. */
export function HomeSections(props: HomeSectionsProps) {
  const { texts, purposeTexts, counters, claims, values, rulePack, term, loanTypes, reviews, pageExists } =
    props;
  return (
    <>
      <Counters counters={counters} />
      <Band id="pasi" title={texts.steps.title}>
        <StepList steps={texts.steps.items} />
      </Band>
      <TypicalLoans texts={texts.typicalLoans} values={values} rulePack={rulePack} pageExists={pageExists} />
      <SecondDoor texts={texts.door} pageExists={pageExists} />
      <OtherChoices {...{ texts, purposeTexts, term, rulePack, loanTypes }} />
      <Reasons texts={texts.reasons} values={values} claims={claims} pageExists={pageExists} />
      <Benefits texts={texts.benefits} />
      <ReadersSay texts={texts.reviews} reviews={reviews} pageExists={pageExists} />
      <Questions texts={texts.faq} values={values} />
      <Closing texts={texts.closing} pageExists={pageExists} />
    </>
  );
}

/** Shows figures about the site, each with its source and date; in `spec` mode without. Shows nothing if there are none. */
function Counters({ counters }: { counters: readonly ShownCounter[] }) {
  if (counters.length === 0) return null;
  return (
    <section className="wrap" aria-label="Site-ul în cifre">
      <dl className="counters">
        {counters.map(({ value, label, source, date }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {value}
              {source && date && (
                <span className="fine">
                  {source}, {formatDate(date)}
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Shows the services of the site, and that they cost nothing. */
function Benefits({ texts: { title, given, notAsked } }: { texts: HomeTexts['benefits'] }) {
  return (
    <Band id="avantaje" title={title}>
      <div className="benefits">
        {[given, notAsked].map((list) => (
          <section key={list.title}>
            <h3>{list.title}</h3>
            <ul>
              {list.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Band>
  );
}

/** Lists frequent questions. An answer that needs a figure missing from the country's law is left out. */
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

type ClosingProps = { texts: HomeTexts['closing']; pageExists: (path: string) => boolean };

/** Shows the end of the page: back to the figures, or to help if a loan is the wrong answer. */
function Closing({ texts: { title, text, action, link }, pageExists }: ClosingProps) {
  return (
    <section className="band band-wide" aria-labelledby="incheiere">
      <div className="wrap closing">
        <div>
          <h2 id="incheiere">{title}</h2>
          <p>{text}</p>
        </div>
        <Acts look="stacked">
          <ButtonLink href="#suma">{action}</ButtonLink>
          {pageExists(link.link) && (
            <ButtonLink href={link.link} kind="text">
              {link.text}
            </ButtonLink>
          )}
        </Acts>
      </div>
    </section>
  );
}
