import { showTasks } from '@madoguchi/contract/information/operations.ts';
import { useRead } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { CardRead } from '../board/CardRead.tsx';
import { useInformationWords } from '../words.ts';
import { TaskRow } from './TaskRow.tsx';

/** What waits for this person, each with how many and since when (B9-01). */
export function TasksCard() {
  const t = useInformationWords();
  const { today } = useSession();
  const read = useRead(showTasks, {});
  return (
    <CardRead read={read} shape={[56, 56]}>
      {(tasks) =>
        tasks.length === 0 ? (
          <EmptyState icon="success" text={t('noTasks')} />
        ) : (
          tasks.map((task) => (
            <TaskRow key={'month' in task ? `${task.kind}.${task.month}` : task.kind} task={task} today={today} />
          ))
        )
      }
    </CardRead>
  );
}
