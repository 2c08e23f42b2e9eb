import type { ShareCard } from '#domain/texts/pages/share-card.ts';
import { messageOf } from '#domain/base/forms/read.ts';
import { readExchangeAmount } from '#domain/tools/rates/read-amount.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { ErrorSummary } from '#app/ui/error-summary.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { StaticHtml } from '#app/ui/static-html.tsx';
import { Converter } from './converter.tsx';
import type { ConverterData } from './converter-data.ts';

export type ConverterPageData = ConverterData & {
  title: string;
  description: string;
  heading: string;
  /** canonical page of this address; null: the visitor's own search or amount, which is not indexed */
  canonical: string | null;
  /** name of the page in the breadcrumbs; null: the converter itself */
  crumb: string | null;
  /** picture of the link; not sent to the browser. Null: the site's picture */
  shareCard?: ShareCard | null;
  /** name of the picture; null as above */
  picture: string | null;
  /** markup of everything below the converter; not sent again to a browser that already shows it */
  sections?: string;
};

/** Shows the converter, its pairs and banks: the same page about different subjects. */
export function ConverterPage({ data }: { data: ConverterPageData }) {
  const { title, description, heading, canonical, crumb, picture, sections } = data;
  const error = messageOf(readExchangeAmount(data.typed));
  const converter = { href: '/convertor-valutar/', label: 'Convertor valutar' };
  return (
    <>
      <PageHead
        title={title}
        description={description}
        hasErrors={error !== undefined}
        isListed={canonical !== null}
        canonical={canonical}
        image={picture ?? undefined}
      />
      <div className="wrap">
        <Breadcrumbs items={crumb ? [converter] : []} current={crumb ?? converter.label} />
        <div className="rates-head">
          <h1>{heading}</h1>
        </div>
        {error && <ErrorSummary errors={[{ href: '#suma', message: error }]} />}
        {/* Another address starts anew: text typed for the previous one does not stay. */}
        <Converter key={`${data.bank?.slug} ${data.pair.from} ${data.pair.to} ${data.typed}`} data={data} />
      </div>
      <StaticHtml name="sections" html={sections} />
    </>
  );
}
