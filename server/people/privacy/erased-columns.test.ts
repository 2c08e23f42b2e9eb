import { beforeEach, expect, test } from 'vitest';
import { romania } from '#domain/law/countries/romania.ts';
import { eraseOwnData } from './erase-own-data.ts';
import { addressColumns, listAddresses } from './list-addresses.ts';
import { addPartner } from '#tests/factories/partners.ts';
import { newRegistration } from '#tests/factories/new-registration.ts';
import { email, openOwnDataSite } from '#tests/factories/own-data-site.ts';
import { leaveTraces, tracesOfPerson } from '#tests/factories/person-in-threads.ts';
import { openFileDatabase } from '#tests/setup/test-database.ts';
import { columnsOfWords, columnsWithWords } from '#tests/setup/words-of-database.ts';

const database = await openFileDatabase();
const { db } = database;
beforeEach(() => database.clear());

const phone = '+40722123456';

/**
 * Effect of erasing on each column that can hold an e-mail address or a phone of a reader, alone, as a hash or within a text.
 * `kept`: the proof that a request was honoured, and the hash of an address without messages or in a pause. `of the office`:
 * accounts of colleagues, whom an administrator removes.
 */
type Fate = 'erased' | 'without its text' | 'kept' | 'of the office';
const fates: Record<string, Record<string, Fate>> = {
  access_links: { email: 'erased' },
  audit_log: { before: 'without its text', after: 'without its text' },
  changes: { content: 'without its text', note: 'without its text', reason: 'without its text' },
  comments: { author_name: 'erased', email: 'erased', body: 'erased', original_body: 'erased' },
  contact_answers: { body: 'erased' },
  contact_messages: { name: 'erased', email: 'erased', phone: 'erased', message: 'erased' },
  data_requests: { email_hash: 'kept', email: 'kept', message: 'kept', answer: 'kept' },
  mail_outbox: {
    recipient: 'erased',
    reply_to: 'erased',
    subject: 'erased',
    body_text: 'erased',
    body_html: 'erased',
    headers: 'erased',
    last_error: 'erased',
  },
  office_accounts: { account_id: 'of the office' },
  office_invitations: { name: 'of the office', email: 'of the office' },
  office_sign_in_attempts: { key: 'of the office' },
  office_users: { name: 'of the office', email: 'of the office' },
  office_verifications: { identifier: 'of the office', value: 'of the office' },
  partner_accounts: { account_id: 'erased' },
  partner_users: { name: 'erased', email: 'erased' },
  partners: { contact_name: 'erased', contact_email: 'erased' },
  registrations: { name: 'erased', email: 'erased', phone: 'erased' },
  reviews: {
    author_name: 'erased',
    body: 'erased',
    image: 'erased',
    email: 'erased',
    original_body: 'erased',
  },
  self_exclusions: { email_hash: 'kept' },
  subscriptions: { email: 'erased', address_hash: 'erased' },
  suppressions: { hash: 'kept' },
  topic_stops: { address_hash: 'erased' },
};

/** All other columns: our names, labels, figures, public data, secrets of the program. They never hold readers' words. */
const nobodys: Record<string, string> = {
  access_links: 'secret_hash',
  backups: 'place name problem',
  price_alerts: 'lender term_unit',
  price_reports: 'country lender kind month status network_hash',
  sent_requests: 'country lender status answer_status network_hash',
  audit_log: 'user_id user_name action subject_kind subject_id',
  clicks:
    'offer_id country provider_id sub1 sub2 sub3 sub4 sub5 sub6 sub7 sub8 utm_source utm_medium utm_campaign utm_content utm_term referer placement target_host',
  comments: 'article_slug label status',
  consents: 'country version choice purposes',
  change_versions: 'tag',
  changes: 'kind country subject status proposed_by decided_by',
  told_checks: 'check_id instance',
  contact_answers: 'reference answered_by',
  contact_messages: 'reference status status_by kind given_to writing_by',
  conversions: 'transaction_id offer_id status payout_currency payout_status',
  conversion_changes: 'status payout_currency',
  data_requests: 'reference kind',
  digests: 'articles offers known_offers',
  series_mails: 'country series known',
  // A colleague reads a file, and it is searched, before it is stored; a file with personal data that passes both is erased by
  // hand.
  evidence_files: 'hash type content kept_by erased_because',
  events:
    'provider_id sub1 sub2 sub3 sub4 sub5 sub6 sub7 sub8 utm_source utm_medium utm_campaign utm_content utm_term domain referer path country',
  form_submissions: 'key form location',
  hidden: 'kind id reason hidden_by',
  instances: 'name build_id files offers texts',
  lead_feeds: 'lead_id country active_ids paused_ids seed_hash',
  lead_feed_states: 'lead_id active_ids',
  ledger_entries: 'kind subject rate rate_currency hash',
  ledger_recounts: 'differences',
  law_readings: 'article fingerprint read_by',
  lender_questions: 'country lender through asked_by about',
  mail_outbox: 'kind',
  offers:
    'country id slug header field2_value field4_value tags product_type lender_link url lender_kind figures seed_hash',
  office_accounts: 'id user_id provider_id access_token refresh_token id_token scope password',
  office_invitations: 'token_hash user_id roles',
  office_passkeys: 'id user_id name public_key credential_id device_type transports aaguid',
  office_sessions: 'id user_id token ip_address user_agent',
  office_two_factors: 'id user_id secret backup_codes',
  office_users: 'id image roles',
  office_verifications: 'id',
  // Postbacks to partners, and the beginning of their programs' answers.
  outgoing_postbacks: 'content',
  outgoing_attempts: 'answer problem',
  partner_addresses: 'method url secret old_secret',
  partner_accounts: 'id user_id provider_id access_token refresh_token id_token scope password',
  partner_clicks: 'provider_id word',
  partner_keys: 'key_hash',
  partner_links: 'token_hash',
  partner_sessions: 'id user_id token ip_address user_agent',
  partner_statements: 'month last_hash',
  partner_states: 'state reason by_user',
  partner_two_factors: 'id user_id secret backup_codes',
  partner_users: 'id image',
  partner_verifications: 'id identifier value',
  // The firm's name and tax code stay, as the law on accounts asks.
  partners: 'legal_name tax_code website provider_id state',
  payers: 'name link logo logo_type',
  postback_keys: 'partner offer_ids key_hash dialect',
  postbacks: 'raw outcome refusal transaction_id',
  publications: 'path decided_by',
  push_keys: 'public_key private_key',
  push_sends: 'topic title body path asked_by reached',
  push_subscriptions: 'endpoint p256dh auth topics',
  rate_alarms: 'provider kind subject detail',
  rate_alerts: 'currency direction',
  rate_fetches: 'provider',
  rate_files: 'name hash',
  rate_keys: 'name hash',
  rates: 'provider bank currency source',
  registrations: 'reference term_unit purpose',
  reviews: 'lender_slug status',
  search_documents: 'path kind title summary body content_hash',
  site_keys: 'name secret',
  statistics_departures: 'country path placement',
  statistics_notes: 'note written_by',
  statistics_experiments: 'country test variant',
  statistics_fields: 'country form field',
  statistics_impressions: 'country offer_id',
  statistics_offers: 'country offer_id',
  statistics_pages: 'country path',
  statistics_runs: 'country',
  statistics_sources: 'country source medium campaign content term partner',
  statistics_steps: 'country',
  statistics_visitors: 'country',
  statistics_visits: 'country kind',
  statistics_vitals: 'country page_type metric',
  suppressions: 'channel',
  topic_stops: 'topic',
};

test('every column that could hold an address or a phone declares the effect of erasing', async () => {
  const listed = [
    ...Object.entries(fates).flatMap(([table, columns]) => named(table, Object.keys(columns))),
    ...Object.entries(nobodys).flatMap(([table, columns]) => named(table, columns.split(' '))),
  ];
  expect((await columnsOfWords(db)).toSorted()).toEqual(listed.toSorted());
});

test('no column named after an address or a phone is declared as impersonal', () => {
  const columns = Object.values(nobodys).flatMap((names) => names.split(' '));
  expect(columns.filter((name) => /mail|phone|address_hash|recipient|contact/.test(name))).toEqual([]);
});

test('a restored database is searched for addresses in every column that erasing empties of them', () => {
  const erased = Object.entries(fates).flatMap(([table, columns]) =>
    Object.entries(columns)
      .filter(
        ([name, fate]) => fate === 'erased' && /^(?:email|contact_email|recipient|reply_to)$/.test(name),
      )
      .map(([name]) => `${table}.${name}`),
  );
  expect([...addressColumns].toSorted()).toEqual(erased.toSorted());
});

test('every address with data is listed', async () => {
  await fillAll();
  const listed = await listAddresses(db);
  expect(listed.toSorted()).toEqual([...new Set(listed)].toSorted());
  expect(listed.map((address) => address.toLowerCase())).toContain(email);
});

test('an address and a phone are in the declared columns, and after erasing only in those marked as kept', async () => {
  await fillAll();
  const before = await columnsWithWords(db, [email, phone.slice(3)]);
  expect(before).toEqual(expect.arrayContaining(plainColumns));
  expect(before.filter((column) => fateOf(column) === undefined)).toEqual([]);

  await db
    .transaction()
    .execute((tx) =>
      eraseOwnData(tx, { email: ` ${email.toUpperCase()} `, requests: [], timeZone: romania.timeZone }),
    );

  expect(await columnsWithWords(db, [email, phone.slice(3)])).toEqual(['data_requests.email']);
  expect(await db.selectFrom('topic_stops').selectAll().execute()).toEqual([]);
  // The firm stays, without its contact person.
  const firms = db.selectFrom('partners').select(['legal_name', 'tax_code', 'contact_name', 'contact_email']);
  expect(await firms.execute()).toEqual([
    { legal_name: 'Firma 1 SRL', tax_code: '14399840', contact_name: null, contact_email: null },
  ]);
});

test('no name, word or phone number of theirs remains elsewhere: in mails, in our answers, in the log', async () => {
  const site = await openOwnDataSite(db);
  await leaveTraces(db, site);
  expect(await columnsWithWords(db, tracesOfPerson)).toEqual(
    expect.arrayContaining([
      'audit_log.after',
      'comments.body',
      'mail_outbox.subject',
      'mail_outbox.body_text',
    ]),
  );

  await site.send({ fapta: 'sterge', sigur: 'da' });

  // Of an open request only the request itself has their words, until a colleague has answered it.
  expect(await columnsWithWords(db, tracesOfPerson)).toEqual(['data_requests.message']);
  const left = await db.selectFrom('comments').select(['author_name', 'body']).execute();
  expect(left).toEqual([{ author_name: 'Ana', body: 'O întrebare.' }]);
  const requests = await site.requests();
  expect(requests.find(({ kind }) => kind === 'erasure')?.message).toMatch(
    /^De șters din căsuța noastră de e-mail: C-\S+; comentariul din 21\.11\.2026 la \/dae\/; comentariul din 21\.11\.2026 la \/dae\/\.$/,
  );
});

const plainColumns = [
  'access_links.email',
  'comments.email',
  'contact_messages.email',
  'contact_messages.phone',
  'data_requests.email',
  'mail_outbox.body_text',
  'mail_outbox.recipient',
  'mail_outbox.reply_to',
  'partner_users.email',
  'partners.contact_email',
  'registrations.email',
  'registrations.phone',
  'reviews.email',
  'subscriptions.email',
];

const named = (table: string, columns: readonly string[]) => columns.map((column) => `${table}.${column}`);

function fateOf(column: string): Fate | undefined {
  const [table = '', name = ''] = column.split('.');
  return fates[table]?.[name];
}

async function fillAll(): Promise<void> {
  const site = await openOwnDataSite(db);
  const created_at = site.clock.now();
  await site.writeToUs({ telefon: phone });
  await site.open();
  await site.send({ fapta: 'altceva', cerere: 'Vă rog să îmi corectați numele.' });
  await site.subscribe();
  await site.comment('Un text');
  await db
    .insertInto('topic_stops')
    .values({ address_hash: Buffer.alloc(32), topic: 'curs', stopped_at: created_at })
    .execute();
  await db
    .insertInto('registrations')
    .values(newRegistration({ reference: 'R-1', created_at, phone, email: 'Ion@Example.ro' }))
    .execute();
  const { id: partner_id } = await addPartner(db);
  await db.updateTable('partners').set({ contact_email: email }).execute();
  await db
    .insertInto('partner_users')
    .values({
      id: 'u',
      partner_id,
      name: 'Ion',
      email,
      email_verified: true,
      created_at,
      updated_at: created_at,
    })
    .execute();
  await db
    .insertInto('reviews')
    .values({ lender_slug: 'ferratum', author_name: 'Ion', email, body: 'Bine.', stars: 5, created_at })
    .execute();
}
