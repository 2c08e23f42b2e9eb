import type { ReactNode } from 'react';
import { useDesk } from './desk-context.ts';
import './office-head.css';

type Props = {
  title: string;
  /** of the browser's tab, if it says more: „Eroare: …”, „Comentarii (14)” */
  documentTitle?: string;
  /** tabs or the page's main button, at the right */
  children?: ReactNode;
};

/** Shows the head of a desk's page: its h1 and the tab's title. */
export function OfficeHead({ title, documentTitle = title, children }: Props) {
  const desk = useDesk();
  return (
    <div className="office-head">
      <title>{`${documentTitle} | ${desk.title}`}</title>
      <h1>{title}</h1>
      {children}
    </div>
  );
}
