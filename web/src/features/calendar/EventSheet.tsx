import { ANSWER_NAMES, type Answer, GIVEN_ANSWERS } from '@madoguchi/contract/calendar/choices.ts';
import { answerInvitation, showEvent } from '@madoguchi/contract/calendar/operations.ts';
import type { OutputOf } from '@madoguchi/contract/operation.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { recurrenceSentence } from '@madoguchi/contract/values/recurrence-sentence.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { EmptyState } from '../../kit/EmptyState.tsx';
import { ErrorBand } from '../../kit/ErrorBand.tsx';
import { type Fact, FactList } from '../../kit/FactList.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { TimesHere } from '../../kit/TimesHere.tsx';
import { formatDay, formatList } from '../../platform/formats.ts';
import { isGone } from '../../platform/http/refusals.ts';
import { useMessages } from '../../platform/messages.ts';
import { FOLLOWS_NO_NEWS, useRead, useWrite } from '../../platform/query.ts';
import { useLanguage } from '../../platform/words.ts';
import { ChangeEventForm } from './ChangeEventForm.tsx';
import { writtenSpan } from './event-times.ts';
import { Sheet } from './Sheet.tsx';
import type { useEventActs } from './use-event-acts.tsx';
import { useEventWords } from './words.ts';

interface Props {
  readonly id: string;
  readonly day: PlainDate | null;
  readonly acts: ReturnType<typeof useEventActs>;
  readonly onClose: () => void;
}

/** One date of an event: a form where it is the reader's own, else what it is, and the answer to its invitation. */
export function EventSheet({ id, day, acts, onClose }: Props) {
  const t = useEventWords();
  // A form keeps what is being typed; that somebody changed the event meanwhile is told when it is sent.
  const read = useRead(showEvent, { id, ...(day === null ? {} : { day }) }, { follows: FOLLOWS_NO_NEWS });
  const { data, error, refetch } = read;
  const isAway = isGone(error);
  return (
    <Sheet title={t(data?.isOwn ? 'form.edit' : 'form.show')} onClose={onClose}>
      {isAway ? <EmptyState icon="calendar" text={t('gone')} /> : null}
      {error && !isAway ? <ErrorBand error={error} onRetry={() => void refetch()} /> : null}
      {data && !isAway ? (
        data.isOwn ? (
          <OwnEvent key={`${data.id} ${data.version}`} event={data} acts={acts} onClose={onClose} />
        ) : (
          <OthersEvent event={data} onClose={onClose} />
        )
      ) : null}
    </Sheet>
  );
}

type Shown = OutputOf<typeof showEvent>;

const dateOf = (event: Shown) => event.date ?? { ...event, day: null };

function OwnEvent({ event, acts, onClose }: { readonly event: Shown } & Pick<Props, 'acts' | 'onClose'>) {
  const t = useEventWords();
  const date = dateOf(event);
  const remove = () => {
    const { id: eventId, version, participants } = event;
    void acts.remove(
      { eventId, version, day: date.day, title: date.title, participants: participants.length },
      onClose,
    );
  };
  const danger = (
    <Button color="error" startIcon={<Icon name="trash" />} onClick={remove}>
      {t('remove')}
    </Button>
  );
  return <ChangeEventForm event={event} date={date} danger={danger} onClose={onClose} />;
}

function OthersEvent({ event, onClose }: { readonly event: Shown; readonly onClose: () => void }) {
  const t = useEventWords();
  const language = useLanguage();
  const { title, place, description, ...times } = dateOf(event);
  const people = event.participants.map(({ name, answer }) =>
    t('participantOf', { name, answer: ANSWER_NAMES[answer][language] }),
  );
  const facts: readonly Fact[] = [
    [t('when'), writtenSpan(times, language)],
    [t('series'), event.rule === null ? '' : recurrenceSentence(event.rule, language)],
    [t('place'), place, 'ja'],
    [t('owner'), event.ownerName, 'ja'],
    [t('participants'), formatList(people, language)],
    [t('description'), description, 'ja'],
  ];
  const own = event.exceptions.filter(({ isRemoved }) => !isRemoved).map(({ day }) => formatDay(day, language));
  return (
    <>
      <Typography variant="h3" lang="ja" sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      <FactList facts={facts} />
      <TimesHere span={times.allDay ? null : { start: times.startsAt, end: times.endsAt }} />
      {own.length === 0 ? null : (
        <Typography variant="caption" component="p">
          {t('exceptions', { days: formatList(own, language) })}
        </Typography>
      )}
      {event.answer === null ? null : <AnswerButtons event={event} answer={event.answer} onClose={onClose} />}
    </>
  );
}

interface AnswerProps {
  readonly event: Shown;
  readonly answer: Answer;
  readonly onClose: () => void;
}

/** The reader's answer to an invitation; the one that stands is pressed. */
function AnswerButtons({ event, answer, onClose }: AnswerProps) {
  const t = useEventWords();
  const language = useLanguage();
  const message = useMessages();
  const write = useWrite(answerInvitation);
  const say = (next: (typeof GIVEN_ANSWERS)[number]) => {
    if (write.isPending) return;
    write.mutate(
      { id: event.id, version: event.version, answer: next },
      {
        onSuccess: () => {
          message(t('answered', { answer: ANSWER_NAMES[next][language], name: event.ownerName }), 'success');
          onClose();
        },
      },
    );
  };
  return (
    <Box role="group" aria-label={t('answer')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {write.error ? <ErrorBand error={write.error} /> : null}
      {GIVEN_ANSWERS.map((one) => (
        <Button
          key={one}
          variant={one === answer ? 'contained' : 'outlined'}
          aria-pressed={one === answer}
          aria-disabled={write.isPending}
          onClick={() => say(one)}
        >
          {t(`answer.${one}`)}
        </Button>
      ))}
    </Box>
  );
}
