import { formatDate } from '#domain/base/text/format-date.ts';
import './partner-list.css';

/** A firm that pays us, with what it pays for. */
export type PaidPartner = {
  name: string;
  link: string;
  /** path of its logo */
  logo: string;
  /** days are yyyy-mm-dd; `offer` is null for one that is not listed now */
  terms: readonly { paysFor: string; offer: string | null; from: string; until: string | null }[];
};

export type PartnerListData = {
  /** yyyy-mm-dd, in the country */
  today: string;
  partners: readonly PaidPartner[];
};

/** Shows who pays us, who will and who has paid, by name and logo, with the paid action; or that there is no payer. */
export function PartnerList({ data: { today, partners } }: { data: PartnerListData }) {
  const isPaying = ({ terms }: PaidPartner) => terms.some((one) => isInForce(one, today));
  const paying = partners.filter(isPaying);
  const others = partners.filter((partner) => !isPaying(partner));
  return (
    <section className="partners" aria-labelledby="parteneri-comerciali">
      <h2 id="parteneri-comerciali">Parteneri comerciali</h2>
      {paying.length > 0 ? (
        <p>Aceste firme ne plătesc. Locul ofertelor lor nu depinde de asta.</p>
      ) : (
        <p>
          Astăzi, niciunul. Nimeni, nici creditor, nici rețea de afiliere, nu ne plătește pentru vizitatori,
          pentru cereri ori pentru locul unei oferte. Nu lucrăm exclusiv cu un creditor.
        </p>
      )}
      <Partners partners={paying} today={today} />
      {others.length > 0 && <h3>Au plătit sau urmează să plătească</h3>}
      <Partners partners={others} today={today} />
    </section>
  );
}

function Partners({ partners, today }: { partners: readonly PaidPartner[]; today: string }) {
  if (partners.length === 0) return null;
  return (
    <ul className="partner-list">
      {partners.map(({ name, logo, link, terms }) => (
        <li key={name}>
          {/* Marks the link as paid for search engines. */}
          <a href={link} rel="sponsored nofollow noopener">
            <img src={logo} alt="" width={160} height={48} loading="lazy" />
            {name}
          </a>
          {terms.map((one) => (
            <p key={`${one.from}${one.offer}`} className="fine">
              {termsInWords(one, today)}
            </p>
          ))}
        </li>
      ))}
    </ul>
  );
}

type Terms = PaidPartner['terms'][number];

/** Writes „Plătește pentru un credit acordat, la oferta Smile, din 01.12.2026.” */
function termsInWords({ paysFor, offer, from, until }: Terms, today: string): string {
  const verb = from > today ? 'Va plăti' : until !== null && until < today ? 'A plătit' : 'Plătește';
  const where = offer === null ? '' : `, la oferta ${offer}`;
  const days = until === null ? `din ${formatDate(from)}` : `${formatDate(from)}–${formatDate(until)}`;
  return `${verb} pentru ${paysFor}${where}, ${days}.`;
}

function isInForce({ from, until }: Terms, today: string): boolean {
  return from <= today && (until === null || today <= until);
}
