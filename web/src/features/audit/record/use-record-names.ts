import { type AuditEvent, EVENT_NAMES } from '@madoguchi/contract/audit/event-names.ts';
import type { AuditRow, OwnRecordRow } from '@madoguchi/contract/audit/model.ts';
import { ACTOR_ROLE_NAMES } from '@madoguchi/contract/audit/role-names.ts';
import { TARGET_NAMES, type TargetKind } from '@madoguchi/contract/audit/target-names.ts';
import type { Language, Text } from '@madoguchi/contract/message.ts';
import { tokyoDay } from '@madoguchi/contract/values/calendar-days.ts';
import { useMemo } from 'react';
import { formatDay, formatTime } from '../../../platform/formats.ts';
import { useLanguage } from '../../../platform/words.ts';
import { useAuditWords } from '../words.ts';

const SECONDS = /:(\d{2})(?:\.\d+)?Z$/;

/** To the second: two records of one minute are told apart. */
function momentOf(instant: string, language: Language): string {
  const seconds = SECONDS.exec(instant)?.[1] ?? '00';
  return `${formatDay(tokyoDay(Date.parse(instant)), language)} ${formatTime(instant)}:${seconds}`;
}

/** An older record may know events and kinds that the portal has no longer. */
const events: Readonly<Partial<Record<string, Text>>> = EVENT_NAMES satisfies Record<AuditEvent, Text>;
const kinds: Readonly<Partial<Record<string, Text>>> = TARGET_NAMES satisfies Record<TargetKind, Text>;

/** Whoever acts without an account, by the name that the record gives them. */
const NOBODYS = ['guest', 'console', 'calendar', 'start'] as const;

/** How the parts of a record read, in the language of the screen. */
export function useRecordNames() {
  const t = useAuditWords();
  const language = useLanguage();
  return useMemo(
    () => ({
      when: (instant: string) => momentOf(instant, language),
      person: ({ accountId, actor }: Pick<AuditRow, 'accountId' | 'actor'>) => {
        const nobody = accountId === null && NOBODYS.find((name) => name === actor);
        return nobody ? t(nobody) : actor;
      },
      /** An actor that is not a person has no role. */
      role: ({ accountId, actor, role }: Pick<AuditRow, 'accountId' | 'actor' | 'role'>) =>
        accountId === null && actor !== 'guest' ? '' : ACTOR_ROLE_NAMES[role][language],
      action: (event: string) => events[event]?.[language] ?? event,
      target: ({ targetKind, targetName }: Pick<OwnRecordRow, 'targetKind' | 'targetName'>) => {
        if (targetKind === null) return '';
        const kind = kinds[targetKind]?.[language] ?? targetKind;
        return targetName === null ? kind : `${kind} ${targetName}`;
      },
    }),
    [t, language],
  );
}
