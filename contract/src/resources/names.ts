// Names of categories, states and ways of approval of resources, on screens and in files alike.
import type { Texts } from '../message.ts';
import type { ClosureState, ResourceApproval, ResourceCategory, ResourceStatus } from './model.ts';

export const RESOURCE_CATEGORY_NAMES: Texts<ResourceCategory> = {
  room: { ja: '会議室', en: 'Room' },
  vehicle: { ja: '車両', en: 'Vehicle' },
  equipment: { ja: '備品', en: 'Equipment' },
  other: { ja: 'その他', en: 'Other' },
};

export const RESOURCE_STATUS_NAMES: Texts<ResourceStatus> = {
  active: { ja: '利用中', en: 'In use' },
  retired: { ja: '廃止', en: 'Retired' },
};

export const RESOURCE_APPROVAL_NAMES: Texts<ResourceApproval> = {
  none: { ja: '承認なし', en: 'No approval' },
  always: { ja: '承認が必要', en: 'Needs approval' },
};

export const CLOSURE_STATE_NAMES: Texts<ClosureState> = {
  coming: { ja: '予定', en: 'Coming' },
  current: { ja: '休止中', en: 'Closed now' },
  over: { ja: '終了', en: 'Over' },
  lifted: { ja: '解除済', en: 'Lifted' },
};
