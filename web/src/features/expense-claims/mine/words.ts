import { defineWords } from '../../../platform/words.ts';

export const useMineWords = defineWords({
  'month.wrong': {
    ja: '対象月は翌月までの年月です。今月の精算書を表示しています。',
    en: 'The month must be a month up to next month. This is the claim of the current month.',
  },
  'load.failed': { ja: '精算書を読み込めませんでした。', en: 'The claim could not be loaded.' },
  'no-employee': {
    ja: 'このアカウントには社員情報がないため、精算書を作成できません。システム管理者に連絡してください。',
    en: 'This account has no employee record, so it cannot claim expenses. Ask a system administrator.',
  },

  number: { ja: '申請番号 {{number}}', en: 'Number {{number}}' },
  'closing.date': { ja: '締め日 {{day}}', en: 'Closing date {{day}}' },
  'closing.passed': { ja: '締め日 {{day}}（過ぎています）', en: 'Closing date {{day}} (passed)' },
  'sums.title': { ja: '経費種別ごとの合計', en: 'Sums by expense type' },
  'sums.total': { ja: '合計', en: 'Total' },
  'sums.lines': { ja: '明細', en: 'Lines' },
  'sums.count': { ja: '{{count}}件', en: { one: '{{count}} line', other: '{{count}} lines' } },
  'strip.title': { ja: '日ごとの明細', en: 'Lines by day' },
  'strip.day': {
    ja: '{{day}} 明細{{count}}件',
    en: { one: '{{day}}, {{count}} line', other: '{{day}}, {{count}} lines' },
  },
  'strip.holiday': {
    ja: '{{day}} {{holiday}} 明細{{count}}件',
    en: { one: '{{day}}, {{holiday}}, {{count}} line', other: '{{day}}, {{holiday}}, {{count}} lines' },
  },
  'strip.holiday.mark': { ja: '祝', en: 'hol.' },

  'findings.title': { ja: '確認が必要な項目', en: 'Points to check' },
  'findings.errors': { ja: 'エラー{{count}}件', en: { one: '{{count}} error', other: '{{count}} errors' } },
  'findings.warnings': { ja: '注意{{count}}件', en: { one: '{{count}} warning', other: '{{count}} warnings' } },
  'keys.title': { ja: '精算書', en: 'The claim' },
  'keys.submit': { ja: '申請する', en: 'Submit' },
  'findings.next': { ja: '次の確認項目', en: 'Next point to check' },
  'findings.keys': { ja: 'F8で次の項目へ進みます', en: 'F8 goes to the next one' },
  'findings.show': { ja: '一覧を表示', en: 'Show list' },
  'findings.hide': { ja: '一覧を閉じる', en: 'Hide list' },
  'findings.line': { ja: '{{line}}行目', en: 'Line {{line}}' },
  'findings.claim': { ja: '精算書全体', en: 'Whole claim' },

  'save.saved': { ja: '{{time}} 保存済み', en: 'Saved {{time}}' },
  'save.all': { ja: '保存済み', en: 'Saved' },
  'save.none': { ja: '入力すると自動で保存します', en: 'Saved by itself as you type' },
  'save.saving': { ja: '保存中', en: 'Saving' },
  'save.unsent': { ja: '未送信 {{count}}件', en: '{{count}} not sent yet' },
  'save.unreachable': {
    ja: 'サーバーに接続できません。入力内容はこの端末に残しています。',
    en: 'The server cannot be reached. What you typed is kept on this device.',
  },
  'save.volatile': {
    ja: 'この端末には入力内容を残せません。保存されるまでこの画面を閉じないでください。',
    en: 'This device cannot keep what you type. Leave this page open until it is saved.',
  },
  'save.conflict': { ja: 'ほかの人が先に変更しています。', en: 'Someone else changed this first.' },
  'save.conflict.open': { ja: '違いを見る', en: 'Compare' },
  'save.lines-refused': {
    ja: '保存できない明細があります。内容を直すと送信します。',
    en: 'Some lines cannot be saved. They are sent once you change them.',
  },
  'save.retry': { ja: '再試行', en: 'Try again' },
  'save.restored': {
    ja: '前回この端末に残した入力を復元しました。',
    en: 'What you last typed on this device has been restored.',
  },
  'save.held': {
    ja: 'この精算書は入力できない状態です。未送信の入力{{count}}件はこの端末に残しています。',
    en: {
      one: 'This claim cannot be changed now. {{count}} change not sent yet is kept on this device.',
      other: 'This claim cannot be changed now. {{count}} changes not sent yet are kept on this device.',
    },
  },
  'save.refused-line': { ja: '{{line}}行目 {{message}}', en: 'Line {{line}}: {{message}}' },

  sort: { ja: '日付順に並べ替える', en: 'Sort by date' },
  'sort.done': { ja: '日付順に並べ替えました。', en: 'Sorted by date.' },
  'sort.always': { ja: '明細を日付順に並べ替えて申請する', en: 'Submit with the lines sorted by date' },
  'whynot.nothing-to-sort': { ja: '明細が2件以上になると並べ替えられます', en: 'Available from two lines on' },
  submit: { ja: '申請する', en: 'Submit' },
  'submit.question': { ja: '{{month}}の精算書を申請しますか？', en: 'Submit the claim of {{month}}?' },
  'submit.consequence': {
    ja: '明細{{count}}件、合計{{total}}円です。申請すると、取り下げるまで変更できません。',
    en: {
      one: '{{count}} line, ¥{{total}} in total. Once submitted, it cannot be changed unless you withdraw it.',
      other: '{{count}} lines, ¥{{total}} in total. Once submitted, it cannot be changed unless you withdraw it.',
    },
  },
  'submit.warnings': {
    ja: '理由を書いた注意が{{count}}件あります。',
    en: { one: '{{count}} warning has a reason in the memo.', other: '{{count}} warnings have a reason in the memo.' },
  },
  'submit.blocked': {
    ja: '申請の前に{{count}}か所を確認してください',
    en: { one: 'Check {{count}} place before submitting', other: 'Check {{count}} places before submitting' },
  },
  'submit.unsent': {
    ja: '申請できません。まだ保存されていない入力があります。',
    en: 'Cannot submit. Some of what you typed is not saved yet.',
  },
  'submit.done': { ja: '精算書 {{number}} を申請しました。', en: 'Claim {{number}} submitted.' },
  'submit.saving': { ja: '入力内容を保存しています…', en: 'Saving what you typed…' },

  withdraw: { ja: '取り下げる', en: 'Withdraw' },
  'withdraw.question': { ja: '精算書 {{number}} を取り下げますか？', en: 'Withdraw claim {{number}}?' },
  'withdraw.consequence': {
    ja: '下書きに戻ります。直してからもう一度申請できます。',
    en: 'It becomes a draft again. You can change it and submit it once more.',
  },
  'withdraw.done': { ja: '精算書 {{number}} を取り下げました。', en: 'Claim {{number}} withdrawn.' },

  cancel: { ja: '精算書を取り消す', en: 'Cancel claim' },
  'cancel.question': { ja: '{{month}}の精算書を取り消しますか？', en: 'Cancel the claim of {{month}}?' },
  'cancel.consequence': {
    ja: '明細{{count}}件は入力できなくなります。元には戻せませんが、コピーして新しく作成できます。',
    en: {
      one: 'Its {{count}} line can no longer be changed. This cannot be undone, but you can copy it as new.',
      other: 'Its {{count}} lines can no longer be changed. This cannot be undone, but you can copy it as new.',
    },
  },
  'cancel.done': { ja: '{{month}}の精算書を取り消しました。', en: 'Claim of {{month}} cancelled.' },
  back: { ja: '戻る', en: 'Back' },

  'copy.new': { ja: 'コピーして新規作成', en: 'Copy as new' },
  'copy.new.done': {
    ja: '明細{{count}}件をコピーしました。領収書は添付し直してください。',
    en: {
      one: '{{count}} line copied. Attach its receipts again.',
      other: '{{count}} lines copied. Attach their receipts again.',
    },
  },
  'copy.month': { ja: '先月からコピー', en: 'Copy from last month' },
  'copy.month.done': {
    ja: '{{month}}から明細{{count}}件をコピーしました。日付を確認してください。',
    en: {
      one: '{{count}} line copied from {{month}}. Check its date.',
      other: '{{count}} lines copied from {{month}}. Check their dates.',
    },
  },
  'copy.month.none': { ja: '{{month}}の明細はありません。', en: 'There are no lines in {{month}}.' },
  'copy.month.full': {
    ja: '{{limit}}行を超えるため{{count}}件は入っていません。',
    en: {
      one: '{{count}} line was left out: a claim can have up to {{limit}}.',
      other: '{{count}} lines were left out: a claim can have up to {{limit}}.',
    },
  },
  'copy.day': { ja: '日をコピー', en: 'Copy a day' },
  'copy.day.question': { ja: '1日分の明細をコピー', en: 'Copy the lines of a day' },
  'copy.day.from': { ja: 'コピーする日', en: 'Day to copy' },
  'copy.day.to': { ja: 'コピー先の日', en: 'Day to copy to' },
  'copy.day.do': { ja: 'コピーする', en: 'Copy' },
  'copy.day.done': {
    ja: '{{day}}に明細{{count}}件をコピーしました。',
    en: { one: '{{count}} line copied to {{day}}.', other: '{{count}} lines copied to {{day}}.' },
  },
  'line.add': { ja: '行を追加', en: 'Add a line' },
  preview: { ja: 'プレビュー', en: 'Preview' },
  'preview.unsaved': { ja: '明細を入力すると表示できます。', en: 'Enter a line to see the claim on paper.' },
  'empty.title': { ja: '{{month}}の明細はまだありません。', en: 'No lines for {{month}} yet.' },
  'empty.ended': { ja: '{{month}}の精算書に明細はありません。', en: 'The claim of {{month}} has no lines.' },

  'whynot.wrong-state': {
    ja: 'この精算書は「{{status}}」のため、この操作はできません。',
    en: 'This claim is {{status}}, so this is not possible.',
  },
  'whynot.not-allowed': { ja: '申請者だけができる操作です。', en: 'Only its requester can do this.' },
  'whynot.not-started': { ja: '明細を入力すると操作できます。', en: 'Enter a line first.' },
  'status.returned': { ja: '差戻し：{{by}}さんのコメント', en: 'Returned: comment by {{by}}' },
  'status.rejected': { ja: '却下：{{by}}さんのコメント', en: 'Rejected: comment by {{by}}' },
  'status.returned.remedy': {
    ja: '明細を直して、もう一度申請してください。',
    en: 'Correct the lines and submit the claim again.',
  },

  'live.returned': { ja: '{{by}}さんが精算書を差し戻しました。', en: '{{by}} returned your claim.' },
  'live.rejected': { ja: '{{by}}さんが精算書を却下しました。', en: '{{by}} rejected your claim.' },
  'live.approved': { ja: '{{by}}さんが精算書を承認しました。', en: '{{by}} approved your claim.' },
  'live.confirmed': { ja: '{{by}}さんが精算書を確定しました。', en: '{{by}} confirmed your claim.' },

  'conflict.lead': {
    ja: '違いを見て、残す値を選んでください。ほかの変更は両方とも残してあります。',
    en: 'Compare the values and choose which to keep. All other changes of both sides are kept.',
  },
  'conflict.keep': { ja: '選んだ値を残す', en: 'Keep these values' },

  'files.title': { ja: '領収書', en: 'Receipts' },
  'files.of': { ja: '{{line}}行目の領収書', en: 'Receipts of line {{line}}' },
  'files.open': { ja: '{{line}}行目の領収書 {{count}}', en: 'Receipts of line {{line}}: {{count}}' },
  'files.none': { ja: '領収書はありません。', en: 'No receipts.' },
  'files.remove': { ja: '{{name}}を削除', en: 'Delete {{name}}' },
  'files.elsewhere': {
    ja: 'この領収書は {{number}} でも使われています。',
    en: 'This receipt is also used in {{number}}.',
  },
  'files.close': { ja: '閉じる', en: 'Close' },

  'cards.title': { ja: '明細', en: 'Lines' },
  'card.untitled': { ja: '未入力の明細', en: 'Empty line' },
  'card.errors': { ja: 'エラー{{count}}件', en: { one: '{{count}} error', other: '{{count}} errors' } },
  'card.warnings': { ja: '注意{{count}}件', en: { one: '{{count}} warning', other: '{{count}} warnings' } },
  'form.new': { ja: '明細を追加', en: 'Add a line' },
  'form.edit': { ja: '{{line}}行目の明細', en: 'Line {{line}}' },
  'form.save': { ja: '保存', en: 'Save' },
  'form.save.next': { ja: '保存して次へ', en: 'Save and next' },
  'form.duplicate': { ja: '明細をコピー', en: 'Copy line' },
  'form.delete': { ja: '削除', en: 'Delete' },
  'form.close': { ja: '明細一覧に戻る', en: 'Back to the lines' },
  'form.required': { ja: '必須', en: 'Required' },
  'form.choose': { ja: '選択してください', en: 'Select' },
  'form.amount': { ja: '金額', en: 'Amount' },
  'form.suggestions': { ja: '候補', en: 'Suggestions' },
  'form.more': { ja: '税区分・支払区分など', en: 'Tax class, paid by and more' },
  'form.deleted': { ja: '明細を削除しました。', en: 'Line deleted.' },
  'form.undo': { ja: '元に戻す', en: 'Undo' },
  'form.saved': { ja: '明細を保存しました。', en: 'Line saved.' },
});
