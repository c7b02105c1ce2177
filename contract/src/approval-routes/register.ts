import { defineRegister } from '../define-register.ts';

export const APPROVAL_ROUTES_REGISTER = defineRegister({
  section: 'approvals',
  events: {
    'approval-route.created': { ja: '承認経路の作成', en: 'Approval route created' },
    'approval-route.changed': { ja: '承認経路の変更', en: 'Approval route changed' },
    'approval-route.discarded': { ja: '承認経路の下書きの破棄', en: 'Draft of an approval route discarded' },
    'approval-route.published': { ja: '承認経路の公開', en: 'Approval route published' },
    'approval-route.ended': { ja: '承認経路の終了', en: 'Approval route ended' },
    'approval-routes.exported': { ja: '承認経路一覧のCSV出力', en: 'Approval routes exported' },
  },
  targets: {
    'approval-route': { ja: '承認経路', en: 'Approval route' },
  },
  refusals: {
    'no-approval-route': {
      status: 422,
      ja: '申請できません。{reason}{ask}に連絡してください。',
      en: 'This cannot be submitted. {reason} Ask {ask}.',
    },
  },
  fieldTexts: {
    'amount-order': {
      ja: '上限の金額は下限以上にしてください。',
      en: 'The upper amount cannot be below the lower one.',
    },
    'fewer-approvers': {
      ja: '必要な人数より承認者が少なくなっています（最大{most}人）。',
      en: 'Fewer approvers are named than have to act ({most} at most).',
    },
    'decision-needed': {
      ja: '最小の金額から有効な「承認」のステップを1つ以上設定してください。',
      en: 'Somebody has to decide: add an approving step that holds from the smallest amount on.',
    },
    'never-reached': {
      ja: 'この承認経路の申請はこの金額に達しません。金額を確認してください。',
      en: 'No request of this route reaches this amount.',
    },
    'no-responsible': {
      ja: 'この種類の申請には、対象の担当者がいません。別の決め方を選んでください。',
      en: 'Requests of this kind name nobody as responsible. Choose another rule.',
    },
    'ends-earlier': {
      ja: 'この承認経路はこの日より前に終了します。続ける場合は、新しい版を公開してください。',
      en: 'This route ends earlier already. Publish a new version to go on longer.',
    },
  },
});
