import type { FormState } from '#domain/base/forms/form-state.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { FormProblems } from '#app/ui/post-form.tsx';
import { AskForLink, LinkSent, OpenVisit } from './ask-for-link.tsx';
import { HeldData } from './held-data.tsx';
import type { HeldSection } from './held-sections.ts';
import { Download, EndVisit, Erase, OtherRequest, Pause } from './own-data-choices.tsx';
import './own-data-page.css';

/** Result of the last action, from the address; the number is of a request on record. */
export type OwnDataOutcome = {
  what: 'trimis' | 'inchis' | 'incheiat' | 'link-vechi' | 'cerere' | 'sters' | 'sters-in-parte';
  reference: string | null;
};

export type OwnDataPageData = {
  form: FormState;
  outcome: OwnDataOutcome | null;
  visit:
    | { state: 'unknown' }
    | { state: 'waiting'; email: string }
    | {
        state: 'open';
        email: string;
        /** 14:35 */
        endsAt: string;
        sections: HeldSection[];
        isUnsubscribed: boolean;
        pausedUntil: string | null;
      };
};

/** /datele-mele/: shows the data stored about an address to its owner, with the owner's rights. */
export function OwnDataPage({ data }: { data: OwnDataPageData }) {
  const { form, outcome, visit } = data;
  return (
    <div className="wrap own-data-page">
      <PageHead
        title="Datele mele"
        description="Vedeți, descărcați sau ștergeți ce păstrăm pe adresa dumneavoastră de e-mail, ori faceți o pauză de la ofertele de credit."
        hasErrors={form.problems.length > 0}
        isListed={false}
      />
      <Breadcrumbs current="Datele mele" />
      <FormProblems
        state={form}
        formId="continut"
        anchorOf={(field) => (field === 'zile' ? 'zile-30' : field)}
      />
      {outcome?.what === 'sters' || outcome?.what === 'sters-in-parte' ? (
        <Erased outcome={outcome} />
      ) : outcome?.what === 'trimis' ? (
        <LinkSent />
      ) : (
        <>
          <OutcomeNotice outcome={outcome} />
          {visit.state === 'unknown' && <AskForLink state={form} />}
          {visit.state === 'waiting' && <OpenVisit state={form} email={visit.email} />}
          {visit.state === 'open' && <Visit visit={visit} form={form} />}
        </>
      )}
    </div>
  );
}

const notices: Partial<Record<OwnDataOutcome['what'], string>> = {
  inchis: 'Pagina cu datele dumneavoastră este închisă în acest browser.',
  incheiat: 'Pagina a stat deschisă prea mult și s-a închis. Nu s-a schimbat nimic. Cereți un link nou.',
  'link-vechi': 'Linkul a fost deja folosit sau a trecut prea mult timp. Cereți altul.',
  cerere: 'Cererea a ajuns la noi. Răspundem prin e-mail în cel mult o lună.',
};

function OutcomeNotice({ outcome }: { outcome: OwnDataOutcome | null }) {
  const text = outcome && notices[outcome.what];
  if (!text) return null;
  return (
    <Notice>
      <p>
        {text}
        {outcome.reference && (
          <>
            {' '}
            Numărul ei este <b className="nb">{outcome.reference}</b>.
          </>
        )}
      </p>
    </Notice>
  );
}

function Erased({ outcome }: { outcome: OwnDataOutcome }) {
  return (
    <>
      <h1>Datele au fost șterse</h1>
      <p className="lede">
        Pe această adresă nu mai avem mesaje, cereri, comentarii sau păreri. Numărul cererii este{' '}
        <b className="nb">{outcome.reference}</b>; notați-l, dacă vreți o dovadă.
      </p>
      {outcome.what === 'sters-in-parte' && (
        <p>
          O parte este și în căsuța noastră de e-mail. De acolo o șterge un om, în cel mult o lună, și vă
          scriem când este gata; până atunci păstrăm adresa numai pentru acest răspuns.
        </p>
      )}
      <p>
        <a href="/">Mergeți la prima pagină</a>
      </p>
    </>
  );
}

type Open = Extract<OwnDataPageData['visit'], { state: 'open' }>;

function Visit({ visit, form }: { visit: Open; form: FormState }) {
  const { email, endsAt, sections, isUnsubscribed, pausedUntil } = visit;
  return (
    <>
      <h1>Ce avem pe adresa dumneavoastră</h1>
      <p className="lede">
        Adresa este <b>{email}</b>. Pagina rămâne deschisă până la ora {endsAt}, numai în acest browser.
      </p>
      <EndVisit state={form} />
      <HeldData sections={sections} />
      <section>
        <h2>Ce nu găsiți aici</h2>
        <p>
          {isUnsubscribed && 'Adresa este dezabonată: pentru asta păstrăm doar o amprentă a ei. '}
          Semnalele de vizită, plecările spre creditori și răspunsurile despre cookie-uri nu poartă adresa,
          așa că nu le putem găsi după ea. Cui ajung datele, cu furnizorul de găzduire cu tot, scrie în{' '}
          <a href="/politica-de-confidentialitate/">politica de confidențialitate</a>.
        </p>
      </section>
      <Download />
      <Pause state={form} until={pausedUntil} />
      <OtherRequest state={form} />
      <Erase state={form} />
    </>
  );
}
