import type { FormState } from '#domain/base/forms/form-state.ts';
import { type MailingTopic, mailingsInWords } from '#domain/people/subscriptions/mailing-topics.ts';
import { fieldOf } from '#domain/base/forms/field-of.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { FormProblems, PostForm } from '#app/ui/post-form.tsx';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { type MailingLink, MailingStop } from './mailing-stop.tsx';
import '#app/ui/narrow-page.css';

export type UnsubscribePageData = {
  form: FormState;
  /** of the message that the visitor comes from; null: without a link */
  link: MailingLink | null;
  /** no message of any kind is sent any more */
  isDone: boolean;
  /** the topic just resumed by the link, or 'nimic': nothing was left of that subscription */
  resumed: MailingTopic | 'nimic' | null;
};

/** Stops all messages, or those about a topic: the form, or its confirmation. */
export function UnsubscribePage({ data }: { data: UnsubscribePageData }) {
  const { form, link, isDone, resumed } = data;
  const isStopped = link !== null && link.topics !== 'all' && link.topics.some((one) => one.isStopped);
  return (
    <div className="wrap narrow-page">
      <PageHead
        title={isDone || isStopped ? 'Dezabonarea este făcută' : 'Dezabonare'}
        description="Opriți mesajele noastre, prin e-mail și prin telefon. Se face pe loc, fără cont și fără să spuneți de ce."
        hasErrors={form.problems.length > 0}
        isListed={!isDone && !link}
      />
      <Breadcrumbs current="Dezabonare" />
      <FormProblems state={form} formId="dezabonare" />
      {resumed && <Resumed topic={resumed} />}
      {isDone ? <Done /> : link ? <MailingStop state={form} link={link} /> : <Ask form={form} />}
      {!isDone && (
        <p className="small">
          {link && link.topics !== 'all'
            ? 'O temă oprită o păstrăm încă șapte zile, ca să o puteți relua, apoi o ștergem.'
            : 'Păstrăm o amprentă din care adresa sau numărul nu se pot citi înapoi, numai ca să nu vă mai scriem.'}{' '}
          Răspunsurile la ce ne scrieți și linkurile pe care le cereți vin în continuare. Ce păstrăm despre
          dumneavoastră vedeți la <a href="/datele-mele/">Datele mele</a> și în{' '}
          <a href="/politica-de-confidentialitate/">politica de confidențialitate</a>.
        </p>
      )}
    </div>
  );
}

function Ask({ form }: Pick<UnsubscribePageData, 'form'>) {
  return (
    <>
      <h1>Nu mai doriți mesaje de la noi?</h1>
      <p className="lede">Scrieți adresa de e-mail, numărul de telefon sau amândouă. Oprim totul pe loc.</p>
      <UnsubscribeForm state={form} />
    </>
  );
}

function Resumed({ topic }: { topic: MailingTopic | 'nimic' }) {
  return (
    <Notice>
      {topic === 'nimic' ? (
        <p>
          Abonarea s-a încheiat și nu mai avem ce relua. <a href="/abonare/">Vă puteți abona din nou</a>.
        </p>
      ) : (
        <p>Am reluat {mailingsInWords([topic])}: le primiți ca înainte.</p>
      )}
    </Notice>
  );
}

function Done() {
  return (
    <>
      <h1>S-a făcut: nu vă mai scriem</h1>
      <p className="lede">Pe adresa sau numărul scris nu mai trimitem oferte, alerte sau ghiduri.</p>
      <p>
        Un mesaj pornit chiar acum mai poate ajunge în câteva minute. Răspunsul este același și dacă nu erați
        în listă, ca nimeni să nu afle de aici cine este abonat.
      </p>
      <p>
        V-ați răzgândit? <a href="/abonare/">Vă abonați din nou</a> la ce doriți, sau{' '}
        <a href="/">mergeți la prima pagină</a>.
      </p>
    </>
  );
}

/** The fields of domain/base/forms/unsubscribe-form.ts, in the same order. */
function UnsubscribeForm({ state }: { state: FormState }) {
  return (
    <PostForm action="/unsubscribe/" state={state} name="unsubscribe">
      <TextField {...fieldOf(state, 'email')} label="E-mail" type="email" autoComplete="email" />
      <TextField
        {...fieldOf(state, 'telefon')}
        label="Telefon"
        hint={'În orice formă: 0722\u00a0123\u00a0456 sau +40\u00a0722\u00a0123\u00a0456.'}
        type="tel"
        autoComplete="tel"
      />
      <p>
        <Button id="dezabonare">Dezabonați-mă</Button>
      </p>
    </PostForm>
  );
}
