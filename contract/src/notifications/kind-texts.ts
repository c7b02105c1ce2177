import type { Text } from '../message.ts';

/** The words of one kind of notification. */
export interface KindTexts {
  /** What the kind is called among the switches. */
  readonly name: Text;
  /** The line in the portal. */
  readonly title: Text;
  /** 【種類】 number and name; no amount. */
  readonly subject: Text;
  /** What happened and what comes next. */
  readonly mail: Text;
  /** The mail's one button; none where it leads nowhere. */
  readonly action: Text | null;
}
