import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ledgerAnswer, partnerLedgerAnswer } from '#domain/answers/office/ledger.ts';
import { proposedAnswer } from '#domain/answers/office/offers.ts';
import type { Role } from '#domain/answers/office/role.ts';
import { bani } from '#domain/base/money/bani.ts';
import { formatLei } from '#domain/base/text/format-money.ts';
import { formatMonth } from '#domain/partners/ledger/format-month.ts';
import { decisionFields, readAdjustment, readPayout } from '#domain/partners/ledger/read-decisions.ts';
import { changeAnswers, changeRoutes } from '#server/office/change-routes.ts';
import { refuse } from '#server/office/office-error.ts';
import type { OfficeServices } from '#server/office/office-services.ts';
import { writeSpreadsheetCsv } from '#server/shared/csv/write-csv.ts';
import { createAdjustments, createPayouts, findDue, type LedgerRefusal } from './decided-changes.ts';
import { readLedgerOverview } from './ledger-overview.ts';
import { monthQuery } from './month-query.ts';
import { readStatement } from './read-statement.ts';
import { sendStatement, statementFormats } from './send-statement.ts';

/** Roles that read the sums owed to partners and decide about them. */
export const ledgerKeepers: readonly Role[] = ['partners'];
const config = { access: ledgerKeepers };
const params = z.object({ id: z.uuid() });
const typedSchema = z.partialRecord(z.enum(Object.keys(decisionFields)), z.string().max(200));
const bodySchema = z.object({ partnerId: z.uuid(), fields: typedSchema, note: z.string() });

const answers = changeAnswers<LedgerRefusal>({
  sentences: {
    'already-waiting': [
      409,
      'already-waiting',
      'Plata acestui partener este deja pregătită: o confirmă un coleg.',
    ],
  },
  refuseOwn(reply, refusal) {
    const inLei = (sum: number) => formatLei(bani(sum));
    switch (refusal.refused) {
      case 'no-partner':
        return refuse(reply, 404, 'no-partner', 'Partenerul acesta nu există.');
      case 'no-statement':
        return refuse(
          reply,
          409,
          'no-statement',
          'Plătim după extras, iar primul se face la începutul lunii viitoare.',
        );
      case 'too-little': {
        const { due, least } = refusal;
        const words = `De plată sunt ${inLei(due)}, mai puțin decât ${inLei(least)}. Vedeți extrasul: poate că un credit a fost luat înapoi.`;
        return refuse(reply, 409, 'too-little', words);
      }
    }
  },
});

/** Serves the ledger of partners: sums, statements, and adjustments and payouts by two people. */
export const ledgerRoutes: FastifyPluginAsyncZod<OfficeServices> = async (app, { db, country, now }) => {
  const adjustments = createAdjustments({ db, country, now });
  const payouts = createPayouts({ db, country, now });
  const namesOf = async () =>
    new Map(
      (await db.selectFrom('partners').select(['id', 'legal_name']).execute()).map((row) => [
        row.id,
        row.legal_name,
      ]),
    );
  const findName = async (id: string) => (await namesOf()).get(id);
  const statementAt = (partnerId: string, month: string | undefined) =>
    readStatement(db, { partnerId, month, now: now(), timeZone: country.timeZone });

  app.get('/api/admin/ledger', { config, schema: { response: { 200: ledgerAnswer } } }, async () => {
    const [overview, names, paid, adjusted] = await Promise.all([
      readLedgerOverview({ db, country, now }),
      namesOf(),
      payouts.list(),
      adjustments.list(),
    ]);
    const named = <Change extends { partnerId: string }>(change: Change) => ({
      ...change,
      partner: names.get(change.partnerId) ?? change.partnerId,
    });
    return { ...overview, payouts: paid.map(named), adjustments: adjusted.map(named) };
  });

  app.get(
    '/api/admin/ledger/:id',
    { config, schema: { params, querystring: monthQuery, response: { 200: partnerLedgerAnswer } } },
    async ({ params: { id }, query }, reply) => {
      const name = await findName(id);
      if (name === undefined) return refuse(reply, 404, 'gone', 'Partenerul acesta nu există.');
      const [{ answer }, due] = await Promise.all([
        statementAt(id, query.luna),
        findDue(db, id, { country, now }),
      ]);
      return {
        partner: { id, name },
        due: due?.due ?? null,
        threshold: due?.threshold ?? 0,
        statement: answer,
      };
    },
  );

  app.get(
    '/api/admin/ledger/:id/statement.:format',
    {
      config,
      schema: { params: params.extend({ format: z.enum(statementFormats) }), querystring: monthQuery },
    },
    async ({ params: { id, format }, query }, reply) =>
      sendStatement(reply, await statementAt(id, query.luna), format),
  );

  app.get('/api/admin/payouts.csv', { config }, async (_request, reply) => {
    const [waiting, names] = await Promise.all([payouts.listWaiting(), namesOf()]);
    return reply
      .header('content-type', 'text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="plati-parteneri.csv"')
      .send(
        writeSpreadsheetCsv([
          ['Beneficiar', 'IBAN', 'Suma', 'Moneda', 'Factura', 'Detalii'],
          ...waiting.map(({ partnerId, iban, bani: sum, invoice, month }) => [
            names.get(partnerId) ?? partnerId,
            iban,
            sum / 100,
            'RON',
            invoice,
            `Factura ${invoice}, extras ${formatMonth(month)}`,
          ]),
        ]),
      );
  });

  registerDecisions(app, { adjustments, payouts });
};

type Decided = {
  adjustments: ReturnType<typeof createAdjustments>;
  payouts: ReturnType<typeof createPayouts>;
};

function registerDecisions(
  app: Parameters<FastifyPluginAsyncZod>[0],
  { adjustments, payouts }: Decided,
): void {
  const adjusting = changeRoutes(app, '/api/admin/ledger-adjustments', answers, ledgerKeepers);
  adjusting.propose({
    body: bodySchema,
    answer: proposedAnswer,
    async read({ partnerId, fields }) {
      const read = readAdjustment(fields);
      return 'problems' in read ? read : { proposal: { partnerId, ...read } };
    },
    run: (adjustment, note, by) => adjustments.propose(adjustment, note, by),
  });
  adjusting.decisions(adjustments);

  const paying = changeRoutes(app, '/api/admin/payouts', answers, ledgerKeepers);
  paying.propose({
    body: bodySchema,
    answer: proposedAnswer,
    async read({ partnerId, fields }) {
      const read = readPayout(fields);
      return 'problems' in read ? read : { proposal: { partnerId, ...read } };
    },
    run: (payout, note, by) => payouts.propose(payout, note, by),
  });
  paying.decisions(payouts);
}
