import { hidingHref } from '#app/office/hidden/hiding-href.ts';

/** Returns the office's page of a subject in the journal; undefined without one. */
export function subjectHref(kind: string, id: string): string | undefined {
  switch (kind) {
    case 'offer':
      return `/oferte/${encodeURIComponent(id)}/`;
    case 'offers':
      return '/oferte/fisiere/';
    case 'lead-feed':
      return '/oferte/active/';
    case 'evidence':
      return `/dovezi/${encodeURIComponent(id)}/`;
    case 'evidence-file':
      return '/dovezi/copii/';
    case 'transparency':
      return '/transparenta/';
    case 'payer':
    case 'offer-terms':
      return '/termeni/';
    case 'partner-terms':
      return '/termeni/parteneri/';
    case 'ledger-adjustment':
    case 'payout':
      return `/plati/${id}/`;
    case 'series':
      return '/indicatori/';
    case 'text':
      return `/texte/${encodeURIComponent(id)}/`;
    case 'text-file':
      return `/texte/versiuni/?cauta=${encodeURIComponent(id)}`;
    case 'law':
      return '/texte/legi/';
    case 'lender':
    case 'figure':
    case 'page':
      return hidingHref(kind, id);
    case 'message':
      return `/mesaje/${encodeURIComponent(id)}/`;
    case 'comment':
    case 'review':
      return '/moderare/';
    case 'data-request':
      return '/mesaje/date/';
    case 'suppression':
      return '/dezabonari/';
    case 'user':
      return '/colegi/';
    case 'push':
      return '/operatiuni/notificari/';
    case 'job':
    case 'mail':
    case 'digest':
    case 'pages':
      return '/operatiuni/';
    case 'statistics-day':
      return `/statistici/vizite/?de_la=${encodeURIComponent(id)}&pana_la=${encodeURIComponent(id)}`;
    case 'partner':
      return `/parteneri/${encodeURIComponent(id)}/`;
    case 'postback':
      return '/bani/refuzate/';
    case 'postback-reason':
      return `/bani/refuzate/?motiv=${encodeURIComponent(id)}`;
    case 'postback-key':
      return '/bani/chei/';
    default:
      return undefined;
  }
}
