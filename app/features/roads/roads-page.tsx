import { Band } from '#app/ui/band.tsx';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { CheckInvitation } from '#app/ui/check-invitation.tsx';
import { CopyLink } from '#app/ui/copy-link.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { SourceName } from '#app/ui/source-name.tsx';
import { Sources } from '#app/ui/sources.tsx';
import { RoadsPicture } from '#app/shared/roads/roads-picture.tsx';
import { BankExamples } from './bank-examples.tsx';
import { LoanStages } from './loan-stages.tsx';
import { ReachChart } from './reach-chart.tsx';
import { RoadsForm } from './roads-form.tsx';
import type { RoadsPageData } from './roads-page-data.ts';
import './roads-page.css';

/** /drumuri/: one sum, and every road to it on one scale. A document: nothing of it runs in the browser. */
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
        <p className="lede">{data.lede}</p>
        <RoadsForm {...form} />
      </div>
      {data.isUsable && <RoadsAnswer data={data} />}
      <CheckInvitation />
    </>
  );
}

/** The roads to what was asked. Of a request that can not be read there are none. */
function RoadsAnswer({ data }: { data: RoadsPageData }) {
  const { picture, notes, outage, reach, bank, counter, stages, saving } = data;
  return (
    <>
      <section className="wrap roads-answer" aria-labelledby="drumurile">
        <h2 id="drumurile">{`${picture.sumInSentence} pe ${picture.term}, drum cu drum`}</h2>
        {outage && (
          <Notice>
            <p>{outage}</p>
          </Notice>
        )}
        <RoadsPicture view={picture} level={3}>
          {notes.map((note) => (
            <p className="fine" key={note}>
              {note}
            </p>
          ))}
          <div className="roads-act">
            <ButtonLink href={data.offersHref}>Comparați ofertele</ButtonLink>
            <CopyLink href={data.link} label="Copiați linkul cu cererea dumneavoastră" />
          </div>
        </RoadsPicture>
      </section>
      {reach && <ReachChart {...reach} />}
      <BankExamples {...bank} />
      <Counter texts={counter} />
      {stages && <LoanStages {...stages} />}
      <Saving texts={saving} />
    </>
  );
}

function Counter({ texts: { title, intro, questions } }: { texts: RoadsPageData['counter'] }) {
  return (
    <Band id="intrebari-la-ghiseu" title={title} intro={intro}>
      <ol className="asks">
        {questions.map(({ q, a, source }) => (
          <li key={q}>
            <h3>{q}</h3>
            <p>{a}</p>
            {source && (
              <p className="fine">
                <SourceName source={source} />
              </p>
            )}
          </li>
        ))}
      </ol>
    </Band>
  );
}

function Saving({
  texts: { title, intro, text, warning, source, fundSource },
}: {
  texts: RoadsPageData['saving'];
}) {
  return (
    <Band id="car" title={title} intro={intro}>
      <div className="roads-stack">
        <p>{text}</p>
        <p>{warning}</p>
        <p className="fine">
          <Sources sources={[fundSource, source]} />
        </p>
        <p>
          <a href="/nu-luati-credit-daca/">Când este mai bine să nu luați credit</a>
        </p>
      </div>
    </Band>
  );
}
