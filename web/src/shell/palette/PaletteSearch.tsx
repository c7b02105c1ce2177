import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useNavigate } from '@tanstack/react-router';
import { Command } from 'cmdk';
import { type ReactNode, useId, useRef, useState } from 'react';
import { Icon } from '../../kit/Icon.tsx';
import type { PaletteEntry } from '../../platform/palette.ts';
import { useSession } from '../../platform/session.ts';
import { PaletteFrame } from './PaletteFrame.tsx';
import { PaletteRow } from './PaletteRow.tsx';
import { keepRecent } from './recent.ts';
import { useGroups } from './use-groups.ts';
import { usePaletteWords } from './words.ts';

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
