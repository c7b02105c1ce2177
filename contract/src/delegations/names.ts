import type { Text } from '../message.ts';
import type { DelegationStatus } from './model.ts';

export const DELEGATION_STATUS_NAMES = {
  offered: { ja: '承諾待ち', en: 'Offered' },
  accepted: { ja: '有効', en: 'Active' },
  declined: { ja: '辞退', en: 'Declined' },
  ended: { ja: '終了', en: 'Ended' },
} as const satisfies Readonly<Record<DelegationStatus, Text>>;
