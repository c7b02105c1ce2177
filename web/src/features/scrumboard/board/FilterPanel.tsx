import { DUE_FILTER_NAMES, DUE_FILTERS, NONE } from '@madoguchi/contract/scrumboard/choices.ts';
import type { Board } from '@madoguchi/contract/scrumboard/model.ts';
import { type BoardFilter, NO_FILTER } from '@madoguchi/contract/scrumboard/rules.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Popover from '@mui/material/Popover';
import Radio from '@mui/material/Radio';
import { type ReactNode, useId } from 'react';
import { useLanguage } from '../../../platform/words.ts';
import { useBoardWords } from '../words.ts';

interface Props {
  readonly isOpen: boolean;
  readonly anchor: () => HTMLElement | null;
  readonly board: Board;
  readonly filter: BoardFilter;
  readonly onFilter: (filter: BoardFilter) => void;
  readonly onClose: () => void;
}

/** The conditions under which cards are shown, which stand in the address. */
export function FilterPanel({ isOpen, anchor, board, filter, onFilter, onClose }: Props) {
  const t = useBoardWords();
  const language = useLanguage();
  const name = useId();
  const toggled = (ids: readonly string[], id: string) =>
    ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id];
  const members = [
    ...board.members.map((member) => [member.id, member.name] as const),
    [NONE, t('filter.noMember')] as const,
  ];
  const labels = [
    ...board.labels.map((label) => [label.id, label.title] as const),
    [NONE, t('filter.noLabel')] as const,
  ];
  return (
    <Popover
      open={isOpen}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': t('filter'), sx: { p: 2, maxWidth: 400 } } }}
    >
      <Group label={t('filter.members')}>
        {members.map(([id, text]) => (
          <FormControlLabel
            key={id}
            control={
              <Checkbox
                checked={filter.memberIds.includes(id)}
                onChange={() => onFilter({ ...filter, memberIds: toggled(filter.memberIds, id) })}
              />
            }
            label={text}
          />
        ))}
      </Group>
      <Group label={t('filter.labels')}>
        {labels.map(([id, text]) => (
          <FormControlLabel
            key={id}
            control={
              <Checkbox
                checked={filter.labelIds.includes(id)}
                onChange={() => onFilter({ ...filter, labelIds: toggled(filter.labelIds, id) })}
              />
            }
            label={text}
          />
        ))}
      </Group>
      <Group label={t('filter.due')}>
        {[null, ...DUE_FILTERS].map((due) => (
          <FormControlLabel
            key={due}
            control={<Radio name={name} checked={filter.due === due} onChange={() => onFilter({ ...filter, due })} />}
            label={due === null ? t('filter.anyDue') : DUE_FILTER_NAMES[due][language]}
          />
        ))}
      </Group>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1 }}>
        <Button onClick={() => onFilter(NO_FILTER)}>{t('filter.clear')}</Button>
        <Button variant="contained" onClick={onClose}>
          {t('close')}
        </Button>
      </Box>
    </Popover>
  );
}

function Group({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, mb: 1.5, display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
      <Box component="legend" sx={{ typography: 'caption', fontWeight: 600 }}>
        {label}
      </Box>
      {children}
    </Box>
  );
}
