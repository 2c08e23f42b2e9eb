import type { QuestionWay } from '#domain/answers/office/evidence.ts';

/** Words for the means of a question or letter. */
export const wayWords: Readonly<Record<QuestionWay, string>> = {
  email: 'e-mail',
  form: 'formularul de pe site',
  phone: 'telefon',
  letter: 'scrisoare',
  meeting: 'întâlnire',
};

export const wayOptions = Object.entries(wayWords).map(([value, label]) => ({ value, label }));
