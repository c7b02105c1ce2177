// The closed list of refusals: code → HTTP status. Machines read the code, people the message (S8-01).
import * as z from 'zod';
import type { Texts } from './message.ts';

export const PROBLEMS = {
  unreadable: 400,
  'not-signed-in': 401,
  'bad-token': 401,
  'not-allowed': 403,
  'foreign-origin': 403,
  'not-found': 404,
  'no-such-method': 405,
  'wrong-state': 409,
  stale: 409,
  'claim-exists': 409,
  'own-account': 409,
  'last-system-account': 409,
  'no-mail-server': 409,
  'sends-mail': 409,
  'link-over': 410,
  'too-large': 413,
  'wrong-type': 415,
  invalid: 422,
  'sign-in-failed': 422,
  'login-over': 422,
  'provider-refused': 422,
  'key-reused': 422,
  'claim-not-ready': 422,
  'purchase-not-ready': 422,
  'no-approval-route': 422,
  'too-many': 429,
  internal: 500,
  unavailable: 503,
  'provider-unavailable': 503,
} as const;

export type ProblemCode = keyof typeof PROBLEMS;

/** One wrong field: `field` is its path in the input (`lines.3.useDate`), `type` the source's word for the field. */
export const FieldProblem = z.object({
  field: z.string(),
  type: z.string(),
  code: z.string(),
  message: z.string(),
});
export type FieldProblem = z.infer<typeof FieldProblem>;

/** An error's body (S8-01). `current` holds the newer state of a stale record (B0-02). */
export const ProblemBody = z.object({
  status: z.number().int(),
  code: z.enum(Object.keys(PROBLEMS) as [ProblemCode, ...ProblemCode[]]),
  message: z.string(),
  data: z.object({
    fields: z.array(FieldProblem),
    requestId: z.string(),
    current: z.unknown().optional(),
    /** As the header of that name: after how many seconds it is worth trying again. */
    retryAfterSeconds: z.number().optional(),
  }),
});
export type ProblemBody = z.infer<typeof ProblemBody>;

export const PROBLEM_TEXTS = {
  unreadable: {
    en: 'The request could not be read. Send valid JSON in UTF-8.',
    ja: 'リクエストを読み取れません。UTF-8の正しいJSONで送ってください。',
  },
  'not-signed-in': {
    en: 'Your session has ended. Log in to go on from here.',
    ja: 'ログインの有効期限が切れました。ログインすると、この画面の続きから再開できます。',
  },
  'bad-token': {
    en: 'Invalid access token detected',
    ja: 'ログインの有効期限が切れました。もう一度ログインしてください。',
  },
  'not-allowed': {
    en: 'You do not have permission for this. Ask a system administrator if you need it.',
    ja: 'この操作の権限がありません。必要な場合はシステム管理者に連絡してください。',
  },
  'foreign-origin': {
    en: 'This request came from another site. Open the portal and try again there.',
    ja: 'ほかのサイトからの操作は受け付けていません。ポータルを開いて操作してください。',
  },
  'not-found': {
    en: 'Not found. It may have been deleted, or the address may be wrong.',
    ja: '見つかりません。削除されたか、URLが正しくない可能性があります。',
  },
  'no-such-method': {
    en: 'This address does not take this kind of request.',
    ja: 'このURLでは、この種類のリクエストを受け付けていません。',
  },
  'wrong-state': {
    en: 'This {thing} is {status}, so this is no longer possible. Reload to see where it stands.',
    ja: 'この{thing}は「{status}」のため、この操作はできません。再読み込みして状態を確認してください。',
  },
  stale: {
    en: 'Someone else changed this first. Compare the values and choose which to keep.',
    ja: 'ほかの人が先に変更しています。違いを見て、残す値を選んでください。',
  },
  'claim-exists': {
    en: 'There is already a claim for this month. Reload to go on with it.',
    ja: 'この月の精算書はすでにあります。再読み込みして続きを入力してください。',
  },
  'own-account': {
    en: 'This is your own account. Another system administrator has to do this.',
    ja: '自分のアカウントには行えません。ほかのシステム管理者に依頼してください。',
  },
  'last-system-account': {
    en: 'This is the last system account that can log in. Give another account the role first.',
    ja: 'ログインできる最後のシステム管理者のアカウントです。先に、ほかのアカウントをシステム管理者にしてください。',
  },
  'no-mail-server': {
    en: 'No mail server is set, so nothing was sent. Show the link and hand it over instead.',
    ja: 'メールサーバーが設定されていないため、送信していません。リンクを表示して、本人に渡してください。',
  },
  'sends-mail': {
    en: 'Links are sent by email here and are shown to nobody else. Send it by email.',
    ja: 'リンクは本人にメールで送り、ほかの人には表示しません。メールで送信してください。',
  },
  'link-over': {
    en: 'This link has been used or is over. Ask a system administrator for a new one.',
    ja: 'このリンクは使用済みか、期限が切れています。新しいリンクをシステム管理者に依頼してください。',
  },
  'too-large': {
    en: 'This is too large. One request can have up to {limit}.',
    ja: '大きすぎます。1回に送れるのは{limit}までです。',
  },
  'wrong-type': {
    en: 'This kind of content is not taken here.',
    ja: 'この形式の内容は受け付けていません。',
  },
  invalid: { en: 'Check {n} fields.', ja: '{n}か所を確認してください。' },
  'sign-in-failed': {
    en: 'Check your email address and password',
    ja: 'メールアドレスまたはパスワードを確認してください。',
  },
  'login-over': {
    en: 'This login was begun in another browser, more than ten minutes ago, or has been used. Begin again.',
    ja: 'このログインは別のブラウザーで始めたもの、10分を過ぎたもの、または使用済みのものです。もう一度ログインしてください。',
  },
  'provider-refused': {
    en: '{provider} did not let this login through: {text}',
    ja: '{provider}がログインを受け付けませんでした：{text}',
  },
  'key-reused': {
    en: 'This Idempotency-Key was used for another request. Use a new key.',
    ja: 'このIdempotency-Keyは別の内容ですでに使われています。新しいキーを使ってください。',
  },
  'claim-not-ready': {
    en: 'The claim cannot be submitted yet. Check {n} places.',
    ja: 'まだ申請できません。{n}か所を確認してください。',
  },
  'purchase-not-ready': {
    en: 'The purchase request cannot be submitted yet. Check {n} places.',
    ja: 'まだ申請できません。{n}か所を確認してください。',
  },
  'no-approval-route': {
    en: 'This cannot be submitted. {reason} Ask {ask}.',
    ja: '申請できません。{reason}{ask}に連絡してください。',
  },
  'too-many': {
    en: 'Too many attempts. Try again in {n} seconds.',
    ja: '操作が続いたため、一時的に受け付けていません。{n}秒後にもう一度お試しください。',
  },
  internal: {
    en: 'Something went wrong. What you typed is kept. If it goes on, give reference {id} to a system administrator.',
    ja: '問題が発生しました。入力内容は残っています。続く場合は参照番号 {id} をシステム管理者に伝えてください。',
  },
  unavailable: {
    en: 'The portal cannot answer right now. What you typed is kept. Try again in a moment.',
    ja: '一時的に応答できません。入力内容は残っています。しばらくしてからもう一度お試しください。',
  },
  'provider-unavailable': {
    en: '{provider} does not answer right now. Try again in a moment, or log in with your password.',
    ja: '{provider}が応答していません。しばらくしてからもう一度お試しになるか、パスワードでログインしてください。',
  },
} as const satisfies Texts<ProblemCode>;
