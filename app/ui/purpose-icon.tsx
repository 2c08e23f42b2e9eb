import type { Purpose } from '#domain/offers/loan-request.ts';
import { LineIcon } from './line-icon.tsx';

const paths: Record<Purpose, string> = {
  'card-de-credit': 'M2.5 5h15v10.5h-15zM2.5 8.5h15M5 12.5h3',
  comasare: 'M3 4h6v4.5H3zM11 4h6v4.5h-6zM6 8.5v3M14 8.5v3M4.5 11.5h11V16h-11z',
  medical: 'M7.75 3h4.5v4.75H17v4.5h-4.75V17h-4.5v-4.75H3v-4.5h4.75z',
  vacanta: 'M3 10a7 7 0 0 1 14 0zM10 3v-.5M10 10v5.5a1.75 1.75 0 0 1-3.5 0',
  chirie: 'M3 9.5 10 3.5l7 6M5 8v9h10V8M8.25 17v-5h3.5v5',
  renovare: 'M3 3.5h11v4.5H3zM14 5.75h3V11h-7v2M8.75 13h2.5v4.5h-2.5z',
  masina: 'M2.5 10.5h15V15h-15zM4 10.5 6 5.5h8l2 5M5 15v2M15 15v2M5.5 12.75h1.5M13 12.75h1.5',
  altul: 'M3.5 9v2h2V9zM9 9v2h2V9zM14.5 9v2h2V9z',
};

/** What a loan is for, as an icon. */
export function PurposeIcon({ purpose }: { purpose: Purpose }) {
  return <LineIcon path={paths[purpose]} />;
}
