// The shape of a kind of notification: which channel is on at first, where it stands among the switches, where it leads, its words.
import type { Access } from '../access.ts';
import type { Text } from '../message.ts';

export const NOTIFICATION_GROUPS = ['tasks', 'requests', 'information', 'system'] as const;
export type NotificationGroup = (typeof NOTIFICATION_GROUPS)[number];

export const CHANNELS = ['portal', 'mail'] as const;
export type Channel = (typeof CHANNELS)[number];

/** Where a notification leads: a screen, its parameters and its query taken from what the notification says. */
export interface NotificationLink {
  /** Its id. Not by its type, which rests on the operations and so on this table; a test holds that it is one. */
  readonly screen: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
}

/** The words of one kind of notification. */
export interface KindTexts {
  /** The name of the kind among the switches. */
  readonly name: Text;
  /** The line in the portal. */
  readonly title: Text;
  /** 【種類】 number and name; no amount. */
  readonly subject: Text;
  /** A sentence on the event and what comes next. */
  readonly mail: Text;
  /** The mail's one button; none where it leads nowhere. */
  readonly action: Text | null;
}

/** A kind without its words and its look: they load where they are shown. */
export interface NotificationKindRule {
  readonly group: NotificationGroup;
  /** Whom it may concern, where that is fewer people than its group: the switch is not offered to others. */
  readonly concerns?: Access;
  /** The setting until the person chooses. */
  readonly initially: Readonly<Record<Channel, boolean>>;
  /** A task stands until it is done: then it counts as read for all who were told, save those whose source says otherwise. */
  readonly isTask?: true;
  /** One mail tells of all until the person has looked: many submissions are not many mails. */
  readonly mailsOnceUntilRead?: true;
  /** News of the mails themselves: by mail, one that cannot be sent would bring forth the next. */
  readonly isNeverMailed?: true;
  /** A letter: it goes out by mail alone, whatever its person chose; nobody chooses whether they may come in. */
  readonly isLetter?: true;
  /** Worth a message on the screen when it comes: it is the person's turn. */
  readonly isYourTurn?: true;
  /** `:subject` is the id of the thing, `:name` a value of that name. None where there is nowhere to go. */
  readonly link: NotificationLink | null;
}

export interface NotificationKindRow extends NotificationKindRule {
  /** Its picture and colour in the centre, by the names of the web room, which does not compile with one that there is not. */
  readonly look: readonly [icon: string, hue: string];
  readonly texts: KindTexts;
}
