import type { MessageKind } from '#domain/base/forms/message-kind.ts';

type SavedAnswer = {
  label: string;
  /** of messages it is offered to first */ kind: MessageKind;
  text: string;
};

/** Answers to what people write most often. `{…}` is filled in: a name and a number by the page, everything else by a colleague. */
export const savedAnswers: readonly SavedAnswer[] = [
  {
    label: 'Am corectat cifra',
    kind: 'figure',
    text: `Bună ziua, {nume},

Aveți dreptate: {ce era greșit}. Am corectat-o astăzi, după {sursa și data ei}.

Vă mulțumim că ne-ați scris.`,
  },
  {
    label: 'Cifra rămâne, după sursa ei',
    kind: 'figure',
    text: `Bună ziua, {nume},

Am verificat cifra. {sursa și data ei} arată {ce scrie acolo}, așa că am lăsat-o.

Dacă aveți un document cu altă cifră, răspundeți la acest mesaj și trimiteți-ni-l.`,
  },
  {
    label: 'Reclamație: de ce nu, și unde mergeți mai departe',
    kind: 'complaint',
    text: `Bună ziua, {nume},

Am citit reclamația dumneavoastră, {numar}. Nu schimbăm pagina, fiindcă {motivul}.

Dacă nu sunteți de acord, puteți scrie la ANPC, pe anpc.ro. Păstrați acest răspuns: arată că ne-ați scris întâi nouă.`,
  },
  {
    label: 'Noi nu vedem dosarul de la creditor',
    kind: 'question',
    text: `Bună ziua, {nume},

Noi comparăm oferte. Nu dăm împrumuturi și nu vedem cererea sau contractul dumneavoastră.

Întrebați creditorul: {cum se ajunge la creditor}.`,
  },
  {
    label: 'Datele personale: unde le vedeți și le ștergeți',
    kind: 'data',
    text: `Bună ziua, {nume},

Pe site, la „Datele mele”, vedeți tot ce păstrăm despre dumneavoastră. De acolo puteți cere corectarea sau șterge totul pe loc.

Vă cerem întâi adresa de e-mail, ca să nu dăm datele altcuiva.`,
  },
];

/** Fills in what the page knows. */
export function fillAnswer(text: string, { name, reference }: { name: string; reference: string }): string {
  return text.replaceAll('{nume}', () => name).replaceAll('{numar}', () => reference);
}

/** Finds the first unfilled `{…}`; undefined: the answer is complete. */
export function unfilledPlaceholder(text: string): string | undefined {
  return /\{[^{}\n]{1,80}\}/.exec(text)?.[0];
}
