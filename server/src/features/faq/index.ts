// Handlers of the FAQ.
import type { FAQ_OPERATIONS } from '@madoguchi/contract/faq/operations.ts';
import type { HandlersFor } from '../../platform/http/handler.ts';
import {
  changeFaq,
  createFaq,
  exportFaq,
  listFaqForMaintenance,
  listMissedSearches,
  publishFaq,
  showFaqForMaintenance,
  unpublishFaq,
} from './maintenance.ts';
import { answerQuestion, askQuestion, closeQuestion, listOwnQuestions, listQuestions } from './questions.ts';
import { listFaq, noteMissedSearch, openFaq, rateFaq } from './reads.ts';

const faqHandlers = {
  'faq.list': listFaq,
  'faq.open': openFaq,
  'faq.rate': rateFaq,
  'faq.note-missed': noteMissedSearch,
  'faq.ask': askQuestion,
  'faq.list-own-questions': listOwnQuestions,
  'faq.list-for-maintenance': listFaqForMaintenance,
  'faq.export': exportFaq,
  'faq.show-for-maintenance': showFaqForMaintenance,
  'faq.create': createFaq,
  'faq.change': changeFaq,
  'faq.publish': publishFaq,
  'faq.unpublish': unpublishFaq,
  'faq.list-questions': listQuestions,
  'faq.answer-question': answerQuestion,
  'faq.close-question': closeQuestion,
  'faq.list-missed': listMissedSearches,
} satisfies HandlersFor<typeof FAQ_OPERATIONS>;

export const faqFeature = { handlers: faqHandlers };
