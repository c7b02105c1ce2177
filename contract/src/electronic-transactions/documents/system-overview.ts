// The overview of the system (電子計算機処理システムの概要) in both languages. The Japanese text is the one that counts.
import type { WrittenDocument } from './written-document.ts';

export const SYSTEM_OVERVIEW: WrittenDocument = {
  articles: {
    ja: [
      {
        title: '名称と目的',
        text: [
          '本システム「まどぐち」は、{company}が使う業務ポータルである。この書類は、そのうち電子取引の取引情報に係る電磁的記録を保存する部分の概要を記す。本システムは自社の環境で運用し、プログラムの全体が公開された形で手元にある。',
        ],
      },
      {
        title: '構成',
        text: [
          [
            '利用者の端末：Webブラウザー。専用のソフトウェアは使わない。',
            'アプリケーションサーバー：Node.jsで動く1つのプログラム。画面の配信、入力の検査、権限の判定、記録を行う。',
            'データベース：PostgreSQL。取引の内容、版、索引、監査証跡を保存する。',
            'ファイルの保管場所：サーバーのフォルダー。受け取ったファイルを、SHA-256のハッシュ値を名前として、そのままのバイト列で保存する。',
            '時刻認証局（設定した場合）：RFC 3161のタイムスタンプを発行する外部のサービス。',
            'ログサーバー（設定した場合）：監査証跡の写しを別の場所で受け取る。',
          ],
        ],
      },
      {
        title: '処理の流れ',
        text: [
          [
            '受付：ファイルをアップロードする（1件ずつ、またはまとめて200件まで）。種類は内容から判定し、1件25MBまで受け付ける。',
            '入力の補助：ファイル名、PDFの文字、XMLの請求書から値を候補として示す。候補は人が確かめて登録する。',
            '登録：内容を検査し、番号（ET-年度-連番）と版を付けて保存する。同じファイルや、日付・取引先・金額が同じ登録があれば知らせる。',
            '確認：登録した者とは別の者が、内容とファイルの一致を確認する。',
            '訂正・削除：新しい版を追加する。前の版は変わらない。',
            '検索・出力：一覧、CSV、税務調査用のZIPとして出力する。',
          ],
        ],
      },
      {
        title: '記録する項目',
        text: [
          '受領・発行の別、書類種別、取引年月日（期間、日付なしの別を含む）、金額と税込・税抜の別、通貨と為替レート、税率ごとの金額、取引先、登録番号、受領方法、受領日、摘要、ファイル（名称、バイト数、ハッシュ値）、登録・訂正・削除した者と日時、理由。',
        ],
      },
      {
        title: '訂正・削除の履歴',
        text: [
          '版とファイルの登録を保存する表には、追加しかできない。書換えと削除は、データベースの権限とトリガーが拒否する。訂正と削除は、理由、処理した人、日時を持つ新しい版となり、履歴として検索し、出力できる。',
        ],
      },
      {
        title: '改ざんを検知する仕組み',
        text: [
          '版ごとに、直前の版のダイジェストと、その版の全項目およびファイルのハッシュ値を並べた文字列から、SHA-256のダイジェストをデータベースが計算する。すべての版は1本のチェーンになる。',
          '登録、訂正、削除の監査証跡は、チェーンの番号とダイジェストを記録する。監査証跡も、それ自体が署名付きのチェーンである。',
          '「全件検証」は、すべての版、チェーン、ファイルおよび監査証跡を計算し直して照合する。ファイルを取り出すときも、毎回ハッシュ値を確かめる。',
        ],
      },
      {
        title: '検索',
        text: [
          '取引年月日と金額は範囲で、取引先は表記の違い（株式会社の有無、カナ、文字の幅、名称の変更）を吸収して検索できる。これらと、書類種別、受領・発行、登録番号、自由語を、任意に組み合わせられる。件数と合計を正確に表示する。',
        ],
      },
      {
        title: '表示と印刷',
        text: [
          'PDFと画像は画面で表示し、拡大とページ送りができる。すべてのファイルは、受け取ったままの形で取り出せる。画面、CSV、PDFをプリンターで印刷できる。端末、ディスプレイ、プリンターは、登録を行う事務所に備え付ける。',
        ],
      },
      {
        title: '権限と監査証跡',
        text: [
          '利用者はパスワードまたは会社の認証基盤で認証する。登録・訂正・削除は「システム」の役割を持つ者だけが、閲覧はこの役割を持つ者と、期限付きの監査人だけができる。',
          '登録、訂正、削除、確認、閲覧、出力のすべてを、操作した者、日時、接続元、対象とともに監査証跡に記録する。',
        ],
      },
      {
        title: '保存期間',
        text: [
          '保存年数、事業年度の終了月、申告期限を日付付きの設定として持ち、記録ごとに保存期限を計算して表示する。欠損金の生じた事業年度と、申告期限を延長した事業年度は、個別に登録する。',
          '保存期限を過ぎ、保留のない記録だけを、2人の操作（提案と確認）で廃棄できる。期限前の廃棄は、データベースが拒否する。廃棄した版は、番号、日時、処理した人、前後のダイジェスト、ファイルのハッシュ値およびタイムスタンプだけを残し、チェーンは引き続き検証できる。',
        ],
      },
      {
        title: '税務調査への対応',
        text: [
          '検索条件に合う記録のすべてを、ファイル、索引（index.csv）、訂正・削除の履歴（history.csv）とともに1つのZIPとして出力する。ZIPに含まれるページ（verify.html）は、ネットワークに接続せずに、すべてのハッシュ値とチェーンを確かめる。同じ時点を指定した出力は、毎回同じ内容になる。',
        ],
      },
      {
        title: '設計書と操作説明書',
        text: [
          '設計の説明は製品のdocsフォルダー（architecture.md、evidence.md、audit-records.md ほか）に、データの構造はdb/schema.sqlに、外部との入出力の仕様は本システムの/api/openapi.jsonにある。操作の説明は、各画面の説明文と本システムのFAQに記す。',
        ],
      },
    ],
    en: [
      {
        title: 'Name and purpose',
        text: [
          'Madoguchi is the staff portal of {company}. This document describes the part of it that keeps the data of electronic transactions. The company runs it itself and has the whole program at hand. The Japanese text counts.',
        ],
      },
      {
        title: 'Parts',
        text: [
          [
            'Devices of its users: a web browser, and no software besides.',
            'Application server: one program on Node.js, which serves the pages, checks input, decides on access and records.',
            'Database: PostgreSQL, with the transactions, their versions, the index and the audit trail.',
            'File store: a folder of the server, where each file lies byte for byte as it came, named by its SHA-256.',
            'Time-stamping authority, where configured: a service outside that issues RFC 3161 time stamps.',
            'Log server, where configured: receives the audit trail at another place.',
          ],
        ],
      },
      {
        title: 'From receipt to output',
        text: [
          [
            'Upload: files one by one or up to 200 at once. Their kind is decided by their content; 25 MB at most each.',
            'Proposals: values are read from the file’s name, the text of a PDF or an invoice in XML. A person checks and registers them.',
            'Registration: checked, numbered ET-year-number and kept as a version. The same file, or the same date, counterparty and amount, is told.',
            'Verification: somebody else compares the record with its files.',
            'Correction and deletion: further versions. Those of before stay as they are.',
            'Search and output: lists, CSV and the ZIP for the tax office.',
          ],
        ],
      },
      {
        title: 'What is recorded',
        text: [
          'Direction, document type, date (or period, or none), amount with or without tax, currency and rate, amounts by rate of tax, counterparty, registration number, way and day of receipt, note, files with name, bytes and hash; who registered, corrected or deleted it, when and why.',
        ],
      },
      {
        title: 'History of corrections and deletions',
        text: [
          'Versions and files can only be added: privileges and triggers of the database refuse to change or delete them. A correction or deletion is a version with reason, person and time, which can be searched and exported.',
        ],
      },
      {
        title: 'Detection of changes',
        text: [
          'For each version the database computes a SHA-256 digest of the digest before and the text of all values with the hashes of the files. All versions form one chain.',
          'The audit records of registrations, corrections and deletions name place and digest. The audit trail is a signed chain of its own.',
          'The check of everything computes all versions, the chain, the files and the audit trail anew. A file’s hash is checked whenever it is read.',
        ],
      },
      {
        title: 'Search',
        text: [
          'Date and amount by ranges; counterparties in whatever way they are written, under all their names; in any combination with type, direction, registration number and words. Count and sum are exact.',
        ],
      },
      {
        title: 'Display and print',
        text: [
          'PDFs and pictures are shown page by page and enlarged. Every file can be fetched as it came. Screens, CSV and PDF can be printed. Devices, displays and printers stand in the office that registers.',
        ],
      },
      {
        title: 'Access and audit trail',
        text: [
          'People log in by password or by the company’s provider. Only the role “system” registers, corrects and deletes; it and auditors with a last day read.',
          'Each registration, correction, deletion, verification, opening and export is recorded with person, time, address and target.',
        ],
      },
      {
        title: 'Retention',
        text: [
          'Years, the last month of the fiscal year and the day of the return are settings by date, from which the last day of each record is computed and shown. Years with a loss or a later return are declared one by one.',
          'Records beyond their retention and on no hold can be purged by two people, one who proposes and one who confirms; the database refuses it earlier. Of a purged version number, times, names, both digests, the hashes of its files and its time stamp stay, so that the chain still verifies.',
        ],
      },
      {
        title: 'Tax audits',
        text: [
          'All records that a search finds go into one ZIP with their files, index.csv and history.csv. A page in it (verify.html) checks all hashes and the chain without a network. The same snapshot has the same bytes each time.',
        ],
      },
      {
        title: 'Design and manuals',
        text: [
          'The design is described in the docs folder of the product (architecture.md, evidence.md, audit-records.md and others), the data in db/schema.sql, the interfaces at /api/openapi.json of the portal. Its use is explained on the pages and in its FAQ.',
        ],
      },
    ],
  },
};
