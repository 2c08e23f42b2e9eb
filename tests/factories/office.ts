import { createHmac } from 'node:crypto';
import Fastify, { type FastifyInstance, type InjectOptions } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import type { Kysely } from 'kysely';
import { afterAll, expect } from 'vitest';
import { romania } from '#domain/law/countries/romania.ts';
import type { LenderEvidence } from '#domain/offers/evidence/lender-evidence.ts';
import { startingLendingFacility } from '#domain/law/lending-facility.ts';
import { seriesBook } from '#domain/base/series/series-book.ts';
import type { Offer } from '#domain/offers/offer.ts';
import type { Access, Role } from '#domain/answers/office/role.ts';
import { officePlugin } from '#server/office/office-plugin.ts';
import { createAuth } from '#server/office/create-auth.ts';
import { navigationCounts } from '#server/start/navigation-counts.ts';
import { officeRoutes } from '#server/start/office-routes.ts';
import { partnersDeskRoutes } from '#server/start/partners-desk-routes.ts';
import { createPartnerAuth } from '#server/partners/desk/create-partner-auth.ts';
import { partnersPlugin } from '#server/partners/desk/partners-plugin.ts';
import { addPartner, type NewPartner } from './partners.ts';
import type { TextsServices } from '#server/texts/editorial/texts-services.ts';
import { addUser } from '#server/office/users-repository.ts';
import { createLiveTexts } from '#server/texts/changes/live-texts.ts';
import { createTextChanges, type TextChanges } from '#server/texts/changes/text-changes.ts';
import type { Content } from '#server/texts/content/content.ts';
import type { Database } from '#server/db/tables.ts';
import type { OperationsServices } from '#server/operations/operations.ts';
import { createFormTokens } from '#server/shared/forms/form-token.ts';
import { createMailOutbox } from '#server/shared/mail/mail-outbox.ts';
import { createEvidenceChanges } from '#server/offers/evidence/evidence-changes.ts';
import { createLiveEvidence } from '#server/offers/evidence/live-evidence.ts';
import { createOfferChanges } from '#server/offers/offer-changes.ts';
import { createHidingDesk } from '#server/texts/hidden/hiding-desk.ts';
import { createSeriesChanges } from '#server/tools/series/series-changes.ts';
import { listNamedPartners } from '#server/partners/terms/named-partners.ts';
import { createTransparencyChanges } from '#server/partners/transparency/transparency-changes.ts';
import { createLiveSeries, type LiveSeries } from '#server/tools/series/live-series.ts';
import { withProducts } from '#domain/offers/offer-products.ts';
import { createOffersRepository } from '#server/offers/offers-repository.ts';
import { createSuppressions } from '#server/people/unsubscribe/suppressions.ts';
import { createSignedLinks } from '#server/shared/links/signed-links.ts';
import { testKey } from './forms.ts';
import { createLawLibrary } from '#domain/texts/law-library.ts';
import { goodFacts } from './site-facts.ts';
import { strictAnswers } from '#tests/setup/strict-answers.ts';

export const officeOrigin = 'http://office.test';
/** Calls per minute of one network to routes that are open without an account. */
export const officeCallLimit = 120;
export const officePassword = 'barza galben trotuar';
// Slow on purpose, so it is computed once for all files of a process.
let officePasswordHash: Promise<string> | undefined;

type OfficeRoute = { method: string; url: string; access: Access; needsSecondFactor: boolean };
type PartnersRoute = { method: string; url: string; access: 'anyone' | 'partner' };
type Answer = { status: number; body: unknown; cookies: string };

/**
 * Starts the back office over a test's database, with people who sign in. Closed when the file's tests end, which then fail if
 * there was a fault of ours, whatever was answered.
 */
export async function startOffice(
  db: Kysely<Database>,
  {
    now = () => new Date(),
    texts = noTexts,
    starting = new Map(),
    isSecondFactorRequired = false,
    operator = { isNamed: true },
    isAuthorised = true,
    listOffers = async () => [],
    series = createLiveSeries({
      db,
      country: 'RO',
      starting: seriesBook([{ series: 'lombard', point: startingLendingFacility }]),
    }),
    textChanges = withoutTextChanges(db, now),
  }: {
    now?: () => Date;
    texts?: TextsServices;
    starting?: ReadonlyMap<string, LenderEvidence>;
    isSecondFactorRequired?: boolean;
    operator?: { isNamed: boolean };
    /** whether the operator may be paid: OPERATOR_AUTHORISATION is set */
    isAuthorised?: boolean;
    /** the offers of the site */
    listOffers?: () => Promise<Offer[]>;
    series?: LiveSeries;
    textChanges?: TextChanges;
  } = {},
) {
  const routes: OfficeRoute[] = [];
  const partnersRoutes: PartnersRoute[] = [];
  // Faults of ours, or of the sign-in library.
  const problems: unknown[] = [];
  const app = Fastify().setValidatorCompiler(validatorCompiler).setSerializerCompiler(strictAnswers);
  app.addHook('onRoute', ({ method, url, config }) => {
    const { access = [], partnerAccess, needsSecondFactor = false } = config ?? {};
    for (const one of [method].flat()) {
      if (partnerAccess) partnersRoutes.push({ method: one, url, access: partnerAccess });
      else routes.push({ method: one, url, access, needsSecondFactor });
    }
  });
  app.addHook('onError', async (_request, _reply, error) => {
    if ((error.statusCode ?? 500) >= 500) problems.push(error);
  });
  const origin = officeOrigin;
  const secret = 'a-secret-of-the-tests-with-32-letters';
  const logger = { error: (...details: unknown[]) => problems.push(details) };
  const outbox = createMailOutbox({ jobs: { send: async () => undefined }, now });
  const auth = createAuth({ db, origin, secret, sessionHours: 12, outbox, logger, now });
  const links = createSignedLinks({ tokens: createFormTokens({ key: testKey, now }), origin });
  const evidence = createLiveEvidence({ db, country: 'RO', starting });
  await app.register(officePlugin, {
    openAuth: async () => auth,
    origin,
    isSecondFactorRequired,
    register: (office) =>
      officeRoutes(office, {
        db,
        openAuth: async () => auth,
        origin,
        callLimit: officeCallLimit,
        waiting: navigationCounts,
        now,
        moderation: { outbox, links },
        suppressions: createSuppressions(testKey),
        mail: { outbox, operator: 'operator@site.test', origin: 'https://site.test' },
        country: romania,
        operator,
        operations: {
          ...quietOperations,
          loadOffers: async () => ({ offers: await listOffers(), activeIds: [] }),
        },
        doctor: {
          examine: async ({ proxy, trial = null }) => ({
            ...goodFacts,
            proxy,
            mail: { ...goodFacts.mail, trial },
          }),
          tryMail: async (to) => ({ to, problem: null }),
        },
        texts,
        textChanges,
        onErased: async () => undefined,
        partners: { list: () => listNamedPartners(db) },
        terms: { isAuthorised },
        evidence,
        offerChanges: createOfferChanges({
          db,
          country: romania,
          readEvidence: evidence.load,
          now,
          hasPage: texts.mayLeadTo,
        }),
        evidenceChanges: createEvidenceChanges({ db, country: romania, starting, now }),
        seriesChanges: createSeriesChanges({ db, country: romania, series, now }),
        transparencyChanges: createTransparencyChanges({ db, country: romania, now }),
        hiding: createHidingDesk({
          db,
          country: romania,
          texts: { content: { entries: [], lenders: [], currencies: [], banks: [] } },
          listOffers: async () => withProducts(await createOffersRepository(db).list('RO'), starting),
          hasPage: (path) => path === '/offers/',
          now,
        }),
      }),
  });
  const partnersSecret = 'another-secret-of-tests-with-32-letters';
  const partnersAuth = createPartnerAuth({
    db,
    origin,
    secret: partnersSecret,
    sessionHours: 12,
    outbox,
    logger,
    now,
  });
  const openAuth = async () => partnersAuth;
  await app.register(partnersPlugin, {
    openAuth,
    origin,
    register: (desk) =>
      partnersDeskRoutes(desk, {
        db,
        openAuth,
        origin,
        callLimit: officeCallLimit,
        outbox,
        country: romania,
        jobs: { send: async () => undefined },
        leadsInwards: async (url) => new URL(url).hostname === 'localhost',
        now,
      }),
  });
  await app.ready();
  // The library checks the database's tables in the background, and fails where a test empties them meanwhile.
  await (await auth.$context).checkSchema?.();
  await (await partnersAuth.$context).checkSchema?.();
  afterAll(async () => {
    await app.close();
    expect(problems.map(String)).toEqual([]);
  });

  const call = callerOf(app);
  /** Signs in. @param from the browser's cookies and its address */
  const signIn = async (
    email: string,
    password = officePassword,
    from: Pick<CallOptions, 'cookies' | 'address'> = {},
  ) => await call('POST', '/api/admin/auth/sign-in/email', { body: { email, password }, ...from });

  return {
    app,
    auth,
    routes,
    /** routes of the partners' desk, which runs beside the office */
    partnersRoutes,
    call,
    signIn,
    /** returns the owner of a session */
    me: (cookies: string) => call('GET', '/api/admin/me', { cookies }),

    /** Adds a person with these roles. */
    async addPerson(roles: Role[], name = `${roles.join(' ') || 'nimic'} ${Math.random()}`) {
      const email = `${name.replaceAll(/[^a-z0-9]+/gi, '.').toLowerCase()}@exemplu.ro`;
      officePasswordHash ??= auth.$context.then(({ password }) => password.hash(officePassword));
      const passwordHash = await officePasswordHash;
      const id = await db
        .transaction()
        .execute((trx) => addUser(trx, { email, name, roles, passwordHash, now: now() }));
      return { id: id ?? '', email, name };
    },

    /** Adds a person with these roles and a session, and returns their calls. Passwords, slow on purpose, are for `signIn`. */
    async enter(roles: Role[], name?: string) {
      const person = await this.addPerson(roles, name);
      const { internalAdapter } = await auth.$context;
      const { token } = await internalAdapter.createSession(person.id);
      const cookies = sessionCookie('redactie', token, secret);
      return {
        ...person,
        cookies,
        call: (method: Method, url: string, body?: unknown) => call(method, url, { body, cookies }),
      };
    },

    /** Gives a partner, or a new one, an account and a session at the partners' desk, and returns their calls. */
    async enterPartner(given: NewPartner | { id: string; providerId: string } = {}) {
      const partner = 'id' in given ? given : await addPartner(db, { now: now(), ...given });
      const userId = `account of ${partner.id}`;
      const dates = { created_at: now(), updated_at: now() };
      await db
        .insertInto('partner_users')
        .values({
          id: userId,
          partner_id: partner.id,
          name: 'Ana Pop',
          email: `${partner.providerId}@exemplu.ro`,
          email_verified: true,
          ...dates,
        })
        .execute();
      const { internalAdapter } = await partnersAuth.$context;
      const { token } = await internalAdapter.createSession(userId);
      const cookies = sessionCookie('parteneri', token, partnersSecret);
      return {
        ...partner,
        userId,
        cookies,
        call: (method: Method, url: string, body?: unknown) => call(method, url, { body, cookies }),
      };
    },
  };
}

/** The changes of texts of a site without texts. */
function withoutTextChanges(db: Kysely<Database>, now: () => Date): TextChanges {
  return createTextChanges({
    db,
    country: romania,
    live: createLiveTexts({
      db,
      country: romania,
      files: { texts: new Map(), hashes: new Map(), readAt: new Date(0) },
      show: () => undefined,
      logger: { error: (line: unknown) => expect.fail(String(line)) },
    }),
    check: { check: () => ({ problems: [{ field: 'text', line: null, message: 'Fără texte.' }] }) },
    now,
  });
}

function sessionCookie(prefix: string, token: string, secret: string): string {
  const signature = createHmac('sha256', secret).update(token).digest('base64');
  return `${prefix}.session_token=${encodeURIComponent(`${token}.${signature}`)}`;
}

/** A running site without problems. */
const quietOperations: OperationsServices = {
  jobs: { send: async () => {}, listDeadLetters: async () => [], retryDeadLetter: async () => false },
  build: { id: 'test', timestamp: 0 },
  startedAt: new Date(0),
  listSetAside: async () => [],
  isProxyUntold: () => false,
  backupPlace: null,
  ratesHealth: async () => ({ newestDay: null, isLate: true, alarms: [] }),
  loadOffers: async () => ({ offers: [], activeIds: [] }),
  previewDigest: async () => ({ week: '2026-11-16', startedAt: null, recipients: 0, mail: null }),
};

/** A site without texts; tests add their own. */
export const noTexts: TextsServices = {
  content: {
    entries: [],
    dataPages: [],
    letters: [],
    authors: [],
    law: createLawLibrary({}),
  } as unknown as Content,
  isPublicPath: () => true,
  mayLeadTo: () => true,
  isHidden: () => false,
  preview: async () => undefined,
  files: { served: new Map(), read: () => new Map() },
  instances: {
    own: {
      id: 'own',
      state: (build) => ({
        id: 'own',
        name: 'aici:3000',
        build,
        startedAt: new Date(0),
        files: {},
        offers: null,
        texts: null,
      }),
    },
    listLive: async () => [],
    readOffers: async () => ({ offers: [], activeIds: [] }),
  },
};

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type CallOptions = {
  body?: unknown;
  cookies?: string;
  headers?: Record<string, string>;
  /** of the machine */
  address?: string;
};

function callerOf(app: FastifyInstance) {
  return async (method: Method, url: string, options: CallOptions = {}): Promise<Answer> => {
    const isChange = method !== 'GET';
    const request: InjectOptions = {
      method,
      url,
      ...(options.address && { remoteAddress: options.address }),
      headers: {
        ...(options.cookies && { cookie: options.cookies }),
        ...(isChange && { origin: officeOrigin, 'content-type': 'application/json' }),
        ...options.headers,
      },
      ...(isChange && { payload: JSON.stringify(options.body ?? {}) }),
    };
    const answer = await app.inject(request);
    const text = answer.body;
    return {
      status: answer.statusCode,
      body: text.startsWith('{') || text.startsWith('[') ? (JSON.parse(text) as unknown) : text,
      cookies: answer.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; '),
    };
  };
}
