import { memo, use } from 'react';
import { LONGEST_TITLE } from './longest-title.ts';
import { PageAddress } from './page-address.ts';
import { SITE_NAME } from './site-name.ts';

type PageHeadProps = {
  /** the page's own title; the site's name is added if it is not in it and fits */
  title: string;
  description?: string | null | undefined;
  /** a form of the page has errors: the title begins with that */
  hasErrors?: boolean;
  /** false: not indexed, for instance because the page is about one visitor */
  isListed?: boolean;
  /** path of the page this one repeats; its own path by default */
  canonical?: string | null | undefined;
  /** name of a picture in public/share/, without its extension */
  image?: string | undefined;
  /** of an article: dates as yyyy-mm-dd and its theme */
  article?: { published: string; updated: string; section?: string | undefined };
};

/** Writes the metadata of a page into the document's head, for people, search engines and networks. */
export const PageHead = memo(function PageHead(props: PageHeadProps) {
  const { title, description, hasErrors = false, isListed = true, article } = props;
  const { path } = use(PageAddress);
  const withSite = title.includes(SITE_NAME) ? title : `${title} | ${SITE_NAME}`;
  const named = withSite.length > LONGEST_TITLE ? title : withSite;
  // A page that is not listed depends on its query: a canonical address without it would mislead shared links.
  const canonical = props.canonical ?? (isListed ? path : null);
  return (
    <>
      <title>{hasErrors ? `Eroare: ${named}` : named}</title>
      {description && <meta name="description" content={description} />}
      {!isListed && <meta name="robots" content="noindex" />}
      {canonical && <Canonical path={canonical} />}
      <meta property="og:site_name" content={SITE_NAME} />
      <meta property="og:locale" content="ro_RO" />
      <meta property="og:type" content={article ? 'article' : 'website'} />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      <ShareImage name={props.image ?? 'imprumut-clar'} />
      {article && <ArticleDates {...article} />}
    </>
  );
});

/** Writes the canonical address of the page, and that it has no version in another language. */
function Canonical({ path }: { path: string }) {
  const address = use(PageAddress).origin + path;
  return (
    <>
      <link rel="canonical" href={address} />
      <link rel="alternate" hrefLang="ro-RO" href={address} />
      <link rel="alternate" hrefLang="x-default" href={address} />
      <meta property="og:url" content={address} />
    </>
  );
}

/** Writes the picture of shared links: docs/decisions/012-share-images.md */
function ShareImage({ name }: { name: string }) {
  const { origin } = use(PageAddress);
  return (
    <>
      <meta property="og:image" content={`${origin}/share/${name}.png`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

function ArticleDates({ published, updated, section }: NonNullable<PageHeadProps['article']>) {
  return (
    <>
      <meta property="article:published_time" content={published} />
      <meta property="article:modified_time" content={updated} />
      {section && <meta property="article:section" content={section} />}
    </>
  );
}
