import { provenIdentity } from '#domain/offers/lenders/lender-identity.ts';
import type { Offer, Source } from '#domain/offers/offer.ts';
import { groupBySource } from './group-by-source.ts';
import type { IdentityFact, LenderPageData } from './lender-page-data.ts';

type SourcedFact = IdentityFact & { source: Source };
type Lender = Pick<Offer, 'legalName' | 'registers' | 'url' | 'lenderKind'>;

/**
 * Returns the lender's identity by source, and what could not be found.
 * @param offer its name and registers; null without a record of an offer, or if it could not be read
 * @param written the other facts, from the lender's page
 */
export function identityFacts(
  offer: Lender | null,
  written: readonly SourcedFact[],
): LenderPageData['identity'] {
  const { legalName, registers } = offer ? provenIdentity(offer) : { legalName: null, registers: null };
  const url = offer?.url ?? null;
  const facts = [
    ...(legalName ? [{ label: 'Denumire', value: legalName.value, source: legalName.source }] : []),
    ...(registers
      ? registers.value.map((entry) => ({ ...registerFact(entry), source: registers.source }))
      : []),
    ...written,
  ];
  return {
    groups: groupBySource(facts),
    lacksName: offer !== null && !legalName,
    site: url === null ? null : new URL(url).host,
    check:
      offer?.lenderKind === 'foreign-bank'
        ? 'Căutați denumirea și licența la autoritatea care supraveghează banca.'
        : 'Căutați firma în registrele BNR înainte să trimiteți acte.',
  };
}

// Prefixes of BNR: RG is the general register, RS the special one. Other entries belong to another state or authority.
function registerFact(entry: string): IdentityFact {
  const value = entry.replace(/ \(Registrul (general|special)\)$/, '');
  if (value.startsWith('RG-')) return { label: 'Registrul general al BNR', value };
  if (value.startsWith('RS-')) return { label: 'Registrul special al BNR', value };
  return { label: 'Înregistrare', value };
}
