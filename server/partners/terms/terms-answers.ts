import { changeAnswers } from '#server/office/change-routes.ts';
import { refuse } from '#server/office/office-error.ts';
import { problemsByField } from '#domain/base/forms/field-reader.ts';
import type { TermsRefusal } from './terms-changes.ts';

/** Answers to refused proposals and approvals of terms. */
export const termsAnswers = changeAnswers<TermsRefusal>({
  refuseOwn: (reply, refusal) =>
    refusal.refused === 'not-authorised'
      ? refuse(
          reply,
          409,
          'not-authorised',
          'Nu se pot propune termeni plătiți: operatorul nu are trecut un număr de autorizare. Completați OPERATOR_AUTHORISATION și porniți din nou site-ul.',
        )
      : // An approver has no fields: the first sentence is the answer.
        refuse(
          reply,
          409,
          'unfit',
          refusal.problems[0]?.message ?? 'Verificați datele.',
          problemsByField(refusal.problems),
        ),
});
