// The FAQ as its readers meet it, and as it is maintained: staff read the maintenance screen, system writes (B1-08, S2-17).
import * as z from 'zod';
import { listExport, listInput, listOutput } from '../list/list-input.ts';
import { download, read, write } from '../operation.ts';
import { folded } from '../values/folded.ts';
import { Id, Version } from '../values/id.ts';
import { PageKey, PageSize, page } from '../values/page.ts';
import { requiredText } from '../values/text.ts';
import { FAQ_LIST } from './lists.ts';
import {
  AskedQuestion,
  ChangedFaqEntry,
  FaqEntry,
  FaqHeader,
  MaintainedFaqEntry,
  MissedSearch,
  NewFaqEntry,
  NewQuestion,
  QUESTION_STATUSES,
  QuestionAnswer,
} from './model.ts';

const OfEntry = z.strictObject({ id: Id });
const AtVersion = z.strictObject({ id: Id, version: Version });

/** All published entries that the caller may see, by category and order. Searched in the browser: they are few. */
export const listFaq = read('faq.list', {
  at: ['GET', '/api/faq'],
  access: 'any',
  input: z.strictObject({}),
  output: z.object({ entries: z.array(FaqEntry) }),
  refuses: [],
});

/** The caller looked at the answer; counted once a person and day. */
export const openFaq = write('faq.open', {
  at: ['POST', '/api/faq/:id/open'],
  access: 'signed-in',
  touches: [],
  input: OfEntry,
  output: z.object({ id: Id }),
  refuses: ['not-found'],
  records: 'faq.opened',
});

/** True when it helped; said again, the newer word counts. */
export const rateFaq = write('faq.rate', {
  at: ['POST', '/api/faq/:id/rate'],
  access: 'signed-in',
  touches: [],
  input: z.strictObject({ id: Id, helpful: z.boolean() }),
  output: z.object({ id: Id, helpful: z.boolean() }),
  refuses: ['not-found'],
  records: 'faq.rated',
});

/** A search found nothing: the maintainers see what people look for, not who. */
export const noteMissedSearch = write('faq.note-missed', {
  at: ['POST', '/api/faq/missed'],
  access: 'signed-in',
  touches: [],
  input: z.strictObject({ words: requiredText(100).refine((words) => folded(words) !== '', { error: 'required' }) }),
  output: z.object({ noted: z.boolean() }),
  refuses: [],
  records: 'faq.search-missed',
});

/** Nothing fitted: the question goes to the maintainers, the answer comes as a notification. */
export const askQuestion = write('faq.ask', {
  at: ['POST', '/api/faq/questions'],
  access: 'signed-in',
  touches: ['questions'],
  input: NewQuestion,
  output: z.object({ id: Id }),
  refuses: ['too-many'],
  records: 'question.asked',
});

/** The caller's questions, newest first, with the answers. */
export const listOwnQuestions = read('faq.list-own-questions', {
  at: ['GET', '/api/faq/questions/own'],
  access: 'signed-in',
  shows: ['questions'],
  input: z.strictObject({ after: PageKey.optional(), limit: PageSize }),
  output: page(AskedQuestion),
  refuses: [],
});

export const listFaqForMaintenance = read('faq.list-for-maintenance', {
  at: ['GET', '/api/faq/maintenance'],
  access: 'staff',
  input: z.strictObject(listInput(FAQ_LIST)),
  output: listOutput(FAQ_LIST),
  refuses: [],
});

export const exportFaq = download('faq.export', {
  at: ['GET', '/api/faq/maintenance/export'],
  access: 'staff',
  input: z.strictObject(listExport(FAQ_LIST)),
  mediaType: 'text/csv',
  refuses: [],
  records: 'faq.exported',
});

export const showFaqForMaintenance = read('faq.show-for-maintenance', {
  at: ['GET', '/api/faq/maintenance/:id'],
  access: 'staff',
  input: OfEntry,
  output: MaintainedFaqEntry,
  refuses: ['not-found'],
});

/** Begins a draft as far as it is written, perhaps from a question that somebody asked. */
export const createFaq = write('faq.create', {
  at: ['POST', '/api/faq'],
  access: 'system',
  input: NewFaqEntry,
  output: FaqHeader,
  refuses: ['not-found'],
  records: 'faq.created',
});

/** Writes it anew, in any state; what is published stays complete. */
export const changeFaq = write('faq.change', {
  at: ['POST', '/api/faq/maintenance/:id'],
  access: 'system',
  input: ChangedFaqEntry,
  output: FaqHeader,
  refuses: ['not-found', 'stale', 'invalid'],
  records: 'faq.changed',
});

/** Shows it to its readers. What is missing is refused as `invalid`, each fault at its field. */
export const publishFaq = write('faq.publish', {
  at: ['POST', '/api/faq/maintenance/:id/publish'],
  access: 'system',
  input: AtVersion,
  output: FaqHeader,
  refuses: ['not-found', 'stale', 'wrong-state', 'invalid'],
  records: 'faq.published',
});

export const unpublishFaq = write('faq.unpublish', {
  at: ['POST', '/api/faq/maintenance/:id/unpublish'],
  access: 'system',
  input: AtVersion,
  output: FaqHeader,
  refuses: ['not-found', 'stale', 'wrong-state'],
  records: 'faq.unpublished',
});

export const listQuestions = read('faq.list-questions', {
  at: ['GET', '/api/faq/questions'],
  access: 'system',
  shows: ['questions'],
  input: z.strictObject({ status: z.enum(QUESTION_STATUSES).optional(), after: PageKey.optional(), limit: PageSize }),
  output: page(AskedQuestion),
  refuses: [],
});

/** Answers who asked, by notification. */
export const answerQuestion = write('faq.answer-question', {
  at: ['POST', '/api/faq/questions/:id/answer'],
  access: 'system',
  touches: ['questions'],
  input: QuestionAnswer,
  output: AskedQuestion,
  refuses: ['not-found', 'stale', 'wrong-state'],
  records: 'question.answered',
});

export const closeQuestion = write('faq.close-question', {
  at: ['POST', '/api/faq/questions/:id/close'],
  access: 'system',
  touches: ['questions'],
  input: AtVersion,
  output: AskedQuestion,
  refuses: ['not-found', 'stale', 'wrong-state'],
  records: 'question.closed',
});

/** Searches that found nothing, the most frequent first. */
export const listMissedSearches = read('faq.list-missed', {
  at: ['GET', '/api/faq/missed'],
  access: 'system',
  input: z.strictObject({}),
  output: z.object({ searches: z.array(MissedSearch) }),
  refuses: [],
});

export const FAQ_OPERATIONS = [
  listFaq,
  openFaq,
  rateFaq,
  noteMissedSearch,
  askQuestion,
  listOwnQuestions,
  listFaqForMaintenance,
  exportFaq,
  showFaqForMaintenance,
  createFaq,
  changeFaq,
  publishFaq,
  unpublishFaq,
  listQuestions,
  answerQuestion,
  closeQuestion,
  listMissedSearches,
] as const;
