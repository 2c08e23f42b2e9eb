import type { ReactNode } from 'react';
import './office-head.css';

type Props = {
  title: string;
  /** of the browser's tab, if it says more: „Eroare: …”, „Comentarii (14)” */
  documentTitle?: string;
  /** tabs or the page's main button, at the right */
  children?: ReactNode;
};

/** Shows the head of a back office page: its h1 and the tab's title. */
export function OfficeHead({ title, documentTitle = title, children }: Props) {
  return (
    <div className="office-head">
      <title>{`${documentTitle} | Redacția Împrumut Clar`}</title>
      <h1>{title}</h1>
      {children}
    </div>
  );
}
