import type { FormState } from '#domain/base/forms/form-state.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { ANSWER_DAYS } from '#domain/answers/office/answer-due.ts';
import { Notice } from '#app/ui/notice.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { FormProblems } from '#app/ui/post-form.tsx';
import '#app/ui/prose.css';
import { ContactForm } from './contact-form.tsx';
import './contact-page.css';

export type ContactPageData = {
  text: { title: string; description: string; h1: string; lede?: string | undefined; html: string };
  form: FormState;
  /** the figure reported as wrong: as the form passes it on, and in words */
  report: { word: string; inWords: string } | null;
  /** of the message just sent */
  reference: string | null;
};

/** Shows the contact page: the addresses, the form, and the confirmation above it after sending. */
export function ContactPage({ data: { text, form, report, reference } }: { data: ContactPageData }) {
  return (
    <div className="wrap contact-page">
      <PageHead
        title={text.title}
        description={text.description}
        hasErrors={form.problems.length > 0}
        isListed={reference === null && report === null}
      />
      <Breadcrumbs current={text.h1} />
      {reference && <ContactSent reference={reference} />}
      <FormProblems state={form} formId="mesaj" />
      <header>
        <h1>{text.h1}</h1>
        {text.lede && <p className="lede">{text.lede}</p>}
      </header>
      {report && <ReportNotice what={report.inWords} />}
      <div className="contact-columns">
        <ContactForm state={form} report={report && report.word} />
        <div className="prose" dangerouslySetInnerHTML={{ __html: text.html }} />
      </div>
    </div>
  );
}

/** Shows the figure that the message is about, and the next steps. */
function ReportNotice({ what }: { what: string }) {
  return (
    <Notice>
      <p>
        <b>Semnalați o greșeală: {what}.</b>
      </p>
      <p>
        Scrieți ce nu se potrivește și de unde știți: o pagină, un document, data lui. Răspundem în cel mult{' '}
        {ANSWER_DAYS} zile lucrătoare și corectăm cifra, dacă este greșită. Tot aici ne scrie și creditorul.
      </p>
    </Notice>
  );
}

/** Confirms the message: its number and what happens next. */
function ContactSent({ reference }: { reference: string }) {
  return (
    <Dialog id="mesaj-trimis" title="Mesajul a fost trimis" isOpen>
      <p>
        Numărul lui este <b className="nb">{reference}</b>. Păstrați-l, dacă ne scrieți din nou.
      </p>
      <p>Îl citește un om. Răspunsul vine pe adresa de e-mail pe care ați scris-o.</p>
      <p>
        Ați cerut o copie? O primiți după ce apăsați linkul din e-mailul trimis acum. Pe o adresă trimitem cel
        mult trei mesaje pe zi.
      </p>
      <p>
        <a href="/">Mergeți la prima pagină</a>
      </p>
    </Dialog>
  );
}
