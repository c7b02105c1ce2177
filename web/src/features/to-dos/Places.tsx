import type { IconName } from '@madoguchi/contract/icons/catalogue.ts';
import type { OutputOf } from '@madoguchi/contract/operation.ts';
import { FILTER_NAMES, type PlaceKind, TODO_FILTERS, type TodoFilter } from '@madoguchi/contract/to-dos/choices.ts';
import type { TodoPlace } from '@madoguchi/contract/to-dos/model.ts';
import type { listPlaces } from '@madoguchi/contract/to-dos/operations.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useId, useState } from 'react';
import { Icon } from '../../kit/Icon.tsx';
import type { Hue } from '../../kit/theme/palettes.ts';
import { RADIUS } from '../../kit/theme/tokens.ts';
import { useLanguage } from '../../platform/words.ts';
import { PlacesDialog } from './PlacesDialog.tsx';
import { EVERYTHING, placePath, type TodoPlaceName } from './use-place.ts';
import { useTodoWords } from './words.ts';

const FILTER_ICONS = {
  starred: 'star',
  important: 'warning',
  dueDate: 'clock',
  today: 'calendar',
  completed: 'tick',
  deleted: 'trash',
} as const satisfies Readonly<Record<TodoFilter, IconName>>;

const Row = styled(Link)(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 36,
  padding: '4px 8px',
  borderRadius: RADIUS.menu,
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  '&[aria-current="page"]': { backgroundColor: theme.vars.palette.action.selected, fontWeight: 600 },
  '& .name': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
  '& .count': { color: theme.vars.palette.text.secondary, fontVariantNumeric: 'tabular-nums' },
}));

const Dot = styled('span', { shouldForwardProp: (name) => name !== 'hue' })<{ hue: Hue }>(({ theme, hue }) => ({
  flex: 'none',
  width: 12,
  height: 12,
  margin: 4,
  borderRadius: '50%',
  backgroundColor: theme.vars.palette.status[hue].ink,
}));

type Counts = OutputOf<typeof listPlaces>;

interface Props {
  readonly place: TodoPlaceName;
  readonly counts: Counts | undefined;
  readonly onGo: (place: TodoPlaceName) => void;
}

/** Folders, filters and labels, each an address of its own with its count; on a phone one choice of them all. */
export function Places({ place, counts, onGo }: Props) {
  const t = useTodoWords();
  const [managed, setManaged] = useState<PlaceKind | null>(null);
  const sections = useSections(counts);
  const manage = (kind: PlaceKind) => (
    <Button size="small" startIcon={<Icon name="edit" size={16} />} onClick={() => setManaged(kind)}>
      {t(`manage.${kind}`)}
    </Button>
  );
  return (
    <>
      <Box component="nav" aria-label={t('places')} sx={{ display: { xs: 'none', md: 'block' } }}>
        {sections.map(({ id, name, rows }) => (
          <Box key={id} sx={{ mb: 2 }}>
            <Typography component="h2" variant="caption" sx={{ fontWeight: 600, px: 1, color: 'text.secondary' }}>
              {name}
            </Typography>
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {rows.map((row) => (
                <li key={placePath(row.place)}>
                  <Row to={placePath(row.place)} {...(isSame(row.place, place) ? { 'aria-current': 'page' } : {})}>
                    {row.icon}
                    <span className="name">{row.name}</span>
                    <span className="count">{row.count === 0 ? '' : row.count}</span>
                  </Row>
                </li>
              ))}
            </Box>
            {id === 'filter' ? null : manage(id)}
          </Box>
        ))}
      </Box>
      <PlaceChoice place={place} sections={sections} onGo={onGo}>
        {manage('folder')}
        {manage('label')}
      </PlaceChoice>
      {managed === null ? null : (
        <PlacesDialog kind={managed} places={counts?.places ?? []} onClose={() => setManaged(null)} />
      )}
    </>
  );
}

const isSame = (one: TodoPlaceName, other: TodoPlaceName) => one.kind === other.kind && one.handle === other.handle;

interface SectionRow {
  readonly place: TodoPlaceName;
  readonly name: string;
  readonly icon: ReactNode;
  readonly count: number;
}
interface Section {
  readonly id: TodoPlaceName['kind'];
  readonly name: string;
  readonly rows: readonly SectionRow[];
}

function useSections(counts: Counts | undefined): readonly Section[] {
  const t = useTodoWords();
  const language = useLanguage();
  const own = (kind: PlaceKind) =>
    (counts?.places ?? [])
      .filter((place) => place.kind === kind)
      .map((place: TodoPlace) => ({
        place: { kind, handle: place.handle },
        name: place.title,
        icon: kind === 'folder' ? <Icon name="classification" /> : <Dot hue={place.colour} aria-hidden />,
        count: place.count,
      }));
  const all = { place: EVERYTHING, name: t('all'), icon: <Icon name="inbox" />, count: counts?.all ?? 0 };
  const filters = TODO_FILTERS.map((handle) => ({
    place: { kind: 'filter' as const, handle },
    name: FILTER_NAMES[handle][language],
    icon: <Icon name={FILTER_ICONS[handle]} />,
    count: counts?.filters[handle] ?? 0,
  }));
  return [
    { id: 'folder', name: t('folders'), rows: [all, ...own('folder')] },
    { id: 'filter', name: t('filters'), rows: filters },
    { id: 'label', name: t('labels'), rows: own('label') },
  ];
}

interface ChoiceProps {
  readonly place: TodoPlaceName;
  readonly sections: readonly Section[];
  readonly onGo: (place: TodoPlaceName) => void;
  readonly children: ReactNode;
}

function PlaceChoice({ place, sections, onGo, children }: ChoiceProps) {
  const t = useTodoWords();
  const id = useId();
  const rows = sections.flatMap((section) => section.rows);
  const go = (path: string) => {
    const found = rows.find((row) => placePath(row.place) === path);
    if (found !== undefined) onGo(found.place);
  };
  return (
    <Box sx={{ display: { xs: 'block', md: 'none' } }}>
      <Typography component="label" htmlFor={id} variant="caption" sx={{ fontWeight: 600 }}>
        {t('places')}
      </Typography>
      <NativeSelect
        fullWidth
        input={<OutlinedInput />}
        inputProps={{ id }}
        value={placePath(place)}
        onChange={({ target }) => go(target.value)}
      >
        {sections.map((section) => (
          <optgroup key={section.id} label={section.name}>
            {section.rows.map((row) => (
              <option key={placePath(row.place)} value={placePath(row.place)}>
                {row.count === 0 ? row.name : `${row.name} (${row.count})`}
              </option>
            ))}
          </optgroup>
        ))}
      </NativeSelect>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.5 }}>{children}</Box>
    </Box>
  );
}
