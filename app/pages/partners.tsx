import { PartnerList, type PartnerListData } from '#app/partners/partners/partner-list.tsx';
import { TextPageRoute, type TextPageData } from './text-page.tsx';

export type PartnersPageData = { text: TextPageData; list: PartnerListData };

/** /lista-partenerilor/: shows who pays us, then what that means. */
export function PartnersRoute({ data: { text, list } }: { data: PartnersPageData }) {
  return (
    <TextPageRoute data={text}>
      <PartnerList data={list} />
    </TextPageRoute>
  );
}
