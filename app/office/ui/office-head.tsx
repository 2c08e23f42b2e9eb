import type { ReactNode } from 'react';
import './office-head.css';

type Props = {
  title: string;
  /** of the browser's tab, when it says more: „Eroare: …”, „Comentarii (14)” */
  documentTitle?: string;
  /** tabs or the page's main button, at the right */
  children?: ReactNode;
};

/** The head of a page of the back office: its h1 and the tab's title. */
export function OfficeHead({ title, documentTitle = title, children }: Props) {
  return (
    <div className="office-head">
      <title>{`${documentTitle} | Redacția Împrumut Clar`}</title>
      <h1>{title}</h1>
      {children}
    </div>
  );
}
