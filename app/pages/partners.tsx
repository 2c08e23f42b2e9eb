import type { PartnersTexts } from '#domain/texts/schemas/partners-schema.ts';
import { PartnerList } from '#app/partners/partners/partner-list.tsx';
import { TextPageRoute, type TextPageData } from './text-page.tsx';

export type PartnersPageData = { text: TextPageData; partners: PartnersTexts };

/** /lista-partenerilor/: shows who pays us, then what that means. */
export function PartnersRoute({ data: { text, partners } }: { data: PartnersPageData }) {
  return (
    <TextPageRoute data={text}>
      <PartnerList data={partners} />
    </TextPageRoute>
  );
}
