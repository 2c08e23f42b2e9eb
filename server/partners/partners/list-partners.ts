import type { Kysely } from 'kysely';
import type { OfficePartner } from '#domain/answers/office/partners.ts';
import type { Waiting } from '#domain/answers/office/waiting.ts';
import type { PartnerState } from '#domain/partners/partners/partner-state.ts';
import type { Database } from '#server/db/tables.ts';

function partners(db: Kysely<Database>) {
  return db.selectFrom('partners as partner').select((query) => [
    'partner.id',
    'partner.legal_name as legalName',
    'partner.tax_code as taxCode',
    'partner.website',
    'partner.contact_name as contactName',
    'partner.contact_email as contactEmail',
    'partner.provider_id as providerId',
    'partner.state',
    query
      .selectFrom('partner_states')
      .whereRef('partner_states.partner_id', '=', 'partner.id')
      .select(({ fn }) => fn.max<Date>('partner_states.at').as('at'))
      .$asScalar()
      .$notNull()
      .as('stateAt'),
    query
      .exists(
        query
          .selectFrom('partner_users')
          .whereRef('partner_users.partner_id', '=', 'partner.id')
          .select('partner_users.id'),
      )
      .$castTo<boolean>()
      .as('hasAccount'),
  ]);
}

/** Lists the firms in one state, or all: those that wait longest first among applications, else by name. */
export async function listPartners(
  db: Kysely<Database>,
  state: PartnerState | undefined,
): Promise<OfficePartner[]> {
  return await partners(db)
    .$if(state !== undefined, (query) => query.where('partner.state', '=', state ?? 'applied'))
    .orderBy((row) => row.case().when('partner.state', '=', 'applied').then(0).else(1).end())
    .orderBy('partner.legal_name')
    .execute();
}

/** Finds one firm. */
export async function findPartner(db: Kysely<Database>, id: string): Promise<OfficePartner | undefined> {
  return await partners(db).where('partner.id', '=', id).executeTakeFirst();
}

/** Lists the decisions about a firm, the newest first; by: a colleague's name, null: the firm itself. */
export async function listPartnerStates(db: Kysely<Database>, id: string) {
  return await db
    .selectFrom('partner_states as step')
    .leftJoin('office_users as officer', 'officer.id', 'step.by_user')
    .select(['step.state', 'step.reason', 'officer.name as by', 'step.at'])
    .where('step.partner_id', '=', id)
    .orderBy('step.at', 'desc')
    .orderBy('step.id', 'desc')
    .execute();
}

/** Applications that nobody has decided. */
export async function findWaitingPartners(db: Kysely<Database>): Promise<Waiting> {
  const since = db
    .selectFrom('partner_states')
    .innerJoin('partners', 'partners.id', 'partner_states.partner_id')
    .select(({ fn }) => fn.max('partner_states.at').as('at'))
    .where('partners.state', '=', 'applied')
    .groupBy('partners.id');
  return await db
    .selectFrom(since.as('waiting'))
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('waiting.at').as('since')])
    .executeTakeFirstOrThrow();
}
