// A notification as a mail: subject, plain text and HTML in the language of whoever gets it.
import type { Language } from '@madoguchi/contract/message.ts';
import { notificationAction, notificationPath, notificationText } from '@madoguchi/contract/notifications/sentences.ts';
import type { Config } from '../../../platform/config.ts';
import type { ToldCalendar } from '../../../platform/ical/calendar-event.ts';
import { writeCalendar } from '../../../platform/ical/write-calendar.ts';
import type { MailMessage } from '../../../platform/mail/mail-transport.ts';
import type { QueuedMail } from './mail-queue-store.ts';

type Sender = Pick<Config, 'companyName' | 'defaultLanguage' | 'publicUrl' | 'mail'>;

const WORDS = {
  ja: {
    portal: '{company}ポータル',
    greeting: '{name}さん',
    footer: 'このメールは送信専用です。通知の種類ごとの受信は、ポータルの「通知の設定」で変更できます。',
    letterFooter: 'このメールは送信専用です。リンクはあなただけのものです。転送しないでください。',
  },
  en: {
    portal: '{company} portal',
    greeting: '{name}',
    footer: 'Nobody reads replies to this email. Choose what you are told in "Notification settings" of the portal.',
    letterFooter: 'Nobody reads replies to this email. The link is for you alone: do not pass it on.',
  },
} as const satisfies Record<Language, Record<string, string>>;

/** On one line: a name with a line break in it begins no header. */
const oneLine = (text: string) => text.replace(/\p{Cc}+/gu, ' ').trim();

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);

/** The mail of a notification. Its Message-ID follows from what it tells whom, so it is the same at every attempt. */
export function mailMessage(mail: QueuedMail, sender: Sender): MailMessage {
  const language = mail.language ?? sender.defaultLanguage;
  const words = WORDS[language];
  const path = notificationPath(mail);
  const action = notificationAction(mail.kind, language);
  const parts: Parts = {
    language,
    portal: words.portal.replace('{company}', () => sender.companyName),
    greeting: words.greeting.replace('{name}', () => oneLine(mail.name)),
    body: oneLine(notificationText(mail, 'mail', language)),
    link: path === null || action === null ? null : { url: `${sender.publicUrl}${path}${fragmentOf(mail)}`, action },
    footer: mail.secret === null ? words.footer : words.letterFooter,
  };
  return {
    messageId: `<${mail.factId}.${mail.accountId}@${new URL(sender.publicUrl).hostname}>`,
    from: { name: parts.portal, address: sender.mail?.from ?? '' },
    to: { name: oneLine(mail.name), address: mail.email },
    date: mail.queuedAt,
    subject: oneLine(notificationText(mail, 'subject', language)),
    text: plainText(parts),
    html: html(parts),
    ...(mail.calendar === null ? {} : { calendar: calendarPart(mail, mail.calendar, parts.portal, sender) }),
  };
}

/**
 * The event for the calendar of whoever gets the mail. The portal itself is its organizer, so that answers, which nobody reads, go to
 * none of its people; and each learns of nobody else's address.
 */
function calendarPart(mail: QueuedMail, { method, events, answer }: ToldCalendar, portal: string, sender: Sender) {
  const organizer = { name: portal, email: sender.mail?.from ?? '' };
  const attendees = [{ name: oneLine(mail.name), email: mail.email, answer }];
  const told = events.map((event) => ({ ...event, organizer, attendees }));
  return { method, content: writeCalendar({ name: portal, method, events: told }) };
}

/** A secret stands behind the `#`: browsers send that to nobody, so no log has it. */
const fragmentOf = ({ secret }: QueuedMail) => (secret === null ? '' : `#${secret}`);

interface Parts {
  readonly language: Language;
  readonly portal: string;
  readonly greeting: string;
  readonly body: string;
  readonly link: { readonly url: string; readonly action: string } | null;
  readonly footer: string;
}

function plainText({ greeting, body, link, footer, portal }: Parts): string {
  const action = link === null ? [] : ['', `${link.action}:`, link.url];
  return [greeting, '', body, ...action, '', '-- ', portal, footer, ''].join('\n');
}

/** One column, no pictures, nothing loaded from anywhere: it reads the same wherever it is opened. */
function html({ language, greeting, body, link, footer, portal }: Parts): string {
  const button =
    link === null
      ? ''
      : `<p style="margin:24px 0"><a href="${escaped(link.url)}" style="display:inline-block;padding:9px 20px;border-radius:18px;background:#1E56A1;color:#FFFFFF;text-decoration:none;font-weight:600">${escaped(link.action)}</a></p>
<p style="margin:0 0 24px;font-size:12px;color:#575B61;overflow-wrap:anywhere">${escaped(link.url)}</p>`;
  return `<!DOCTYPE html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light"><title>${escaped(portal)}</title></head>
<body style="margin:0;padding:24px 16px;background:#F2F5F8;color:#1A1E24;font:14px/1.7 'Noto Sans JP','Hiragino Sans','Yu Gothic UI',Meiryo,Arial,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:24px;background:#FFFFFF;border:1px solid #DBDEE2;border-radius:16px">
<p style="margin:0 0 16px;font-weight:600">${escaped(greeting)}</p>
<p style="margin:0">${escaped(body)}</p>
${button}
<p style="margin:24px 0 0;padding-top:16px;border-top:1px solid #DBDEE2;font-size:12px;color:#575B61">${escaped(portal)}<br>${escaped(footer)}</p>
</div></body></html>
`;
}
