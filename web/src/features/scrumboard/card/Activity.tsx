import type { ActivityLine, Card } from '@madoguchi/contract/scrumboard/model.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatDay, formatInstant } from '../../../platform/formats.ts';
import { useLanguage } from '../../../platform/words.ts';
import { Part } from './Part.tsx';
import { useCardWords } from './words.ts';

/** A due date stands in the activity as its day, with the time behind it where it has one. */
const DUE = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}))?/;

/** The acts on a card, the newest first. */
export function Activity({ card }: { readonly card: Card }) {
  const t = useCardWords();
  const language = useLanguage();
  return (
    <Part title={t('activity')}>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {card.activity.map((line) => (
          <Box component="li" key={line.id} sx={{ py: 0.5 }}>
            <ActivitySentence line={line} />{' '}
            <Typography
              component="time"
              dateTime={line.at}
              variant="caption"
              sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}
            >
              {formatInstant(line.at, language)}
            </Typography>
          </Box>
        ))}
      </Box>
    </Part>
  );
}

function ActivitySentence({ line }: { readonly line: ActivityLine }) {
  const t = useCardWords();
  const language = useLanguage();
  const { kind, values } = line;
  const by = line.by.name;
  const value = (name: string) => values[name] ?? '';
  switch (kind) {
    case 'moved':
      return t('did.moved', { by, from: value('from'), to: value('to') });
    case 'due': {
      const [, day, time] = DUE.exec(value('due')) ?? [];
      if (day === undefined) return t('did.noDue', { by });
      return t('did.due', { by, due: [formatDay(day as PlainDate, language), time].filter(Boolean).join(' ') });
    }
    case 'member-added':
    case 'member-removed':
    case 'attached':
    case 'detached':
      return t(`did.${kind}`, { by, name: value('name') });
    case 'labelled':
    case 'unlabelled':
      return t(`did.${kind}`, { by, title: value('title') });
    default:
      return t(`did.${kind}`, { by });
  }
}
