import { LawActPage } from '#app/features/law/law-act-page.tsx';
import type { LawActData } from './law-act.data.ts';

/** /legi/oug-50-2010/ */
export function LawActRoute({ data }: { data: LawActData }) {
  return <LawActPage {...data} />;
}
