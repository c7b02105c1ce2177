import { defineRegister } from '../define-register.ts';

const toDelegations = { screen: 'delegations' };
const openDelegations = { ja: '代理設定を開く', en: 'Open delegations' };

export const DELEGATIONS_REGISTER = defineRegister({
  section: 'delegations',
  events: {
    'delegation.offered': { ja: '代理の依頼', en: 'Delegation offered' },
    'delegation.accepted': { ja: '代理の受諾', en: 'Delegation accepted' },
    'delegation.declined': { ja: '代理の辞退', en: 'Delegation declined' },
    'delegation.ended': { ja: '代理の終了', en: 'Delegation ended' },
  },
  targets: {
    delegation: { ja: '代理', en: 'Delegation' },
  },
  fieldTexts: {
    'own-delegate': { ja: '自分以外の人を選択してください。', en: 'Choose somebody other than yourself.' },
    'cannot-decide': {
      ja: 'この人には承認できるアカウントがありません。別の人を選択してください。',
      en: 'This person has no account that may approve. Choose somebody else.',
    },
    'too-many-days': { ja: '期間は{max}日以内にしてください。', en: 'This can be up to {max} {max|day|days}.' },
    'delegation-overlaps': {
      ja: '同じ期間の代理をすでに設定しています。先に終了するか、別の期間にしてください。',
      en: 'You have given a delegation for some of these days already. End it first, or choose other days.',
    },
  },
  notifications: {
    'delegation-offered': {
      group: 'tasks',
      initially: { portal: true, mail: true },
      isYourTurn: true,
      link: toDelegations,
      look: ['people', 'orange'],
      texts: {
        name: { ja: '代理を依頼されたとき', en: 'You are asked to be a delegate' },
        title: {
          ja: '{name}さんから代理の依頼が届きました（{firstDay}〜{day}）。',
          en: '{name} asks you to approve on their behalf from {firstDay} to {day}.',
        },
        subject: {
          ja: '【代理の依頼】{name}さん（{firstDay}〜{day}）',
          en: '[Delegation] {name}, {firstDay} to {day}',
        },
        mail: {
          ja: '{name}さんから、{firstDay}から{day}までの承認の代理を依頼されました。承諾すると、その期間に{name}さんの承認待ちを代理で承認できます。ポータルで承諾または辞退をしてください。',
          en: '{name} asks you to approve on their behalf from {firstDay} to {day}. Once you accept, you can act on what waits for {name} on these days. Accept or decline in the portal.',
        },
        action: { ja: '代理の依頼を確認する', en: 'Look at the request' },
      },
    },
    'delegation-accepted': {
      group: 'tasks',
      initially: { portal: true, mail: true },
      link: toDelegations,
      look: ['people', 'green'],
      texts: {
        name: { ja: '代理が承諾されたとき', en: 'Your delegation was accepted' },
        title: {
          ja: '{name}さんが代理を承諾しました（{firstDay}〜{day}）。',
          en: '{name} accepted the delegation from {firstDay} to {day}.',
        },
        subject: {
          ja: '【代理の承諾】{name}さん（{firstDay}〜{day}）',
          en: '[Delegation accepted] {name}, {firstDay} to {day}',
        },
        mail: {
          ja: '{name}さんが代理を承諾しました。{firstDay}から{day}まで、あなたの承認待ちを{name}さんも承認できます。',
          en: '{name} accepted the delegation. From {firstDay} to {day}, {name} can act on what waits for you as well.',
        },
        action: openDelegations,
      },
    },
    'delegation-declined': {
      group: 'tasks',
      initially: { portal: true, mail: true },
      link: toDelegations,
      look: ['people', 'crimson'],
      texts: {
        name: { ja: '代理が辞退されたとき', en: 'Your delegation was declined' },
        title: {
          ja: '{name}さんが代理を辞退しました（{firstDay}〜{day}）。',
          en: '{name} declined the delegation from {firstDay} to {day}.',
        },
        subject: {
          ja: '【代理の辞退】{name}さん（{firstDay}〜{day}）',
          en: '[Delegation declined] {name}, {firstDay} to {day}',
        },
        mail: {
          ja: '{name}さんが{firstDay}から{day}までの代理を辞退しました。必要な場合は、ほかの人に依頼してください。',
          en: '{name} declined the delegation from {firstDay} to {day}. If you still need a delegate, ask somebody else.',
        },
        action: openDelegations,
      },
    },
    'delegation-ending': {
      group: 'tasks',
      initially: { portal: true, mail: false },
      link: toDelegations,
      look: ['people', 'orange'],
      texts: {
        name: { ja: '代理の期間がまもなく終わるとき', en: 'A delegation ends soon' },
        title: {
          ja: '{name}さんとの代理は{day}で終わります。',
          en: 'The delegation between you and {name} ends after {day}.',
        },
        subject: { ja: '【代理の終了予定】{name}さん（{day}まで）', en: '[Delegation ends soon] {name}, until {day}' },
        mail: {
          ja: '{name}さんとの代理は{day}で終わります。続ける場合は、新しい代理を設定してください。',
          en: 'The delegation between you and {name} ends after {day}. To go on, set a new one.',
        },
        action: openDelegations,
      },
    },
    'delegation-ended': {
      group: 'tasks',
      initially: { portal: true, mail: true },
      link: toDelegations,
      look: ['people', 'blue'],
      texts: {
        name: { ja: '代理が取りやめられたとき', en: 'A delegation was ended' },
        title: {
          ja: '{name}さんが代理を終了しました（{firstDay}〜{day}）。',
          en: '{name} ended the delegation from {firstDay} to {day}.',
        },
        subject: {
          ja: '【代理の終了】{name}さん（{firstDay}〜{day}）',
          en: '[Delegation ended] {name}, {firstDay} to {day}',
        },
        mail: {
          ja: '{name}さんが、{firstDay}から{day}までの代理を終了しました。これから代理で承認することはできません。承認済みのものはそのまま有効です。',
          en: '{name} ended the delegation from {firstDay} to {day}. Nobody approves by it any more. What was approved stays approved.',
        },
        action: openDelegations,
      },
    },
  },
});
