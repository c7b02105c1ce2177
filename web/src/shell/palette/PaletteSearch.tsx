import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useNavigate } from '@tanstack/react-router';
import { Command } from 'cmdk';
import { type ReactNode, useId, useRef, useState } from 'react';
import { Icon } from '../../kit/Icon.tsx';
import { RADIUS, TOUCH } from '../../kit/theme/tokens.ts';
import type { PaletteEntry } from '../../platform/palette.ts';
import { useSession } from '../../platform/session.ts';
import { keepRecent } from './recent.ts';
import { useGroups } from './use-groups.ts';
import { usePaletteWords } from './words.ts';

/** How the palette looks: cmdk brings the parts and their keys, not a line of style. */
const PaletteFrame = styled('div')(({ theme }) => ({
  '& [cmdk-root]': { display: 'flex', flexDirection: 'column', minHeight: 0 },
  '& .field': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    padding: '4px 12px',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    color: theme.vars.palette.text.secondary,
    '&:focus-within': { boxShadow: `inset 0 -2px ${theme.vars.palette.primary.main}` },
  },
  '& [cmdk-input]': {
    ...theme.typography.body1,
    flex: 1,
    minWidth: 0,
    minHeight: 44,
    border: 0,
    outline: 'none',
    background: 'none',
    color: theme.vars.palette.text.primary,
    // Below 16 px a phone would zoom in.
    [TOUCH]: { fontSize: 16 },
  },
  '& .said': {
    ...theme.typography.caption,
    minHeight: 24,
    margin: 0,
    padding: '8px 16px 0',
    color: theme.vars.palette.text.secondary,
    '&:empty': { minHeight: 8, padding: 0 },
  },
  '& [cmdk-list]': {
    overflowY: 'auto',
    maxHeight: 'min(440px, 60dvh)',
    padding: '0 8px 8px',
    scrollPaddingBlock: 32,
    [theme.breakpoints.down('sm')]: { maxHeight: 'calc(100dvh - 96px)' },
  },
  '& [cmdk-group-heading]': {
    ...theme.typography.caption,
    fontWeight: 600,
    padding: '8px 8px 4px',
    color: theme.vars.palette.text.secondary,
  },
  '& [cmdk-item]': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minHeight: 36,
    padding: '2px 8px',
    borderRadius: RADIUS.menu,
    cursor: 'pointer',
    [TOUCH]: { minHeight: 44 },
    '&[data-selected=true]': {
      backgroundColor: theme.vars.palette.action.selected,
      boxShadow: `inset 2px 0 ${theme.vars.palette.primary.main}`,
    },
    '& > .title': { flex: 'none', maxWidth: '60%', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& > .detail': {
      ...theme.typography.caption,
      minWidth: 0,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      color: theme.vars.palette.text.secondary,
    },
  },
  // The field alone, without the ground of what is found by it.
  '&.alone .field': { borderBottom: 0 },
  '&.alone .said': { padding: '0 16px 8px' },
  '&.alone .said:empty, &.alone [cmdk-list]': { minHeight: 0, padding: 0 },
  '& .note': { padding: 16, color: theme.vars.palette.text.secondary, '& > p': { margin: '0 0 4px' } },
}));

const WALKS = new Set(['ArrowDown', 'ArrowUp', 'Home', 'End']);

interface Props {
  readonly onChosen?: () => void;
  readonly autoFocus?: boolean;
  /** Within a page: nothing is listed before something is typed. */
  readonly waitsForText?: boolean;
  /** Beside the field. */
  readonly children?: ReactNode;
}

/**
 * One field over everything that the visitor may open or do; the arrows walk, Enter opens. cmdk leaves the keys of a
 * composition alone (B0-11); its Ctrl shortcuts are off: they are editing keys on a Mac.
 */
export function PaletteSearch({ onChosen, autoFocus = false, waitsForText = false, children }: Props) {
  const t = usePaletteWords();
  const navigate = useNavigate();
  const { user } = useSession();
  const [text, setText] = useState('');
  const [isComposing, setComposing] = useState(false);
  const [walked, setWalked] = useState<string | null>(null);
  // cmdk chooses the first row by itself as well, of those that it has by then.
  const isWalking = useRef(false);
  const hintId = useId();
  const { groups: found, isSearching, hasFailed, retry } = useGroups(text, isComposing);
  const isBlank = text.trim() === '';
  const isWaiting = isBlank && waitsForText;
  const groups = isWaiting ? [] : found;
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0);
  const values = groups.flatMap(({ id, entries }) => entries.map((entry) => rowOf(id, entry)));
  // Until somebody walks on, Enter opens the best hit, however late it came from the server.
  const selected = walked !== null && values.includes(walked) ? walked : (values[0] ?? '');

  const choose = (entry: PaletteEntry) => {
    keepRecent(user?.uid ?? null, entry);
    onChosen?.();
    if (entry.to === undefined) entry.run?.();
    else void navigate({ to: entry.to });
  };

  return (
    <PaletteFrame className={isWaiting ? 'alone' : undefined}>
      <Command
        label={t('title')}
        shouldFilter={false}
        vimBindings={false}
        loop
        value={selected}
        onValueChange={(row) => {
          if (isWalking.current) setWalked(row);
        }}
        onKeyDownCapture={({ key }) => {
          if (WALKS.has(key)) isWalking.current = true;
        }}
        onPointerMoveCapture={() => {
          isWalking.current = true;
        }}
      >
        <div className="field">
          <Icon name="search" />
          <Command.Input
            value={text}
            onValueChange={(typed) => {
              setText(typed);
              setWalked(null);
              isWalking.current = false;
            }}
            onCompositionStart={() => setComposing(true)}
            onCompositionEnd={() => setComposing(false)}
            aria-describedby={hintId}
            autoFocus={autoFocus}
          />
          {children}
        </div>
        <p id={hintId} className="said" hidden={!isBlank}>
          {t('hint')}
        </p>
        <Box role="status" className="said">
          {isBlank ? '' : isSearching ? t('searching') : t('found', { count })}
        </Box>
        <Command.List label={t('results')}>
          {groups.map(({ id, name, entries }) => (
            <Command.Group key={id} heading={name}>
              {entries.map((entry) => (
                <Command.Item key={entry.id} value={rowOf(id, entry)} onSelect={() => choose(entry)}>
                  <PaletteRow entry={entry} />
                </Command.Item>
              ))}
            </Command.Group>
          ))}
        </Command.List>
        {hasFailed ? (
          <div className="note" role="alert">
            {t('failed')} <Button onClick={() => void retry()}>{t('retry')}</Button>
          </div>
        ) : null}
        {count === 0 && !isBlank && !isSearching && !hasFailed ? (
          <div className="note">
            <p>{t('none', { text })}</p>
            <p>{t('none.hint')}</p>
          </div>
        ) : null}
      </Command>
    </PaletteFrame>
  );
}

/** cmdk knows an entry by this; what was used last may stand among its own kind too. */
function rowOf(group: string, { id }: PaletteEntry): string {
  return `${group} ${id}`;
}

/** The content of an entry's row: its picture, its name, and the detail that tells it from others. */
function PaletteRow({ entry }: { readonly entry: PaletteEntry }) {
  return (
    <>
      <Icon name={entry.icon} />
      <span className="title">{entry.title}</span>
      {entry.detail === undefined ? null : <span className="detail">{entry.detail}</span>}
    </>
  );
}
