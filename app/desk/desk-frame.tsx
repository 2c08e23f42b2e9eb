import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, Outlet, ScrollRestoration, useLocation, useNavigate, useNavigation } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/error-summary.tsx';
import { ApiError } from './api-error.ts';
import { useDesk } from './desk-context.ts';
import './desk-frame.css';

type Props = {
  /** name of who is signed in */
  person: string;
  navigation: ReactNode;
};

/** Shows the frame around every page after sign-in: the name, the navigation, signing out. */
export function DeskFrame({ person, navigation }: Props) {
  const { name, auth } = useDesk();
  const navigate = useNavigate();
  const { state } = useNavigation();
  const main = useFocusOnNewPage();
  const [problem, setProblem] = useState<ApiError | null>(null);

  async function leave() {
    setProblem(null);
    try {
      await auth.call('auth/sign-out', { method: 'POST' });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error);
      return;
    }
    await navigate('/intrare/');
  }

  return (
    <>
      <a className="skip" href="#continut">
        Săriți la conținut
      </a>
      <header className="office-top">
        <Link className="office-brand" to="/">
          Împrumut Clar <span>{name}</span>
        </Link>
        <p className="office-who">
          <Link to="/cont/">{person}</Link>
          <Button kind="text" type="button" onClick={() => void leave()}>
            Ieșiți
          </Button>
        </p>
      </header>
      {/* Warns users of a shared computer that the account is still open. */}
      {problem && (
        <div className="office-still-in">
          <ErrorSummary title={`Nu ați ieșit din cont. ${problem.message}`} errors={[]} />
        </div>
      )}
      <div className="office">
        {navigation}
        <main id="continut" ref={main} tabIndex={-1} aria-busy={state === 'loading'}>
          <Outlet />
        </main>
      </div>
      <ScrollRestoration />
    </>
  );
}

/** Moves the focus of keyboard and screen readers to the content after a navigation; the first page keeps its own focus. */
function useFocusOnNewPage() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}
