import { CARD_TITLE_LIMIT, DESCRIPTION_LIMIT } from '@madoguchi/contract/scrumboard/choices.ts';
import type { Board, Card } from '@madoguchi/contract/scrumboard/model.ts';
import { actOnCards, showCard, showChoices } from '@madoguchi/contract/scrumboard/operations.ts';
import { includes } from '@madoguchi/contract/scrumboard/rules.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { Link } from '@tanstack/react-router';
import { EmptyState } from '../../../kit/EmptyState.tsx';
import { ErrorBand } from '../../../kit/ErrorBand.tsx';
import { Icon } from '../../../kit/Icon.tsx';
import { Waiting } from '../../../kit/Waiting.tsx';
import { WarningBand } from '../../../kit/WarningBand.tsx';
import { formatDay, formatInstant } from '../../../platform/formats.ts';
import { isGone } from '../../../platform/http/refusals.ts';
import { useRead } from '../../../platform/query.ts';
import { useLanguage } from '../../../platform/words.ts';
import { boardPath } from '../address.ts';
import { useRun } from '../use-run.tsx';
import { Activity } from './Activity.tsx';
import { Attachments } from './Attachments.tsx';
import { AutoText } from './AutoText.tsx';
import { CardLink } from './CardLink.tsx';
import { CardTools } from './CardTools.tsx';
import { Checklists } from './Checklists.tsx';
import { Comments } from './Comments.tsx';
import { useToolKeys } from './use-tool-keys.ts';
import { useCardWords } from './words.ts';

/** The labels and members that the card can be given on its board. */
type Choices = Pick<Board, 'labels' | 'members'>;
const NONE: Choices = { labels: [], members: [] };

interface Props {
  readonly cardId: string;
  /** Read where they are not given. */
  readonly choices?: Choices | undefined;
  readonly onClose: () => void;
  /** Asks where it shall go. */
  readonly onMove: (card: Card) => void;
}

/** A whole card: everything of it is saved by itself (SB7, SB8). */
export function CardPanel({ cardId, choices, onClose, onMove }: Props) {
  const t = useCardWords();
  const onKeyDown = useToolKeys();
  const { data, error, refetch } = useRead(showCard, { cardId });
  // The board's page has them in hand.
  const read = useRead(
    showChoices,
    { boardId: data?.boardId ?? '' },
    { enabled: data !== undefined && choices === undefined },
  );
  const isAway = isGone(error);
  return (
    <Box
      data-card-panel
      onKeyDown={onKeyDown}
      sx={{ p: { xs: 2, sm: 3 }, minWidth: 0, overflowY: 'auto', bgcolor: 'background.paper' }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography variant="caption" component="p" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          {data === undefined ? null : (
            <>
              <Link to={boardPath({ id: data.boardId, uri: data.boardUri })}>
                {t('trail', { board: data.boardTitle, list: data.listTitle })}
              </Link>{' '}
              #{data.number}
            </>
          )}
        </Typography>
        <IconButton aria-label={t('close')} onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      </Box>
      {isAway ? <EmptyState icon="board" text={t('gone')} /> : null}
      {error && !isAway ? <ErrorBand error={error} onRetry={() => void refetch()} /> : null}
      {data === undefined && !error ? <Waiting shape={[40, 40, 120, 120]} /> : null}
      {data !== undefined && !isAway ? (
        <OpenCard
          key={data.id}
          card={data}
          choices={choices ?? read.data ?? NONE}
          onClose={onClose}
          onMove={() => onMove(data)}
        />
      ) : null}
    </Box>
  );
}

interface OpenProps {
  readonly card: Card;
  readonly choices: Choices;
  readonly onClose: () => void;
  readonly onMove: () => void;
}

function OpenCard({ card, choices, onClose, onMove }: OpenProps) {
  const t = useCardWords();
  const { run } = useRun();
  const mayEdit = card.state === 'live' && includes(card.role, 'edit');
  const language = useLanguage();

  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      {card.state === 'deleted' ? (
        <WarningBand>
          <Typography>
            {t('state.deleted', {
              by: card.deletedBy ?? '',
              at: card.deletedAt === null ? '' : formatInstant(card.deletedAt, language),
              day: card.keptUntil === null ? '' : formatDay(card.keptUntil, language),
            })}
          </Typography>
          {includes(card.role, 'edit') ? (
            <Button onClick={() => void run(actOnCards, { cardIds: [card.id], act: { act: 'delete', on: false } })}>
              {t('restore')}
            </Button>
          ) : null}
        </WarningBand>
      ) : null}
      {card.state === 'archived' ? (
        <WarningBand>
          <Typography>{t('state.archived')}</Typography>
          {includes(card.role, 'edit') ? (
            <Button onClick={() => void run(actOnCards, { cardIds: [card.id], act: { act: 'archive', on: false } })}>
              {t('restore')}
            </Button>
          ) : null}
        </WarningBand>
      ) : null}
      <AutoText card={card} field="title" label={t('title')} max={CARD_TITLE_LIMIT} isOneLine mayEdit={mayEdit} />
      <CardTools card={card} choices={choices} mayEdit={mayEdit} onClose={onClose} onMove={onMove} />
      <AutoText card={card} field="description" label={t('description')} max={DESCRIPTION_LIMIT} mayEdit={mayEdit} />
      <CardLink card={card} mayEdit={mayEdit} />
      <Checklists card={card} mayEdit={mayEdit} />
      <Attachments card={card} mayEdit={mayEdit} />
      <Comments card={card} members={choices.members} />
      <Activity card={card} />
    </Box>
  );
}
