import type { RulePack } from '#domain/law/rule-pack.ts';
import { Fold } from '#app/ui/fold.tsx';
import { Logo } from '#app/ui/logo.tsx';
import { RepresentativeExample } from '#app/ui/representative-example.tsx';
import { NavLink } from './nav-link.tsx';
import type { Navigation } from '#domain/texts/schemas/navigation-schema.ts';
import './footer.css';

type FooterProps = {
  navigation: Navigation;
  rulePack: Pick<RulePack, 'warning' | 'serviceNotice'> | null;
  /** the specification's example; null where current prices carry their own */
  example?: RulePack['representativeExample'];
  /** path of ANPC's badge; null if the operator has not provided it, false outside Romania */
  salPicture?: string | null | false;
  /** `empty` pages keep what the law requires and omit the links */
  layout?: 'default' | 'empty';
};

/** Shows the footer of every page: links, folded on phones, the legal warning, the operator. Never hydrated. */
export function Footer({
  navigation,
  rulePack,
  example = null,
  salPicture = null,
  layout = 'default',
}: FooterProps) {
  return (
    <footer className="foot">
      <div className="wrap">
        {layout === 'default' && (
          <div className="foot-columns">
            <Logo />
            {navigation.footer.map((group) => (
              <nav key={group.title} aria-label={group.title}>
                <h2>{group.title}</h2>
                <Fold summary={group.title}>
                  <ul className="foot-links">
                    {group.links.map((link) => (
                      <li key={link.link}>
                        <NavLink link={link} currentPath="" />
                      </li>
                    ))}
                  </ul>
                </Fold>
              </nav>
            ))}
          </div>
        )}
        <div className="foot-legal">
          {rulePack && (
            <>
              <p>
                <b>{rulePack.warning}</b> {rulePack.serviceNotice}
              </p>
              {example && <RepresentativeExample example={example} />}
            </>
          )}
          {salPicture !== false && <SalBadge picture={salPicture} />}
        </div>
      </div>
    </footer>
  );
}

/** Shows the badge of out-of-court settlement: ANPC Order 449/2022 requires it on the home page, 250 × 50 pixels. */
function SalBadge({ picture }: { picture: string | null }) {
  const name = 'soluționarea alternativă a litigiilor';
  return (
    <a className="foot-sal" href="https://anpc.ro/ce-este-sal/">
      {picture ? <img src={picture} width={250} height={50} alt={`ANPC: ${name}`} /> : `ANPC: ${name}`}
    </a>
  );
}
