import type { FormState } from '#domain/forms/form-state.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { FormProblems } from '#app/ui/post-form.tsx';
import '#app/ui/prose.css';
import { ContactForm } from './contact-form.tsx';
import './contact-page.css';

export type ContactPageData = {
  text: { title: string; description: string; h1: string; lede?: string | undefined; html: string };
  form: FormState;
  /** of the message that was just sent */
  reference: string | null;
};

/** The contact page: how to reach us, the form, and after sending the confirmation over it. */
export function ContactPage({ data: { text, form, reference } }: { data: ContactPageData }) {
  return (
    <div className="wrap contact-page">
      <PageHead
        title={text.title}
        description={text.description}
        hasErrors={form.problems.length > 0}
        isListed={reference === null}
      />
      <Breadcrumbs current={text.h1} />
      {reference && <ContactSent reference={reference} />}
      <FormProblems state={form} formId="mesaj" />
      <header>
        <h1>{text.h1}</h1>
        {text.lede && <p className="lede">{text.lede}</p>}
      </header>
      <div className="contact-columns">
        <ContactForm state={form} />
        <div className="prose" dangerouslySetInnerHTML={{ __html: text.html }} />
      </div>
    </div>
  );
}

/** The message was taken: its number and what follows. */
function ContactSent({ reference }: { reference: string }) {
  return (
    <Dialog id="mesaj-trimis" title="Mesajul a fost trimis" isOpen>
      <p>
        Numărul lui este <b className="nb">{reference}</b>. Păstrați-l: cu el îl găsim dacă ne scrieți din
        nou.
      </p>
      <p>Mesajul îl citește un om, nu un program. Răspunsul vine pe adresa de e-mail pe care ați scris-o.</p>
      <p>
        Ați cerut o copie? V-am trimis un e-mail cu un link: după ce confirmați că adresa este a
        dumneavoastră, primiți copia. Pe o adresă trimitem cel mult trei mesaje pe zi din formularele
        site-ului.
      </p>
      <p>
        <a href="/">Mergeți la prima pagină</a>
      </p>
    </Dialog>
  );
}
