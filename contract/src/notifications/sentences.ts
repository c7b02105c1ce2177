// A notification in words, and where it leads; the portal and the mail say the same.
import { APPROVAL_DOMAINS, DOMAINS } from '../approvals/domains.ts';
import { type Language, say, type Text } from '../message.ts';
import { SCREENS } from '../screens.ts';
import { isYearMonth } from '../values/calendar-months.ts';
import type { PlainDate } from '../values/plain-date.ts';
import { writtenDay, writtenMonth } from '../values/written-date.ts';
import { NOTIFICATION_KINDS, type NotificationKind } from './kinds.ts';
import type { NotificationValues } from './model.ts';
import { KIND_TEXTS } from './texts.ts';

type Spoken = { readonly kind: NotificationKind; readonly values: NotificationValues };

/** Values that are days. */
const DAYS: ReadonlySet<string> = new Set(['day', 'firstDay']);

/** Months and days as people write them; everything else as it stands. */
function written(values: NotificationValues, language: Language): Record<string, string | number> {
  const parts = Object.entries(values).map(([name, value]) => {
    if (name === 'month' && typeof value === 'string' && isYearMonth(value))
      return [name, writtenMonth(value, language)];
    // A day was written by us: the schema would only make the browser load it.
    return [name, DAYS.has(name) ? writtenDay(value as PlainDate, language) : value];
  });
  const thing = thingOf(values, language);
  return { thing, thingWithin: thing.toLowerCase(), ...Object.fromEntries(parts), ...inLanguage(values, language) };
}

const REQUEST: Text = { ja: '申請', en: 'Request' };

/** The name of a request, by its domain; as `thingWithin` it stands within an English sentence. */
function thingOf({ domain }: NotificationValues, language: Language): string {
  const known = APPROVAL_DOMAINS.find((one) => one === domain);
  return (known === undefined ? REQUEST : DOMAINS[known].request)[language];
}

/** `title` is said as `titleEn` in English, where there is one; so is any other. */
function inLanguage(values: NotificationValues, language: Language): Record<string, string | number> {
  const english = Object.entries(values).filter(([name, value]) => name.endsWith('En') && value !== '');
  return language === 'en' ? Object.fromEntries(english.map(([name, value]) => [name.slice(0, -2), value])) : {};
}

type Part = 'title' | 'subject' | 'mail';

/** A sentence of the notification in the language. */
export function notificationText({ kind, values }: Spoken, part: Part, language: Language): string {
  return say(KIND_TEXTS[kind][part], language, written(values, language));
}

/** The text of its one button; null where it leads nowhere. */
export function notificationAction(kind: NotificationKind, language: Language): string | null {
  const action: Text | null = KIND_TEXTS[kind].action;
  return action === null ? null : say(action, language);
}

/** Screen and query as a path without the portal's prefix; null where there is nowhere to go. */
export function notificationPath({
  kind,
  values,
  subject,
}: Spoken & { readonly subject: string | null }): `/${string}` | null {
  const { link } = NOTIFICATION_KINDS[kind];
  if (link === null) return null;
  const path = SCREENS.find(({ id }) => id === link.screen)?.path;
  if (path === undefined) return null;
  const filled = (value: string) => (value === ':subject' ? (subject ?? '') : String(values[value.slice(1)] ?? ''));
  const params = link.params ?? {};
  const place = path.replace(/:(\w+)/g, (_part, name: string) => encodeURIComponent(filled(params[name] ?? '')));
  const query = Object.entries(link.query ?? {}).map(([name, value]): [string, string] => [name, filled(value)]);
  const search = query.filter(([, value]) => value !== '').map((pair) => pair.map(encodeURIComponent).join('='));
  return `${place}${search.length > 0 ? `?${search.join('&')}` : ''}` as `/${string}`;
}
