import { defineRegister } from '../define-register.ts';

export const SHARED_VIEWS_REGISTER = defineRegister({
  section: 'accounts',
  events: {
    'view.shared': { ja: '表示の共有', en: 'View shared' },
    'view.unshared': { ja: '表示の共有の終了', en: 'View no longer shared' },
  },
  targets: {
    'shared-view': { ja: '共有の表示', en: 'Shared view' },
  },
  fieldTexts: {
    'view-taken': {
      ja: 'この名前の共有の表示はすでにあります。別の名前を入力してください。',
      en: 'There is a shared view of this name already. Enter another name.',
    },
    'views-full': {
      ja: '共有できる表示は1つの一覧につき{max}件までです。使わない表示の共有をやめてください。',
      en: 'Up to {max} {max|view|views} of a list can be shared. Stop sharing one that nobody uses.',
    },
  },
});
