// The records of onboarding: a version of a paper's text, and a person's paper.
import { type Machine, machine } from '../record/machine.ts';
import { defineRecord } from '../record/record.ts';
import type { TemplateStatus } from './model.ts';
import { PAPER_STATUS_NAMES, TEMPLATE_STATUS_NAMES } from './names.ts';
import { paperMachine } from './rules.ts';

type TemplateAction = 'change' | 'publish';

/** A published text is never changed: the next one is a draft of its own. */
const templateMachine: Machine<TemplateStatus, TemplateAction, 'editor'> = machine<TemplateStatus, 'editor'>()({
  change: { from: ['draft'], to: 'draft', by: 'editor' },
  publish: { from: ['draft'], to: 'published', by: 'editor' },
});

export const ONBOARDING_TEMPLATE = defineRecord({
  noun: 'onboarding-template',
  name: { ja: '書類の文面', en: 'text' },
  states: TEMPLATE_STATUS_NAMES,
  machine: templateMachine,
});

export const ONBOARDING_PAPER = defineRecord({
  noun: 'onboarding-paper',
  name: { ja: '提出書類', en: 'paper' },
  states: PAPER_STATUS_NAMES,
  machine: paperMachine,
});
