import { LINK_KEY, RECEIPT_KEY } from '#domain/base/forms/address-keys.ts';
import { priceAlertKeys } from '#domain/people/subscriptions/price-alert-form.ts';
import { REPORT_KEY } from '#domain/base/forms/figure-report.ts';
import { loanRequestKeys as loanQuery } from '#domain/offers/loan-query.ts';
import { registrationKeys, stepKeys } from '#domain/people/registration/registration-steps.ts';
import type { PageRoute } from '#server/web/pages/page-contract.ts';
import { documentRoute, formRoute, personal } from './route-lines.ts';

const registration = {
  module: 'registration',
  form: 'reg',
  query: registrationKeys,
  ...personal,
};

/** Pages that ask for a person's data, and what is said once it was sent: documents, as all forms. */
export const formRoutes: PageRoute[] = [
  formRoute('/confirmare/', {
    id: 'confirmare___ro',
    module: 'confirmation',
    form: 'confirmation',
    query: [LINK_KEY],
    ...personal,
  }),
  formRoute('/moderare/', {
    id: 'moderare___ro',
    module: 'moderation',
    form: 'moderation',
    query: [LINK_KEY],
    ...personal,
  }),
  formRoute('/verificare/pret/', {
    id: 'verificare-pret___ro',
    module: 'price-report',
    form: 'price-report',
    query: [RECEIPT_KEY],
    ...personal,
  }),
  formRoute('/cereti-pretul/trimisa/', {
    id: 'cereti-pretul-trimisa___ro',
    module: 'sent-request',
    form: 'sent-request',
    query: ['creditor', RECEIPT_KEY],
    onlyIn: 'RO',
    ...personal,
  }),
  formRoute('/notificari/', {
    id: 'notificari___ro',
    name: 'Notificări',
    module: 'notifications',
  }),
  formRoute('/contact/', {
    id: 'contact___ro',
    name: 'Contact',
    module: 'contact',
    form: 'contact',
    query: [RECEIPT_KEY, REPORT_KEY],
    // A form is made for its sender: its token says when.
    cached: false,
  }),
  formRoute('/application/', {
    id: 'application___ro',
    name: 'Cerere de oferte',
    module: 'application',
    query: stepKeys,
  }),
  // The same start for paid traffic, without the ways out of the frame.
  formRoute('/main/', {
    id: 'main___ro',
    module: 'application',
    layout: 'empty',
    isListed: false,
    query: stepKeys,
  }),
  formRoute('/reg/', { id: 'reg___ro', ...registration }),
  formRoute('/reg2/', { id: 'reg2___ro', ...registration }),
  formRoute('/process/', {
    id: 'process___ro',
    module: 'process',
    query: [...loanQuery, RECEIPT_KEY],
    ...personal,
  }),
  documentRoute('/thank-you/', { id: 'thank-you___ro', module: 'thank-you', isListed: false }),
  formRoute('/unsubscribe/', {
    id: 'unsubscribe___ro',
    name: 'Dezabonare',
    module: 'unsubscribe',
    form: 'unsubscribe',
    query: ['cheie', RECEIPT_KEY],
    cached: false,
  }),
  formRoute('/abonare/', {
    id: 'abonare___ro',
    name: 'Abonare prin e-mail',
    module: 'subscription',
    form: 'subscription',
    query: ['valuta', 'sens', 'valoare', ...priceAlertKeys, RECEIPT_KEY],
    cached: false,
  }),
  formRoute('/pauza/', {
    id: 'pauza___ro',
    module: 'pause',
    query: [RECEIPT_KEY],
    // The page tells until when this browser's pause lasts, which stands in the browser's cookie.
    ...personal,
  }),
  formRoute('/datele-mele/', {
    id: 'datele-mele___ro',
    module: 'own-data',
    form: 'own-data',
    query: ['link', RECEIPT_KEY],
    ...personal,
  }),
];
