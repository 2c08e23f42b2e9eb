import type { ReactNode } from 'react';
import { OfficeHead } from '#app/office/ui/office-head.tsx';
import './sign-in-frame.css';

/** The page around a form for people who are not in yet. */
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
