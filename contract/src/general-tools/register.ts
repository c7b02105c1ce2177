import { defineRegister } from '../define-register.ts';

export const GENERAL_TOOLS_REGISTER = defineRegister({
  section: 'system',
  events: {
    'general-tool.opened': { ja: '汎用ツールの利用範囲の変更', en: 'Access to a general tool changed' },
  },
  targets: {
    'general-tool': { ja: '汎用ツール', en: 'General tool' },
  },
  refusals: {
    'tool-closed': {
      status: 403,
      ja: '{tool}は閉じられているため、使えません。登録した内容は残っています。必要な場合はシステム管理者に連絡してください。',
      en: '“{tool}” is closed to you. What is stored in it is kept. Ask a system administrator if you need it.',
    },
  },
});
