// Questions and answers of the sample organisation about the portal.
import type { FaqContent, FaqStatus } from '@madoguchi/contract/faq/model.ts';

export interface SampleEntry extends Omit<FaqContent, 'order' | 'readers' | 'places'> {
  readonly status?: FaqStatus;
  readonly readers?: FaqContent['readers'];
  readonly places?: FaqContent['places'];
}

export const SAMPLE_FAQ: readonly SampleEntry[] = [
  {
    faqCategory: 'expenses',
    question: 'タクシー代は精算できますか',
    questionEn: 'May I claim a taxi?',
    answer: `できます。次の2つが必要です。

- 領収書の添付（金額にかかわらず必要です）
- メモに理由（深夜、荷物、公共交通機関がない、など）

公共交通機関で行ける区間では、理由がないと差し戻されることがあります。`,
    answerEn: `Yes. Two things are needed.

- The receipt, whatever the amount
- The reason in the memo (late at night, luggage, no public transport, …)

Where public transport goes, a claim without a reason may be returned.`,
    keywords: ['タクシー', '領収書', '深夜', 'くるま'],
    places: ['expense-claim.transportMode:taxi'],
  },
  {
    faqCategory: 'expenses',
    question: '領収書はいつ必要ですか',
    questionEn: 'When do I need a receipt?',
    answer: `交通手段ごとに決まっています。

- タクシー、駐車場、宿泊：金額にかかわらず必要です
- 電車、バスなど公共交通機関：3万円以上のときに必要です

必要なのに添付がないと、申請の前に明細ごとに表示します。`,
    answerEn: `It depends on the means of transport.

- Taxi, parking, lodging: whatever the amount
- Train, bus and other public transport: from 30,000 yen

A missing receipt is shown at its line before you submit.`,
    keywords: ['証憑', '添付', 'レシート', 'りょうしゅうしょ'],
    places: ['expense-claim.attachments'],
  },
  {
    faqCategory: 'expenses',
    question: '締め日はいつですか',
    questionEn: 'When does a month close?',
    answer: `翌月の第5営業日です。土日と祝日は数えません。

締め日の3営業日前に、まだ申請していない人へ通知します。[ダッシュボード](/apps/dashboards/project)の「今月の交通費」でも確認できます。`,
    answerEn: `On the fifth business day of the next month. Weekends and holidays do not count.

Three business days before, everybody who has not submitted is told. The [dashboard](/apps/dashboards/project) shows it too.`,
    keywords: ['締切', '期限', 'しめび', '営業日'],
  },
  {
    faqCategory: 'expenses',
    question: '申請した精算書を直したいときは',
    questionEn: 'How do I correct a claim that I submitted?',
    answer: `まだ誰も決めていなければ、精算書の「取り下げる」で下書きに戻して直せます。番号は変わりません。

承認が始まった後は、承認者に差戻しを頼んでください。`,
    answerEn: `While nobody has decided, withdraw it: it is a draft again and keeps its number.

Once somebody has, ask an approver to return it.`,
    keywords: ['取下げ', '修正', '訂正', 'とりさげ'],
  },
  {
    faqCategory: 'expenses',
    question: '差し戻された精算書はどうしますか',
    questionEn: 'My claim was returned. What now?',
    answer: `精算書の上に理由とコメントが出ます。直して、もう一度「申請する」を押してください。承認者には、前回から変わったところが分かります。`,
    answerEn: `The reason and the comment stand at its top. Correct it and submit it again. The approver sees what has changed.`,
    keywords: ['差戻し', 'さしもどし', '再申請'],
  },
  {
    faqCategory: 'expenses',
    question: '誰が承認するのか、先に分かりますか',
    questionEn: 'Can I see who will approve before I submit?',
    answer: `分かります。申請する前の精算書に、承認経路と承認者の名前を表示しています。金額が変わると、経路も計算し直します。

申請した後は、同じ場所に進み具合が出ます。`,
    answerEn: `Yes. Before you submit, the claim shows its approval route with names. When the amount changes, it is worked out anew.

Afterwards the same place shows how far it is.`,
    keywords: ['承認経路', '承認者', 'しょうにん', '上長'],
  },
  {
    faqCategory: 'expenses',
    question: '定期券の区間を通ったときは',
    questionEn: 'What about rides within my commuter pass?',
    answer: `定期券の区間は精算できません。区間の外だけを入力するか、「定期控除」にその分の金額を入れてください。`,
    answerEn: `Rides within your commuter pass are not paid. Enter the part outside of it, or put the covered part into the commuter deduction.`,
    keywords: ['定期', '通勤', 'ていき', '控除'],
    places: ['expense-claim.unitFare'],
  },
  {
    faqCategory: 'expenses',
    question: '往復の料金はどう入力しますか',
    questionEn: 'How do I enter a round trip?',
    answer: `「片道運賃」に片道の料金を入れ、「片道・往復」で往復を選んでください。金額は自動で2倍になります。`,
    answerEn: `Enter the fare one way and choose round trip. The amount doubles by itself.`,
    keywords: ['往復', '片道', 'おうふく'],
  },
  {
    faqCategory: 'expenses',
    question: '登録番号とは何ですか',
    questionEn: 'What is the registration number?',
    answer: `インボイス制度の番号です。「T」と13桁の数字で、領収書に書いてあります。全角で入力してもかまいません。

番号がない店のときは空のままにし、請求書の区分を選んでください。`,
    answerEn: `The number of the invoice system: T and 13 digits, on the receipt. Any width of digits will do.

Leave it empty for a shop without one, and choose the kind of invoice.`,
    keywords: ['インボイス', '適格請求書', 'とうろくばんごう'],
    places: ['expense-claim.registrationNumber'],
  },
  {
    faqCategory: 'expenses',
    question: '目的には何を書きますか',
    questionEn: 'What do I write as purpose?',
    answer: `一覧から目的を選び、「目的の内容」に具体的に書いてください。例：新製品の提案。訪問した目的のときは、訪問先も必要です。`,
    answerEn: `Choose the purpose, then say what it was about, for example: proposal of the new product. A visit needs the party visited.`,
    keywords: ['目的', '訪問先', 'もくてき'],
    places: ['expense-claim.purpose'],
  },
  {
    faqCategory: 'expenses',
    question: '先月の明細をコピーできますか',
    questionEn: 'Can I copy last month’s lines?',
    answer: `できます。精算書の「先月からコピー」を使ってください。領収書はコピーされません。1行だけなら、行のメニューからコピーできます。`,
    answerEn: `Yes, by “Copy from last month”. Receipts are not copied. A single line is copied from its menu.`,
    keywords: ['複写', 'コピー', '先月'],
  },
  {
    faqCategory: 'expenses',
    question: '表計算ソフトから貼り付けられますか',
    questionEn: 'Can I paste from a spreadsheet?',
    answer: `できます。セルを選んで貼り付けると、日付、目的、区間、金額などを列ごとに読み取ります。読み取れない値は、入力したまま残して印を付けます。`,
    answerEn: `Yes. Paste into a cell: date, purpose, section and amounts are read column by column. What cannot be read stays as it is and is marked.`,
    keywords: ['Excel', 'エクセル', '貼り付け', 'はりつけ'],
  },
  {
    faqCategory: 'purchases',
    question: '備品を買いたいときは',
    questionEn: 'How do I buy supplies?',
    answer: `購買申請の画面を準備中です。それまでは、これまでどおり総務人事部に申し込んでください。`,
    answerEn: `Purchase requests are on their way. Until then ask General affairs, as before.`,
    keywords: ['購買', '備品', 'こうばい'],
  },
  {
    faqCategory: 'people',
    question: '代理を頼むには',
    questionEn: 'How do I have somebody decide for me?',
    answer: `[代理設定](/apps/delegations)で、代理人、期間、対象の申請、金額の上限を決めて依頼します。相手が受諾すると有効になります。

代理人が承認したときは、2人の名前が記録に残ります。代理の代理はできません。`,
    answerEn: `Under [Delegation](/apps/delegations) choose the delegate, the period, the kinds of request and a limit. It holds once the other has accepted.

What a delegate approves is recorded with both names. A delegate cannot delegate on.`,
    keywords: ['代理', '不在', '休暇', 'だいり'],
  },
  {
    faqCategory: 'people',
    question: '承認待ちはどこで見られますか',
    questionEn: 'Where do I find what waits for me?',
    answer: `メニューの[承認待ち](/apps/approvals)です。Aで承認、Rで差戻し、JとKで前後に移れます。決めると、次の申請が開きます。`,
    answerEn: `Under [Waiting for you](/apps/approvals). A approves, R returns, J and K go on and back. After a decision the next one opens.`,
    keywords: ['承認', 'キー', 'しょうにんまち'],
  },
  {
    faqCategory: 'people',
    question: '生年月日や住所は誰に見えますか',
    questionEn: 'Who sees my birthday and address?',
    answer: `[マイプロフィール](/pages/profile)の「見せる範囲」で項目ごとに決められます。最初は自分だけです。ほかの人のプロフィールを開いた記録も残ります。`,
    answerEn: `You decide for each field under [My Profile](/pages/profile). At first nobody but you. Whoever opens another person’s record is recorded.`,
    keywords: ['プロフィール', '個人情報', '公開範囲'],
  },
  {
    faqCategory: 'people',
    question: '名字が変わったときは',
    questionEn: 'My family name has changed.',
    answer: `総務人事部に連絡してください。社員情報の名前を変えると、これからの申請に使われます。過去の申請は、当時の名前のまま残ります。`,
    answerEn: `Tell General affairs. The new name is used from then on; requests of the past keep the name they were made with.`,
    keywords: ['改姓', '結婚', '氏名'],
  },
  {
    faqCategory: 'accounts',
    question: 'パスワードを忘れました',
    questionEn: 'I forgot my password.',
    answer: `システム管理者に連絡してください。15分間有効なリンクを、登録しているメールアドレスに送ります。リンクから新しいパスワードを決められます。`,
    answerEn: `Tell a system administrator. They send a link to your address that holds for 15 minutes and lets you choose a new password.`,
    keywords: ['再設定', 'リセット', 'ぱすわーど'],
    readers: 'any',
  },
  {
    faqCategory: 'accounts',
    question: 'アカウントはどうすればもらえますか',
    questionEn: 'How do I get an account?',
    answer: `アカウントは会社だけが発行します。入社のときに招待のメールが届きます。届いていないときは、総務人事部に連絡してください。`,
    answerEn: `Accounts are given by the company alone. The invitation comes by email when you join. If it has not come, tell General affairs.`,
    keywords: ['招待', '登録', 'にゅうしゃ'],
    readers: 'any',
  },
  {
    faqCategory: 'accounts',
    question: '何度も間違えてログインできなくなりました',
    questionEn: 'I mistyped too often and cannot log in.',
    answer: `しばらく待ってから、もう一度試してください。待つ時間は画面に出ます。間違えるたびに長くなるので、パスワードが分からないときは再設定を頼んでください。`,
    answerEn: `Wait for the time that the page names, then try again. Each mistake makes it longer; if you do not know the password, ask for a reset.`,
    keywords: ['ロック', 'ログイン', '制限'],
    readers: 'any',
  },
  {
    faqCategory: 'accounts',
    question: '自分の操作の記録を見られますか',
    questionEn: 'Can I see the records of what I did?',
    answer: `[マイプロフィール](/pages/profile)の「セキュリティ」に、ログインの履歴と自分の操作記録があります。知らないログインがあれば、そのログインを終了してパスワードを変えてください。`,
    answerEn: `Under Security in [My Profile](/pages/profile): your logins and your own records. If you do not know a login, end it and change your password.`,
    keywords: ['監査', '履歴', 'ログ'],
  },
  {
    faqCategory: 'accounts',
    question: 'しばらくすると、もう一度ログインを求められるのはなぜですか',
    questionEn: 'Why am I asked to log in again?',
    answer: `一定の時間、操作がないとログインを終了するためです。入力中の内容は端末に残り、ログインすると続きから入力できます。`,
    answerEn: `Without use a login ends after some time. What you were typing is kept on your device; log in and go on.`,
    keywords: ['セッション', 'タイムアウト', '自動ログアウト'],
  },
  {
    faqCategory: 'portal',
    question: 'キーボードだけで操作できますか',
    questionEn: 'Can I use it by keyboard alone?',
    answer: `できます。「?」でその画面で使えるキーの一覧が出ます。Ctrl+K（Macは⌘K）で、画面、人、申請、よくある質問をすぐに開けます。`,
    answerEn: `Yes. The key ? lists the keys of the screen. Ctrl+K (⌘K on a Mac) opens pages, people, requests and questions at once.`,
    keywords: ['ショートカット', 'キー', '検索と操作'],
  },
  {
    faqCategory: 'portal',
    question: '画面の色や文字の大きさを変えられますか',
    questionEn: 'Can I change colours and text size?',
    answer: `変えられます。画面の右側にある「配色」で28の配色から選び、上の「文字の大きさ」で70%から130%まで変えられます。暗い画面もあります。`,
    answerEn: `Yes. Choose one of 28 colour schemes at the right edge, and the text size from 70 to 130 % at the top. There are dark schemes too.`,
    keywords: ['ダークモード', 'テーマ', '文字サイズ', 'はいしょく'],
  },
  {
    faqCategory: 'portal',
    question: '英語で表示できますか',
    questionEn: 'Can I use it in English?',
    answer: `できます。上の言語のボタンで切り替えてください。アカウントに保存され、次のログインでも同じ言語で表示します。`,
    answerEn: `Yes, by the language button at the top. Your choice is kept with your account.`,
    keywords: ['English', '言語', 'えいご'],
  },
  {
    faqCategory: 'portal',
    question: '一覧の表示をほかの人と共有できますか',
    questionEn: 'Can I share a view of a list?',
    answer: `できます。条件と列を「表示を保存」で保存し、同じメニューから共有してください。その一覧を開ける人の「表示を保存」に出ます。`,
    answerEn: `Yes. Save the conditions and columns as a view, then share it from the same menu. Everybody who may open the list finds it there.`,
    keywords: ['共有', '表示', 'ビュー'],
  },
  {
    faqCategory: 'portal',
    question: '通知のメールを止められますか',
    questionEn: 'Can I stop the mails?',
    answer: `通知の「設定」で、種類ごとにポータルとメールを選べます。ポータルの通知は、メールを止めても届きます。`,
    answerEn: `Under the settings of the notifications, for each kind. Those in the portal still come.`,
    keywords: ['通知', 'メール', 'つうち'],
  },
  {
    status: 'draft',
    faqCategory: 'reservations',
    question: '会議室はどう予約しますか',
    questionEn: '',
    answer: '予約の画面ができたら書きます。',
    answerEn: '',
    keywords: ['会議室', 'よやく'],
  },
  {
    status: 'unpublished',
    faqCategory: 'expenses',
    question: '紙の精算書はどこにありますか',
    questionEn: '',
    answer: '紙の精算書は2026年3月で終わりました。',
    answerEn: '',
    keywords: ['紙', '用紙'],
  },
];

/** Asked so many days ago; with an answer, without one, or set aside. */
export const SAMPLE_QUESTIONS = [
  {
    daysAgo: 1,
    status: 'open',
    question: '出張の前泊は精算できますか。始発では間に合いません。',
    searched: '前泊',
    answer: '',
  },
  { daysAgo: 2, status: 'open', question: '自転車で訪問したときの手当はありますか。', searched: '自転車', answer: '' },
  {
    daysAgo: 9,
    status: 'answered',
    question: '回数券を買ったときは、どう入力しますか。',
    searched: '回数券',
    answer: '使った日の明細に、1回分の金額を入力してください。領収書は最初の明細に添付します。',
  },
  { daysAgo: 14, status: 'closed', question: 'テストです。', searched: '', answer: '' },
] as const;

export const SAMPLE_MISSED: readonly (readonly [words: string, count: number, daysAgo: number])[] = [
  ['前泊', 6, 1],
  ['自転車', 4, 2],
  ['在宅勤務手当', 3, 5],
  ['名刺', 2, 8],
];
