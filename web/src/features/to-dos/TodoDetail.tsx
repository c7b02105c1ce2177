import { ChangedTodo, Todo, type TodoPlace } from '@madoguchi/contract/to-dos/model.ts';
import { changeTodo, showTodo } from '@madoguchi/contract/to-dos/operations.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { EmptyState } from '../../kit/EmptyState.tsx';
import { ErrorBand } from '../../kit/ErrorBand.tsx';
import { FormBar } from '../../kit/form/FormBar.tsx';
import { OperationForm } from '../../kit/form/OperationForm.tsx';
import { SubmitButton } from '../../kit/form/SubmitButton.tsx';
import { useOperationForm } from '../../kit/form/use-operation-form.ts';
import { Icon } from '../../kit/Icon.tsx';
import { Waiting } from '../../kit/Waiting.tsx';
import { checked } from '../../platform/http/checked.ts';
import { isGone } from '../../platform/http/refusals.ts';
import { FOLLOWS_NO_NEWS, useRead } from '../../platform/query.ts';
import { TodoFields } from './TodoFields.tsx';
import { useTodoActs, useUndo } from './use-acts.tsx';
import { useTodoWords } from './words.ts';

interface Props {
  readonly id: string;
  readonly places: readonly TodoPlace[];
  /** It stands beside the list, not over it. */
  readonly isBeside: boolean;
  readonly onClose: () => void;
}

/** The to-do that is open: its form, or what became of it. */
export function TodoDetail({ id, places, isBeside, onClose }: Props) {
  const t = useTodoWords();
  // A form keeps what is being typed; that it was changed on another page is told when it is sent.
  const { data, error, refetch } = useRead(showTodo, { id }, { follows: FOLLOWS_NO_NEWS });
  const isAway = isGone(error);
  return (
    <Box
      component={isBeside ? 'aside' : 'div'}
      {...(isBeside ? { 'aria-label': t('detail') } : {})}
      sx={{ p: 2, minWidth: 0, ...(isBeside ? { bgcolor: 'background.paper', borderRadius: 1 } : {}) }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', mb: 1 }}>
        <Typography component="h2" variant="h3" sx={{ flex: 1 }}>
          {t('detail')}
        </Typography>
        <Button startIcon={<Icon name="close" />} onClick={onClose}>
          {t('close')}
        </Button>
      </Box>
      {isAway ? <EmptyState icon="success" text={t('gone')} /> : null}
      {error && !isAway ? <ErrorBand error={error} onRetry={() => void refetch()} /> : null}
      {data === undefined && !error ? <Waiting shape={[40, 40, 120]} /> : null}
      {data !== undefined && !isAway ? (
        <OpenTodo key={`${data.id} ${data.version}`} todo={data} places={places} onClose={onClose} />
      ) : null}
    </Box>
  );
}

const valuesOf = ({
  completedAt: _done,
  deletedAt: _deleted,
  createdAt: _created,
  id: _id,
  version: _version,
  ...content
}: Todo) => content;

function OpenTodo({ todo, places, onClose }: Pick<Props, 'places' | 'onClose'> & { readonly todo: Todo }) {
  const t = useTodoWords();
  const acts = useTodoActs();
  const sayWithUndo = useUndo();
  const { id, version, title } = todo;
  const isDone = todo.completedAt !== null;
  const form = useOperationForm(changeTodo, {
    input: ChangedTodo,
    carries: { id, version },
    defaults: valuesOf(todo),
    valuesOfCurrent: (current) => {
      const now = checked(Todo, current);
      return { ...valuesOf(now), id, version: now.version };
    },
    onDone: ({ undo }) => sayWithUndo(t('did.change.one', { title: String(form.form.getValues('title')) }), undo),
  });
  if (todo.deletedAt !== null) {
    return (
      <EmptyState icon="trash" text={t('isDeleted', { title })}>
        <Button
          variant="contained"
          onClick={() => void acts.act([todo], { act: 'restore' }).then((done) => (done ? onClose() : undefined))}
        >
          {t('act.restore')}
        </Button>
      </EmptyState>
    );
  }
  const remove = () =>
    void acts.act([todo], { act: 'delete' }).then((done) => {
      if (done) onClose();
    });
  return (
    <OperationForm form={form} label={t('detail')} isColumn>
      <TodoFields places={places} />
      <FormBar
        danger={
          <Button color="error" startIcon={<Icon name="trash" />} onClick={remove}>
            {t('act.delete')}
          </Button>
        }
      >
        <Button
          onClick={() =>
            void acts
              .act([todo], { act: isDone ? 'reopen' : 'complete' })
              .then((done) => (done ? onClose() : undefined))
          }
        >
          {t(isDone ? 'act.reopen' : 'act.complete')}
        </Button>
        <SubmitButton>{t('save')}</SubmitButton>
      </FormBar>
    </OperationForm>
  );
}
