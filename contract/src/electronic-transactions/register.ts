import { defineRegister } from '../define-register.ts';

export const ELECTRONIC_TRANSACTIONS_REGISTER = defineRegister({
  section: 'electronic-transactions',
  events: {
    'electronic-transaction.registered': { ja: '電子取引データの登録', en: 'Electronic transaction registered' },
    'electronic-transaction.corrected': { ja: '電子取引データの訂正', en: 'Electronic transaction corrected' },
    'electronic-transaction.deleted': { ja: '電子取引データの削除', en: 'Electronic transaction deleted' },
    'electronic-transaction.verified': { ja: '電子取引データの確認', en: 'Electronic transaction verified' },
    'electronic-transaction.opened': { ja: '電子取引データの閲覧', en: 'Electronic transaction opened' },
    'electronic-transaction.history-opened': {
      ja: '電子取引データの履歴の閲覧',
      en: 'History of an electronic transaction opened',
    },
    'electronic-transaction.file-added': {
      ja: '電子取引データのファイルの受付',
      en: 'File of an electronic transaction added',
    },
    'electronic-transaction.file-fetched': {
      ja: '電子取引データのファイルの取得',
      en: 'File of an electronic transaction fetched',
    },
    'electronic-transactions.exported': { ja: '電子取引データのCSV出力', en: 'Electronic transactions exported' },
    'electronic-transactions.packaged': {
      ja: '電子取引データの税務調査用ダウンロード',
      en: 'Electronic transactions downloaded for the tax office',
    },
    'electronic-transactions.document-printed': {
      ja: '事務処理規程・システム概要の印刷',
      en: 'Office rules or system overview printed',
    },
    'electronic-transaction.linked': { ja: '電子取引データの関連付け', en: 'Electronic transaction linked' },
    'electronic-transaction.unlinked': {
      ja: '電子取引データの関連の解除',
      en: 'Link of an electronic transaction removed',
    },
    'electronic-transaction.stamped': {
      ja: '電子取引データのタイムスタンプの付与',
      en: 'Electronic transaction stamped',
    },
    'electronic-transaction.stamp-fetched': {
      ja: '電子取引データのタイムスタンプの取得',
      en: 'Time stamp of an electronic transaction fetched',
    },
    'electronic-transaction.held': { ja: '電子取引データの廃棄保留', en: 'Electronic transaction put on hold' },
    'electronic-transaction.hold-lifted': {
      ja: '電子取引データの廃棄保留の解除',
      en: 'Hold of an electronic transaction lifted',
    },
    'transaction-purge.proposed': { ja: '電子取引データの廃棄の提案', en: 'Purge of electronic transactions proposed' },
    'transaction-purge.confirmed': { ja: '電子取引データの廃棄', en: 'Electronic transactions purged' },
    'transaction-purge.withdrawn': {
      ja: '電子取引データの廃棄の提案の取下げ',
      en: 'Purge of electronic transactions withdrawn',
    },
    'fiscal-year.declared': { ja: '事業年度の保存期間の延長', en: 'Retention of a fiscal year declared' },
    'evidence-check.begun': { ja: '電子取引データの全件検証の開始', en: 'Check of all electronic transactions begun' },
    'evidence-check.ended': { ja: '電子取引データの全件検証の終了', en: 'Check of all electronic transactions ended' },
    'counterparty.renamed': { ja: '取引先の名称の追加', en: 'Name of a counterparty added' },
  },
  targets: {
    'electronic-transaction': { ja: '電子取引データ', en: 'Electronic transaction' },
    'electronic-transaction-file': { ja: '電子取引データのファイル', en: 'File of an electronic transaction' },
    'transaction-purge': { ja: '廃棄の提案', en: 'Purge' },
    'fiscal-year': { ja: '事業年度', en: 'Fiscal year' },
    'evidence-check': { ja: '全件検証', en: 'Check of everything' },
    counterparty: { ja: '取引先', en: 'Counterparty' },
  },
  notifications: {
    'inbox-refused': {
      group: 'system',
      initially: { portal: true, mail: true },
      mailsOnceUntilRead: true,
      link: { screen: 'electronic-transactions.many' },
      look: ['warning', 'orange'],
      texts: {
        name: { ja: '監視フォルダーのファイルを受け付けられないとき', en: 'A file of the watched folder was refused' },
        title: {
          ja: '監視フォルダーのファイルを受け付けられませんでした。「refused」フォルダーのファイルを確認してください（登録できる種類、25MB以下、名前と記載にマイナンバーを含まないこと）。',
          en: 'A file of the watched folder was refused and lies in its folder “refused”. It has to be of a kind that can be registered, at most 25 MB, and without a My Number in its name and note.',
        },
        subject: { ja: '【要確認】監視フォルダーのファイル', en: '[Refused] A file of the watched folder' },
        mail: {
          ja: '監視フォルダーのファイルを受け付けられず、「refused」フォルダーに移しました。登録できる種類か、25MB以下か、名前と記載にマイナンバーが含まれていないかを確認し、直したファイルを監視フォルダーに入れ直してください。',
          en: 'A file of the watched folder could not be taken, and was moved to its folder “refused”. Check that it is of a kind that can be registered, has at most 25 MB and no My Number in its name and note, then lay it into the folder again.',
        },
        action: { ja: 'まとめて登録を開く', en: 'Open the registration' },
      },
    },
    'stamps-late': {
      group: 'system',
      initially: { portal: true, mail: true },
      mailsOnceUntilRead: true,
      link: { screen: 'electronic-transactions', query: { stamp: 'waiting' } },
      look: ['warning', 'crimson'],
      texts: {
        name: { ja: '電子取引データのタイムスタンプが遅れているとき', en: 'Time stamps are late' },
        title: {
          ja: '電子取引データ{count}版が、1時間を超えてタイムスタンプを待っています。発行局（TSA_URL）との接続を確認してください。登録は続けられます。',
          en: '{count} {count|version of an electronic transaction has|versions of electronic transactions have} waited for a time stamp for more than an hour. Check the way to the authority (TSA_URL). Registration goes on.',
        },
        subject: {
          ja: '【遅延】電子取引データのタイムスタンプ待ち',
          en: '[Delayed] Time stamps of electronic transactions',
        },
        mail: {
          ja: '電子取引データ{count}版が、1時間を超えてタイムスタンプを待っています。発行局（TSA_URL）との接続と、ログの理由を確認してください。データは登録済みで、発行局が応答すると順に自動で付与します。',
          en: '{count} {count|version of an electronic transaction has|versions of electronic transactions have} waited for a time stamp for more than an hour. Check the way to the authority (TSA_URL) and the reason in the log. They are registered, and get their stamps in order as soon as the authority answers.',
        },
        action: { ja: '待っている版を見る', en: 'See what waits' },
      },
    },
    'stamps-refused': {
      group: 'system',
      initially: { portal: true, mail: true },
      mailsOnceUntilRead: true,
      link: { screen: 'electronic-transactions', query: { stamp: 'waiting' } },
      look: ['error', 'crimson'],
      texts: {
        name: {
          ja: '電子取引データのタイムスタンプが発行されない、または使えないとき',
          en: 'The authority refuses time stamps, or sends wrong ones',
        },
        title: {
          ja: 'タイムスタンプの発行局から、使えるタイムスタンプが届きません（理由：{reason}）。TSA_URL、TSA_CA_FILE、TSA_POLICYを確認してください。',
          en: 'The time stamp authority refuses, or sends stamps that cannot be taken (reason: {reason}). Check TSA_URL, TSA_CA_FILE and TSA_POLICY.',
        },
        subject: {
          ja: '【要確認】タイムスタンプが発行されません',
          en: '[Refused] No time stamps from the authority',
        },
        mail: {
          ja: 'タイムスタンプの発行局から、使えるタイムスタンプが届きません（理由：{reason}）。契約の状態と、TSA_URL、TSA_CA_FILE、TSA_POLICYを確認してください。理由の意味は docs/evidence.md にあります。データは登録済みで、解決すると順に自動で付与します。',
          en: 'The time stamp authority refuses, or sends stamps that cannot be taken (reason: {reason}). Check the contract with it, TSA_URL, TSA_CA_FILE and TSA_POLICY; docs/evidence.md says what the reason means. What was registered gets its stamps in order once this is solved.',
        },
        action: { ja: '待っている版を見る', en: 'See what waits' },
      },
    },
  },
  refusals: {
    'file-damaged': {
      status: 409,
      ja: '保存されているファイルの内容が、登録時のハッシュ値と一致しません。システム管理者に連絡し、バックアップから復元してください。',
      en: 'The stored file no longer agrees with the hash of its registration. Tell a system administrator, who restores it from the backup.',
    },
    'transaction-purged': {
      status: 410,
      ja: '{number}は、保存期限のあと廃棄されました。番号とハッシュ値だけが残っています。',
      en: '{number} was purged after its retention. Its number and its digests are all that is left.',
    },
    'own-purge': {
      status: 403,
      ja: '自分が提案した廃棄は、自分で確認できません。ほかのシステム担当に依頼してください。',
      en: 'You proposed this purge, so you cannot confirm it. Ask somebody else to.',
    },
    'purge-blocked': {
      status: 409,
      ja: '{number}は保留中か、保存期限を過ぎていないため、廃棄できません。この提案を取り下げてください。',
      en: '{number} is on hold, or its retention has not ended: nothing was purged. Withdraw this proposal.',
    },
    'own-transaction': {
      status: 403,
      ja: '自分が登録または訂正した版は、自分で確認できません。ほかの人に確認を依頼してください。',
      en: 'You wrote this version, so you cannot verify it. Ask somebody else to.',
    },
  },
  fieldTexts: {
    'exchange-rate': {
      ja: '為替レートは、1通貨単位あたりの円を小数6桁までで入力してください。',
      en: 'Enter the rate as yen for one unit, with at most six decimals.',
    },
    'not-with-no-date': {
      ja: '「日付なし」のときは、取引日を空にしてください。',
      en: 'Leave the date empty for a paper without a date.',
    },
    'period-alone': {
      ja: '終了日は、日付の種類が「期間」のときだけ入力してください。',
      en: 'Only a period has an end. Choose “Period”, or leave this empty.',
    },
    'period-backwards': {
      ja: '終了日は開始日以後の日にしてください。',
      en: 'The period cannot end before it begins.',
    },
    'not-day-of-receipt': {
      ja: '受領日を取引日とするときは、取引日を受領日と同じ日にしてください。',
      en: 'Where the day of receipt is taken for the date, both have to be the same day.',
    },
    'not-in-yen': {
      ja: '通貨が円のときは空にしてください。外貨のときは通貨を選んでください。',
      en: 'Leave this empty for yen, or choose another currency.',
    },
    'not-with-no-amount': {
      ja: '「金額なし」のときは、金額を空にしてください。',
      en: 'Leave the amount empty for a paper without an amount.',
    },
    'not-the-yen-value': {
      ja: '円の金額が、外貨額と為替レートから計算した金額（1円未満切捨て）と一致しません。レートがないときは空にしてください。',
      en: 'The yen differ from the foreign amount at its rate (fractions are cut). Leave them empty without a rate.',
    },
    'unknown-document-type': {
      ja: 'この書類種別は使えません。選び直してください。',
      en: 'This document type is not offered. Choose another.',
    },
    'unknown-counterparty': {
      ja: 'この取引先が見つかりません。選び直してください。',
      en: 'This counterparty is not known. Choose again.',
    },
    'counterparty-name-known': {
      ja: 'この取引先には、同じ名称がすでに登録されています。',
      en: 'This counterparty has that name already.',
    },
    'unknown-transaction-file': {
      ja: 'このファイルをもう一度追加してください。',
      en: 'Add this file again.',
    },
    'file-named-twice': {
      ja: '同じファイルが2回指定されています。1つを外してください。',
      en: 'This file is named twice. Remove one of the two.',
    },
    'duplicate-file': {
      ja: '同じ内容のファイルが{number}で登録されています。別に保存する場合は理由を入力してください。',
      en: 'The same file is registered as {number}. Say why it is to be kept again.',
    },
    'snapshot-to-come': {
      ja: 'まだ登録されていない時点は指定できません。空にすると、現在の内容を出力します。',
      en: 'This point has not been reached yet. Leave it empty for what stands now.',
    },
    'received-in-future': {
      ja: '受領日は今日以前の日にしてください。',
      en: 'This cannot have been received after today.',
    },
    'purge-not-due': {
      ja: '保存期限を過ぎていないか、すでに廃棄された取引が含まれています。選び直してください。',
      en: 'The retention of one of these has not ended, or it is gone already. Choose again.',
    },
    'purge-held': {
      ja: '廃棄が保留されている取引が含まれています。外すか、保留を解除してください。',
      en: 'One of these is on hold. Leave it out, or lift the hold.',
    },
    'purge-proposed': {
      ja: 'すでに廃棄が提案されている取引が含まれています。選び直してください。',
      en: 'One of these is proposed already. Choose again.',
    },
    'no-fiscal-year-end': {
      ja: '事業年度の最終日を入力してください。終了月は「改定日のある設定値」で決まります。',
      en: 'Enter the last day of a fiscal year. Its month is one of the dated rates.',
    },
    'return-day-too-early': {
      ja: '設定による申告期限より前の日にはできません。延長していないときは空にしてください。',
      en: 'The settings have the return due later. Leave this empty where it was not put off.',
    },
    'return-day-too-late': {
      ja: '申告期限は、事業年度の終了から2年以内の日にしてください。',
      en: 'The return is due within two years after the fiscal year. Choose an earlier day.',
    },
    'unknown-link-target': {
      ja: 'この申請が見つかりません。提出済みの購買申請または精算書を選び直してください。',
      en: 'This is no submitted purchase request or claim. Choose again.',
    },
    'file-kind-transaction': {
      ja: 'この種類のファイルは登録できません。pdf、jpg、png、heic、webp、xlsx、docx、csv、xml、emlを使ってください。',
      en: 'This kind of file is not taken. Use pdf, jpg, png, heic, webp, xlsx, docx, csv, xml or eml.',
    },
    'file-size-transaction': {
      ja: 'ファイルは1件25MBまでです。',
      en: 'A file can be up to 25 MB.',
    },
  },
});
