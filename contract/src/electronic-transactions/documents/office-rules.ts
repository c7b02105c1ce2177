// The office rules (事務処理規程) in both languages. The Japanese text is the one that counts.
import type { WrittenDocument } from './written-document.ts';

export const OFFICE_RULES: WrittenDocument = {
  articles: {
    ja: [
      {
        title: '目的',
        text: [
          'この規程は、{company}（以下「当社」という。）が、電子計算機を使用して作成する国税関係帳簿書類の保存方法等の特例に関する法律第7条に従い、電子取引で授受した取引情報のデータを適正に保存するため、その取扱いと、正当な理由のない訂正および削除を防ぐための手続きを定める。',
        ],
      },
      {
        title: '適用範囲',
        text: [
          '当社の役員および社員（契約社員、派遣社員その他当社の指示を受けて業務を行う者を含む。）のうち、取引に関するデータを受け取り、または送るすべての者に適用する。',
        ],
      },
      {
        title: '対象とする授受の方法',
        text: [
          '次の方法で授受した取引情報を対象とする。紙で受け取り、または渡した書類は対象としない。',
          [
            '電子メール（本文および添付ファイル）',
            'Webサイトからのダウンロード、画面表示',
            'EDI（専用回線またはインターネットによるデータ交換）',
            'クラウドサービス、電子契約サービス',
            'チャットその他の電子的な方法',
          ],
        ],
      },
      {
        title: '対象とするデータ',
        text: [
          '見積書、注文書、注文請書、納品書、検収書、請求書、領収書、契約書、支払通知書その他これらに準ずる書類に通常記載される事項を含むデータとし、受け取ったものと、送ったものの写しのどちらも対象とする。',
        ],
      },
      {
        title: '管理体制',
        text: [
          '管理責任者は、この規程の運用を統括し、処理責任者を監督する。管理責任者は、末尾の承認欄に記す。',
          '処理責任者は、業務ポータル（以下「本システム」という。）でシステムの役割を与えられた者とし、登録、確認、訂正および削除の処理を行う。',
          '役割の付与と取消しは本システムの監査証跡に残る。管理責任者は、少なくとも年1回、役割を持つ者が適切であることを確かめる。',
        ],
      },
      {
        title: '授受と登録',
        text: [
          'データを受け取り、または送った者は、加工や変換をせず、そのままの形で速やかに処理責任者に引き渡す。',
          '処理責任者は、受け取った形のファイルとともに、取引年月日、取引金額、取引先、書類の種別、授受の方法および受領日を本システムに登録する。',
          '登録は、受領日の翌日から起算して2か月（業務の通常の処理期間）を経過した後、7営業日以内に行う。期限を過ぎた登録には、本システムが「登録遅れ」の印を付ける。',
        ],
      },
      {
        title: '内容の確認',
        text: [
          '登録または訂正をした者とは別の処理責任者が、登録された内容とファイルが一致することを確かめ、本システムに確認の記録を残す。',
        ],
      },
      {
        title: '訂正および削除の原則禁止',
        text: [
          '保存したデータは、訂正し、または削除してはならない。本システムは、登録された版を書き換える機能も、保存期間の満了前に消し去る機能も持たない。',
        ],
      },
      {
        title: '訂正および削除の手続き',
        text: [
          '取引先からの申出、登録の誤りその他正当な理由があるときに限り、処理責任者は、管理責任者の承認を得て、訂正または削除を行うことができる。',
          '訂正は新しい版の追加として、削除は削除の記録の追加として行い、次の事項を本システムに残す。前の版とファイルは、保存期間の満了まで保存する。',
          [
            '処理の年月日および時刻',
            '取引の番号',
            '書類の種別および取引先',
            '訂正または削除の内容（訂正前後の値）',
            '訂正または削除の理由',
            '処理した者の氏名',
          ],
          '管理責任者は、訂正および削除の履歴を、少なくとも四半期に1回、本システムの「履歴」の一覧で確かめる。',
        ],
      },
      {
        title: '改ざんの検知',
        text: [
          '本システムは、各版の内容とファイルのハッシュ値を一続きのチェーンとして記録する。時刻認証局を設定しているときは、各版にタイムスタンプを付す。',
          '処理責任者は、事業年度の終了時および税務調査の前に「全件検証」を行い、異常があれば直ちに管理責任者に報告する。',
        ],
      },
      {
        title: '保存期間',
        text: [
          'データは、その取引の属する事業年度の法人税の申告期限の翌日から、本システムに設定した年数（7年以上。欠損金の生じた事業年度は10年以上。）の間、保存する。',
          '係争または監査・調査に関わるデータには、処理責任者が理由を付けて廃棄の保留を記録し、保留を解除するまで廃棄しない。',
          '保存期間を過ぎたデータの廃棄は、処理責任者の1人が理由を付けて提案し、別の処理責任者が確認して行う。廃棄の後も、番号、日時、処理した人の氏名およびハッシュ値を残す。',
        ],
      },
      {
        title: '検索、表示および提出',
        text: [
          '取引年月日、取引金額および取引先を、範囲の指定と組合せによって検索でき、画面および書面に整然とした形で速やかに出力できる状態を保つ。',
          '税務署の担当官からデータの提示または提出（ダウンロード）を求められたときは、管理責任者の指示により、対象のすべてを本システムの「税務調査用ダウンロード」で提供する。期限を定めた監査人のアカウントを与えることもできる。',
        ],
      },
      {
        title: '障害への備え',
        text: [
          '処理責任者は、本システムのデータベースとファイルのバックアップを定期的に作り、復元できることを確かめる。データの消失または改ざんを知った者は、直ちに管理責任者に報告する。',
        ],
      },
      {
        title: '教育および違反',
        text: [
          '管理責任者は、対象者にこの規程を周知し、必要な教育を行う。この規程に違反した者は、就業規則に従って処分することがある。',
        ],
      },
      {
        title: '改廃および施行',
        text: [
          'この規程の改廃は、管理責任者の発議により、代表者が承認する。この規程は、末尾の承認欄に記した日から施行する。',
        ],
      },
    ],
    en: [
      {
        title: 'Purpose',
        text: [
          'These rules say how {company} keeps the data of electronic transactions as article 7 of the Electronic Books Preservation Act asks, and how unjustified correction and deletion are prevented. The Japanese text counts.',
        ],
      },
      {
        title: 'Whom they bind',
        text: [
          'Everybody who works for the company, under whatever contract, and receives or sends data of its transactions.',
        ],
      },
      {
        title: 'Ways of exchange',
        text: [
          'Transactions that were exchanged in these ways. Papers that came or went as paper are not meant.',
          [
            'Mail, its text and its attachments',
            'Websites, downloaded or shown',
            'EDI over lines of its own or the internet',
            'Cloud services and electronic contracts',
            'Chats and other electronic ways',
          ],
        ],
      },
      {
        title: 'Data',
        text: [
          'Estimates, orders, confirmations, delivery notes, acceptances, invoices, receipts, contracts, payment notices and the like; what was received, and copies of what was sent.',
        ],
      },
      {
        title: 'Who is responsible',
        text: [
          'The person in charge oversees these rules and is named in the approval at the end.',
          'Those who process are the people with the role “system” in the portal. They register, verify, correct and delete.',
          'Who is given that role, and who loses it, stands in the audit trail. The person in charge goes through the list once a year at least.',
        ],
      },
      {
        title: 'Receipt and registration',
        text: [
          'Whoever receives or sends data hands it over as it is, neither changed nor converted.',
          'It is registered with its date, amount, counterparty, type, way of exchange and day of receipt, together with the file as it came.',
          'This is done within seven business days after two months, counted from the day after its receipt. What is registered later is marked as late.',
        ],
      },
      {
        title: 'Verification',
        text: [
          'Somebody other than who registered or corrected it compares what was registered with the file, and records that in the portal.',
        ],
      },
      {
        title: 'No correction and no deletion',
        text: [
          'What is kept is neither corrected nor deleted. The portal has no way to overwrite a registered version, or to remove one before its retention has ended.',
        ],
      },
      {
        title: 'Exceptions',
        text: [
          'Where there is a good reason, such as a request of the counterparty or a mistake in the registration, it is corrected or deleted with the consent of the person in charge.',
          'A correction is a further version, a deletion a mark. The portal keeps these facts, and the versions and files of before until retention ends.',
          [
            'Day and time',
            'Number of the record',
            'Type of paper and counterparty',
            'What was changed, from which value to which',
            'Reason',
            'Name of who did it',
          ],
          'The person in charge goes through the history of corrections and deletions once a quarter at least.',
        ],
      },
      {
        title: 'Detection of changes',
        text: [
          'The portal chains the hash of each version and its files. Where an authority is configured, each version gets its time stamp.',
          'Everything is checked at the end of each fiscal year and before a tax audit. What is found is reported to the person in charge at once.',
        ],
      },
      {
        title: 'Retention',
        text: [
          'Data is kept from the day after the corporate tax return of its fiscal year is due, for the years that are set in the portal: seven at least, ten for a year with a loss.',
          'Data that a dispute, an audit or an inquiry needs is put on hold with its reason, and is not purged until the hold is lifted.',
          'After its retention data is purged by two people: one proposes with a reason, another confirms. Number, times, names and digests stay.',
        ],
      },
      {
        title: 'Search, display and delivery',
        text: [
          'It can be found by ranges of date and amount, by counterparty and by any combination, and be shown and printed at once.',
          'When a tax officer asks for data, the person in charge has all of it delivered by the download for the tax office. An auditor’s account with a last day may be given, too.',
        ],
      },
      {
        title: 'Failures',
        text: [
          'Database and files of the portal are copied regularly, and it is tried that they can be restored. Whoever learns of a loss or a change reports it at once.',
        ],
      },
      {
        title: 'Training and breaches',
        text: [
          'The person in charge makes these rules known and trains those whom they bind. Breaches may be punished under the work rules.',
        ],
      },
      {
        title: 'Changes and effect',
        text: [
          'Changes are proposed by the person in charge and approved by the representative of the company. These rules hold from the day in the approval below.',
        ],
      },
    ],
  },
};
