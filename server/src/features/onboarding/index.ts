// Handlers of onboarding documents.
import type { ONBOARDING_OPERATIONS } from '@madoguchi/contract/onboarding/operations.ts';
import type { HandlersFor } from '../../platform/http/handler.ts';
import {
  acceptPaper,
  exportPapers,
  listPapers,
  openPaper,
  remindOfDue,
  remindPapers,
  requestPapers,
  returnPaper,
  takeBackRequest,
} from './papers/all-papers.ts';
import {
  listOwnPapers,
  renewOwnPaper,
  saveOwnPaper,
  showOwnPaper,
  submitOwnPaper,
  withdrawConsent,
} from './papers/own-papers.ts';
import { addPassbook, fetchPassbook } from './papers/passbooks.ts';
import { passingPaperNews } from './papers/passing-news-store.ts';
import { printOwnPaper, printPaper, printPapers } from './papers/print-papers.ts';
import { ONBOARDING_SEALED } from './papers/sealed-answers.ts';
import { changeTemplate, draftTemplate, listTemplates, publishTemplate, showTemplate } from './templates/templates.ts';

const onboardingHandlers = {
  'onboarding-templates.list': listTemplates,
  'onboarding-templates.show': showTemplate,
  'onboarding-templates.draft': draftTemplate,
  'onboarding-templates.change': changeTemplate,
  'onboarding-templates.publish': publishTemplate,
  'onboarding-papers.list-own': listOwnPapers,
  'onboarding-papers.show-own': showOwnPaper,
  'onboarding-papers.save-own': saveOwnPaper,
  'onboarding-papers.submit-own': submitOwnPaper,
  'onboarding-papers.withdraw-own': withdrawConsent,
  'onboarding-papers.renew-own': renewOwnPaper,
  'onboarding-papers.add-passbook': addPassbook,
  'onboarding-papers.fetch-passbook': fetchPassbook,
  'onboarding-papers.print-own': printOwnPaper,
  'onboarding-papers.list': listPapers,
  'onboarding-papers.export': exportPapers,
  'onboarding-papers.request': requestPapers,
  'onboarding-papers.remind': remindPapers,
  'onboarding-papers.open': openPaper,
  'onboarding-papers.accept': acceptPaper,
  'onboarding-papers.return': returnPaper,
  'onboarding-papers.take-back': takeBackRequest,
  'onboarding-papers.print': printPaper,
  'onboarding-papers.print-many': printPapers,
} satisfies HandlersFor<typeof ONBOARDING_OPERATIONS>;

export const onboardingFeature = {
  handlers: onboardingHandlers,
  sealed: ONBOARDING_SEALED,
  daily: remindOfDue,
  passingNews: passingPaperNews,
};
