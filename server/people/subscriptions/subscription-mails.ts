import { composeMail } from '#server/shared/mail/compose-mail.ts';
import type { Mail } from '#server/shared/mail/mail.ts';
import type { SignedLinks } from '#server/shared/links/signed-links.ts';

type Asked = {
  id: string;
  email: string;
  offers: boolean;
  articles: boolean;
  /** in words: `1 EUR trece peste 5,10 lei` */
  alert: string | null;
  /** in words: `prețul de la Creditor pentru 2 000 de lei pe 3 luni, când se schimbă` */
  price: string | null;
};

/**
 * Asks the owner of an address to confirm a subscription: anyone can type an address. It is not a mailing, so it also reaches
 * people who unsubscribed and now want to return.
 */
export function mailToConfirm(
  { id, email, offers, articles, alert, price }: Asked,
  links: SignedLinks,
): Mail {
  const topics = [
    offers && '– oferte noi și schimbări la oferte, cel mult un mesaj pe săptămână',
    articles && '– ghiduri noi, în același mesaj pe săptămână',
    alert !== null && `– cursul BNR: un singur mesaj, când ${alert}`,
    price !== null && `– ${price}: un singur mesaj`,
  ].filter((topic) => topic !== false);
  return {
    kind: 'confirm-subscription',
    to: email,
    subject: 'Confirmați abonarea la mesajele noastre',
    ...composeMail(
      [
        `Cineva ne-a cerut pe ${links.origin}/abonare/ să scriem la această adresă despre:`,
        topics.join('\n'),
        { link: 'Confirmați abonarea', href: links.to('/confirmare/', { deed: 'confirm-subscription', id }) },
        'Linkul este bun șapte zile. Dacă nu ați cerut dumneavoastră abonarea, nu faceți nimic: fără confirmare nu vă scriem, iar cererea se șterge singură.',
      ],
      links.origin,
    ),
  };
}
