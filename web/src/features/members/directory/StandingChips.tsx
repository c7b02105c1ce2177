import type { MemberRow } from '@madoguchi/contract/members/model.ts';
import { MemberStateChip } from '../MemberStateChip.tsx';
import { PresenceChip } from '../presence/PresenceChip.tsx';

/** Where somebody is today, as far as they said, and whether they have left or are to come. */
export function StandingChips({ member: { presence, state } }: { readonly member: MemberRow }) {
  return (
    <>
      {presence === null ? null : <PresenceChip presence={presence} />}
      {state === 'present' ? null : <MemberStateChip status={state} />}
    </>
  );
}
