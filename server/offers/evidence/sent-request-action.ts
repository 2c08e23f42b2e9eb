import { dayOf } from '#domain/base/days/iso-day.ts';
import type { Country } from '#domain/law/countries/country.ts';
import type { RequestAnswer, SentRequest } from '#domain/people/price-reports/sent-request.ts';
import {
  readAnswer,
  readSentRequest,
  sentRequestFields,
} from '#domain/people/price-reports/sent-request-form.ts';
import { readRequestReceipt, writeRequestReceipt } from '#domain/people/price-reports/request-receipt.ts';
import { RECEIPT_KEY } from '#domain/base/forms/address-keys.ts';
import type { OfferList } from '#domain/offers/offer.ts';
import type { FormAction, FormDecision } from '#server/shared/forms/form-action.ts';
import type { FormTokens } from '#server/shared/forms/form-token.ts';
import type { SiteKey } from '#server/shared/keys/site-keys.ts';

type Options = {
  country: Pick<Country, 'code' | 'timeZone'>;
  loadOffers: () => Promise<OfferList>;
  key: SiteKey;
  tokens: Pick<FormTokens, 'readReceipt'>;
};

const FORM = 'sent-request';
const PAGE = '/cereti-pretul/trimisa/';

/**
 * Accepts a reader's anonymous report that a price request was sent or, at the address returned by the first form, its response.
 * Limits and moderation are those of reported prices (price-report-action.ts).
 */
export function sentRequestAction({ country, loadOffers, key, tokens }: Options): FormAction {
  return async ({ values, url, network = '', now }) => {
    const today = dayOf(now, country.timeZone);
    const receipt = readRequestReceipt(tokens.readReceipt(FORM, url.searchParams.get(RECEIPT_KEY)));
    if (receipt) {
      const answer = readAnswer(values, receipt.sentOn, today);
      if (!answer.ok) return answer;
      if (answer.data === null)
        return refused('Reveniți când vă răspunde: adresa acestei pagini rămâne bună.');
      return keepAnswer(receipt.id, answer.data);
    }
    const request = readSentRequest(values, today);
    if (!request.ok) return request;
    const { offers } = await loadOffers();
    if (!offers.some(({ slug }) => slug === request.data.lender))
      return refused('Alegeți un creditor din lista noastră.', sentRequestFields.lender);
    return keepRequest(request.data, today, key.hmac(`cerere\n${request.data.lender}\n${network}`));
  };

  function keepRequest(request: SentRequest, today: string, hash: Buffer): FormDecision {
    const { lender, sentOn, answer } = request;
    return {
      ok: true,
      deed: async (tx) => {
        const kept = await tx
          .insertInto('sent_requests')
          .values({
            country: country.code,
            lender,
            sent_on: sentOn,
            ...(answer && { ...columnsOf(answer) }),
            received_on: today,
            network_hash: hash,
          })
          .onConflict((conflict) => conflict.doNothing())
          .returning('id')
          .executeTakeFirst();
        if (!kept) return { path: PAGE, receipt: 'al-doilea' };
        return {
          path: PAGE,
          receipt: answer ? 'raspuns' : writeRequestReceipt({ id: kept.id, lender, sentOn }),
        };
      },
    };
  }

  function keepAnswer(id: number, answer: RequestAnswer): FormDecision {
    return {
      ok: true,
      deed: async (tx) => {
        const { numUpdatedRows } = await tx
          .updateTable('sent_requests')
          .set(columnsOf(answer))
          .where('id', '=', id)
          .where('country', '=', country.code)
          .where('status', '<>', 'refused')
          .where('answered_on', 'is', null)
          .executeTakeFirstOrThrow();
        return { path: PAGE, receipt: numUpdatedRows === 1n ? 'raspuns' : 'spus-deja' };
      },
    };
  }
}

function columnsOf({ answeredOn, gavePrice }: RequestAnswer) {
  return { answered_on: answeredOn, gave_price: gavePrice, answer_status: 'waiting' } as const;
}

function refused(message: string, field: string | null = null): FormDecision {
  return { ok: false, problems: [{ field, message }] };
}
