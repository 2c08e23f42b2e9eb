import { dayOf } from '#domain/base/days/iso-day.ts';
import type { Country } from '#domain/law/countries/country.ts';
import { isAboveCeiling, readReport } from '#domain/people/price-reports/price-report-form.ts';
import { rulePackInForce } from '#domain/law/rule-pack-in-force.ts';
import type { OfferList } from '#domain/offers/offer.ts';
import type { FormAction, FormDecision } from '#server/shared/forms/form-action.ts';
import type { SiteKey } from '#server/shared/keys/site-keys.ts';

type Options = {
  country: Pick<Country, 'code' | 'rulePacks' | 'timeZone'>;
  loadOffers: () => Promise<OfferList>;
  key: SiteKey;
};

const MONTHS_KEPT_BACK = 24;

/**
 * Accepts a price that a reader sends anonymously: it is stored until the office has reviewed it. The first report counts per
 * network and lender: the network is stored only as a keyed hash, different for each lender, for 30 days.
 */
export function priceReportAction({ country, loadOffers, key }: Options): FormAction {
  return async ({ values, network = '', now }) => {
    const report = readReport(values);
    if (!report)
      return refused('Prețul nu a putut fi citit. Faceți din nou verificarea și trimiteți-l de acolo.');
    const { offers } = await loadOffers();
    const lender = offers.find(({ slug }) => slug === report.lender);
    const today = dayOf(now, country.timeZone);
    if (!lender || !isRecent(report.month, today)) {
      return refused('Primim prețuri din ultimii doi ani, ale creditorilor din lista noastră.');
    }
    const pack = rulePackInForce(country.rulePacks, `${report.month}-31`);
    return {
      ok: true,
      deed: async (tx) => {
        const { numInsertedOrUpdatedRows } = await tx
          .insertInto('price_reports')
          .values({
            country: country.code,
            lender: report.lender,
            kind: report.kind,
            sum_lei: report.sumLei,
            days: report.days,
            percent_per_day: report.percentPerDay,
            fees_lei: report.feesLei,
            month: report.month,
            is_above_ceiling: isAboveCeiling(report, lender.lenderKind, pack),
            received_on: today,
            network_hash: key.hmac(`${report.lender}\n${network}`),
          })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirstOrThrow();
        return {
          path: '/verificare/pret/',
          receipt: numInsertedOrUpdatedRows === 1n ? 'primit' : 'al-doilea',
        };
      },
    };
  };
}

function refused(message: string): FormDecision {
  return { ok: false, problems: [{ field: null, message }] };
}

function isRecent(month: string, today: string): boolean {
  const count = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7));
  const ago = count(today) - count(month);
  return ago >= 0 && ago <= MONTHS_KEPT_BACK;
}
