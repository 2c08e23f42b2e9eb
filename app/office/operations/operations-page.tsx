import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { countNoun } from '#domain/base/text/count-noun.ts';
import { formatDate } from '#domain/base/text/format-date.ts';
import { formatNumber } from '#domain/base/text/format-number.ts';
import type { OperationsAnswer } from '#domain/answers/office/operations.ts';
import { callApi } from '#app/office/call-api.ts';
import { load } from '#app/office/load.ts';
import { ChangeProblem } from '#app/desk/change-problem.tsx';
import { formatMoment } from '#app/desk/format-moment.ts';
import { OfficeHead } from '#app/desk/office-head.tsx';
import { useChange } from '#app/desk/use-change.ts';
import { Tag } from '#app/ui/tag.tsx';
import { DigestSection } from './digest-section.tsx';
import { FailedMail } from './failed-mail.tsx';
import { JobsSection } from './jobs-section.tsx';
import { OperationsTabs } from './operations-tabs.tsx';
import './health-list.css';

export const loader = (args: LoaderFunctionArgs) => load('operations', args);

/** /admin/operatiuni/: shows how each part of the site runs, with the available actions. */
export function Component() {
  const data = useLoaderData<typeof loader>();
  const { run, isBusy, error } = useChange();
  const retry = (path: string) => void run(() => callApi(`operations/${path}/retry`, { method: 'POST' }));
  return (
    <>
      <OfficeHead title="Operațiuni">
        <OperationsTabs />
      </OfficeHead>
      <ChangeProblem error={error} />
      <HealthList parts={partsOf(data)} />
      <p className="office-after">
        <Button
          kind="line"
          small
          type="button"
          disabled={isBusy}
          onClick={() => void run(() => callApi('operations/refresh', { method: 'POST' }))}
        >
          Reîmprospătați paginile
        </Button>
      </p>
      <DigestSection
        digest={data.digest}
        isBusy={isBusy}
        send={() => void run(() => callApi('operations/digest/send', { method: 'POST' }))}
      />
      <JobsSection jobs={data.jobs} deadLetters={data.deadLetters} isBusy={isBusy} retry={retry} />
      <FailedMail mail={data.mail} isBusy={isBusy} retry={retry} />
    </>
  );
}

type Part = { name: string; isWell: boolean; sentences: string[] };

/** Each part in a sentence. */
function partsOf(data: OperationsAnswer): Part[] {
  return [...arrivals(data), ...keeping(data), ...program(data)];
}

/** The database, and incoming and outgoing data. */
function arrivals({ database, mail, rates, feed }: OperationsAnswer): Part[] {
  return [
    part('Baza de date', database, ({ answeredInMs, version, megabytes, connections, mostConnections }) => ({
      isWell: connections < 0.8 * mostConnections,
      sentences: [
        `Răspunde în ${answeredInMs} ms. PostgreSQL ${version}, ${formatNumber(megabytes)} MB.`,
        `Conexiuni: ${connections} din ${mostConnections}.`,
      ],
    })),
    part('Evenimente', database, ({ eventsOfLastHour }) => ({
      isWell: true,
      sentences: [`Primite în ultima oră: ${formatNumber(eventsOfLastHour)}.`],
    })),
    part('Mesaje', mail, ({ waiting, oldestWaitingAt, lastSentAt, failed }) => ({
      isWell: failed.length === 0,
      sentences: [
        waiting === 0
          ? 'Niciun mesaj nu așteaptă.'
          : `Așteaptă: ${formatNumber(waiting)}, cel mai vechi din ${moment(oldestWaitingAt)}.`,
        `Ultimul trimis: ${moment(lastSentAt)}.`,
      ],
    })),
    part('Cursuri valutare', rates, ({ newestDay, isLate, alarms }) => ({
      isWell: !isLate && alarms.length === 0,
      sentences: [
        newestDay === null ? 'Niciun curs.' : `Ultima zi: ${formatDate(newestDay)}.`,
        ...(isLate ? ['Cursurile zilei întârzie.'] : []),
        ...alarms.map(({ kind, detail }) => `${kind}: ${detail}`),
      ],
    })),
    part('Fluxul ofertelor', feed, ({ offers, active, isOutage }) => ({
      isWell: !isOutage && active > 0,
      sentences: [
        isOutage
          ? 'Nu a putut fi citit.'
          : `Oferte: ${formatNumber(offers)}, active: ${formatNumber(active)}.`,
      ],
    })),
  ];
}

/** Backups, journals and counts. */
function keeping({ backups, setAside, statistics }: OperationsAnswer): Part[] {
  return [
    part('Copia de siguranță', backups, ({ place, last, problem, isLate }) => ({
      isWell: place !== null && last !== null && !isLate && problem === null,
      sentences: [
        last === null
          ? 'Încă nu este nicio copie bună.'
          : `Ultima copie bună: ${moment(last.madeAt)}, ${formatNumber(Math.ceil(last.bytes / 1_000_000))} MB, recitită, în ${last.place}.`,
        ...(isLate ? ['Nicio copie bună în ultimele 26 de ore.'] : []),
        ...(problem ? [`Încercarea din ${moment(problem.at)} nu a reușit: ${problem.text}`] : []),
        ...(place === null
          ? ['Copiile nu se fac singure: scrieți în BACKUP_TO unde să fie puse și reporniți site-ul.']
          : []),
      ],
    })),
    part('Jurnalele unei întreruperi', setAside, (files) => ({
      isWell: files.length === 0,
      sentences:
        files.length === 0
          ? ['Nimic pus deoparte.']
          : files.map(
              ({ file, lines }) =>
                `${countNoun(lines, 'rând pus', 'rânduri puse')} deoparte, în dosarul de date: ${file}. Verificările spun ce e de făcut.`,
            ),
    })),
    part('Statistici', statistics, (runs) => ({
      isWell: runs.length > 0,
      sentences:
        runs.length === 0
          ? ['Încă nu s-a numărat nimic.']
          : runs.map(({ country, countedUntil }) => `${country}: numărat până la ${moment(countedUntil)}.`),
    })),
  ];
}

function program({ isProxyUntold, build, startedAt }: OperationsAnswer): Part[] {
  return [
    {
      name: 'Adresele vizitatorilor',
      isWell: !isProxyUntold,
      sentences: [
        isProxyUntold
          ? 'Cererile vin printr-un proxy pe care TRUST_PROXY nu îl numește: toți vizitatorii par unul singur, iar limitele îi numără împreună. Scrieți adresa proxy-ului în TRUST_PROXY și reporniți site-ul.'
          : 'Nu am văzut niciun proxy care să nu fie numit în TRUST_PROXY.',
      ],
    },
    {
      name: 'Versiunea în folosință',
      isWell: true,
      sentences: [`${build.id}, făcută la ${moment(build.madeAt)}, pornită la ${moment(startedAt)}.`],
    },
  ];
}

function part<Health>(
  name: string,
  health: Health | null,
  read: (health: Health) => { isWell: boolean; sentences: string[] },
): Part {
  return health === null
    ? { name, isWell: false, sentences: ['Nu a răspuns; motivul este în jurnalul serverului.'] }
    : { name, ...read(health) };
}

function moment(iso: string | null): string {
  return iso === null ? 'niciodată' : formatMoment(iso);
}

/** Lists every part of the site with its state, in words and not by colour alone. */
function HealthList({ parts }: { parts: readonly Part[] }) {
  return (
    <dl className="health-list">
      {parts.map(({ name, isWell, sentences }) => (
        <div key={name}>
          <dt>
            {name} <Tag kind={isWell ? 'plain' : 'solid'}>{isWell ? 'bine' : 'de văzut'}</Tag>
          </dt>
          {sentences.map((sentence) => (
            <dd key={sentence}>{sentence}</dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
