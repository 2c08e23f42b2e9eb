import { type LawActData, LawActPage } from '#app/texts/law/law-act-page.tsx';

/** /legi/oug-50-2010/ */
export function LawActRoute({ data }: { data: LawActData }) {
  return <LawActPage {...data} />;
}
