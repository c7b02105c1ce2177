import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { formatDay } from '../../../platform/formats.ts';
import { useLanguage } from '../../../platform/words.ts';
import { Icon } from '../../Icon.tsx';
import type { CalendarItem, CalendarRow, DayMark } from '../model/calendar-item.ts';
import { freeOn, itemsOn, segmentOn } from '../model/segments.ts';
import { asEnd, asStart, startOfDay } from '../model/wall-clock.ts';
import { markWords } from '../picture/item-nodes.ts';
import { dayKind } from '../picture/picture-options.ts';
import { useCalendarWords } from '../words.ts';
import { flashing, itemColours } from './calendar-colours.ts';

interface Props {
  readonly day: PlainDate;
  readonly items: readonly CalendarItem[];
  readonly marks: readonly DayMark[];
  /** Its free times stand between the items. */
  readonly row: CalendarRow | null;
  readonly flashing: ReadonlySet<string>;
  readonly onOpen: (item: CalendarItem, anchor: HTMLElement) => void;
  readonly onMenu: ((item: CalendarItem, anchor: HTMLElement) => void) | null;
  /** Books a free time, from and to in minutes. */
  readonly onFree: ((from: number, to: number) => void) | null;
}

/** A day as a list: what stands in it by time, and what is free. */
export function DayList({ day, items, marks, row, flashing: news, onOpen, onMenu, onFree }: Props) {
  const t = useCalendarWords();
  const language = useLanguage();
  const own = itemsOn(items, day, row?.id);
  const free = row === null || onFree === null ? [] : freeOn(row, items, day);
  const lines = [
    ...own.map((item) => ({ from: segmentOn(item, day)?.from ?? 0, item, to: 0 })),
    ...free.map(({ from, to }) => ({ from, to, item: null })),
  ].toSorted((a, b) => a.from - b.from);
  return (
    <Box component="section" sx={{ mb: 2 }}>
      <Typography variant="subtitle1" component="h2" className={`is-${dayKind(day, marks)}`} sx={DAY_HEAD}>
        {formatDay(day, language)}
        {marks.map(({ text }) => (
          <span key={text}> {text}</span>
        ))}
      </Typography>
      {lines.length === 0 ? <Typography color="text.secondary">{t('emptyDay')}</Typography> : null}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}>
        {lines.map(({ from, to, item }) => (
          <Box component="li" key={item?.id ?? `free ${from}`} sx={{ display: 'flex', gap: 0.5 }}>
            {item === null ? (
              <Button
                variant="outlined"
                startIcon={<Icon name="plus" />}
                onClick={() => onFree?.(from, to)}
                sx={{ flex: 1, justifyContent: 'flex-start', borderStyle: 'dashed' }}
              >
                {t('bookNow', timesOf(from, to))}
              </Button>
            ) : (
              <>
                <ItemLine item={item} day={day} isNews={news.has(item.id)} onOpen={onOpen} />
                {onMenu === null ? null : (
                  <IconButton
                    aria-label={t('menuOf', { title: item.title })}
                    aria-haspopup="menu"
                    onClick={({ currentTarget }) => onMenu(item, currentTarget)}
                  >
                    <Icon name="more" />
                  </IconButton>
                )}
              </>
            )}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

interface ItemProps {
  readonly item: CalendarItem;
  readonly day: PlainDate;
  readonly isNews: boolean;
  readonly onOpen: Props['onOpen'];
}

function ItemLine({ item, day, isNews, onOpen }: ItemProps) {
  const t = useCalendarWords();
  const part = segmentOn(item, day);
  const from = startOfDay(day);
  const times = part === null ? null : timesOf(part.from, part.to);
  const isWhole = item.allDay || (part !== null && part.from === from && part.to === from + 1440);
  return (
    <ButtonBase
      className={`is-${item.tone}`}
      data-flash={isNews ? '' : undefined}
      onClick={({ currentTarget }) => onOpen(item, currentTarget)}
      sx={{ ...LINE, ...itemColours, ...flashing }}
    >
      <Box component="span" sx={{ minWidth: '6.5rem', fontVariantNumeric: 'tabular-nums' }}>
        {isWhole || times === null ? t('allDay') : `${times.from}–${times.to}`}
      </Box>
      <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <MarkWords item={item} />
        {item.title}
        {item.sub === undefined ? null : (
          <Box component="span" sx={{ display: 'block', fontSize: '0.85em' }}>
            {item.sub}
          </Box>
        )}
      </Box>
    </ButtonBase>
  );
}

function MarkWords({ item }: { readonly item: CalendarItem }) {
  const t = useCalendarWords();
  const words = markWords(item, { mine: t('mine'), tentative: t('tentative'), due: t('due') });
  return words.map((word) => (
    <span key={word} className="item-mark">
      {word}
    </span>
  ));
}

function timesOf(from: number, to: number): { from: string; to: string } {
  return { from: asStart(from).slice(11), to: asEnd(to).slice(11) };
}

const LINE = {
  flex: 1,
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'flex-start',
  textAlign: 'start',
  gap: 1,
  minHeight: 44,
  px: 1.5,
  py: 1,
  borderRadius: 1,
  font: 'inherit',
} as const;

const DAY_HEAD = {
  mb: 0.5,
  '&.is-saturday': { color: 'status.blue.ink' },
  '&.is-rest': { color: 'error.main' },
} as const;
