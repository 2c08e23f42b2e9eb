import type { Kysely, Transaction } from 'kysely';
import { normalizeEmail } from '#domain/base/forms/email.ts';
import { type PartnerState, partnerSteps } from '#domain/partners/partners/partner-state.ts';
import type { Database } from '#server/db/tables.ts';
import { createPartnerLink } from '#server/partners/desk/partner-links.ts';
import { addToAuditLog, type Author } from '#server/shared/changes/audit-log.ts';
import type { MailOutbox } from '#server/shared/mail/mail-outbox.ts';
import { decisionMail } from './decision-mail.ts';
import { setPartnerState } from './set-partner-state.ts';

type Options = {
  by: Author & { id: string };
  outbox: MailOutbox;
  /** of the partners' desk */
  origin: string;
  now: Date;
};

export type PartnerRefusal = 'unknown' | 'decided' | 'changed' | 'no-contact' | 'email-taken';

/** A decision; `contactEmail` is the address its author saw, left out where nobody saw one. */
type PartnerDecision = {
  id: string;
  state: PartnerState;
  reason: string;
  contactEmail?: string | null | undefined;
};

/**
 * Decides about a firm: its state with the history, an entry in the journal, a mail to its contact person. The first approval mails the
 * one-time link of its account.
 * @returns that link; null: it has its account, or gets none
 */
export async function decidePartner(
  db: Kysely<Database>,
  { id, state, reason, contactEmail }: PartnerDecision,
  { by, outbox, origin, now }: Options,
): Promise<{ link: string | null } | { refused: PartnerRefusal }> {
  return await db.transaction().execute(async (trx) => {
    const firm = await lockFirm(trx, id);
    if (!firm) return { refused: 'unknown' };
    // A colleague may have decided meanwhile.
    if (!partnerSteps[firm.state].includes(state)) return { refused: 'decided' };
    const isAdmitted = state === 'approved' && firm.state === 'applied';
    const to = firm.contact_email;
    if (isAdmitted && contactEmail !== undefined && contactEmail !== to) return { refused: 'changed' };
    if (isAdmitted && to === null) return { refused: 'no-contact' };
    if (isAdmitted && (await isTaken(trx, to ?? '', id))) return { refused: 'email-taken' };
    await setPartnerState(trx, { partnerId: id, state, reason, by: by.id, at: now });
    await addToAuditLog(trx, {
      by,
      at: now,
      action: `partner.${state}`,
      subject: { kind: 'partner', id },
      before: { state: firm.state },
      after: { state, reason },
    });
    const link = isAdmitted ? await createPartnerLink(trx, { partnerId: id, origin, now }) : null;
    if (to !== null) await outbox.add(trx, decisionMail(to, { state, reason, link, origin }));
    return { link };
  });
}

async function lockFirm(trx: Transaction<Database>, id: string) {
  return await trx
    .selectFrom('partners')
    .select(['state', 'contact_email'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Tells whether an address has the account of another firm. */
async function isTaken(trx: Transaction<Database>, email: string, partnerId: string): Promise<boolean> {
  const other = await trx
    .selectFrom('partner_users')
    .select('id')
    .where('email', '=', normalizeEmail(email))
    .where('partner_id', '!=', partnerId)
    .executeTakeFirst();
  return other !== undefined;
}
