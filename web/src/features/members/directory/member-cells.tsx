import type { MemberRow } from '@madoguchi/contract/members/model.ts';
import { type ReactNode, useMemo } from 'react';
import { useDepartmentName } from '../../../kit/departments/use-department-name.ts';
import { PersonPicture } from '../../../kit/PersonPicture.tsx';
import { masterName, mastersByCode, useMasters } from '../../../platform/session.ts';
import { useLanguage } from '../../../platform/words.ts';
import { PresenceChip } from '../presence/PresenceChip.tsx';

type Cell = (row: MemberRow) => ReactNode;

const photo: Cell = ({ name, photoURL }) => <PersonPicture name={name} photo={photoURL} size={24} />;

const email: Cell = ({ email: address }) => (
  <a href={`mailto:${address}`} style={{ fontWeight: 400 }}>
    {address}
  </a>
);

const presence: Cell = ({ presence: place, presenceNote }) =>
  place === null ? null : (
    <span title={presenceNote}>
      <PresenceChip presence={place} />
    </span>
  );

/** The cells of a person in tables, in the reader's language; a position that has ended is shown by its code. */
export function useMemberCells() {
  const language = useLanguage();
  const { position: positions } = useMasters();
  const departmentName = useDepartmentName();
  return useMemo(() => {
    const byCode = mastersByCode(positions);
    const department: Cell = ({ departmentCode }) => departmentName(departmentCode);
    const position: Cell = ({ positionCode }) => {
      const known = byCode.get(positionCode);
      return known ? masterName(known, language) : positionCode;
    };
    return { photo, department, position, email, presence };
  }, [departmentName, positions, language]);
}
