import type { FormState } from '#domain/base/forms/form-state.ts';
import { Button } from '#app/ui/button.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { FormProblems, PostForm } from '#app/ui/post-form.tsx';
import './link-page.css';

type Deed = 'confirm-review' | 'confirm-answers' | 'stop-answers' | 'confirm-subscription' | 'confirm-copy';

export type ConfirmationData = {
  /** of this page, with the signed link */
  address: string;
  form: FormState;
  /** null: the link is not ours, or its subject no longer exists */
  link: { deed: Deed; isDone: boolean } | null;
};

const texts: Record<Deed, { title: string; before: string; button: string; after: string }> = {
  'confirm-review': {
    title: 'Confirmați părerea',
    before: 'Apăsați butonul dacă dumneavoastră ați scris părerea.',
    button: 'Da, eu am scris-o',
    after: 'Mulțumim. Părerea o citește acum unul dintre noi, apoi apare pe pagină.',
  },
  'confirm-answers': {
    title: 'Anunțuri despre răspunsuri',
    before: 'Apăsați butonul ca să aflați prin e-mail când primiți un răspuns la comentariu.',
    button: 'Da, anunțați-mă',
    after: 'Vă scriem când primiți un răspuns la comentariu.',
  },
  'confirm-subscription': {
    title: 'Confirmați abonarea',
    before: 'Apăsați butonul dacă dumneavoastră ați cerut abonarea. Până nu apăsați, nu vă scriem.',
    button: 'Da, vreau mesajele',
    after: 'Abonarea este confirmată. Fiecare mesaj are la sfârșit linkul care o oprește.',
  },
  'confirm-copy': {
    title: 'Copia mesajului dumneavoastră',
    before:
      'Apăsați butonul dacă dumneavoastră ne-ați scris: vă trimitem mesajul la această adresă de e-mail.',
    button: 'Da, trimiteți-mi copia',
    after: 'Am trimis copia mesajului la adresa dumneavoastră de e-mail. Ajunge în câteva minute.',
  },
  'stop-answers': {
    title: 'Fără anunțuri despre răspunsuri',
    before: 'Apăsați butonul ca să nu vă mai scriem despre răspunsuri la acest comentariu.',
    button: 'Nu mai vreau anunțuri',
    after: 'Nu vă mai scriem despre răspunsuri la acest comentariu.',
  },
};

/** /confirmare/: asks to confirm the action of a link from a message, with one button: programs open links, people press. */
export function ConfirmationPage({ data: { address, form, link } }: { data: ConfirmationData }) {
  const text = link && texts[link.deed];
  return (
    <div className="wrap link-page">
      <PageHead
        title={text?.title ?? 'Confirmare'}
        description="Aici confirmați, cu un buton, ce v-am întrebat într-un mesaj trimis de noi prin e-mail."
        isListed={false}
        hasErrors={form.problems.length > 0}
      />
      <FormProblems state={form} formId="confirma" />
      <h1>{text?.title ?? 'Linkul nu mai este bun'}</h1>
      {!text && (
        <>
          <p className="lede">
            Linkul nu este întreg, a expirat ori lucrul la care ducea a fost șters între timp.
          </p>
          <p>
            O abonare o puteți <a href="/abonare/">cere din nou</a>. Pentru o părere sau un comentariu,{' '}
            <a className="nb" href="/contact/">
              scrieți-ne
            </a>
            .
          </p>
        </>
      )}
      {text && link.isDone && <p className="lede">{text.after}</p>}
      {text && !link.isDone && (
        <>
          <p className="lede">{text.before}</p>
          <PostForm action={address} state={form}>
            <p>
              <Button id="confirma">{text.button}</Button>
            </p>
          </PostForm>
        </>
      )}
    </div>
  );
}
