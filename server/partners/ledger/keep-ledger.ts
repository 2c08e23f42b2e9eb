import { countNoun } from '#domain/base/text/count-noun.ts';
import { differenceInWords } from '#domain/partners/ledger/difference-in-words.ts';
import type { LedgerDifference } from '#domain/partners/ledger/ledger-difference.ts';
import { composeMail } from '#server/shared/mail/compose-mail.ts';
import type { Mail } from '#server/shared/mail/mail.ts';
import type { MailOutbox } from '#server/shared/mail/mail-outbox.ts';
import { tryAll } from '#server/shared/jobs/try-all.ts';
import { recountLedger } from './recount-ledger.ts';
import { type LedgerOptions, settleConversions } from './settle-conversions.ts';
import { makeStatements } from './make-statements.ts';

type Options = LedgerOptions & {
  outbox: Pick<MailOutbox, 'add'>;
  mail: {
    /** recipient of the mail about differences */
    operator: string;
    /** of the back office */
    origin: string;
    /** of the site */
    site: string;
  };
};

/** Most differences a mail names; the office shows all. */
const NAMED = 20;

/**
 * The ledger's work of a night: settles what came, closes the months that are over, counts all again, and mails the operator what is
 * unlike the count. It may be repeated.
 * @throws {AggregateError} at the end: what fails for one partner holds up neither the others nor the next step
 */
export async function keepLedger({
  outbox,
  mail,
  ...options
}: Options): Promise<readonly LedgerDifference[]> {
  let differences: readonly LedgerDifference[] = [];
  await tryAll([
    () => settleConversions(options),
    () => makeStatements({ ...options, mail: { outbox, origin: mail.site } }),
    async () => {
      ({ differences } = await recountLedger(options));
      await tellDifferences(differences, { ...options, outbox, mail });
    },
  ]);
  return differences;
}

async function tellDifferences(
  differences: readonly LedgerDifference[],
  { outbox, mail, ...options }: Options,
): Promise<void> {
  if (differences.length === 0) return;
  const names = await namesOf(options, differences);
  const words = differences
    .slice(0, NAMED)
    .map((found) => `${names.get(found.partnerId) ?? 'Partener necunoscut'}. ${differenceInWords(found)}`);
  await options.db
    .transaction()
    .execute((trx) => outbox.add(trx, differenceMail(words, differences.length, mail)));
}

async function namesOf(
  { db }: Pick<Options, 'db'>,
  differences: readonly LedgerDifference[],
): Promise<Map<string, string>> {
  const ids = [...new Set(differences.map(({ partnerId }) => partnerId))];
  const rows = await db.selectFrom('partners').select(['id', 'legal_name']).where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, row.legal_name]));
}

function differenceMail(
  words: readonly string[],
  count: number,
  { operator, origin }: Options['mail'],
): Mail {
  return {
    kind: 'ledger-difference',
    to: operator,
    subject: `Registrul partenerilor: ${countNoun(count, 'nepotrivire', 'nepotriviri')}`,
    ...composeMail(
      [
        'Noaptea refacem registrul din raportări și termeni. De data aceasta nu a ieșit la fel. Nu am schimbat nimic: un coleg caută motivul și, dacă suma e greșită, o ajustează.',
        ...words,
        { link: 'Deschideți registrul', href: `${origin}/admin/plati/` },
      ],
      origin,
    ),
  };
}
