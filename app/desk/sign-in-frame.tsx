import type { ReactNode } from 'react';
import { OfficeHead } from './office-head.tsx';
import { useDesk } from './desk-context.ts';
import './sign-in-frame.css';

/** Shows the page around a form for signed-out people. */
export function SignInFrame({
  title,
  hasError,
  children,
}: {
  title: string;
  hasError: boolean;
  children: ReactNode;
}) {
  const { name } = useDesk();
  return (
    <main className="sign-in">
      <p className="office-brand">
        Împrumut Clar <span>{name}</span>
      </p>
      <OfficeHead title={title} documentTitle={hasError ? `Eroare: ${title}` : title} />
      {children}
    </main>
  );
}
