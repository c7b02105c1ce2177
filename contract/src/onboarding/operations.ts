// Onboarding documents (B8-01…B8-05, S2-20): system people write the texts, people fill in and sign their papers, HR (admins) looks after all.
import * as z from 'zod';
import { listExport, listInput, listOutput } from '../list/list-input.ts';
import { download, read, upload, view, write } from '../operation.ts';
import { Id, Version } from '../values/id.ts';
import { text } from '../values/text.ts';
import { PAPER_KINDS, WAGE_PAPER } from './kinds.ts';
import { PAPER_LIST } from './lists.ts';
import { ChangedTemplate, NewTemplate, PublishedTemplate, Template, TemplateHeader, TemplateRow } from './model.ts';
import {
  OpenedPaper,
  OwnPaper,
  OwnPaperRow,
  PAPER_LIMITS,
  PaperHeader,
  PrintedPapers,
  RequestedPapers,
  ReturnedPaper,
  SavedPaper,
  SubmittedPaper,
  TakenBackRequest,
} from './paper-model.ts';

/** The texts of all papers in all their versions, newest first: they are few. */
export const listTemplates = read('onboarding-templates.list', {
  at: ['GET', '/api/onboarding-templates'],
  access: 'system',
  input: z.strictObject({}),
  output: z.object({ templates: z.array(TemplateRow) }),
  refuses: [],
});

export const showTemplate = read('onboarding-templates.show', {
  at: ['GET', '/api/onboarding-templates/:id'],
  access: 'system',
  input: z.strictObject({ id: Id }),
  output: Template,
  refuses: ['not-found'],
});

/** Begins the next text of a paper from the newest published one. Where a draft stands already, that is answered. */
export const draftTemplate = write('onboarding-templates.draft', {
  at: ['POST', '/api/onboarding-templates'],
  access: 'system',
  input: NewTemplate,
  output: TemplateHeader,
  refuses: [],
  records: 'onboarding-template.drafted',
});

export const changeTemplate = write('onboarding-templates.change', {
  at: ['POST', '/api/onboarding-templates/:id'],
  access: 'system',
  input: ChangedTemplate,
  output: TemplateHeader,
  refuses: ['not-found', 'stale', 'wrong-state'],
  records: 'onboarding-template.changed',
});

/** Numbers and hashes it; from then on it is what people sign. Faults of the text are refused as `invalid`, at their fields. */
export const publishTemplate = write('onboarding-templates.publish', {
  at: ['POST', '/api/onboarding-templates/:id/publish'],
  access: 'system',
  input: PublishedTemplate,
  output: TemplateHeader,
  refuses: ['not-found', 'stale', 'wrong-state', 'invalid'],
  records: 'onboarding-template.published',
});

const OfKind = z.strictObject({ paperKind: z.enum(PAPER_KINDS) });
const AtVersion = z.strictObject({ id: Id, version: Version });

/** Where the caller's papers stand, each of the kinds. */
export const listOwnPapers = read('onboarding-papers.list-own', {
  at: ['GET', '/api/onboarding-papers/own'],
  access: 'user',
  input: z.strictObject({}),
  output: z.object({ papers: z.array(OwnPaperRow) }),
  refuses: [],
});

/** The caller's newest paper of a kind; of one that nobody asked for, its text with what the profile knows. */
export const showOwnPaper = read('onboarding-papers.show-own', {
  at: ['GET', '/api/onboarding-papers/own/:paperKind'],
  access: 'user',
  shows: ['onboarding-papers', 'onboarding-templates'],
  input: OfKind,
  output: OwnPaper,
  refuses: [],
});

/** Keeps what is filled in so far, sealed. Beside another window it is stale (OB11). */
export const saveOwnPaper = write('onboarding-papers.save-own', {
  at: ['POST', '/api/onboarding-papers/own/:paperKind/draft'],
  access: 'user',
  input: SavedPaper,
  output: PaperHeader,
  refuses: ['stale', 'wrong-state', 'text-replaced'],
  records: 'onboarding-paper.saved',
});

/** Signs and hands it in. Blanks, missing consents and another name are refused as `invalid`, at their fields. */
export const submitOwnPaper = write('onboarding-papers.submit-own', {
  at: ['POST', '/api/onboarding-papers/own/:paperKind/submit'],
  access: 'user',
  input: SubmittedPaper,
  output: PaperHeader,
  refuses: ['stale', 'wrong-state', 'text-replaced', 'invalid'],
  records: 'onboarding-paper.submitted',
});

/** Takes back an optional consent of an accepted paper; the paper stays, the withdrawal stands beside it (OB16). */
export const withdrawConsent = write('onboarding-papers.withdraw-own', {
  at: ['POST', '/api/onboarding-papers/own/:paperKind/withdraw'],
  access: 'user',
  input: z.strictObject({ paperKind: z.enum(PAPER_KINDS), version: Version, key: text(30) }),
  output: PaperHeader,
  refuses: ['not-found', 'stale', 'wrong-state'],
  records: 'onboarding-paper.consent-withdrawn',
});

/**
 * Begins the application for another wage account with the answers of the accepted one, which stands until this is accepted. Where
 * one is under way already, that is answered.
 */
export const renewOwnPaper = write('onboarding-papers.renew-own', {
  at: ['POST', '/api/onboarding-papers/own/:paperKind/renew'],
  access: 'user',
  input: z.strictObject({ paperKind: z.literal(WAGE_PAPER) }),
  output: PaperHeader,
  refuses: ['not-found'],
  records: 'onboarding-paper.renewed',
});

/** A picture of the caller's passbook, kept sealed; the answers of the application name it. */
export const addPassbook = upload('onboarding-papers.add-passbook', {
  at: ['POST', '/api/onboarding-passbooks'],
  access: 'user',
  touches: [],
  input: z.strictObject({}),
  output: z.object({ id: Id }),
  refuses: ['too-large', 'wrong-type'],
  records: 'onboarding-passbook.added',
});

/** The picture, for its person and for HR; each opening is recorded (B2-05). */
export const fetchPassbook = download('onboarding-papers.fetch-passbook', {
  at: ['GET', '/api/onboarding-passbooks/:id'],
  access: 'user',
  input: z.strictObject({ id: Id }),
  mediaType: 'image/webp',
  refuses: ['not-found'],
  records: 'onboarding-passbook.opened',
});

/** The caller's signed paper as a PDF, in the language it was signed in. */
export const printOwnPaper = download('onboarding-papers.print-own', {
  at: ['GET', '/api/onboarding-papers/own/:paperKind/paper'],
  access: 'user',
  input: OfKind,
  mediaType: 'application/pdf',
  refuses: ['not-found'],
  records: 'onboarding-paper.printed',
});

/** All people and papers with their states: a work list, without answers. */
export const listPapers = read('onboarding-papers.list', {
  at: ['GET', '/api/onboarding-papers'],
  access: 'admin',
  shows: ['onboarding-papers', 'onboarding-templates', 'members', 'accounts'],
  input: z.strictObject(listInput(PAPER_LIST)),
  output: listOutput(PAPER_LIST),
  refuses: [],
});

export const exportPapers = download('onboarding-papers.export', {
  at: ['GET', '/api/onboarding-papers/export'],
  access: 'admin',
  input: z.strictObject(listExport(PAPER_LIST)),
  mediaType: 'text/csv',
  refuses: [],
  records: 'onboarding-papers.exported',
});

/** Asks people for papers; who has one under way is left out. An accepted one is asked for again (B8-05). */
export const requestPapers = write('onboarding-papers.request', {
  at: ['POST', '/api/onboarding-papers/request'],
  access: 'admin',
  input: RequestedPapers,
  output: z.object({ requested: z.number().int() }),
  refuses: [],
  records: 'onboarding-papers.requested',
});

/** Reminds those whose turn it is, each once a day a paper. */
export const remindPapers = write('onboarding-papers.remind', {
  at: ['POST', '/api/onboarding-papers/remind'],
  access: 'admin',
  input: z.strictObject({
    ids: z.array(Id).min(1, { error: 'required' }).max(PAPER_LIMITS.atOnce, { error: 'too-long' }),
  }),
  output: z.object({ reminded: z.number().int() }),
  refuses: [],
  records: 'onboarding-papers.reminded',
});

/** Somebody's paper with their answers; whoever opens it is on record. */
export const openPaper = view('onboarding-papers.open', {
  at: ['GET', '/api/onboarding-papers/:id'],
  access: 'admin',
  input: z.strictObject({ id: Id }),
  output: OpenedPaper,
  refuses: ['not-found'],
  records: 'onboarding-paper.opened',
});

/** The paper stands from now on; one of its kind that was accepted before is superseded. Nobody accepts their own. */
export const acceptPaper = write('onboarding-papers.accept', {
  at: ['POST', '/api/onboarding-papers/:id/accept'],
  access: 'admin',
  input: AtVersion,
  output: PaperHeader,
  /** The application for the wage account becomes that account; it needs an employee record to belong to. */
  touches: ['onboarding-papers', 'bank-accounts'],
  refuses: ['not-found', 'not-allowed', 'stale', 'wrong-state', 'no-employee-record'],
  records: 'onboarding-paper.accepted',
});

/** Gives it back with a comment on the whole or on fields. */
export const returnPaper = write('onboarding-papers.return', {
  at: ['POST', '/api/onboarding-papers/:id/return'],
  access: 'admin',
  input: ReturnedPaper,
  output: PaperHeader,
  refuses: ['not-found', 'not-allowed', 'stale', 'wrong-state', 'invalid'],
  records: 'onboarding-paper.returned',
});

/** Takes a request back before anything was handed in; what was typed so far is erased, and the person is told why. */
export const takeBackRequest = write('onboarding-papers.take-back', {
  at: ['POST', '/api/onboarding-papers/:id/take-back'],
  access: 'admin',
  input: TakenBackRequest,
  output: PaperHeader,
  refuses: ['not-found', 'not-allowed', 'stale', 'wrong-state'],
  records: 'onboarding-paper.taken-back',
});

/** Several papers in one PDF, each with pages of its own count; those that cannot be printed are named on a last page (OB19). */
export const printPapers = download('onboarding-papers.print-many', {
  at: ['GET', '/api/exports/onboarding-papers'],
  access: 'admin',
  input: PrintedPapers,
  mediaType: 'application/pdf',
  refuses: ['not-found'],
  records: 'onboarding-papers.printed',
});

/** Somebody's signed paper as a PDF. */
export const printPaper = download('onboarding-papers.print', {
  at: ['GET', '/api/onboarding-papers/:id/paper'],
  access: 'admin',
  input: z.strictObject({ id: Id }),
  mediaType: 'application/pdf',
  refuses: ['not-found'],
  records: 'onboarding-paper.printed',
});

export const ONBOARDING_OPERATIONS = [
  listTemplates,
  showTemplate,
  draftTemplate,
  changeTemplate,
  publishTemplate,
  listOwnPapers,
  showOwnPaper,
  saveOwnPaper,
  submitOwnPaper,
  withdrawConsent,
  renewOwnPaper,
  addPassbook,
  fetchPassbook,
  printOwnPaper,
  listPapers,
  exportPapers,
  requestPapers,
  remindPapers,
  openPaper,
  acceptPaper,
  returnPaper,
  takeBackRequest,
  printPaper,
  printPapers,
] as const;
