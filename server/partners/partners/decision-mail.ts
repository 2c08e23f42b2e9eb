import type { PartnerState } from '#domain/partners/partners/partner-state.ts';
import { composeMail } from '#server/shared/mail/compose-mail.ts';
import { type Mail, ONE_TIME_LINK } from '#server/shared/mail/mail.ts';

type Decision = {
  state: PartnerState;
  /** as a colleague wrote it */
  reason: string;
  /** of the account; null: it is made already, or never */
  link: string | null;
  origin: string;
};

const subjects: Readonly<Record<PartnerState, string>> = {
  applied: 'Cererea dumneavoastră de partener',
  approved: 'Sunteți partener Împrumut Clar',
  refused: 'Cererea dumneavoastră de partener',
  paused: 'Contul dumneavoastră de partener este în pauză',
  ended: 'Colaborarea cu Împrumut Clar s-a încheiat',
};

const sentences: Readonly<Record<PartnerState, string>> = {
  applied: 'Am primit cererea dumneavoastră de partener.',
  approved: 'Am aprobat cererea dumneavoastră de partener la Împrumut Clar.',
  refused: 'Nu am aprobat cererea dumneavoastră de partener la Împrumut Clar.',
  paused:
    'Am pus în pauză contul dumneavoastră de partener. Clicurile de acum înainte nu se plătesc; ce s-a câștigat rămâne și se vede în cont.',
  ended:
    'Am încheiat colaborarea. Clicurile de acum înainte nu se plătesc; ce s-a câștigat rămâne și se vede în cont.',
};

/** Writes the mail to a firm about our decision. Nothing in it was typed by the sender of the form. */
export function decisionMail(to: string, { state, reason, link, origin }: Decision): Mail {
  const isBack = state === 'approved' && link === null;
  return {
    kind: link === null ? 'partner-decision' : ONE_TIME_LINK,
    to,
    subject: isBack ? 'Contul dumneavoastră de partener merge din nou' : subjects[state],
    ...composeMail(
      [
        isBack ? 'Contul dumneavoastră de partener nu mai este în pauză.' : sentences[state],
        ...(state !== 'approved' && reason ? [`Motivul: ${reason}`] : []),
        ...(link === null
          ? []
          : [
              { link: 'Faceți-vă contul', href: link },
              'Linkul merge o singură dată, timp de 48 de ore. Dacă a expirat, cereți altul la „Am uitat parola”. Nu îl dați nimănui.',
            ]),
        ...(state === 'refused' ? [] : [{ link: 'Contul de partener', href: `${origin}/parteneri/` }]),
      ],
      origin,
    ),
  };
}
