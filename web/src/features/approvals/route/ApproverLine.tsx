import type { PlannedApprover } from '@madoguchi/contract/approvals/approval.ts';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { RecordedDepartment } from '../../../kit/departments/RecordedDepartment.tsx';
import { useFoundBy } from './use-found-by.ts';

interface Props {
  readonly approver: PlannedApprover;
  /** What they did, or that it is their turn. */
  readonly children?: ReactNode;
}

/** An approver by name and department, and why it is them. */
export function ApproverLine({ approver, children }: Props) {
  const foundBy = useFoundBy();
  return (
    <li>
      <Typography component="p" variant="body1">
        <span lang="ja">{approver.name}</span>
        <Typography component="span" variant="caption" sx={{ ml: 1, color: 'text.secondary' }}>
          <RecordedDepartment name={approver.departmentName} />
          {' · '}
          {foundBy(approver.foundBy)}
        </Typography>
      </Typography>
      {children}
    </li>
  );
}
