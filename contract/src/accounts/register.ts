import { defineRegister } from '../define-register.ts';

const toInvitation = { screen: 'accounts.invitation' };

/** Said alike in the letter that a system person sends and in the one that somebody asked for. */
const NEW_PASSWORD = {
  title: { ja: 'パスワードを再設定できます。', en: 'You can choose a new password.' },
  subject: { ja: '【パスワード再設定】新しいパスワードを設定してください', en: '[Password] Choose a new password' },
  action: { ja: '新しいパスワードを設定する', en: 'Choose a new password' },
} as const;

export const ACCOUNTS_REGISTER = defineRegister({
  section: 'accounts',
  events: {
    'account.created': { ja: 'アカウントの作成', en: 'Account created' },
    'account.registered': { ja: 'アカウントの登録', en: 'Account registered' },
    'accounts.imported': { ja: 'アカウントのCSV取り込み', en: 'Accounts imported' },
    'accounts.exported': { ja: 'アカウント一覧のCSV出力', en: 'Account list exported' },
    'account.opened': { ja: 'アカウントの閲覧', en: 'Account opened' },
    'account.invited': { ja: 'アカウントの招待', en: 'Account invited' },
    'account.reset-sent': { ja: 'パスワード再設定の案内', en: 'Password reset sent' },
    'account.reset-asked': { ja: 'パスワード再設定の申し込み', en: 'Password reset asked for' },
    'account.link-handed-over': { ja: '招待リンクの表示', en: 'Link handed over' },
    'account.link-refused': { ja: '無効なリンクの使用', en: 'Link refused' },
    'account.password-chosen': { ja: 'リンクからのパスワード設定', en: 'Password chosen' },
    'account.identity-linked': { ja: 'シングルサインオンとの連携', en: 'Account linked to single sign-on' },
    'account.identity-unlinked': { ja: 'シングルサインオンとの連携の解除', en: 'Account unlinked from single sign-on' },
    'account.role-changed': { ja: '役割の変更', en: 'Role changed' },
    'account.end-changed': { ja: '利用期限の変更', en: 'Last day changed' },
    'auditor.read': { ja: '監査人の閲覧', en: 'Read by an auditor' },
    'account.suspended': { ja: 'アカウントの停止', en: 'Account suspended' },
    'account.reactivated': { ja: 'アカウントの再開', en: 'Account reactivated' },
    'account.unlocked': { ja: 'アカウントのロック解除', en: 'Account unlocked' },
    'account.sessions-ended': { ja: '全端末からログアウト', en: 'All sessions ended' },
    'account.updated': { ja: '自分の設定の変更', en: 'Own settings changed' },
  },
  targets: {
    account: { ja: 'アカウント', en: 'Account' },
  },
  refusals: {
    'own-account': {
      status: 409,
      ja: '自分のアカウントには行えません。ほかのシステム管理者に依頼してください。',
      en: 'This is your own account. Another system administrator has to do this.',
    },
    'last-system-account': {
      status: 409,
      ja: 'ログインできる最後のシステム管理者のアカウントです。先に、ほかのアカウントをシステム管理者にしてください。',
      en: 'This is the last system account that can log in. Give another account the role first.',
    },
    'no-mail-server': {
      status: 409,
      ja: 'メールサーバーが設定されていないため、送信していません。リンクを表示して、本人に渡してください。',
      en: 'No mail server is set, so nothing was sent. Show the link and hand it over instead.',
    },
    'sends-mail': {
      status: 409,
      ja: 'リンクは本人にメールで送り、ほかの人には表示しません。メールで送信してください。',
      en: 'Links are sent by email here and are shown to nobody else. Send it by email.',
    },
    'link-over': {
      status: 410,
      ja: 'このリンクは使用済みか、期限が切れています。新しいリンクをシステム管理者に依頼してください。',
      en: 'This link has been used or is over. Ask a system administrator for a new one.',
    },
  },
  fieldTexts: {
    'email-already-in-use': {
      ja: 'このメールアドレスはすでに使われています。',
      en: 'The email address is already in use',
    },
    'two-names': {
      ja: '姓と名の間に空白を1つ入れて入力してください（名前が1つの人は1つだけ）。3つ以上に分かれる人は、先に社員情報を登録し、ここでは登録済みの社員を選択してください。',
      en: 'Enter family name and given name with one blank between them, or the only name. For a name of three parts, add the member first and choose that employee here.',
    },
    'ends-in-the-past': {
      ja: '利用期限には、今日以降の日付を入力してください。すぐに止めるときは「停止」を使ってください。',
      en: 'Enter today or a later day. To stop the account at once, suspend it.',
    },
    'auditor-outside': {
      ja: '監査人は社外の人として登録します。「社員情報なし」を選択してください。',
      en: 'An auditor comes from outside. Choose “No employee record”.',
    },
    'employee-has-account': {
      ja: 'この社員にはすでにアカウントがあります。',
      en: 'This employee already has an account.',
    },
    'last-system-account': {
      ja: '最後のシステム管理者です。先にほかの人をシステム管理者にしてください。',
      en: 'This is the last system administrator. Give the role to somebody else first.',
    },
  },
  notifications: {
    'account-invitation': {
      group: 'system',
      initially: { portal: false, mail: false },
      isLetter: true,
      link: toInvitation,
      look: ['person', 'blue'],
      texts: {
        name: { ja: 'アカウントの招待', en: 'An invitation' },
        title: { ja: 'アカウントの招待が届いています。', en: 'You are invited to the portal.' },
        subject: { ja: '【招待】ポータルのアカウントができました', en: '[Invitation] Your account of the portal' },
        mail: {
          ja: '{by}さんがあなたのアカウントを登録しました。次のリンクを開いて、パスワードを設定してください。リンクは1回だけ、{hours}時間以内に使えます。期限が切れたときは、システム管理者に新しいリンクを依頼してください。',
          en: '{by} has registered an account for you. Open the link and choose a password. It can be used once, within {hours} hours. Later, ask a system administrator for a new one.',
        },
        action: { ja: 'パスワードを設定する', en: 'Choose a password' },
      },
    },
    'account-reset': {
      group: 'system',
      initially: { portal: false, mail: false },
      isLetter: true,
      link: toInvitation,
      look: ['person', 'blue'],
      texts: {
        name: { ja: 'パスワードの再設定', en: 'A new password' },
        ...NEW_PASSWORD,
        mail: {
          ja: '{by}さんがパスワードの再設定を受け付けました。次のリンクを開いて、新しいパスワードを設定してください。リンクは1回だけ、{minutes}分以内に使えます。心当たりがないときは、リンクを開かずにシステム管理者に連絡してください。',
          en: '{by} has made a link for you to choose a new password. It can be used once, within {minutes} minutes. If you did not ask for it, do not open it, and tell a system administrator.',
        },
      },
    },
    'account-forgotten': {
      group: 'system',
      initially: { portal: false, mail: false },
      isLetter: true,
      link: toInvitation,
      look: ['person', 'blue'],
      texts: {
        name: { ja: 'パスワードを忘れたとき', en: 'A forgotten password' },
        ...NEW_PASSWORD,
        mail: {
          ja: 'ログイン画面で、このアカウントのパスワードの再設定が申し込まれました。次のリンクを開いて、新しいパスワードを設定してください。リンクは1回だけ、{minutes}分以内に使えます。心当たりがないときは、このメールを無視してください。今のパスワードはそのまま使えます。',
          en: 'Somebody asked on the login page for a new password of this account. Open the link and choose one. It can be used once, within {minutes} minutes. If it was not you, ignore this email: your password stays as it is.',
        },
      },
    },
  },
});
