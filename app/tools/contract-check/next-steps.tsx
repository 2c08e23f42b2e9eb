import type { ReactNode } from 'react';
import type { CheckedContract } from '#domain/tools/contract-check/check-contract.ts';
import { leiInSentence } from '#domain/base/text/format-money.ts';
import { Band } from '#app/ui/band.tsx';
import './next-steps.css';

/** What one can do with the answer, in three lines, and below them the letters and the ways to send it on. */
export function NextSteps({ checked, children }: { checked: CheckedContract; children: ReactNode }) {
  const { contract, cost } = checked;
  const { isSigned, lenderKind } = contract;
  const isLimited = lenderKind === 'ifn' || lenderKind === 'credit-union';
  const revision = isLimited ? 'Puteți' : 'Dacă este un IFN, puteți';
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
    [
      isSigned ? 'Ați semnat' : 'Ați semnat deja?',
      lenderKind === 'bank' || lenderKind === 'foreign-bank'
        ? 'În primele 14 zile puteți renunța, fără motiv.'
        : `În primele 14 zile puteți renunța, fără motiv. ${revision} cere și revizuirea: creditorul trimite propunerea în 30 de zile.`,
    ] as const,
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
