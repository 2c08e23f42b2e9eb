import type { Kysely } from 'kysely';
import { romania } from '#domain/law/countries/romania.ts';
import { withEvidence } from '#domain/offers/offer-evidence.ts';
import { rulePackInForce } from '#domain/law/rule-pack-in-force.ts';
import type { Term } from '#domain/loan/term.ts';
import { fromLei } from '#domain/base/money/bani.ts';
import type { OfferQuote } from '#domain/offers/offer-quote.ts';
import { quoteOffer } from '#domain/offers/quote-offer.ts';
import type { Database } from '#server/db/tables.ts';
import { createLiveEvidence } from '#server/offers/evidence/live-evidence.ts';
import { readEvidence } from '#server/texts/content/read-evidence.ts';
import { findOffersFile } from '#server/offers/offers-file.ts';
import { createOffersRepository } from '#server/offers/offers-repository.ts';
import { createOffersService } from '#server/offers/offers-service.ts';
import { startOffice } from './office.ts';

const starting = readEvidence('content');

/** A colleague's typed new price of Smile Credit: 0,8% a day, read on 21.11.2026. */
export const typedItem = {
  creditor: 'smile-credit',
  nivel: 'A',
  produs: 'linie de credit',
  client: 'oricine',
  garantie: 'fără garanție',
  cifre: 'dobândă (% pe zi): 0,8\ntotal de plată (lei): 560',
  suma: '500',
  perioada: '15 zile',
  plata: 'o singură plată',
  sursa: 'pagina creditorului „Detalii linie credit”',
  adresa: 'https://www.smilecredit.ro/credit/detalii-linie-credit',
  citit: '21.11.2026',
};
export const typedProduct = {
  id: 'linie',
  nume: 'linie de credit',
  fel: 'linie de credit',
  suma_minima: '200',
  suma_maxima: '5 000',
  zile_maxim: '91',
  dobanda: '0,8% pe zi',
  comisioane: 'niciunul',
  plata: 'o singură plată',
};
const note = 'Prețul de pe pagina creditorului s-a schimbat.';

type EvidenceOffice = Awaited<ReturnType<typeof startEvidenceOffice>>;
export type Colleague = Awaited<ReturnType<EvidenceOffice['begin']>>['ana'];

/** Starts the back office over the site's starting evidence and offers, and another instance that quotes to visitors. */
export async function startEvidenceOffice(db: Kysely<Database>, now: () => Date) {
  const office = await startOffice(db, { now, starting });
  const file = await findOffersFile('RO');
  const live = createLiveEvidence({ db, country: 'RO', starting });
  return {
    office,
    live,
    begin: async () => {
      for (const offer of file?.offers ?? []) await createOffersRepository(db).upsert(offer, now());
      return { ana: await office.enter(['editor'], 'Ana'), ion: await office.enter(['editor'], 'Ion') };
    },
    /** Quotes a lender as an instance that has just started does. */
    quote: async (slug: string, lei: number, term: Term): Promise<OfferQuote | null> => {
      const { offers } = await createOffersService({
        repository: createOffersRepository(db),
        country: 'RO',
        leadId: romania.leadId,
        readEvidence: live.load,
        claims: 'sourced',
        logger: { warn: () => undefined, error: (...problem: unknown[]) => expectNothing(problem) },
        now,
      }).load();
      const offer = offers.find((one) => one.slug === slug);
      const today = now().toISOString().slice(0, 10);
      return offer
        ? quoteOffer(
            withEvidence(offer, today),
            { principal: fromLei(lei), term },
            rulePackInForce(romania.rulePacks, today),
          )
        : null;
    },
  };
}

/** Proposes an entry. */
export function proposeEvidence(person: Colleague, item: object = {}, product: object | null = typedProduct) {
  return person.call('POST', '/api/admin/evidence-changes', {
    item: { ...typedItem, ...item },
    product,
    note,
  });
}

function expectNothing(problem: unknown): never {
  throw new Error('the offers could not be read', { cause: problem });
}
