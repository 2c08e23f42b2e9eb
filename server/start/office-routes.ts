import type { FastifyInstance } from 'fastify';
import { statisticsRoutes } from '#server/visits/statistics/statistics-routes.ts';
import { notesRoutes } from '#server/visits/statistics/notes-routes.ts';
import { lawRoutes } from '#server/texts/law/law-routes.ts';
import { auditRoutes } from '#server/office/audit-routes.ts';
import { authRoutes } from '#server/office/auth-routes.ts';
import { invitationRoutes } from '#server/office/invitation-routes.ts';
import { doctorRoutes } from '#server/operations/doctor/doctor-routes.ts';
import { dataRequestsRoutes } from '#server/people/privacy/data-requests-routes.ts';
import { evidenceBoardRoutes } from '#server/offers/evidence/evidence-board-routes.ts';
import { evidenceFilesRoutes } from '#server/offers/evidence/evidence-files-routes.ts';
import { evidenceRoutes } from '#server/offers/evidence/evidence-routes.ts';
import { evidenceTablesRoutes } from '#server/offers/evidence/evidence-tables-routes.ts';
import { leadFeedLifeRoutes } from '#server/offers/lead-feed-life-routes.ts';
import { type KnownPartners, leadFeedsRoutes } from '#server/offers/lead-feeds-routes.ts';
import type { OfficeServices } from '#server/office/office-services.ts';
import type { OfferChanges } from '#server/offers/offer-changes.ts';
import type { EvidenceChanges } from '#server/offers/evidence/evidence-changes.ts';
import type { LiveEvidence } from '#server/offers/evidence/live-evidence.ts';
import type { HidingDesk } from '#server/texts/hidden/hiding-desk.ts';
import type { Doctor } from '#server/operations/doctor/doctor.ts';
import type { OperationsServices } from '#server/operations/operations.ts';
import type { SeriesChanges } from '#server/tools/series/series-changes.ts';
import type { TextsServices } from '#server/texts/editorial/texts-services.ts';
import type { TextChanges } from '#server/texts/changes/text-changes.ts';
import { textChangesRoutes } from '#server/texts/changes/text-changes-routes.ts';
import type { TransparencyChanges } from '#server/partners/transparency/transparency-changes.ts';
import type { Suppressions } from '#server/people/unsubscribe/suppressions.ts';
import { messagesRoutes } from '#server/people/contact/messages-routes.ts';
import { limitOpenCalls } from './limit-open-calls.ts';
import { hiddenRoutes } from '#server/texts/hidden/hidden-routes.ts';
import { meRoutes } from '#server/office/me-routes.ts';
import { overviewRoutes } from '#server/operations/overview/overview-routes.ts';
import { operationsRoutes } from '#server/operations/operations-routes.ts';
import { offerChangesRoutes } from '#server/offers/offer-changes-routes.ts';
import { offerFilesRoutes } from '#server/offers/offer-files-routes.ts';
import { offersPreviewRoutes } from '#server/offers/offers-preview-routes.ts';
import { newLendersRoutes } from '#server/offers/new-lenders-routes.ts';
import { offersRoutes } from '#server/offers/offers-routes.ts';
import { clickWayRoutes } from '#server/partners/clicks/click-way-routes.ts';
import { moneyRoutes } from '#server/partners/conversions/money-routes.ts';
import { ledgerRoutes } from '#server/partners/ledger/ledger-routes.ts';
import { partnersRoutes } from '#server/partners/partners/partners-routes.ts';
import { postbackKeysRoutes } from '#server/partners/conversions/postback-keys-routes.ts';
import { postbacksRoutes } from '#server/partners/conversions/postbacks-routes.ts';
import { publicationRoutes } from '#server/texts/editorial/publication-routes.ts';
import { priceReportsRoutes } from '#server/offers/evidence/price-reports-routes.ts';
import { pushSendRoutes } from '#server/people/push/push-send-routes.ts';
import { contentFilesRoutes } from '#server/texts/editorial/content-files-routes.ts';
import { sentRequestsRoutes } from '#server/offers/evidence/sent-requests-routes.ts';
import { seriesRoutes } from '#server/tools/series/series-routes.ts';
import { offerTermsRoutes, type TermsServices } from '#server/partners/terms/offer-terms-routes.ts';
import { partnerTermsRoutes } from '#server/partners/terms/partner-terms-routes.ts';
import { payersRoutes } from '#server/partners/terms/payers-routes.ts';
import { transparencyRoutes } from '#server/partners/transparency/transparency-routes.ts';
import { textsRoutes } from '#server/texts/editorial/texts-routes.ts';
import { usersRoutes } from '#server/office/users-routes.ts';
import { peopleExportRoutes } from '#server/people/registration/people-export-routes.ts';
import { peopleRoutes } from '#server/people/registration/people-routes.ts';
import { suppressionsRoutes } from '#server/people/unsubscribe/suppressions-routes.ts';
import { moderationRoutes } from '#server/people/comments/moderation-routes.ts';

/** Services of the back office, with those of every subject. */
type AllOfficeServices = OfficeServices & {
  suppressions: Suppressions;
  /** whether the settings name the company behind the site */
  operator: { isNamed: boolean };
  operations: OperationsServices;
  doctor: Doctor;
  texts: TextsServices;
  hiding: HidingDesk;
  /** the evidence of lenders' prices, and its changes */
  evidence: LiveEvidence;
  evidenceChanges: EvidenceChanges;
  /** proposed and approved changes of offers */
  offerChanges: OfferChanges;
  /** the series of figures, and their changes */
  seriesChanges: SeriesChanges;
  /** the texts of the office, over the content files */
  textChanges: TextChanges;
  /** the readings of lenders' live pages, round by round */
  transparencyChanges: TransparencyChanges;
  /** terms of offers and of partners */
  terms: TermsServices;
  /** firms that bring visitors */
  partners: KnownPartners;
};

/** Registers every call of the back office, subject by subject. */
export async function officeRoutes(app: FastifyInstance, services: AllOfficeServices): Promise<void> {
  await app.register(async (open) => {
    await limitOpenCalls(open, services.callLimit);
    await open.register(authRoutes, services);
    await open.register(invitationRoutes, services);
  });
  await app.register(meRoutes, services);
  await app.register(overviewRoutes, services);
  await app.register(usersRoutes, services);
  await app.register(auditRoutes, services);
  await app.register(statisticsRoutes, services);
  await app.register(notesRoutes, services);
  await app.register(operationsRoutes, services);
  await app.register(doctorRoutes, services);
  await app.register(partnersRoutes, services);
  await app.register(postbacksRoutes, services);
  await app.register(moneyRoutes, services);
  await app.register(clickWayRoutes, services);
  await app.register(postbackKeysRoutes, services);
  await app.register(ledgerRoutes, services);
  await app.register(moderationRoutes, services);
  await app.register(dataRequestsRoutes, services);
  await app.register(offersRoutes, services);
  await app.register(offerChangesRoutes, services);
  await app.register(offersPreviewRoutes, services);
  await app.register(evidenceRoutes, services);
  await app.register(evidenceFilesRoutes, services);
  await app.register(evidenceBoardRoutes, services);
  await app.register(evidenceTablesRoutes, services);
  await app.register(seriesRoutes, services);
  await app.register(transparencyRoutes, services);
  await app.register(payersRoutes, services);
  await app.register(offerTermsRoutes, services);
  await app.register(partnerTermsRoutes, services);
  await app.register(priceReportsRoutes, services);
  await app.register(sentRequestsRoutes, services);
  await app.register(leadFeedsRoutes, services);
  await app.register(leadFeedLifeRoutes, services);
  await app.register(offerFilesRoutes, services);
  await app.register(pushSendRoutes, services);
  await app.register(textsRoutes, services);
  await app.register(contentFilesRoutes, services);
  await app.register(publicationRoutes, services);
  await app.register(textChangesRoutes, services);
  await app.register(newLendersRoutes, services);
  await app.register(hiddenRoutes, services);
  await app.register(lawRoutes, services);
  await app.register(messagesRoutes, services);
  await app.register(peopleRoutes, services);
  await app.register(peopleExportRoutes, services);
  await app.register(suppressionsRoutes, services);
}
