import type { PartnersTexts } from '#domain/texts/schemas/partners-schema.ts';
import './partner-list.css';

/** Shows the partners who pay us, by name and logo, or that there are none. */
export function PartnerList({ data: { title, intro, none, partners } }: { data: PartnersTexts }) {
  return (
    <section className="partners" aria-labelledby="parteneri-comerciali">
      <h2 id="parteneri-comerciali">{title}</h2>
      <p>{partners.length > 0 ? intro : none}</p>
      {partners.length > 0 && (
        <ul className="partner-list">
          {partners.map(({ name, image, link }) => (
            <li key={name}>
              {/* Tells search engines that the link is paid for. */}
              <a href={link} rel="sponsored nofollow noopener">
                <img src={image} alt="" width={160} height={48} loading="lazy" />
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
