import { showTeam } from '@madoguchi/contract/information/operations.ts';
import { EmptyState } from '../../kit/EmptyState.tsx';
import { useRead } from '../../platform/query.ts';
import { COLLEAGUES_SHAPE, Colleagues } from '../members/public.ts';
import { CardRead } from './board/CardRead.tsx';
import { useInformationWords } from './words.ts';

/** Everybody of one's department, whether they said where they are or not (R10). */
export function MembersTab() {
  const t = useInformationWords();
  const read = useRead(showTeam, {});
  return (
    <CardRead read={read} shape={COLLEAGUES_SHAPE}>
      {({ departmentCode }) =>
        departmentCode === null ? (
          <EmptyState icon="people" text={t('noDepartment')} />
        ) : (
          <Colleagues departmentCode={departmentCode} />
        )
      }
    </CardRead>
  );
}
