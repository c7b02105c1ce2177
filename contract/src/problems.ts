// The closed list of refusals: those that any operation may meet, here, and each noun's own, in its register. Machines read the
// code, people the message (S8-01).
import type { Register } from './define-register.ts';
import type { Text } from './message.ts';
import { gather } from './register.ts';

const GENERAL = {
  unreadable: {
    status: 400,
    ja: 'リクエストを読み取れません。UTF-8の正しいJSONで送ってください。',
    en: 'The request could not be read. Send valid JSON in UTF-8.',
  },
  'not-signed-in': {
    status: 401,
    ja: 'ログインの有効期限が切れました。ログインすると、この画面の続きから再開できます。',
    en: 'Your session has ended. Log in to go on from here.',
  },
  'bad-token': {
    status: 401,
    ja: 'ログインの有効期限が切れました。もう一度ログインしてください。',
    en: 'Invalid access token detected',
  },
  'not-allowed': {
    status: 403,
    ja: 'この操作の権限がありません。必要な場合はシステム管理者に連絡してください。',
    en: 'You do not have permission for this. Ask a system administrator if you need it.',
  },
  'auditor-reads-only': {
    status: 403,
    ja: '監査用のアカウントは閲覧専用です。登録や変更はできません。',
    en: 'An auditor’s account is for reading. It cannot add or change anything.',
  },
  'foreign-origin': {
    status: 403,
    ja: 'ほかのサイトからの操作は受け付けていません。ポータルを開いて操作してください。',
    en: 'This request came from another site. Open the portal and try again there.',
  },
  'not-found': {
    status: 404,
    ja: '見つかりません。削除されたか、URLが正しくない可能性があります。',
    en: 'Not found. It may have been deleted, or the address may be wrong.',
  },
  'no-such-method': {
    status: 405,
    ja: 'このURLでは、この種類のリクエストを受け付けていません。',
    en: 'This address does not take this kind of request.',
  },
  'wrong-state': {
    status: 409,
    ja: 'この{thing}は「{status}」のため、この操作はできません。再読み込みして状態を確認してください。',
    en: 'This {thing} is {status}, so this is no longer possible. Reload to see where it stands.',
  },
  stale: {
    status: 409,
    ja: 'ほかの人が先に変更しています。違いを見て、残す値を選んでください。',
    en: 'Someone else changed this first. Compare the values and choose which to keep.',
  },
  'too-large': {
    status: 413,
    ja: '大きすぎます。1回に送れるのは{limit}までです。',
    en: 'This is too large. One request can have up to {limit}.',
  },
  'wrong-type': {
    status: 415,
    ja: 'この形式の内容は受け付けていません。',
    en: 'This kind of content is not taken here.',
  },
  invalid: { status: 422, ja: '{n}か所を確認してください。', en: 'Check {n} {n|field|fields}.' },
  'too-many': {
    status: 429,
    ja: '操作が続いたため、一時的に受け付けていません。{n}秒後にもう一度お試しください。',
    en: 'Too many attempts. Try again in {n} {n|second|seconds}.',
  },
  internal: {
    status: 500,
    ja: '問題が発生しました。入力内容は残っています。続く場合は参照番号 {id} をシステム管理者に伝えてください。',
    en: 'Something went wrong. What you typed is kept. If it goes on, give reference {id} to a system administrator.',
  },
  unavailable: {
    status: 503,
    ja: '一時的に応答できません。入力内容は残っています。しばらくしてからもう一度お試しください。',
    en: 'The portal cannot answer right now. What you typed is kept. Try again in a moment.',
  },
} as const satisfies NonNullable<Register['refusals']>;

const REFUSALS = { ...GENERAL, ...gather('refusals') };

export type ProblemCode = keyof typeof REFUSALS;

const byStatus = (Object.keys(REFUSALS) as ProblemCode[]).sort((a, b) => REFUSALS[a].status - REFUSALS[b].status);

/** Code → HTTP status, in the order of the statuses. */
export const PROBLEMS = Object.fromEntries(byStatus.map((code) => [code, REFUSALS[code].status])) as Readonly<
  Record<ProblemCode, number>
>;

export const PROBLEM_TEXTS = Object.fromEntries(
  byStatus.map((code) => [code, { ja: REFUSALS[code].ja, en: REFUSALS[code].en }]),
) as Readonly<Record<ProblemCode, Text>>;
