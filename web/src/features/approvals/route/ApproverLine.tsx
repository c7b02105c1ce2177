import type { FoundBy, PlannedApprover } from '@madoguchi/contract/approvals/approval.ts';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { RecordedDepartment } from '../../../kit/departments/RecordedDepartment.tsx';
import { useRecordedName } from '../../../kit/use-recorded-name.ts';
import { useRouteWords } from './words.ts';

/** Why somebody is an approver, in a few words: 「営業部の部署長（1つ上）」. */
function useFoundBy(): (foundBy: FoundBy) => string {
  const t = useRouteWords();
  const department = useRecordedName('group');
  return ({ by, groupName, levelsUp }) => {
    const how = levelsUp === 0 ? t(`found.${by}`) : t('found.up', { how: t(`found.${by}`), count: levelsUp });
    return groupName === null ? how : t('found.in', { group: department(groupName).text, how });
  };
}

interface Props {
  readonly approver: PlannedApprover;
  /** The act they took, or that it is their turn. */
  readonly children?: ReactNode;
}

/** An approver by name and department, and why it is them. */
export function ApproverLine({ approver, children }: Props) {
  const foundBy = useFoundBy();
  return (
    <li>
      <Typography component="p" variant="body1">
        <span lang="ja">{approver.name}</span>
        <Typography component="span" variant="caption" sx={{ marginInlineStart: 1, color: 'text.secondary' }}>
          <RecordedDepartment name={approver.departmentName} />
          {' · '}
          {foundBy(approver.foundBy)}
        </Typography>
      </Typography>
      {children}
    </li>
  );
}
