import { defineRegister } from '../define-register.ts';

/** To the person whose paper it is: the way to their papers. */
const TO_OWN = { link: { screen: 'onboarding.own' } } as const;
const OPEN_OWN = { ja: '提出書類を開く', en: 'Open your papers' } as const;

export const ONBOARDING_REGISTER = defineRegister({
  section: 'onboarding',
  events: {
    'onboarding-template.drafted': { ja: '書類の文面の下書き作成', en: 'Text of a paper drafted' },
    'onboarding-template.changed': { ja: '書類の文面の変更', en: 'Text of a paper changed' },
    'onboarding-template.published': { ja: '書類の文面の公開', en: 'Text of a paper published' },
    'onboarding-paper.saved': { ja: '提出書類の下書き保存', en: 'Onboarding paper saved' },
    'onboarding-paper.submitted': { ja: '提出書類の提出', en: 'Onboarding paper submitted' },
    'onboarding-paper.consent-withdrawn': { ja: '同意の撤回', en: 'Consent withdrawn' },
    'onboarding-paper.renewed': { ja: '給与振込口座申請書の再作成', en: 'Wage application begun anew' },
    'onboarding-passbook.added': { ja: '通帳の写しの登録', en: 'Picture of a passbook added' },
    'onboarding-passbook.opened': { ja: '通帳の写しの閲覧', en: 'Picture of a passbook opened' },
    'onboarding-paper.printed': { ja: '提出書類の印刷', en: 'Onboarding paper printed' },
    'onboarding-papers.exported': { ja: '提出書類一覧のCSV出力', en: 'Onboarding papers exported' },
    'onboarding-papers.requested': { ja: '提出書類の依頼', en: 'Onboarding papers requested' },
    'onboarding-papers.reminded': { ja: '提出書類の催促', en: 'Onboarding papers reminded of' },
    'onboarding-paper.opened': { ja: '提出書類の閲覧', en: 'Onboarding paper opened' },
    'onboarding-paper.accepted': { ja: '提出書類の受理', en: 'Onboarding paper accepted' },
    'onboarding-paper.taken-back': { ja: '提出書類の依頼の取消し', en: 'Request of an onboarding paper taken back' },
    'onboarding-papers.printed': { ja: '提出書類の一括印刷', en: 'Onboarding papers printed together' },
    'onboarding-paper.returned': { ja: '提出書類の差戻し', en: 'Onboarding paper returned' },
  },
  targets: {
    'onboarding-paper': { ja: '提出書類', en: 'Onboarding paper' },
    'onboarding-passbook': { ja: '通帳の写し', en: 'Picture of a passbook' },
    'onboarding-template': { ja: '書類の文面', en: 'Text of a paper' },
  },
  refusals: {
    'no-employee-record': {
      status: 409,
      ja: 'この人には社員の記録がないため、給与の振込口座を登録できません。先に社員の記録を登録し、アカウントに結び付けてください。',
      en: 'This person has no employee record that a wage account could belong to. Add the record and link it to the account first.',
    },
    'text-replaced': {
      status: 409,
      ja: '新しい文面が公開されました。画面を読み直して違いを確認し、もう一度同意してください。入力した内容は残っています。',
      en: 'A new text has been published. Reload to see what changed, and agree again. What you filled in is kept.',
    },
  },
  fieldTexts: {
    'consent-required': {
      ja: 'この項目への同意が必要です。同意できないときは、提出せずに総務人事部に連絡してください。',
      en: 'This consent is needed. If you cannot give it, contact the administration department instead of submitting.',
    },
    'signature-differs': {
      ja: '登録されている氏名と同じ氏名を入力してください。',
      en: 'Enter your name as it is registered.',
    },
    'start-month-past': {
      ja: '開始月は今月以降の月を入力してください。例：2026/12',
      en: 'The first month must be this month or later, e.g. 2026/12.',
    },
    'wage-own-name': {
      ja: '給与は本人名義の口座にだけ振り込めます（労働基準法施行規則第7条の2）。本人名義の口座を入力してください。',
      en: 'Wages may go to an account of your own name alone (Labour Standards Act, enforcement ordinance, art. 7-2). Enter one.',
    },
    'unknown-passbook': {
      ja: 'この通帳の写しは見つかりません。もう一度選んでください。',
      en: 'This picture of a passbook is not there. Choose it again.',
    },
    'second-amount': {
      ja: '2つ目の口座に振り込む金額は、1円以上9,999,999円以下で入力してください。例：50,000',
      en: 'Enter an amount from ¥1 to ¥9,999,999 for the second account, e.g. 50,000.',
    },
    'second-same': {
      ja: '1つ目と同じ口座です。別の口座を入力するか、2つ目の口座を使わないでください。',
      en: 'This is the first account again. Enter another one, or do without a second account.',
    },
    drawing: {
      ja: '署名の描画を読み取れません。消して、もう一度描いてください。描かなくても、氏名の入力だけで提出できます。',
      en: 'The drawn signature cannot be read. Clear it and draw again; the typed name alone is enough, too.',
    },
    'return-comment': {
      ja: '差戻しの理由を、全体または項目に入力してください。',
      en: 'Write why it is returned, for the whole or beside an item.',
    },
    'template-bracket': {
      ja: '[ ] で始まる行を読み取れません。例：[同意:photo 任意] 文、[入力:address 複数行] 現住所、[保護者]、[振込口座]',
      en: 'A line that begins with [ ] cannot be read. Examples: [consent:photo optional] text, [field:address lines] Address, [guardian], [accounts]',
    },
    'template-key-twice': {
      ja: '同じ名前の項目が2つあります。[入力:address] の「address」を項目ごとに別の名前にしてください。',
      en: 'Two items have the same name. Give each one its own, as “address” in [field:address].',
    },
    'template-nothing-asked': {
      ja: '同意または入力の項目を1つ以上書いてください。例：[同意:rules] 規則を守ります。',
      en: 'Write at least one item to agree to or to fill in, e.g. [consent:rules] I follow the rules.',
    },
    'template-guardian-birthday': {
      ja: '[保護者] を使うときは、[入力:birthday 日付] 生年月日 も書いてください。18歳未満かどうかを生年月日で判断します。',
      en: 'A text with [guardian] also needs [field:birthday date] Birthday, which says who is below 18.',
    },
    'template-accounts': {
      ja: '給与振込口座申請書の文面には [振込口座] の行を1つ書き、ほかの書類には書かないでください。',
      en: 'The text of the wage application needs one line [accounts]; other papers have none.',
    },
    'template-english-differs': {
      ja: '英語の項目を日本語と同じ名前、同じ種類、同じ順にしてください。',
      en: 'The items of the English text must have the names, kinds and order of the Japanese one.',
    },
    'both-in-english-template': {
      ja: '英語は表題と文面の両方を入力するか、両方を空にしてください。',
      en: 'Write both the title and the text in English, or neither.',
    },
  },
  notifications: {
    'onboarding-requested': {
      group: 'tasks',
      initially: { portal: true, mail: true },
      ...TO_OWN,
      look: ['paper', 'orange'],
      texts: {
        name: { ja: '書類の提出を依頼されたとき', en: 'A paper was requested from you' },
        title: { ja: '「{paper}」を提出してください。', en: 'Hand in “{paper}”.' },
        subject: { ja: '【提出依頼】{paper}', en: '[To hand in] {paper}' },
        mail: {
          ja: '{name}さんから「{paper}」の提出依頼が届きました。ポータルで入力し、署名して提出してください。',
          en: '{name} asks you for “{paper}”. Fill it in, sign it and hand it in on the portal.',
        },
        action: OPEN_OWN,
      },
    },
    'onboarding-reminder': {
      group: 'tasks',
      initially: { portal: true, mail: true },
      isYourTurn: true,
      ...TO_OWN,
      look: ['clock', 'orange'],
      texts: {
        name: { ja: '提出書類の催促', en: 'A reminder of a paper' },
        title: { ja: '「{paper}」がまだ提出されていません。', en: '“{paper}” has not been handed in yet.' },
        subject: { ja: '【催促】{paper}', en: '[Reminder] {paper}' },
        mail: {
          ja: '{name}さんから、「{paper}」の提出をお願いするお知らせです。ポータルで入力し、署名して提出してください。',
          en: 'You are reminded of “{paper}” by {name}. Fill it in, sign it and hand it in on the portal.',
        },
        action: OPEN_OWN,
      },
    },
    'onboarding-due': {
      group: 'tasks',
      initially: { portal: true, mail: true },
      isYourTurn: true,
      ...TO_OWN,
      look: ['clock', 'orange'],
      texts: {
        name: { ja: '提出書類の期限が来たとき', en: 'A paper is due' },
        title: {
          ja: '「{paper}」がまだ提出されていません（期限 {day}）。',
          en: '“{paper}” has not been handed in (due {day}).',
        },
        subject: { ja: '【期限】{paper}', en: '[Due] {paper}' },
        mail: {
          ja: '「{paper}」がまだ提出されていません。期限は{day}です。ポータルで入力し、署名して提出してください。',
          en: '“{paper}” has not been handed in. It is due on {day}. Fill it in, sign it and hand it in on the portal.',
        },
        action: OPEN_OWN,
      },
    },
    'onboarding-taken-back': {
      group: 'requests',
      initially: { portal: true, mail: true },
      ...TO_OWN,
      look: ['paper', 'blue'],
      texts: {
        name: { ja: '書類の提出の依頼が取り消されたとき', en: 'The request of a paper was taken back' },
        title: { ja: '「{paper}」の提出の依頼が取り消されました。', en: 'The request of “{paper}” was taken back.' },
        subject: { ja: '【依頼の取消し】{paper}', en: '[Taken back] {paper}' },
        mail: {
          ja: '{name}さんが「{paper}」の提出の依頼を取り消しました（理由：{reason}）。提出の必要はありません。',
          en: '{name} took back the request of “{paper}” (reason: {reason}). You need not hand it in.',
        },
        action: OPEN_OWN,
      },
    },
    'onboarding-submitted': {
      group: 'tasks',
      concerns: 'admin',
      initially: { portal: true, mail: false },
      mailsOnceUntilRead: true,
      link: { screen: 'onboarding.paper', params: { paperId: ':subject' } },
      look: ['paper', 'blue'],
      texts: {
        name: { ja: '書類が提出されたとき', en: 'A paper was handed in' },
        title: { ja: '{name}さんが「{paper}」を提出しました。', en: '{name} handed in “{paper}”.' },
        subject: { ja: '【提出】{name}さんの{paper}', en: '[Handed in] {paper} of {name}' },
        mail: {
          ja: '{name}さんが「{paper}」を提出しました。内容を確認し、受理または差し戻してください。',
          en: '{name} handed in “{paper}”. Read it and accept or return it.',
        },
        action: { ja: '書類を開く', en: 'Open the paper' },
      },
    },
    'onboarding-returned': {
      group: 'requests',
      initially: { portal: true, mail: true },
      isYourTurn: true,
      ...TO_OWN,
      look: ['returned', 'orange'],
      texts: {
        name: { ja: '提出した書類が差し戻されたとき', en: 'Your paper was returned' },
        title: { ja: '「{paper}」が差し戻されました。', en: '“{paper}” was returned.' },
        subject: { ja: '【差戻し】{paper}', en: '[Returned] {paper}' },
        mail: {
          ja: '{name}さんが「{paper}」を差し戻しました。コメントを確認し、直して提出してください。',
          en: '{name} returned “{paper}”. Read the comments, correct it and hand it in again.',
        },
        action: OPEN_OWN,
      },
    },
    'onboarding-accepted': {
      group: 'requests',
      initially: { portal: true, mail: false },
      ...TO_OWN,
      look: ['approved', 'green'],
      texts: {
        name: { ja: '提出した書類が受理されたとき', en: 'Your paper was accepted' },
        title: { ja: '「{paper}」が受理されました。', en: '“{paper}” was accepted.' },
        subject: { ja: '【受理】{paper}', en: '[Accepted] {paper}' },
        mail: { ja: '「{paper}」が受理されました。', en: '“{paper}” was accepted.' },
        action: OPEN_OWN,
      },
    },
  },
});
