import type { ShareCard } from '#domain/texts/pages/share-card.ts';
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
  /** the page one address of which this is; null: one's own search or amount, for nobody else */
  canonical: string | null;
  /** name of the page in the breadcrumbs; null: the converter itself */
  crumb: string | null;
  /** the picture of its link; not sent to the browser. Null: that of the site */
  shareCard?: ShareCard | null;
  /** its name; null as above */
  picture: string | null;
  /** markup of everything below the converter; not sent again to the browser that already shows it */
  sections?: string;
};

/** The converter with its pairs and banks: the same page about different things. */
export function ConverterPage({ data }: { data: ConverterPageData }) {
  const { title, description, heading, canonical, crumb, picture, sections } = data;
  const { error } = readExchangeAmount(data.typed);
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
        {/* Another address is another question: what was typed for the one before does not stay. */}
        <Converter key={`${data.bank?.slug} ${data.pair.from} ${data.pair.to} ${data.typed}`} data={data} />
      </div>
      <StaticHtml name="sections" html={sections} />
    </>
  );
}
