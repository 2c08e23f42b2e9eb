import { type RejectedPageData, RejectedPage } from '#app/people/registration/rejected-page.tsx';
import { approvalConditions } from '#domain/tools/approval-test/approval-chance.ts';
import { readAnswers } from '#domain/tools/approval-test/approval-query.ts';
import type { Choice } from '#app/ui/choice-list.tsx';
import type { PageArgs } from '#server/web/pages/page-contract.ts';
import { debtHelp } from './debt-help.ts';
import { declarePage } from '#app/shell/declare-page.tsx';

export const rejectedPage = declarePage({
  module: 'rejected',
  Page: RejectedPage,
  load: loadRejected,
  addresses: [
    {
      path: '/landing/rejected/',
      isListed: false,
      query: approvalConditions,
      examples: ['/landing/rejected/?over=nu&citizen=da&validIdentity=da&validBank=nu'],
    },
  ],
});

const offers: Choice = {
  text: 'Vedeți totuși ofertele',
  href: '/offers/',
  note: 'Lista este deschisă oricui și vă arată cât ar costa.',
};

/** /landing/rejected/: loads the missing conditions, or all four if the address names none. */
export async function loadRejected({ url, services }: PageArgs): Promise<RejectedPageData> {
  const { conditions } = services.content.approvalTest;
  const { given } = readAnswers(url.searchParams);
  const unmet = approvalConditions.filter((name) => given[name] === false);
  const shown = unmet.length > 0 ? unmet : approvalConditions;
  return {
    title: 'Deocamdată cererea s-ar opri aici',
    lede:
      unmet.length > 0
        ? 'Creditorii cer întâi câteva condiții. Mai jos scrie ce lipsește și ce puteți face. Datele dumneavoastră nu le-am păstrat.'
        : 'Creditorii cer întâi câteva condiții. Iată-le, cu ce puteți face când lipsește una.',
    reasonsTitle: unmet.length > 0 ? 'Ce lipsește' : 'O cerere se oprește dacă',
    reasons: shown.map((name) => conditions[name].missing),
    choices: [
      {
        text: 'Vedeți condițiile fiecărui creditor',
        href: '/credit-nevoi-personale/',
        note: 'Nu toți cer același lucru.',
      },
      // Minors get no loan: costs of loans do not help yet.
      ...(unmet.includes('over') ? [] : [offers]),
      ...debtHelp,
    ],
  };
}
