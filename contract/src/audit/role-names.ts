import { ROLE_NAMES } from '../accounts/names.ts';
import type { Texts } from '../message.ts';
import type { ActorRole } from './model.ts';

export const ACTOR_ROLE_NAMES: Texts<ActorRole> = { ...ROLE_NAMES, guest: { ja: 'ゲスト', en: 'Guest' } };
