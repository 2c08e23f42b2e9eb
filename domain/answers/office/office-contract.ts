import type { z } from 'zod';
import { auditAnswer } from './audit.ts';
import { dataRequestsAnswer } from './data-requests.ts';
import { doctorAnswer, doctorMailAnswer } from './doctor.ts';
import {
  effectAnswer,
  evidenceBoardAnswer,
  evidenceChangesAnswer,
  evidenceFilesAnswer,
  evidenceLendersAnswer,
  evidenceProposedAnswer,
  lenderEvidenceAnswer,
} from './evidence.ts';
import { hiddenAnswer } from './hidden.ts';
import { invitationAnswer } from './invitation.ts';
import { lawAnswer } from './law.ts';
import { leadFeedsAnswer } from './lead-feeds.ts';
import { meAnswer } from './me.ts';
import { messageAnswer, messagesAnswer } from './messages.ts';
import { moderationAnswer } from './moderation.ts';
import {
  importedAnswer,
  offerAnswer,
  offerChangesAnswer,
  offersAnswer,
  offersPreviewAnswer,
  proposedAnswer,
} from './offers.ts';
import { operationsAnswer } from './operations.ts';
import {
  peopleExportAnswer,
  registrationAnswer,
  registrationsAnswer,
  subscriptionsAnswer,
  suppressionsAnswer,
} from './people.ts';
import { priceReportsAnswer } from './price-reports.ts';
import { pushAnswer, pushLookAnswer } from './push.ts';
import { refusedPostbacksAnswer, rereadPostbackAnswer } from './refused-postbacks.ts';
import { sentRequestsAnswer } from './sent-requests.ts';
import { officeSeriesAnswer } from './series.ts';
import {
  fieldsAnswer,
  freshnessAnswer,
  funnelAnswer,
  offerStatisticsAnswer,
  pagesAnswer,
  sourcesAnswer,
  statisticsAnswer,
  variantsAnswer,
  visitsAnswer,
  vitalsAnswer,
} from './statistics.ts';
import { contentFilesAnswer, textAnswer, textsAnswer } from './texts.ts';
import { officeTransparencyAnswer } from './transparency.ts';
import { linkAnswer, usersAnswer } from './users.ts';

/**
 * Answers of the back office's calls whose content its pages use, by method and path under /api/admin/. Every other call says only
 * that it was done.
 */
export const officeContract = {
  'GET audit': auditAnswer,
  'GET content-files': contentFilesAnswer,
  'GET data-requests': dataRequestsAnswer,
  'GET doctor': doctorAnswer,
  'POST doctor/mail': doctorMailAnswer,
  'GET evidence': evidenceLendersAnswer,
  'GET evidence/:lender': lenderEvidenceAnswer,
  'GET evidence-board': evidenceBoardAnswer,
  'GET evidence-changes': evidenceChangesAnswer,
  'POST evidence-changes': evidenceProposedAnswer,
  'POST evidence-effect': effectAnswer,
  'GET evidence-files': evidenceFilesAnswer,
  'POST evidence-import': importedAnswer,
  'GET hidden': hiddenAnswer,
  'POST invitation/open': invitationAnswer,
  'GET law': lawAnswer,
  'GET lead-feeds': leadFeedsAnswer,
  'GET me': meAnswer,
  'GET messages': messagesAnswer,
  'GET messages/:reference': messageAnswer,
  'GET moderation': moderationAnswer,
  'GET offer-changes': offerChangesAnswer,
  'GET offers': offersAnswer,
  'GET offers/:id': offerAnswer,
  'POST offers-import': importedAnswer,
  'GET offers-preview': offersPreviewAnswer,
  'GET operations': operationsAnswer,
  'POST people-export/:list': peopleExportAnswer,
  'GET postbacks': refusedPostbacksAnswer,
  'POST postbacks/:id/reread': rereadPostbackAnswer,
  'GET price-reports': priceReportsAnswer,
  'GET push': pushAnswer,
  'POST push/preview': pushLookAnswer,
  'GET registrations': registrationsAnswer,
  'GET registrations/:reference': registrationAnswer,
  'GET sent-requests': sentRequestsAnswer,
  'GET series': officeSeriesAnswer,
  'POST series-changes': proposedAnswer,
  'GET statistics/drum': statisticsAnswer(funnelAnswer),
  'GET statistics/experimente': statisticsAnswer(variantsAnswer),
  'GET statistics/formulare': statisticsAnswer(fieldsAnswer),
  'GET statistics/oferte': statisticsAnswer(offerStatisticsAnswer),
  'GET statistics/pagini': statisticsAnswer(pagesAnswer),
  'GET statistics/prospetime': freshnessAnswer,
  'GET statistics/surse': statisticsAnswer(sourcesAnswer),
  'GET statistics/viteza': statisticsAnswer(vitalsAnswer),
  'GET statistics/vizite': statisticsAnswer(visitsAnswer),
  'GET subscriptions': subscriptionsAnswer,
  'POST suppressions': suppressionsAnswer,
  'POST suppressions/find': suppressionsAnswer,
  'GET texts': textsAnswer,
  'GET texts/:slug': textAnswer,
  'GET transparency': officeTransparencyAnswer,
  'POST transparency-changes': proposedAnswer,
  'GET users': usersAnswer,
  'POST users': linkAnswer,
  'POST users/:id/new-password': linkAnswer,
} as const satisfies Readonly<Record<string, z.ZodType>>;
export type OfficeContract = typeof officeContract;
