import { createECDH, randomUUID } from 'node:crypto';
import path from 'node:path';
import { type Kysely, sql } from 'kysely';
import { dayOf } from '#domain/base/days/iso-day.ts';
import { countries } from '#domain/law/countries/countries.ts';
import type { SiteFacts } from '#domain/answers/doctor/site-facts.ts';
import { rulePackInForce } from '#domain/law/rule-pack-in-force.ts';
import type { RulePack } from '#domain/law/rule-pack.ts';
import { offerEvidence } from '#domain/offers/offer-evidence.ts';
import type { OfferList } from '#domain/offers/offer.ts';
import type { RatesHealth } from '#domain/tools/rates/rates-health.ts';
import { readBackupState } from '#server/operations/backup/backups-repository.ts';
import { findSalPicture } from '#server/web/bundle/sal-picture.ts';
import type { Config } from '#server/config.ts';
import { missingIdentity, type Operator, operatorSettings } from '#server/base/operator.ts';
import { diskSpace } from '#server/base/disk-space.ts';
import type { Database } from '#server/db/tables.ts';
import { composeMail } from '#server/shared/mail/compose-mail.ts';
import { createMailer } from '#server/shared/mail/mailer.ts';
import { countFailedWork } from '#server/operations/failed-work.ts';
import { findMailHealth } from '#server/operations/mail-health.ts';
import { listSetAside } from '#server/shared/journal/set-aside.ts';
import { askOutside } from '#server/shared/outside/ask-outside.ts';
import { createPushRepository } from '#server/people/push/push-repository.ts';
import { withTimeout } from '#server/base/with-timeout.ts';

type Options = {
  config: Pick<
    Config,
    'country' | 'dataDir' | 'mail' | 'operator' | 'publicOrigin' | 'ratesFetch' | 'standing'
  >;
  /** or why it is unavailable */
  database: Kysely<Database> | { problem: string };
  ratesHealth: () => Promise<RatesHealth>;
  loadOffers: () => Promise<OfferList>;
  /** as computed from the current series of the central bank's rate */
  loadRulePacks: () => Promise<readonly RulePack[]>;
  /** place of the site's daily backups; null: none */
  backupPlace: string | null;
  now: () => Date;
  /** called with the error of a part that could not be examined */
  onFailure: (error: unknown) => void;
};

/** Facts only the caller knows: the proxies the request came through, and the result of a trial mail. */
export type Asked = {
  proxy: SiteFacts['proxy'];
  trial?: SiteFacts['mail']['trial'];
  /** nothing outside is asked: no page that people often open waits for others */
  isInside?: boolean;
};

export type Doctor = ReturnType<typeof createDoctor>;

/** Longest wait for a part: a check of the site must not hang where the site does. */
const TIMEOUT_MS = 5_000;
/** A server everybody can reach, asked for its clock alone, if the site may make outside requests. */
const CLOCK_OUTSIDE = 'https://curs.bnr.ro/';

/** Collects the facts about the site, for the command and the office; domain/answers/doctor judges them. */
export function createDoctor(options: Options) {
  const { config, database, now, onFailure } = options;
  return {
    /** Collects all facts about the site now. */
    async examine({ proxy, trial = null, isInside = false }: Asked): Promise<SiteFacts> {
      const moment = now();
      const today = dayOf(moment, countries[config.country].timeZone);
      const parts = await learnParts(options, moment, isInside);
      const { state, mail, push, rates, offers, backup } = parts;
      const problem = 'problem' in database ? database.problem : 'nu a răspuns în 5 secunde.';
      return {
        now: moment,
        today,
        publicOrigin: config.publicOrigin,
        standing: config.standing,
        operator: unsetOf(config.operator),
        database: state ? { version: state.version, megabytes: state.megabytes } : { problem },
        mail: {
          isSmtp: config.mail.smtpUrl !== null,
          failed: mail && mail.failed.length,
          oldestWaitingMinutes: mail?.oldestWaitingAt
            ? Math.floor((moment.getTime() - mail.oldestWaitingAt.getTime()) / 60_000)
            : null,
          trial,
        },
        push: push === null ? null : { isPair: push, hasContact: Boolean(config.operator.OPERATOR_EMAIL) },
        disk: parts.disk,
        clock: { ofDatabase: state && state.aheadMs, ofOutside: parts.ofOutside },
        proxy,
        backup: backup && {
          hasPlace: backup.place !== null,
          lastAt: backup.last?.madeAt ?? null,
          isLate: backup.isLate,
          problem: backup.problem?.text ?? null,
        },
        setAside: parts.setAside,
        failedWork: parts.failedWork,
        rates: rates && {
          newestDay: rates.newestDay,
          isLate: rates.isLate,
          alarms: rates.alarms.length,
        },
        offers: offers && !offers.isOutage ? countOffers(offers, today) : null,
        lendingFacility: lendingFacility(parts.rulePacks ?? countries[config.country].rulePacks, today),
        salPicture: findSalPicture(config.dataDir),
      };
    },

    /** Sends a trial mail past the queue, so that the result is immediate. */
    async tryMail(to: string): Promise<NonNullable<SiteFacts['mail']['trial']>> {
      const mailer = createMailer({ ...config.mail, folder: path.join(config.dataDir, 'mail') });
      const subject = 'Mesaj de probă';
      const blocks = ['Dacă citiți acest mesaj, e-mailul site-ului ajunge la dumneavoastră.'];
      const content = composeMail(blocks, config.publicOrigin);
      try {
        await mailer.send({ id: randomUUID(), to, subject, ...content, createdAt: now() });
        return { to, problem: null };
      } catch (error) {
        onFailure(error);
        return { to, problem: (error as Error).message };
      } finally {
        mailer.close();
      }
    },
  };
}

/** Asks each part of the site within 5 seconds; null: it did not answer, or there is no database to ask. */
async function learnParts(options: Options, moment: Date, isInside: boolean) {
  const { config, database, now, onFailure } = options;
  const db = 'problem' in database ? null : database;
  const learn = async <Part>(part: () => Promise<Part>): Promise<Part | null> => {
    try {
      return await withTimeout(part(), TIMEOUT_MS);
    } catch (error) {
      onFailure(error);
      return null;
    }
  };
  const learnFrom = <Part>(part: (of: Kysely<Database>) => Promise<Part>) =>
    db ? learn(() => part(db)) : Promise.resolve(null);

  const [state, mail, push, disk, ofOutside, rates, offers, rulePacks, backup, setAside, failedWork] =
    await Promise.all([
      learnFrom((of) => stateOfDatabase(of, now)),
      learnFrom(findMailHealth),
      learnFrom(async (of) => isPair(await createPushRepository(of).keys())),
      learn(() => spaceOf(config.dataDir)),
      config.ratesFetch && !isInside ? learn(() => aheadOfOutside(now)) : null,
      learnFrom(options.ratesHealth),
      learnFrom(options.loadOffers),
      learnFrom(options.loadRulePacks),
      learnFrom((of) => readBackupState(of, { place: options.backupPlace, now: moment })),
      learn(() => listSetAside(config.dataDir)),
      learnFrom((of) => countFailedWork(of, moment)),
    ]);
  return { state, mail, push, disk, ofOutside, rates, offers, rulePacks, backup, setAside, failedWork };
}

/** Lists the operator's settings that have no value. */
function unsetOf(operator: Operator): SiteFacts['operator'] {
  const unset = Object.values(operatorSettings).filter((setting) => !operator[setting]);
  const unsetIdentity = missingIdentity(operator);
  return { unsetIdentity, unsetOthers: unset.filter((setting) => !unsetIdentity.includes(setting)) };
}

/** Compares the database's clock with the middle of the time the query took. */
async function stateOfDatabase(db: Kysely<Database>, now: () => Date) {
  const asked = now().getTime();
  const { rows } = await sql<{ version: string; megabytes: number; moment: Date }>`
    select current_setting('server_version') as version, clock_timestamp() as moment,
      round(pg_database_size(current_database()) / 1048576.0)::integer as megabytes`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('One row was asked for.');
  return { ...row, aheadMs: (asked + now().getTime()) / 2 - row.moment.getTime() };
}

async function aheadOfOutside(now: () => Date): Promise<number> {
  const asked = now().getTime();
  const { headers } = await askOutside.raw(CLOCK_OUTSIDE, {
    method: 'HEAD',
    timeout: TIMEOUT_MS,
    retry: 0,
    ignoreResponseError: true,
  });
  const theirs = Date.parse(headers.get('date') ?? '');
  if (Number.isNaN(theirs)) throw new Error(`${CLOCK_OUTSIDE} says no time`);
  // The header has whole seconds: half a second is what it drops on average.
  return (asked + now().getTime()) / 2 - theirs - 500;
}

async function spaceOf(folder: string): Promise<SiteFacts['disk']> {
  const { free, whole } = await diskSpace(folder);
  const megabytes = (bytes: number) => Math.floor(bytes / 1_048_576);
  return { freeMegabytes: megabytes(free), wholeMegabytes: megabytes(whole) };
}

function isPair({ publicKey, privateKey }: { publicKey: string; privateKey: string }): boolean {
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(Buffer.from(privateKey, 'base64url'));
  return curve.getPublicKey().equals(Buffer.from(publicKey, 'base64url'));
}

function countOffers({ offers, activeIds }: OfferList, today: string): SiteFacts['offers'] {
  const active = offers.filter(({ id }) => activeIds.includes(id));
  const evidence = active.map((offer) => offerEvidence(offer, today));
  return {
    active: active.length,
    priced: evidence.filter(({ price }) => price === 'current').length,
    registered: evidence.filter((one) => one.identity === 'registered').length,
  };
}

function lendingFacility(packs: readonly RulePack[], today: string): SiteFacts['lendingFacility'] {
  const figure = rulePackInForce(packs, today)?.lendingFacilityPercent;
  const day = figure?.source.date ?? figure?.source.readAt;
  return figure && day ? { percent: figure.value, day } : null;
}
