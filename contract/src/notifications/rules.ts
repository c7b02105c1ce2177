// The channels on which a person wants a kind: their choice, else what the table of kinds says.
import type { Channel } from './kind.ts';
import { NOTIFICATION_KINDS, type NotificationKind } from './kinds.ts';
import type { NotificationChannels } from './model.ts';

/** True when the kind is told on the channel. The server asks the same of its rows, in SQL. */
export function isWanted(choice: NotificationChannels, kind: NotificationKind, channel: Channel): boolean {
  return choice[channel]?.[kind] ?? NOTIFICATION_KINDS[kind].initially[channel];
}

/** The choice with one switch set; what says the same as the table of kinds is not kept. */
export function withChoice(
  choice: NotificationChannels,
  kind: NotificationKind,
  channel: Channel,
  isOn: boolean,
): NotificationChannels {
  const { [kind]: _before, ...others } = choice[channel] ?? {};
  const isUsual = NOTIFICATION_KINDS[kind].initially[channel] === isOn;
  return { ...choice, [channel]: isUsual ? others : { ...others, [kind]: isOn } };
}
