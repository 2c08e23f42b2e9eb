import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { checkSite } from '#domain/answers/doctor/check-site.ts';
import type { SiteFacts } from '#domain/answers/doctor/site-facts.ts';
import { overviewAnswer, type OverviewReading } from '#domain/answers/office/overview.ts';
import { hasAccess } from '#domain/answers/office/role.ts';
import { listedPlaces } from '#domain/answers/office/waiting-places.ts';
import { dayOf, type IsoDay } from '#domain/base/days/iso-day.ts';
import { listOldSeries } from '#domain/base/series/list-old-series.ts';
import { definitionOf } from '#domain/base/series/series.ts';
import { findWaiting } from '#server/office/find-waiting.ts';
import { officerOf } from '#server/office/office-plugin.ts';
import type { OfficeServices } from '#server/office/office-services.ts';
import type { Doctor } from '#server/operations/doctor/doctor.ts';
import { proxyOf } from '#server/operations/doctor/proxy-of.ts';
import type { OperationsServices } from '#server/operations/operations.ts';
import { listTexts } from '#server/texts/editorial/list-texts.ts';
import { createPublicationsRepository } from '#server/texts/editorial/publications-repository.ts';
import type { TextsServices } from '#server/texts/editorial/texts-services.ts';
import { createLawReadings } from '#server/texts/law/law-readings.ts';
import type { SeriesChanges } from '#server/tools/series/series-changes.ts';
import { createOrNull, type OrNull } from './or-null.ts';
import { findOverviewFigures } from './overview-figures.ts';

type Services = OfficeServices & {
  doctor: Doctor;
  operations: OperationsServices;
  texts: TextsServices;
  seriesChanges: SeriesChanges;
};
type Answer = z.output<typeof overviewAnswer>;

/** Serves the first page: waiting work, the site's figures and texts due for review, each part for the roles that may see it. */
export const overviewRoutes: FastifyPluginAsyncZod<Services> = async (app, services) => {
  const { db, now, country, waiting, doctor, operations } = services;
  const { timeZone } = country;

  app.get(
    '/api/admin/overview',
    { config: { access: 'signed-in' }, schema: { response: { 200: overviewAnswer } } },
    async (request): Promise<Answer> => {
      const { roles } = officerOf(request);
      const onFailure = (error: unknown) =>
        request.log.error(error, 'a part of the first page did not answer');
      const orNull = createOrNull(onFailure);
      const today = dayOf(now(), timeZone);
      const [work, figures, reading, site] = await Promise.all([
        findWaiting(db, { waiting, roles, onFailure }),
        hasAccess(['analyst'], roles) ? findOverviewFigures(db, { today, timeZone, orNull }) : undefined,
        hasAccess(['editor'], roles) ? findReading(services, today, orNull) : undefined,
        hasAccess([], roles) ? orNull(findSite(request)) : undefined,
      ]);
      return {
        waiting: listedPlaces.flatMap(([name]) => {
          const { count, since } = work.found[name] ?? { count: 0, since: null };
          return count === 0 ? [] : [{ name, count, since: since && dayOf(since, timeZone) }];
        }),
        isWaitingWhole: work.isWhole,
        today,
        ...(figures && { figures }),
        ...(reading && { reading }),
        ...(site !== undefined && { site }),
      };
    },
  );

  async function findSite(request: FastifyRequest) {
    const proxy = proxyOf(request, operations.isProxyUntold());
    return siteInBrief(await doctor.examine({ proxy, isInside: true }));
  }
};

function siteInBrief(facts: SiteFacts): NonNullable<Answer['site']> {
  return {
    toMend: checkSite(facts)
      .filter(({ state }) => state === 'fix')
      .map(({ id, name, says }) => ({ id, name, says })),
    backup: facts.backup && { lastAt: facts.backup.lastAt },
    deadLetters: facts.failedWork?.deadLetters ?? null,
  };
}

async function findReading(
  { db, now, country: { timeZone }, texts, seriesChanges }: Services,
  today: IsoDay,
  orNull: OrNull,
): Promise<OverviewReading> {
  const [lateTexts, changedArticles, oldSeries] = await Promise.all([
    orNull(
      createPublicationsRepository(db)
        .list()
        .then((decisions) => listTexts({ ...texts, decisions, now: now(), timeZone }))
        .then((listed) => listed.filter(({ isReviewLate }) => isReviewLate).length),
    ),
    orNull(
      createLawReadings({ db, texts, timeZone, now })
        .list()
        .then((articles) => articles.filter(({ state }) => state === 'ended' || state === 'changed').length),
    ),
    orNull(
      (async () =>
        listOldSeries(seriesChanges.book(), today).map(({ series }) => definitionOf(series).title))(),
    ),
  ]);
  return { lateTexts, changedArticles, oldSeries };
}
