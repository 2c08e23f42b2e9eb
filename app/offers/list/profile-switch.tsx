import { memo } from 'react';
import type { OfferClaims } from '#domain/law/countries/country.ts';
import { computedTerm } from '#domain/loan/term.ts';
import { AT_THE_END, PROFILE, writeLoanQuery, type LoanQuery } from '#domain/offers/loan-query.ts';
import { askedProfile } from '#domain/offers/repayment-profile.ts';
import { countNoun } from '#domain/base/text/count-noun.ts';
import type { LoanForm } from '#app/offers/shared/loan-request/use-loan-query.ts';
import { ChoiceLinks } from './choice-links.tsx';
import './profile-switch.css';

type ProfileSwitchProps = { path: string; query: LoanQuery; claims: OfferClaims; edit: LoanForm['edit'] };

/**
 * Shows the choice between equal instalments and one repayment at the end: every price is computed so, if its lender allows it.
 */
export const ProfileSwitch = memo(function ProfileSwitch({ path, query, claims, edit }: ProfileSwitchProps) {
  const { principal, term, purpose } = query.request;
  const request = { principal, term, purpose };
  // A loan of days is repaid once, and so are one and two months.
  if (computedTerm(term).unit === 'days') return null;
  const asked = askedProfile(query.request);
  const hrefOf = (changed: LoanQuery['request']) =>
    path + writeLoanQuery({ ...query, request: changed }, claims);
  return (
    <ChoiceLinks
      name={PROFILE}
      label="Cum dați banii înapoi"
      look="profile"
      edit={edit}
      choices={[
        {
          word: null,
          href: hrefOf(request),
          label: countNoun(term.count, 'rată', 'rate'),
          isCurrent: asked === 'instalments',
        },
        {
          word: AT_THE_END,
          href: hrefOf({ ...request, profile: 'once' }),
          label: 'la sfârșit',
          isCurrent: asked === 'once',
        },
      ]}
    />
  );
});
