import type { Kysely } from 'kysely';
import { checkForm } from '#domain/base/forms/check-form.ts';
import { normalizeEmail } from '#domain/base/forms/email.ts';
import { applicationForm } from '#domain/partners/partners/application-form.ts';
import type { PartnerState } from '#domain/partners/partners/partner-state.ts';
import type { Database } from '#server/db/tables.ts';
import type { FormAction } from '#server/shared/forms/form-action.ts';
import { newProviderId } from './new-provider-id.ts';
import { setPartnerState } from './set-partner-state.ts';

const PAGE = '/program-de-afiliere/';

/** Why a firm that we know may not apply again; a refused one may. */
const known: Readonly<Record<Exclude<PartnerState, 'refused'>, string>> = {
  applied: 'Cererea acestei firme este deja la noi. Răspundem la adresa de e-mail scrisă atunci',
  approved: 'Firma are deja un cont de partener: intrați la /parteneri/',
  paused: 'Firma are deja un cont de partener: intrați la /parteneri/',
  ended: 'Colaborarea cu această firmă s-a încheiat. Scrieți-ne prin formularul de contact',
};

/** Handles the form of /program-de-afiliere/: a firm applies, and people of the office decide. */
export function applicationAction({ db }: { db: Kysely<Database> }): FormAction {
  return async ({ values, now }) => {
    const read = checkForm(applicationForm, values);
    if (!read.ok) return read;
    const { firma, cui, site, nume, email } = read.data;
    const firm = await db
      .selectFrom('partners')
      .select('state')
      .where('tax_code', '=', cui)
      .executeTakeFirst();
    if (firm && firm.state !== 'refused') {
      return { ok: false, problems: [{ field: 'cui', message: known[firm.state] }] };
    }
    const row = {
      legal_name: firma,
      contact_name: nume,
      contact_email: normalizeEmail(email),
      website: site,
      state: 'applied' as const,
    };
    return {
      ok: true,
      deed: async (trx) => {
        const applied = await trx
          .insertInto('partners')
          .values({ ...row, tax_code: cui, provider_id: newProviderId(), created_at: now })
          .onConflict((conflict) =>
            conflict.column('tax_code').doUpdateSet(row).where('partners.state', '=', 'refused'),
          )
          .returning(['id', 'provider_id'])
          .executeTakeFirst();
        // Of two applications of one firm at once the second finds the first.
        if (!applied) return { path: PAGE, receipt: 'primita' };
        await setPartnerState(trx, {
          partnerId: applied.id,
          state: 'applied',
          reason: 'Cerere de pe site.',
          by: null,
          at: now,
        });
        return { path: PAGE, receipt: applied.provider_id };
      },
    };
  };
}
