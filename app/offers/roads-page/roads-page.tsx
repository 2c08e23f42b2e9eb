import { Acts } from '#app/ui/acts.tsx';
import { Band } from '#app/ui/band.tsx';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { CheckInvitation } from '#app/ui/check-invitation.tsx';
import { ShareLink } from '#app/ui/share-link.tsx';
import { Fold } from '#app/ui/fold.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { RoadSources } from '#app/offers/shared/roads/road-sources.tsx';
import { RoadsPicture } from '#app/offers/shared/roads/roads-picture.tsx';
import type { KnownReach } from '#domain/offers/roads/known-reach.ts';
import { countDays, countMonths } from '#domain/base/text/count-time.ts';
import { moneyInSentence, formatMoney } from '#domain/base/text/format-money.ts';
import { rangeInWords } from '#app/offers/shared/roads/road-figures.ts';
import { RoadBar } from '#app/ui/charts/road-bar.tsx';
import { CostMark } from '#app/ui/cost-mark.tsx';
import { BankExamples } from './bank-examples.tsx';
import { FiguresTable } from './figures-table.tsx';
import { RoadsForm } from './roads-form.tsx';
import type { RoadsPageData } from './roads-page-data.ts';
import './loan-stages.css';
import './roads-page.css';

/** /drumuri/: shows one amount, and every road to it on one scale. A document: no script of its own. */
export function RoadsPage({ data }: { data: RoadsPageData }) {
  const { form } = data;
  return (
    <>
      <PageHead
        title={data.title}
        description={data.description}
        hasErrors={form.errors.length > 0}
        image="drumuri"
      />
      <div className="wrap roads-head">
        <Breadcrumbs current="Șase drumuri" />
        <h1>{data.h1}</h1>
        {data.isUsable && <p className="lede">{data.lede}</p>}
        <RoadsForm {...form} />
      </div>
      {data.isUsable && <RoadsAnswer data={data} />}
      <CheckInvitation />
    </>
  );
}

/** Shows the roads to the requested amount; none for an unreadable request. */
function RoadsAnswer({ data }: { data: RoadsPageData }) {
  const { picture, outage, next, bank, counter, stages, saving } = data;
  return (
    <>
      <section className="wrap roads-answer" aria-labelledby="drumurile">
        <h2 className="sr" id="drumurile">{`${picture.sumInSentence} pe ${picture.term}, drum cu drum`}</h2>
        {outage && (
          <Notice>
            <p>{outage}</p>
          </Notice>
        )}
        <RoadsPicture view={picture} level={3}>
          <Acts look="stacked">
            <ButtonLink href={next.href}>{next.text}</ButtonLink>
          </Acts>
          <ShareLink href={data.link} />
          <RoadsFolds data={data} />
        </RoadsPicture>
      </section>
      <BankExamples {...bank} />
      <Counter texts={counter} />
      {stages && <LoanStages {...stages} />}
      <Saving {...saving} />
    </>
  );
}

/** Explains the requirements of each road, the limits of lenders, and the calculation of the figures. */
function RoadsFolds({ data: { picture, notes, sources, reach } }: { data: RoadsPageData }) {
  return (
    <div className="roads-folds">
      <Fold summary="Ce cere fiecare drum">
        {picture.roads.map(
          ({ kind, name, asks }) =>
            asks !== null && (
              <p key={kind}>
                <b>{name}.</b> {asks}
              </p>
            ),
        )}
      </Fold>
      {reach && (
        <Fold summary={reach.texts.title}>
          <KnownReaches {...reach} />
        </Fold>
      )}
      <Fold summary="Cum am calculat și sursele">
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
        {picture.roads.map(
          ({ kind, name, details }) =>
            details.length > 0 && (
              <p key={kind}>
                <b>{name}.</b> {details.join(' ')}
              </p>
            ),
        )}
        <FiguresTable view={picture} />
        <RoadSources sources={sources} />
      </Fold>
    </div>
  );
}

/** Shows how far lenders are known to go, for a request beyond all of them. */
function KnownReaches({ texts, reaches }: NonNullable<RoadsPageData['reach']>) {
  return (
    <>
      <ul className="bullets">
        {reaches.map((reach) => (
          <li key={reachInWords(reach)}>{reachInWords(reach)}</li>
        ))}
      </ul>
      {texts.note && <p>{texts.note}</p>}
    </>
  );
}

/** Writes „Simplu Credit, nevoi personale: până la 25 000 de lei și 26 de luni, în 2024” */
function reachInWords({ lender, product, max, maxDays, year }: KnownReach): string {
  const who = product === null ? lender : `${lender}, ${product}`;
  const months = Math.floor((maxDays * 12) / 365 + 0.05);
  const time = months < 4 ? countDays(maxDays) : countMonths(months);
  const since = year === null ? '' : `, în ${year}`;
  return `${who}: până la ${moneyInSentence(max)} și ${time}${since}`;
}

function Counter({ texts: { title, questions } }: { texts: RoadsPageData['counter'] }) {
  return (
    <Band id="intrebari-la-ghiseu" title={title}>
      <ol className="asks">
        {questions.map(({ q, a }) => (
          <li key={q}>
            <h3>{q}</h3>
            <p>{a}</p>
          </li>
        ))}
      </ol>
    </Band>
  );
}

/** Shows the same work with smaller loans: three amounts at one bank's prices, on one scale. */
function LoanStages({ texts, example, steps }: NonNullable<RoadsPageData['stages']>) {
  const highest = Math.max(1, ...steps.map(({ high }) => high));
  const percent = (amount: number) => Math.round((amount / highest) * 10_000) / 100;
  return (
    <Band id="etape" title={texts.title} intro={texts.intro}>
      <div className="roads-stack">
        <ul className="stages">
          {steps.map(({ principal, low, high }) => (
            <li key={principal}>
              <span>{formatMoney(principal)}</span>
              <RoadBar look="old" high={percent(high)} low={low < high ? percent(low) : null} />
              <CostMark isOld>{rangeInWords(low, high)}</CostMark>
            </li>
          ))}
        </ul>
        <p className="fine">{example}</p>
      </div>
    </Band>
  );
}

function Saving({ texts: { title, text, warning, prices, ask }, links, hasPrices }: RoadsPageData['saving']) {
  return (
    <Band id="car" title={title}>
      <div className="roads-stack small">
        <p>{text}</p>
        <p>{warning}</p>
        {links.length > 0 && (
          <p>
            {hasPrices ? prices : ask}{' '}
            {links.map(({ text: name, href }, at) => (
              <span key={href}>
                {at > 0 && ', '}
                <a href={href} rel="noopener">
                  {name}
                </a>
              </span>
            ))}
            .
          </p>
        )}
      </div>
    </Band>
  );
}
