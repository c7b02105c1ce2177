import type { Texts } from '../message.ts';
import type { ActorRole } from './model.ts';

export const ACTOR_ROLE_NAMES: Texts<ActorRole> = {
  system: { ja: 'システム管理者', en: 'System' },
  admin: { ja: '管理者', en: 'Admin' },
  staff: { ja: 'スタッフ', en: 'Staff' },
  user: { ja: '一般ユーザー', en: 'User' },
  guest: { ja: 'ゲスト', en: 'Guest' },
};
