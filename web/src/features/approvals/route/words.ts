// The words of a route: before it is submitted, and while it goes its way.
import { defineWords } from '../../../platform/words.ts';

export const useRouteWords = defineWords({
  route: { ja: '承認経路', en: 'Approval route' },
  version: { ja: '{{name}}（第{{number}}版）', en: '{{name}} (version {{number}})' },

  'mode.all': { ja: '全員', en: 'All of them' },
  'mode.any': { ja: '誰か1人', en: 'Any one of them' },
  'mode.some': { ja: '{{of}}人中{{count}}人', en: { one: '{{count}} of {{of}}', other: '{{count}} of {{of}}' } },
  due: {
    ja: '期限：到着から{{count}}営業日',
    en: { one: 'Due {{count}} business day after arrival', other: 'Due {{count}} business days after arrival' },
  },
  'step.skipped': {
    ja: '省略：前のステップと同じ人のため、そこで一度だけ承認します。',
    en: 'Skipped: the same person decides the step before, and decides once.',
  },
  'people.more': { ja: 'ほか{{count}}人を表示', en: { one: 'Show {{count}} more', other: 'Show {{count}} more' } },

  'found.superior': { ja: '上長', en: 'Supervisor' },
  'found.group-head': { ja: '部署長', en: 'Department head' },
  'found.position': { ja: '役職で指定', en: 'By position' },
  'found.role': { ja: '役割で指定', en: 'By role' },
  'found.person': { ja: '指名', en: 'By name' },
  'found.responsible': { ja: '対象の担当者', en: 'Responsible for it' },
  'found.escalation': { ja: '期限超過による追加', en: 'Added when overdue' },
  'found.reassignment': { ja: '担当変更', en: 'Reassigned' },
  'found.in': { ja: '{{group}}の{{how}}', en: '{{how}}, {{group}}' },
  'found.up': {
    ja: '{{how}}（{{count}}つ上）',
    en: { one: '{{how}} ({{count}} level up)', other: '{{how}} ({{count}} levels up)' },
  },

  'refused.no-route': {
    ja: 'この内容に合う承認経路がないため、申請できません。',
    en: 'No approval route fits this request, so it cannot be submitted.',
  },
  'refused.no-approver': {
    ja: '「{{step}}」の承認者が見つからないため、申請できません。',
    en: 'Nobody was found for the step “{{step}}”, so the request cannot be submitted.',
  },
  'refused.ask': {
    ja: '{{names}}さんに承認経路の確認を依頼してください。',
    en: 'Ask {{names}} to check the approval route.',
  },
  'refused.ask.anyone': {
    ja: 'システム担当者に承認経路の確認を依頼してください。',
    en: 'Ask your system administrator to check the approval route.',
  },

  timeline: { ja: '承認の状況', en: 'Approval' },
  'next.approve': { ja: '{{names}}さんの承認待ちです。', en: 'Waiting for approval by {{names}}.' },
  'next.check': { ja: '{{names}}さんの確認待ちです。', en: 'Waiting for the check by {{names}}.' },
  'next.circulate': { ja: '{{names}}さんに回覧しています。', en: 'Circulating to {{names}}.' },
  'names.or-more': {
    ja: '{{names}}ほか{{count}}人',
    en: { one: '{{names}} and {{count}} other', other: '{{names}} and {{count}} others' },
  },
  'ended.approved': { ja: '決裁されました。', en: 'Approved.' },
  'ended.returned': {
    ja: '差し戻されました。申請者の修正を待っています。',
    en: 'Returned. Waiting for the requester to correct it.',
  },
  'ended.rejected': { ja: '却下されました。', en: 'Rejected.' },
  'ended.withdrawn': { ja: '申請者が取り下げました。', en: 'Withdrawn by the requester.' },
  'ended.lapsed': { ja: '承認が不要になりました。', en: 'No longer needed.' },

  'state.done': { ja: '完了', en: 'Done' },
  'state.now': { ja: '承認待ち', en: 'Pending' },
  'state.later': { ja: '順番待ち', en: 'Not yet' },
  'state.skipped': { ja: '省略', en: 'Skipped' },
  'state.returned': { ja: '差戻し', en: 'Returned' },
  'state.rejected': { ja: '却下', en: 'Rejected' },
  'state.unreached': { ja: '未到達', en: 'Not reached' },
  'task.due': { ja: '期限 {{day}}', en: 'Due {{day}}' },
  'task.overdue': { ja: '期限超過', en: 'Overdue' },
  'task.for': { ja: '{{delegate}}さんが代理承認', en: 'by {{delegate}} as delegate' },
  'task.spared': {
    ja: '前のステップで承認済みのため、ここでは承認しません。',
    en: 'Decided in the step before, and decides once.',
  },
  'task.unneeded': {
    ja: 'ほか{{count}}人の承認は不要になりました。',
    en: { one: '{{count}} other was no longer needed.', other: '{{count}} others were no longer needed.' },
  },

  history: { ja: '申請の履歴', en: 'History' },
  round: { ja: '{{count}}回目の申請', en: { one: 'Submission {{count}}', other: 'Submission {{count}}' } },
  calendar: { ja: '自動', en: 'Automatic' },
  'act.for': { ja: '{{name}}さんの代理', en: 'for {{name}}' },
  'act.reason': { ja: '理由：{{reason}}', en: 'Reason: {{reason}}' },
  'act.amounts': { ja: '{{before}} から {{after}} に変更', en: 'From {{before}} to {{after}}' },
  seal: {
    ja: '{{act}}の日付印：{{department}} {{day}} {{name}}',
    en: 'Date seal, {{act}}: {{department}} {{day}} {{name}}',
  },
  all: { ja: 'すべて表示（{{count}}件）', en: { one: 'Show all ({{count}})', other: 'Show all ({{count}})' } },
});
