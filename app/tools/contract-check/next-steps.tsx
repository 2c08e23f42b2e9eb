import type { ReactNode } from 'react';
import type { CheckedContract } from '#domain/tools/contract-check/check-contract.ts';
import type { Contract } from '#domain/tools/contract-check/contract.ts';
import { packOf } from '#domain/tools/contract-check/pack-of.ts';
import type { RulePack } from '#domain/law/rule-pack.ts';
import { countDays } from '#domain/base/text/count-time.ts';
import { leiInSentence } from '#domain/base/text/format-money.ts';
import { Band } from '#app/ui/band.tsx';
import './next-steps.css';

/** What one can do with the answer, in three lines, and below them the letters and the ways to send it on. */
export function NextSteps({
  checked,
  packs,
  children,
}: {
  checked: CheckedContract;
  packs: readonly RulePack[];
  children: ReactNode;
}) {
  const { contract, cost } = checked;
  const { isSigned } = contract;
  const rights = laterRights(contract, packs);
  const steps = [
    ...(isSigned
      ? []
      : [
          [
            'Nu semnați încă',
            'Cereți formularul standard: este gratuit și vi se dă înainte de semnare.',
          ] as const,
        ]),
    ...(cost.cost > 0
      ? [
          [
            `Întrebați de unde vin cei ${leiInSentence(cost.cost)}`,
            'Dobânda, comisioanele și asigurarea, pe rând, în scris.',
          ] as const,
        ]
      : []),
    ...(rights ? [[isSigned ? 'Ați semnat' : 'Ați semnat deja?', rights] as const] : []),
  ];
  return (
    <Band id="pasi" title="Ce faceți acum" wide>
      <ol className="next-steps">
        {steps.map(([title, text]) => (
          <li key={title}>
            <b>{title}</b> {text}
          </li>
        ))}
      </ol>
      {children}
    </Band>
  );
}

/** Rights of a borrower who has signed, by the rules of the contract's day; empty where these are unknown. */
function laterRights({ concluded, lenderKind }: Contract, packs: readonly RulePack[]): string {
  const pack = packOf(concluded, packs);
  const [withdrawal, revision] = [pack?.withdrawalDays, pack?.revisionDays].map(
    (days) => days && countDays(days.value),
  );
  const isLimited = lenderKind === 'ifn' || lenderKind === 'credit-union';
  const isBank = lenderKind === 'bank' || lenderKind === 'foreign-bank';
  const may = isLimited ? 'Puteți' : 'Dacă este un IFN, puteți';
  return [
    withdrawal && `În primele ${withdrawal} puteți renunța, fără motiv.`,
    revision && !isBank && `${may} cere și revizuirea: creditorul trimite propunerea în ${revision}.`,
  ]
    .filter(Boolean)
    .join(' ');
}
