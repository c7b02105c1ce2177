// The words of the fields of fault reports, for the API description.
import type { Texts } from '../message.ts';

export const FAULT_FIELDS = {
  errorName: { ja: '異常の種類', en: 'Kind of fault' },
  frames: { ja: '異常の起きた場所', en: 'Where it happened' },
  reference: { ja: '参照番号', en: 'Reference number' },
  said: { ja: '利用者の説明', en: 'What the person said' },
  path: { ja: '画面のパス', en: 'Path of the page' },
} as const satisfies Texts<string>;
