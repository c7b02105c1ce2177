// Names of roles and states of accounts, on screens and in files alike.
import type { HeldRole } from '../access.ts';
import type { Texts } from '../message.ts';
import type { AccountState } from './model.ts';

export const ROLE_NAMES: Texts<HeldRole> = {
  system: { ja: 'システム管理者', en: 'System' },
  admin: { ja: '管理者', en: 'Admin' },
  staff: { ja: 'スタッフ', en: 'Staff' },
  user: { ja: '一般ユーザー', en: 'User' },
  auditor: { ja: '監査人（閲覧のみ）', en: 'Auditor (reads only)' },
};

export const ACCOUNT_STATE_NAMES: Texts<AccountState> = {
  invited: { ja: '招待中', en: 'Invited' },
  active: { ja: '有効', en: 'Active' },
  locked: { ja: 'ロック中', en: 'Locked' },
  suspended: { ja: '停止中', en: 'Suspended' },
};
