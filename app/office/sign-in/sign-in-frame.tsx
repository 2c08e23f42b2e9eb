import type { ReactNode } from 'react';
import { OfficeHead } from '#app/office/ui/office-head.tsx';
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
  return (
    <main className="sign-in">
      <p className="office-brand">
        Împrumut Clar <span>redacție</span>
      </p>
      <OfficeHead title={title} documentTitle={hasError ? `Eroare: ${title}` : title} />
      {children}
    </main>
  );
}
