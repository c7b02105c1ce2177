// The settings in Japanese, for `--help` and docs/configuration.ja.md; settings.ts has the rest, and the English.
import type { SETTINGS } from './settings.ts';

interface SettingWords {
  readonly accepts: string;
  readonly meaning: string;
  /** Explains a standard that is computed, or that there is none. */
  readonly otherwise?: string;
}

export const SETTINGS_IN_JAPANESE: Readonly<Record<keyof typeof SETTINGS, SettingWords>> = {
  port: {
    accepts: '1～65535の整数',
    meaning: 'ポータルが待ち受けるTCPポート。',
  },
  host: {
    accepts: 'このマシンのIPアドレスまたはホスト名',
    meaning: 'ポータルが待ち受けるアドレス。既定では、このマシンからだけ開けます。',
  },
  publicUrl: {
    accepts: 'httpまたはhttpsのアドレス。パスを付けられます。利用者名、クエリ、フラグメントは付けられません',
    meaning: '利用者が入力するアドレス。リンク、転送、セッションのCookieはこれに従います。',
    otherwise: 'http://localhost:PORT',
  },
  dataDir: {
    accepts: 'フォルダーのパス',
    meaning: 'アップロードしたファイルと組み込みのデータベースのフォルダー。相対パスはポータルのフォルダーが起点です。',
  },
  auditKeyFile: {
    accepts: 'ファイルのパス',
    meaning:
      '監査証跡のチェックポイントに署名するEd25519の鍵（PEM）。最初の起動で作ります。データベースの管理者が読めない場所に置いてください。複数のノードでは同じものを使います。',
    otherwise: 'DATA_DIRのaudit-key.pem',
  },
  sealingKeyFile: {
    accepts: 'ファイルのパス',
    meaning:
      'データベースの中の口座と書類の回答を暗号化する鍵。最初の起動で作ります。失うと値も読めなくなるので、データベースのバックアップとは別の場所に控えを保管してください。複数のノードでは同じものを使います。',
    otherwise: 'DATA_DIRのsealing-keys.txt',
  },
  databaseUrl: {
    accepts: 'postgres://user:password@host:5432/database のような接続文字列',
    meaning: '使用するPostgreSQL（15以降）。設定しないと、`npm start` はサンプルの組織で起動します。',
    otherwise: '組み込みのPostgreSQL',
  },
  embedded: {
    accepts: '1（はい）または0（いいえ）',
    meaning: '`npm run serve` を、DATABASE_URLの代わりにDATA_DIRの組み込みPostgreSQLで動かします。',
  },
  databasePool: {
    accepts: '1～100の整数',
    meaning:
      '1つのプロセスがリクエストのために持つデータベース接続の数。3以上のときは、そのうち2つを読み取り専用にします。ほかの処理のために、さらに8つまで使います。データベースのコア数の2倍で十分です。',
  },
  acceptedDatabaseRisks: {
    accepts: 'fsync、full_page_writes、synchronous_commit、data_checksumsをカンマで区切った一覧',
    meaning: '起動時の自己検査で求めないPostgreSQLの設定。ストレージの側で不要になっている場合に指定します。',
    otherwise: 'なし',
  },
  trustedProxies: {
    accepts: 'IPアドレスと 10.0.0.0/8 のようなネットワークをカンマで区切った一覧',
    meaning: 'X-Forwarded-* ヘッダーを信じるプロキシ。ほかから届いたものは無視します。',
    otherwise: 'なし',
  },
  logLevel: {
    accepts: 'fatal、error、warn、info、debug、trace、silentのどれか',
    meaning: 'ログ（1行に1つのJSON）に出す最も低い重要度。infoでは、リクエストごとに1行です。',
    otherwise: 'サンプルの組織ではwarn、それ以外はinfo',
  },
  defaultLanguage: {
    accepts: 'enまたはja',
    meaning: '日本語も英語も求めないブラウザーに使う言語。',
  },
  companyName: {
    accepts: '1行で100文字以内',
    meaning: '印刷する書類に載せる組織の名前。',
  },
  loginHelp: {
    accepts: '1行で100文字以内',
    meaning:
      'ログインできないときの連絡先としてログイン画面に表示する、氏名、電話番号、窓口など。SMTP_URLがあれば、再設定のリンクをメールで受け取ることもできます。',
    otherwise: 'システム管理者',
  },
  oneLoginMessage: {
    accepts: '1（はい）または0（いいえ）',
    meaning:
      '知らないメールアドレスと誤ったパスワードに同じ文で答え、だれがアカウントを持つかを外から調べられないようにします。実際の運用では1にしてください。',
  },
  smtpUrl: {
    accepts: 'smtp://user:password@mail.example.co.jp:587 のようなアドレス。最初からTLSの場合はsmtps://',
    meaning:
      '通知を送るメールサーバー。smtp://では、サーバーが対応していれば暗号化し、別のマシンにパスワードを送る前には必ず暗号化します。',
    otherwise: 'メールを送信しない',
  },
  mailFrom: {
    accepts: 'portal@example.co.jp のようなメールアドレス',
    meaning: 'メールの差出人。SMTP_URLとともに必要です。',
    otherwise: 'メールを送信しない',
  },
  oidcIssuer: {
    accepts: 'httpsのアドレス。利用者名、クエリ、フラグメントは付けられません（このマシンの中だけはhttpも可）',
    meaning:
      'ログインに使えるOpenID Connectプロバイダーの、トークンに書かれる名前。プロバイダーには、戻り先としてPUBLIC_URL/callback、ログアウト後の行き先としてPUBLIC_URL/loginを登録します。',
    otherwise: 'パスワードだけでログインする',
  },
  oidcClientId: {
    accepts: '表示できるASCII文字で500文字以内',
    meaning: 'プロバイダーがポータルに与えたクライアントID。',
    otherwise: 'パスワードだけでログインする',
  },
  oidcClientSecret: {
    accepts: '表示できるASCII文字で500文字以内',
    meaning: 'クライアントIDと対の秘密。ログアウトのために保管するログインの情報も、これで暗号化します。',
    otherwise: 'パスワードだけでログインする',
  },
  oidcName: {
    accepts: '1行で100文字以内。password以外',
    meaning: 'プロバイダーの呼び名。ログイン画面とメッセージに表示します。',
    otherwise: 'OIDC_ISSUERのホスト名',
  },
  oidcScopes: {
    accepts: '空白で区切った語。openidとemailを含むもの',
    meaning: 'プロバイダーに求める範囲。',
  },
  logServerUrl: {
    accepts: 'relps://log.internal:2514 のようなアドレス',
    meaning:
      '監査証跡の専用サーバー。TLS 1.3の上のRELPで送り、暗号化せずに送ることはありません。`npm start` は、サンプルの隣に専用サーバーも起動します。',
    otherwise: '監査証跡はデータベースだけに残る',
  },
  logServerCaFile: {
    accepts: 'ファイルのパス',
    meaning: '専用サーバーの証明書を発行した認証局の証明書（PEM）。ほかは信じません。',
    otherwise: 'なし',
  },
  logServerCertFile: {
    accepts: 'ファイルのパス',
    meaning: '専用サーバーに示すポータルの証明書（PEM）。接続のたびに読み直します。',
    otherwise: 'なし',
  },
  logServerKeyFile: {
    accepts: 'ファイルのパス',
    meaning: 'その証明書の鍵（PEM）。',
    otherwise: 'なし',
  },
  tsaUrl: {
    accepts: 'httpまたはhttpsのアドレス。パスを付けられます。利用者名、クエリ、フラグメントは付けられません',
    meaning:
      '電子取引データの版ごとにタイムスタンプを付ける時刻認証局（RFC 3161、HTTP）。設定する前に登録したものには付きません。',
    otherwise: '電子取引データにタイムスタンプを付けない。事務処理規程で対応する',
  },
  tsaCaFile: {
    accepts: 'ファイルのパス',
    meaning:
      '時刻認証局のルート証明書（PEM）。ほかは信じません。TSA_URLとともに必要です。以前の認証局のタイムスタンプの検証にも使うので、以前のものも残してください。',
    otherwise: 'なし',
  },
  tsaPolicy: {
    accepts: '1.2.3.4.1 のようなオブジェクト識別子',
    meaning: 'タイムスタンプに求めるポリシー。',
    otherwise: '認証局に任せる',
  },
  inboxDir: {
    accepts: 'フォルダーのパス',
    meaning:
      'DATA_DIRの外のフォルダー。ここに置いた書類は、隣に置いた送信者の記載とともに登録待ちになります（docs/evidence.ja.md）。処理したファイルは、その中のtakenかrefusedに移します。',
    otherwise: 'フォルダーを監視しない',
  },
  sessionHours: {
    accepts: '1～8760の整数',
    meaning: 'ログインしてからセッションが終わるまでの時間。使い続けていても終わります。',
  },
  sessionIdleMinutes: {
    accepts: '5～525600の整数',
    meaning: '画面に触れない状態が何分続いたらセッションを終えるか。30にすると、ロックし忘れた端末を守れます。',
    otherwise: 'SESSION_HOURSだけで決まる',
  },
  passwordMinLength: {
    accepts: '8～64の整数',
    meaning: '新しいパスワードの最小の文字数。',
  },
  uploadsPerHour: {
    accepts: '1～1000000の整数',
    meaning: '1人が1時間にアップロードできるファイルの数（プロセスごと）。',
  },
  downloadsPerHour: {
    accepts: '1～1000000の整数',
    meaning: '1人が1時間に取得できるファイル（書き出し、書類、表示した領収書）の数（プロセスごと）。',
  },
  mailsPerHour: {
    accepts: '1～1000000の整数',
    meaning: '1人が1時間に送れるメール（催促、招待、パスワード再設定のリンク）の数。',
  },
  claimMaxLines: {
    accepts: '1～1000の整数',
    meaning: '1つの精算書の明細の最大数。',
  },
  claimMaxLineYen: {
    accepts: '1～100000000の整数',
    meaning: '1つの明細の最大の金額（円）。',
  },
  claimMaxTotalYen: {
    accepts: '1～1000000000の整数',
    meaning: '1つの精算書の最大の合計（円）。',
  },
};
