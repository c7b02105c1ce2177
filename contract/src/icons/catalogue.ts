// THE table of the icons that the portal draws: names, and the words that people look for them by. The web room draws each.

export const ICON_CATEGORIES = ['places', 'actions', 'directions', 'messages', 'states'] as const;
export type IconCategory = (typeof ICON_CATEGORIES)[number];

/** A shape is drawn by its outline, or filled. */
export const ICON_FAMILIES = ['outlined', 'filled'] as const;
export type IconFamily = (typeof ICON_FAMILIES)[number];

/** Pixels at which an icon is offered; the drawings scale to any. */
export const ICON_SIZES = [16, 20, 24, 32, 48, 64] as const;

interface CatalogueEntry {
  readonly category: IconCategory;
  /** The edition of the set in which the drawing came or last changed. */
  readonly version: number;
  /** English words and signs, set apart by blanks. */
  readonly tags: string;
  /** Japanese words, each of kanji with its reading behind a stroke; set apart by blanks. */
  readonly words: string;
  /** Families in which there is a drawing; without it, the outline alone. */
  readonly families?: readonly IconFamily[];
}

export const ICON_CATALOGUE = {
  home: { category: 'places', version: 1, tags: 'house start dashboard', words: 'ホーム 家/いえ 最初/さいしょ' },
  history: {
    category: 'places',
    version: 1,
    tags: 'past log audit record',
    words: '履歴/りれき 記録/きろく 監査/かんさ',
  },
  receipt: {
    category: 'places',
    version: 1,
    tags: 'bill expense claim money',
    words: '領収書/りょうしゅうしょ レシート 経費/けいひ',
  },
  paper: {
    category: 'places',
    version: 4,
    tags: 'document file page form',
    words: '書類/しょるい 文書/ぶんしょ 用紙/ようし',
  },
  purchase: {
    category: 'places',
    version: 2,
    tags: 'basket cart shop buy',
    words: '購買/こうばい 購入/こうにゅう かご 買い物/かいもの',
  },
  purchaseCheck: {
    category: 'places',
    version: 2,
    tags: 'basket cart approve decision',
    words: '購買承認/こうばいしょうにん 購入決裁/こうにゅうけっさい',
  },
  check: {
    category: 'places',
    version: 1,
    tags: 'clipboard review verify',
    words: '確認/かくにん 審査/しんさ 点検/てんけん',
  },
  chart: {
    category: 'places',
    version: 4,
    tags: 'graph analysis figures bars',
    words: 'グラフ 分析/ぶんせき 図表/ずひょう',
  },
  inbox: {
    category: 'places',
    version: 1,
    tags: 'tray waiting approval',
    words: '受信箱/じゅしんばこ 承認待ち/しょうにんまち 未処理/みしょり',
  },
  delegation: {
    category: 'places',
    version: 1,
    tags: 'substitute proxy handover',
    words: '代理/だいり 委任/いにん 代行/だいこう',
  },
  route: {
    category: 'places',
    version: 1,
    tags: 'path flow approval way',
    words: '経路/けいろ 承認経路/しょうにんけいろ 道順/みちじゅん',
  },
  announcement: {
    category: 'places',
    version: 1,
    tags: 'megaphone news notice',
    words: 'お知らせ/おしらせ 告知/こくち 拡声器/かくせいき',
  },
  person: {
    category: 'places',
    version: 1,
    tags: 'user profile human',
    words: '人/ひと 利用者/りようしゃ プロフィール',
  },
  people: {
    category: 'places',
    version: 1,
    tags: 'users members group team',
    words: '人々/ひとびと 社員/しゃいん メンバー 組織/そしき',
  },
  account: {
    category: 'places',
    version: 1,
    tags: 'card identity login badge',
    words: 'アカウント 身分証/みぶんしょう 名札/なふだ',
  },
  register: {
    category: 'places',
    version: 1,
    tags: 'invite add user',
    words: '登録/とうろく 招待/しょうたい 追加/ついか',
  },
  classification: {
    category: 'places',
    version: 1,
    tags: 'category master sort',
    words: '分類/ぶんるい 区分/くぶん マスタ',
  },
  detail: { category: 'places', version: 1, tags: 'table grid row', words: '明細/めいさい 詳細/しょうさい 表/ひょう' },
  manual: {
    category: 'places',
    version: 4,
    tags: 'book guide documentation',
    words: 'マニュアル 説明書/せつめいしょ 手引き/てびき',
  },
  help: { category: 'places', version: 4, tags: 'question support ?', words: 'ヘルプ 質問/しつもん 困った/こまった' },
  faq: {
    category: 'places',
    version: 1,
    tags: 'question answer help ?',
    words: '質問/しつもん よくある質問/よくあるしつもん ヘルプ 疑問/ぎもん',
  },
  resource: {
    category: 'places',
    version: 3,
    tags: 'room door equipment',
    words: '設備/せつび 会議室/かいぎしつ 扉/とびら',
  },
  reservation: { category: 'places', version: 3, tags: 'booking calendar schedule', words: '予約/よやく 空き/あき' },
  board: { category: 'places', version: 4, tags: 'scrum kanban column card', words: 'ボード かんばん スクラム カード' },
  comment: {
    category: 'places',
    version: 4,
    tags: 'message speech talk',
    words: 'コメント 発言/はつげん 返信/へんしん',
  },
  menu: { category: 'actions', version: 1, tags: 'hamburger navigation list', words: 'メニュー 一覧/いちらん' },
  pin: { category: 'actions', version: 1, tags: 'fix keep hold', words: '固定/こてい ピン 留める/とめる' },
  bell: { category: 'actions', version: 1, tags: 'notification alarm alert', words: '通知/つうち ベル 鈴/すず' },
  star: {
    category: 'actions',
    version: 1,
    tags: 'favorite favourite bookmark',
    words: '星/ほし お気に入り/おきにいり スター',
  },
  starOn: {
    category: 'actions',
    version: 1,
    tags: 'favorite favourite bookmark full',
    words: '星/ほし お気に入り済み/おきにいりずみ スター',
    families: ['filled'],
  },
  heart: { category: 'actions', version: 4, tags: 'like love favorite', words: 'ハート いいね 好き/すき' },
  heartOn: {
    category: 'actions',
    version: 4,
    tags: 'liked love full',
    words: 'ハート いいね済み/いいねずみ',
    families: ['filled'],
  },
  settings: { category: 'actions', version: 1, tags: 'gear preferences options', words: '設定/せってい 歯車/はぐるま' },
  palette: {
    category: 'actions',
    version: 1,
    tags: 'color colour scheme theme',
    words: '配色/はいしょく 色/いろ パレット テーマ',
  },
  textSize: {
    category: 'actions',
    version: 1,
    tags: 'font letter large',
    words: '文字サイズ/もじさいず 文字の大きさ/もじのおおきさ',
  },
  close: { category: 'actions', version: 1, tags: 'cross cancel dismiss', words: '閉じる/とじる 消す/けす' },
  more: {
    category: 'actions',
    version: 1,
    tags: 'dots menu other',
    words: 'その他/そのた もっと 三点/さんてん',
    families: ['filled'],
  },
  grip: { category: 'actions', version: 1, tags: 'handle drag move', words: 'つまみ 移動/いどう 並べ替え/ならべかえ' },
  search: {
    category: 'actions',
    version: 1,
    tags: 'find magnifier look',
    words: '検索/けんさく 探す/さがす 虫めがね/むしめがね',
  },
  filter: {
    category: 'actions',
    version: 1,
    tags: 'narrow condition funnel',
    words: '絞り込み/しぼりこみ 条件/じょうけん フィルター',
  },
  plus: {
    category: 'actions',
    version: 1,
    tags: 'add new create +',
    words: '追加/ついか 新規/しんき プラス 足す/たす',
  },
  minus: { category: 'actions', version: 1, tags: 'remove less subtract -', words: '減らす/へらす マイナス' },
  trash: {
    category: 'actions',
    version: 1,
    tags: 'delete remove bin',
    words: '削除/さくじょ ごみ箱/ごみばこ 捨てる/すてる',
  },
  copy: { category: 'actions', version: 1, tags: 'duplicate clipboard', words: 'コピー 複写/ふくしゃ 写し/うつし' },
  edit: {
    category: 'actions',
    version: 1,
    tags: 'pencil write change',
    words: '編集/へんしゅう 鉛筆/えんぴつ 書く/かく 変更/へんこう',
  },
  phone: { category: 'actions', version: 1, tags: 'telephone call', words: '電話/でんわ' },
  mail: { category: 'actions', version: 1, tags: 'email letter envelope', words: 'メール 封筒/ふうとう 手紙/てがみ' },
  print: { category: 'actions', version: 1, tags: 'printer paper', words: '印刷/いんさつ プリンター' },
  paperclip: { category: 'actions', version: 1, tags: 'attach attachment file', words: '添付/てんぷ クリップ' },
  camera: { category: 'actions', version: 1, tags: 'photo picture', words: 'カメラ 写真/しゃしん 撮影/さつえい' },
  download: {
    category: 'actions',
    version: 1,
    tags: 'save export arrow',
    words: 'ダウンロード 保存/ほぞん 書き出し/かきだし',
  },
  upload: { category: 'actions', version: 1, tags: 'import send arrow', words: 'アップロード 取り込み/とりこみ' },
  tick: { category: 'actions', version: 1, tags: 'check done select', words: 'チェック 済み/すみ 選択/せんたく' },
  undo: { category: 'actions', version: 1, tags: 'back revert', words: '元に戻す/もとにもどす 取り消し/とりけし' },
  refresh: {
    category: 'actions',
    version: 1,
    tags: 'reload again update',
    words: '更新/こうしん 再読み込み/さいよみこみ',
  },
  calendar: {
    category: 'actions',
    version: 1,
    tags: 'date day month schedule',
    words: 'カレンダー 暦/こよみ 日付/ひづけ 予定/よてい',
  },
  clock: { category: 'actions', version: 1, tags: 'time hour deadline', words: '時計/とけい 時刻/じこく 期限/きげん' },
  language: {
    category: 'actions',
    version: 1,
    tags: 'globe world translate',
    words: '言語/げんご 地球/ちきゅう 翻訳/ほんやく',
  },
  logout: { category: 'actions', version: 1, tags: 'leave exit door', words: 'ログアウト 退出/たいしゅつ' },
  eye: { category: 'actions', version: 1, tags: 'show view visible', words: '表示/ひょうじ 目/め 見る/みる' },
  eyeOff: { category: 'actions', version: 1, tags: 'hide invisible secret', words: '非表示/ひひょうじ 隠す/かくす' },
  chevronLeft: { category: 'directions', version: 1, tags: 'back previous <', words: '左/ひだり 前へ/まえへ' },
  chevronRight: { category: 'directions', version: 1, tags: 'forward next >', words: '右/みぎ 次へ/つぎへ' },
  chevronDown: { category: 'directions', version: 1, tags: 'open expand', words: '下/した 開く/ひらく' },
  chevronUp: { category: 'directions', version: 1, tags: 'close collapse', words: '上/うえ たたむ' },
  arrowUp: {
    category: 'directions',
    version: 1,
    tags: 'ascending rise',
    words: '上矢印/うえやじるし 昇順/しょうじゅん',
  },
  arrowDown: {
    category: 'directions',
    version: 1,
    tags: 'descending fall',
    words: '下矢印/したやじるし 降順/こうじゅん',
  },
  arrowRight: { category: 'directions', version: 1, tags: 'next go to', words: '右矢印/みぎやじるし 進む/すすむ' },
  info: { category: 'messages', version: 1, tags: 'information note', words: '情報/じょうほう 案内/あんない' },
  success: { category: 'messages', version: 1, tags: 'done complete good', words: '成功/せいこう 完了/かんりょう' },
  warning: { category: 'messages', version: 1, tags: 'caution alert triangle', words: '警告/けいこく 注意/ちゅうい' },
  error: { category: 'messages', version: 1, tags: 'failure problem !', words: 'エラー 失敗/しっぱい 障害/しょうがい' },
  offline: {
    category: 'messages',
    version: 1,
    tags: 'disconnected network',
    words: 'オフライン 切断/せつだん 圏外/けんがい',
  },
  online: {
    category: 'messages',
    version: 1,
    tags: 'connected network wireless',
    words: 'オンライン 接続/せつぞく 電波/でんぱ',
  },
  draft: {
    category: 'states',
    version: 1,
    tags: 'begun unfinished dashed',
    words: '下書き/したがき 作成中/さくせいちゅう',
  },
  submitted: { category: 'states', version: 1, tags: 'sent request', words: '申請済み/しんせいずみ 提出/ていしゅつ' },
  inReview: {
    category: 'states',
    version: 1,
    tags: 'half pending progress',
    words: '審査中/しんさちゅう 途中/とちゅう',
    families: ['outlined', 'filled'],
  },
  approved: {
    category: 'states',
    version: 1,
    tags: 'accepted agreed circle',
    words: '承認済み/しょうにんずみ 許可/きょか',
  },
  confirmed: {
    category: 'states',
    version: 1,
    tags: 'final square settled',
    words: '確定/かくてい 確認済み/かくにんずみ',
  },
  returned: { category: 'states', version: 1, tags: 'back correction', words: '差戻し/さしもどし 返却/へんきゃく' },
  rejected: { category: 'states', version: 1, tags: 'refused denied octagon', words: '却下/きゃっか 否認/ひにん' },
  cancelled: {
    category: 'states',
    version: 1,
    tags: 'withdrawn stopped void',
    words: '取消/とりけし 取下げ/とりさげ 中止/ちゅうし',
  },
  ordered: {
    category: 'states',
    version: 2,
    tags: 'truck delivery transport',
    words: '発注済み/はっちゅうずみ 配送/はいそう トラック',
  },
  received: {
    category: 'states',
    version: 2,
    tags: 'parcel box delivered',
    words: '検収済み/けんしゅうずみ 受領/じゅりょう 荷物/にもつ',
  },
  partlyReceived: {
    category: 'states',
    version: 2,
    tags: 'parcel box partial half',
    words: '一部検収/いちぶけんしゅう 一部受領/いちぶじゅりょう',
    families: ['outlined', 'filled'],
  },
  closed: {
    category: 'states',
    version: 2,
    tags: 'finished complete double check',
    words: '完了/かんりょう 締め/しめ 終了/しゅうりょう',
  },
} as const satisfies Readonly<Record<string, CatalogueEntry>>;

export type IconName = keyof typeof ICON_CATALOGUE;
export const ICON_NAMES = Object.keys(ICON_CATALOGUE) as readonly IconName[];
