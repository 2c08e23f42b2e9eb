import type { z } from 'zod';
import { clickWayAnswer } from '#domain/answers/partners/postbacks.ts';
import { auditAnswer } from './audit.ts';
import { dataRequestsAnswer } from './data-requests.ts';
import { doctorAnswer, doctorMailAnswer } from './doctor.ts';
import * as evidence from './evidence.ts';
import { hiddenAnswer } from './hidden.ts';
import { invitationAnswer } from './invitation.ts';
import { lawAnswer } from './law.ts';
import { ledgerAnswer, partnerLedgerAnswer } from './ledger.ts';
import { leadFeedsAnswer } from './lead-feeds.ts';
import { meAnswer } from './me.ts';
import { messageAnswer, messagesAnswer, presenceAnswer } from './messages.ts';
import { moderationAnswer } from './moderation.ts';
import * as money from './money.ts';
import { lenderBegunAnswer, newLenderAnswer } from './new-lenders.ts';
import * as offers from './offers.ts';
import { operationsAnswer } from './operations.ts';
import { overviewAnswer } from './overview.ts';
import { officePartnerAnswer, officePartnersAnswer, partnerDecidedAnswer } from './partners.ts';
import * as people from './people.ts';
import { priceReportsAnswer } from './price-reports.ts';
import { pushAnswer, pushLookAnswer } from './push.ts';
import { refusedPostbacksAnswer, rereadAllAnswer, rereadPostbackAnswer } from './refused-postbacks.ts';
import { sentRequestsAnswer } from './sent-requests.ts';
import { officeSeriesAnswer } from './series.ts';
import * as statistics from './statistics.ts';
import * as textChanges from './text-changes.ts';
import * as terms from './terms.ts';
import { contentFilesAnswer, textAnswer, textsAnswer } from './texts.ts';
import { officeTransparencyAnswer } from './transparency.ts';
import { linkAnswer, usersAnswer } from './users.ts';

/**
 * Answers of the back office's calls whose content its pages use, by method and path under /api/admin/. Every other call answers only
 * that it was done.
 */
export const officeContract = {
  'GET audit': auditAnswer,
  'GET content-files': contentFilesAnswer,
  'GET conversions': money.conversionsAnswer,
  'GET clicks/:id/way': clickWayAnswer,
  'GET conversions/:id': money.conversionAnswer,
  'GET data-requests': dataRequestsAnswer,
  'GET doctor': doctorAnswer,
  'POST doctor/mail': doctorMailAnswer,
  'GET evidence': evidence.evidenceLendersAnswer,
  'GET evidence/:lender': evidence.lenderEvidenceAnswer,
  'GET evidence-board': evidence.evidenceBoardAnswer,
  'GET evidence-changes': evidence.evidenceChangesAnswer,
  'POST evidence-changes': evidence.evidenceProposedAnswer,
  'POST evidence-effect': evidence.effectAnswer,
  'GET evidence-files': evidence.evidenceFilesAnswer,
  'POST evidence-import': offers.importedAnswer,
  'GET hidden': hiddenAnswer,
  'POST invitation/open': invitationAnswer,
  'GET law': lawAnswer,
  'GET lead-feeds': leadFeedsAnswer,
  'GET ledger': ledgerAnswer,
  'GET ledger/:id': partnerLedgerAnswer,
  'POST ledger-adjustments': offers.proposedAnswer,
  'GET me': meAnswer,
  'GET messages': messagesAnswer,
  'GET messages/:reference': messageAnswer,
  'POST messages/:reference/presence': presenceAnswer,
  'GET moderation': moderationAnswer,
  'GET money': money.moneyAnswer,
  'POST new-lenders': lenderBegunAnswer,
  'GET new-lenders/:slug': newLenderAnswer,
  'GET offer-changes': offers.offerChangesAnswer,
  'GET offer-terms': terms.offerTermsAnswer,
  'POST offer-terms-changes': offers.proposedAnswer,
  'GET offers': offers.offersAnswer,
  'GET offers/:id': offers.offerAnswer,
  'POST offers-import': offers.importedAnswer,
  'GET offers-preview': offers.offersPreviewAnswer,
  'GET operations': operationsAnswer,
  'GET overview': overviewAnswer,
  'GET partners': officePartnersAnswer,
  'GET partners/:id': officePartnerAnswer,
  'POST partners/:id/link': partnerDecidedAnswer,
  'POST partners/:id/state': partnerDecidedAnswer,
  'GET partner-terms': terms.partnerTermsAnswer,
  'POST partner-terms-changes': offers.proposedAnswer,
  'POST people-export/:list': people.peopleExportAnswer,
  'POST payouts': offers.proposedAnswer,
  'GET postback-keys': money.postbackKeysAnswer,
  'POST postback-keys': money.newPostbackKeyAnswer,
  'GET postbacks': refusedPostbacksAnswer,
  'POST postbacks/:id/reread': rereadPostbackAnswer,
  'POST postbacks/reread': rereadAllAnswer,
  'GET price-reports': priceReportsAnswer,
  'GET push': pushAnswer,
  'POST push/preview': pushLookAnswer,
  'GET registrations': people.registrationsAnswer,
  'GET registrations/:reference': people.registrationAnswer,
  'GET sent-requests': sentRequestsAnswer,
  'GET series': officeSeriesAnswer,
  'POST series-changes': offers.proposedAnswer,
  'GET statistics/acum': statistics.nowAnswer,
  'GET statistics/drum': statistics.statisticsAnswer(statistics.funnelAnswer),
  'GET statistics/experimente': statistics.statisticsAnswer(statistics.variantsAnswer),
  'GET statistics/formulare': statistics.statisticsAnswer(statistics.fieldsAnswer),
  'GET statistics/oferte': statistics.statisticsAnswer(statistics.offerStatisticsAnswer),
  'GET statistics/pagini': statistics.statisticsAnswer(statistics.pagesAnswer),
  'GET statistics/prospetime': statistics.freshnessAnswer,
  'GET statistics/surse': statistics.statisticsAnswer(statistics.sourcesAnswer),
  'GET statistics/parteneri': statistics.statisticsAnswer(statistics.sourcesAnswer),
  'GET statistics/viteza': statistics.statisticsAnswer(statistics.vitalsAnswer),
  'GET statistics/vizite': statistics.statisticsAnswer(statistics.visitsAnswer),
  'GET subscriptions': people.subscriptionsAnswer,
  'POST suppressions': people.suppressionsAnswer,
  'POST suppressions/find': people.suppressionsAnswer,
  'GET text-changes': textChanges.textChangesAnswer,
  'POST text-changes': offers.proposedAnswer,
  'GET text-changes/:id': textChanges.textChangeAnswer,
  'GET text-conflicts': textChanges.textConflictsAnswer,
  'POST text-preview': textChanges.textPreviewAnswer,
  'GET texts': textsAnswer,
  'GET texts/:slug': textAnswer,
  'GET texts/:slug/source': textChanges.textSourceAnswer,
  'GET transparency': officeTransparencyAnswer,
  'POST transparency-changes': offers.proposedAnswer,
  'GET users': usersAnswer,
  'POST users': linkAnswer,
  'POST users/:id/new-password': linkAnswer,
} as const satisfies Readonly<Record<string, z.ZodType>>;
export type OfficeContract = typeof officeContract;
