import { ApplicationForm } from '#app/partners/affiliates/application-form.tsx';
import { declarePage } from '#app/shell/declare-page.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { FormProblems } from '#app/ui/post-form.tsx';
import { RECEIPT_KEY } from '#domain/base/forms/address-keys.ts';
import type { FormState } from '#domain/base/forms/form-state.ts';
import type { PageArgs } from '#server/web/pages/page-contract.ts';
import { formReceipt, formState } from './form-state.ts';
import { loadTextOf } from './text-page.data.ts';
import { type TextPageData, TextPageRoute } from './text-page.tsx';

type AffiliatesPageData = {
  text: TextPageData;
  form: FormState;
  isOperatorNamed: boolean;
  /** whether an application was just sent */
  isSent: boolean;
};

export const affiliatesPage = declarePage({
  module: 'affiliates',
  Page: AffiliatesPage,
  load: loadAffiliates,
  addresses: [
    {
      path: '/program-de-afiliere/',
      name: 'Program de afiliere',
      form: 'affiliate',
      query: [RECEIPT_KEY],
      // A form is rendered for each request: its token holds the time.
      cached: false,
      asksForData: true,
    },
  ],
});

const loadText = loadTextOf('program-de-afiliere');

/** /program-de-afiliere/: loads the text content/pages/program-de-afiliere.md with the form for firms that want to become partners. */
async function loadAffiliates(args: PageArgs): Promise<AffiliatesPageData | null> {
  const text = await loadText(args);
  return (
    text && {
      text,
      form: formState(args, 'affiliate'),
      isOperatorNamed: args.services.operator.isNamed,
      isSent: formReceipt(args, 'affiliate') !== null,
    }
  );
}

/** Shows what the programme is, then the form. */
function AffiliatesPage({ data: { text, form, isOperatorNamed, isSent } }: { data: AffiliatesPageData }) {
  return (
    <TextPageRoute
      data={text}
      head={{ hasErrors: form.problems.length > 0, isListed: !isSent }}
      below={<ApplicationForm state={form} isOperatorNamed={isOperatorNamed} />}
    >
      {isSent && (
        <Dialog id="cerere-trimisa" title="Am primit cererea" isOpen>
          <p>O citește un om. Răspunsul vine pe adresa de e-mail pe care ați scris-o.</p>
          <p>
            <a href="/">Mergeți la prima pagină</a>
          </p>
        </Dialog>
      )}
      <FormProblems state={form} formId="cerere" />
      <p className="affiliate-ways">
        <a href="#cerere">Cereți un cont de partener</a> sau <a href="/parteneri/">intrați în cont</a>.
      </p>
    </TextPageRoute>
  );
}
