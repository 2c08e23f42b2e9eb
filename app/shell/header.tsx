import type { PreparingNote } from '#domain/law/countries/country.ts';
import type { RulePack } from '#domain/law/rule-pack.ts';
import { Button } from '#app/ui/button.tsx';
import { Fold } from '#app/ui/fold.tsx';
import { Logo } from '#app/ui/logo.tsx';
import { Menu } from '#app/ui/menu.tsx';
import { NavLink } from './nav-link.tsx';
import type { NavigationLink, Navigation } from '#domain/texts/schemas/navigation-schema.ts';
import './header.css';

const CALCULATOR = '/calculator-rate-credit/';

type HeaderProps = {
  /** why the site is not public yet; null if it is */
  standing?: string | null;
  /** notice that the country is not prepared yet, in its languages */
  preparing?: readonly PreparingNote[];
  navigation: Navigation;
  /** path of the page, with both slashes */
  currentPath: string;
  rulePack: Pick<RulePack, 'warning' | 'serviceShort'> | null;
  /** `empty` pages keep the warning and the name, without links away from the task */
  layout?: 'default' | 'empty';
};

/** Shows the header of every page: one line with the warning required by law, the name, the navigation. Never hydrated. */
export function Header({
  standing = null,
  preparing = [],
  navigation,
  currentPath,
  rulePack,
  layout = 'default',
}: HeaderProps) {
  return (
    <header className="header">
      {(standing ?? preparing[0] ?? rulePack) && (
        <div className="top">
          {preparing.map(({ language, text, calculator }) => (
            <p key={language} className="wrap" lang={language}>
              {text}{' '}
              <a href={CALCULATOR} hrefLang="ro">
                {calculator}
              </a>
            </p>
          ))}
          {(standing ?? rulePack) && (
            <p className="wrap top-line">
              {standing && <span>{standing}</span>}{' '}
              {rulePack && (
                <>
                  <strong>{rulePack.warning}</strong>{' '}
                  <span className="top-service">{rulePack.serviceShort}</span>
                </>
              )}
            </p>
          )}
        </div>
      )}
      <div className="masthead">
        <div className="wrap">
          <Logo />
          {layout === 'default' && (
            <>
              <WideNavigation header={navigation.header} currentPath={currentPath} />
              <NarrowNavigation header={navigation.header} currentPath={currentPath} />
            </>
          )}
        </div>
      </div>
    </header>
  );
}

/** Tells whether a link of the header leads to a page, so that the header marks it. */
export function leadsTo({ credits, links, search }: Navigation['header'], path: string): boolean {
  const isIt = ({ link }: NavigationLink) => link === path;
  return [...links, search].some(isIt) || credits.columns.some((column) => column.links.some(isIt));
}

type NavigationProps = { header: Navigation['header']; currentPath: string };

function WideNavigation({ header: { credits, links, search }, currentPath }: NavigationProps) {
  return (
    <nav className="nav" aria-label="Principal">
      <Menu label={credits.text} name="site-menu" className="nav-credits">
        <div className="wrap">
          {credits.columns.map((column) => (
            <section key={column.title}>
              <h2>{column.title}</h2>
              <LinkList links={column.links} currentPath={currentPath} />
            </section>
          ))}
        </div>
      </Menu>
      {links.map((link) => (
        <NavLink key={link.link} link={link} currentPath={currentPath} />
      ))}
      <NavLink link={search} currentPath={currentPath} isIcon />
    </nav>
  );
}

function NarrowNavigation({ header: { credits, links, search }, currentPath }: NavigationProps) {
  return (
    <div className="nav-narrow">
      <NavLink link={search} currentPath={currentPath} isIcon />
      <Menu label="Meniu" name="site-menu">
        <div className="wrap">
          <search>
            <form action={search.link} method="get">
              <input
                type="search"
                name="q"
                aria-label="Căutare pe site"
                placeholder="Ce căutați?"
                maxLength={100}
                autoComplete="off"
                enterKeyHint="search"
              />
              <Button small>Căutați</Button>
            </form>
          </search>
          <nav aria-label="Principal, ecran îngust">
            <LinkList links={links} currentPath={currentPath} />
            {credits.columns.map((column) => (
              <Fold key={column.title} summary={column.title} name="site-menu-group">
                <LinkList links={column.links} currentPath={currentPath} />
              </Fold>
            ))}
            <NavLink link={search} currentPath={currentPath} />
          </nav>
        </div>
      </Menu>
    </div>
  );
}

type LinkListProps = { links: readonly NavigationLink[]; currentPath: string };

function LinkList({ links, currentPath }: LinkListProps) {
  return (
    <ul className="nav-list">
      {links.map((link) => (
        <li key={link.link}>
          <NavLink link={link} currentPath={currentPath} />
        </li>
      ))}
    </ul>
  );
}
