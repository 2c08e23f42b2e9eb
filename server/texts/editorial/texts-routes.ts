import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { textAnswer, type TextRow, textsAnswer } from '#domain/answers/office/texts.ts';
import { textKinds } from '#domain/texts/editorial/review-due.ts';
import { textKindNames, textStatusNames } from '#domain/texts/editorial/text-names.ts';
import { textStatuses } from '#domain/texts/editorial/text-status.ts';
import { writeSpreadsheetCsv } from '#server/shared/csv/write-csv.ts';
import { orderSchema, PAGE_SIZE, pageSchema, rowsOfPage } from '#server/office/list-query.ts';
import { refuse } from '#server/office/office-error.ts';
import type { OfficeServices } from '#server/office/office-services.ts';
import type { TextsServices } from './texts-services.ts';
import { chooseTexts, textColumns, textTasks } from './choose-texts.ts';
import { listTexts } from './list-texts.ts';
import { createPublicationsRepository } from './publications-repository.ts';

const config = { access: ['editor' as const] };
const choiceSchema = z.object({
  cauta: z.string().trim().max(200).optional(),
  fel: z.enum(textKinds).optional().catch(undefined),
  stare: z.enum(textStatuses).optional().catch(undefined),
  de_facut: z.enum(textTasks).optional().catch(undefined),
  ordine: orderSchema(textColumns, 'recitit'),
});

/** Serves the texts of the site: state, next review and problems of each. */
export const textsRoutes: FastifyPluginAsyncZod<OfficeServices & { texts: TextsServices }> = async (
  app,
  { db, texts, country, now },
) => {
  // From the database, not from this instance's memory: a decision made elsewhere is seen at once.
  const list = async () =>
    listTexts({
      ...texts,
      decisions: await createPublicationsRepository(db).list(),
      now: now(),
      timeZone: country.timeZone,
    });

  const choose = async ({ cauta, fel, stare, de_facut, ordine }: z.infer<typeof choiceSchema>) =>
    chooseTexts(await list(), { wanted: cauta, kind: fel, status: stare, task: de_facut, order: ordine });

  app.get(
    '/api/admin/texts',
    {
      config,
      schema: { querystring: choiceSchema.extend({ pagina: pageSchema }), response: { 200: textsAnswer } },
    },
    async ({ query }) => {
      const found = await choose(query);
      const { limit, offset } = rowsOfPage(query.pagina);
      return { texts: found.slice(offset, offset + limit), total: found.length, pageSize: PAGE_SIZE };
    },
  );

  app.get(
    '/api/admin/texts.csv',
    { config, schema: { querystring: choiceSchema } },
    async ({ query }, reply) =>
      reply
        .header('content-type', 'text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="texte.csv"')
        .send(writeSpreadsheetCsv([csvHead, ...(await choose(query)).map(csvRow)])),
  );

  app.get(
    '/api/admin/texts/:slug',
    { config, schema: { params: z.object({ slug: z.string().max(200) }), response: { 200: textAnswer } } },
    async ({ params }, reply) => {
      const text = (await list()).find(({ slug }) => slug === params.slug);
      return text ? { text } : refuse(reply, 404, 'unknown', 'Acest text nu există.');
    },
  );
};

const csvHead = [
  'Titlu',
  'Fișier',
  'Adresă',
  'Fel',
  'Stare',
  'Public din',
  'Autor',
  'Citit ultima oară',
  'De recitit până la',
  'De îndreptat',
];

function csvRow(text: TextRow) {
  return [
    text.title,
    text.file,
    text.path,
    textKindNames[text.kind],
    textStatusNames[text.status],
    text.publicSince,
    text.author,
    text.reviewed,
    text.reviewDue,
    text.problems.join(' '),
  ];
}
