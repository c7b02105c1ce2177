import { defineRegister } from '../define-register.ts';

export const FAULT_REPORTS_REGISTER = defineRegister({
  section: 'system',
  events: {
    'fault.reported': { ja: '問題の報告', en: 'Problem reported' },
    'page.crashed': { ja: '画面の異常', en: 'Page failed' },
  },
  targets: {
    'fault-report': { ja: '問題の報告', en: 'Report of a problem' },
    page: { ja: '画面', en: 'Page' },
  },
  notifications: {
    'fault-reported': {
      group: 'system',
      initially: { portal: true, mail: true },
      mailsOnceUntilRead: true,
      link: { screen: 'errors.unexpected' },
      look: ['error', 'crimson'],
      texts: {
        name: { ja: '問題が報告されたとき', en: 'A problem was reported' },
        title: {
          ja: '問題の報告が届きました（参照番号 {reference}）。',
          en: 'A problem was reported (reference {reference}).',
        },
        subject: { ja: '【問題の報告】参照番号 {reference}', en: '[Problem reported] Reference {reference}' },
        mail: {
          ja: '画面から問題の報告が届きました。参照番号 {reference} でログを確認してください。',
          en: 'Somebody reported a problem from a page. Look for reference {reference} in the log.',
        },
        action: { ja: '報告を読む', en: 'Read the report' },
      },
    },
  },
});
