// Names of the states of onboarding documents, on screens and in files alike.
import type { Texts } from '../message.ts';
import type { TemplateStatus } from './model.ts';
import type { ListedStatus, PaperStatus } from './paper-model.ts';

export const TEMPLATE_STATUS_NAMES: Texts<TemplateStatus> = {
  draft: { ja: '下書き', en: 'Draft' },
  published: { ja: '公開済', en: 'Published' },
};

export const PAPER_STATUS_NAMES: Texts<PaperStatus> = {
  requested: { ja: '未着手', en: 'Not started' },
  in_progress: { ja: '入力中', en: 'In progress' },
  submitted: { ja: '提出済', en: 'Submitted' },
  returned: { ja: '差戻し', en: 'Returned' },
  accepted: { ja: '受理済', en: 'Accepted' },
  superseded: { ja: '旧版', en: 'Superseded' },
  withdrawn: { ja: '撤回済', en: 'Revoked' },
  taken_back: { ja: '依頼取消', en: 'Taken back' },
};

/** In the list of everybody, a paper that nobody was asked for stands as well. */
export const LISTED_STATUS_NAMES: Texts<ListedStatus | PaperStatus> = {
  none: { ja: '未依頼', en: 'Not requested' },
  ...PAPER_STATUS_NAMES,
};
