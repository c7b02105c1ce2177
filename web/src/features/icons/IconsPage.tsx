import { ICON_CATEGORIES, ICON_FAMILIES, ICON_SIZES } from '@madoguchi/contract/icons/catalogue.ts';
import type { CatalogueIcon } from '@madoguchi/contract/icons/model.ts';
import { listIcons } from '@madoguchi/contract/icons/operations.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { AfterHead } from '../../kit/AfterHead.tsx';
import { EmptyState } from '../../kit/EmptyState.tsx';
import { ErrorBand } from '../../kit/ErrorBand.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { SearchBox } from '../../kit/list/tools/SearchBox.tsx';
import { ToolSelect } from '../../kit/list/tools/ToolSelect.tsx';
import { PageHeader } from '../../kit/PageHeader.tsx';
import { useRead } from '../../platform/query.ts';
import { useScreenTitle } from '../../platform/screen-title.ts';
import { useCopies } from './copies.ts';
import { IconDetails } from './IconDetails.tsx';
import { IconGrid } from './IconGrid.tsx';
import { findable, iconsFound, nearestNames } from './search.ts';
import { ICON_VERSIONS, type IconView, isNarrowed, passes, useIconView } from './use-icon-view.ts';
import { useIconWords } from './words.ts';

const NO_ICONS: readonly CatalogueIcon[] = [];

interface ToolProps {
  readonly view: IconView;
  readonly show: (change: Partial<IconView>) => void;
}

function Tools({ view, show }: ToolProps) {
  const t = useIconWords();
  function choice<Value extends string | number>(
    label: string,
    value: Value | null,
    choices: readonly (readonly [Value, string])[],
    choose: (value: Value | null) => void,
    all?: string,
  ) {
    return (
      <ToolSelect
        label={label}
        value={String(value ?? '')}
        onChange={(next) => choose(choices.find(([one]) => String(one) === next)?.[0] ?? null)}
      >
        {all === undefined ? null : <option value="">{all}</option>}
        {choices.map(([one, name]) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </ToolSelect>
    );
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 2 }}>
      <SearchBox q={view.q} label={t('search')} onSearch={(q) => show({ q })} />
      {choice(
        t('category'),
        view.category,
        ICON_CATEGORIES.map((one) => [one, t(`category.${one}`)] as const),
        (category) => show({ category }),
        t('allCategories'),
      )}
      {choice(
        t('family'),
        view.family,
        ICON_FAMILIES.map((one) => [one, t(`family.${one}`)] as const),
        (family) => show({ family }),
        t('allFamilies'),
      )}
      {choice(
        t('version'),
        view.version,
        ICON_VERSIONS.map((one) => [one, t('version.of', { version: one })] as const),
        (version) => show({ version }),
        t('allVersions'),
      )}
      {choice(
        t('size'),
        view.size,
        ICON_SIZES.map((px) => [px, t('px', { px })] as const),
        (size) => show(size === null ? {} : { size }),
      )}
    </Box>
  );
}

/** `/ui/icons` (R40): every icon of the set, found by name, tag, category or Japanese word, and copied. */
export function IconsPage() {
  const t = useIconWords();
  const title = useScreenTitle()('icons');
  const { data, error, refetch } = useRead(listIcons, {});
  const { view, show } = useIconView();
  const { recent, copy } = useCopies(view.size);
  const icons = data ?? NO_ICONS;
  const all = useMemo(() => findable(icons), [icons]);
  const found = useMemo(() => iconsFound(all, view.q), [all, view.q]);
  const shown = found.filter((icon) => passes(icon, view));
  const chosen = icons.find(({ name }) => name === view.icon);
  return (
    <>
      <PageHeader title={title} lead={t('lead')} />
      <AfterHead>
        {error ? <ErrorBand error={error} onRetry={() => void refetch()} /> : null}
        <Tools view={view} show={show} />
        <Typography role="status" variant="body2" sx={{ color: 'text.secondary', minHeight: '1.5em', mb: 1 }}>
          {data === undefined ? '' : t('count', { count: shown.length })}
        </Typography>
        {recent.length === 0 ? null : (
          <Box role="group" aria-label={t('recent')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mb: 1 }}>
            {recent.map((name) => (
              <Button key={name} size="small" startIcon={<Icon name={name} />} onClick={() => show({ icon: name })}>
                {name}
              </Button>
            ))}
          </Box>
        )}
        {data !== undefined && shown.length === 0 ? (
          <EmptyState icon="search" text={view.q.trim() === '' ? t('noneSuch') : t('noHit', { q: view.q })}>
            {found.length > 0 ? null : (
              <Box role="group" aria-label={t('nearest')}>
                {nearestNames(all, view.q).map((name) => (
                  <Button key={name} startIcon={<Icon name={name} />} onClick={() => show({ q: name, icon: name })}>
                    {name}
                  </Button>
                ))}
              </Box>
            )}
            {isNarrowed(view) ? (
              <Button variant="outlined" onClick={() => show({ q: '', category: null, family: null, version: null })}>
                {t('clear')}
              </Button>
            ) : null}
          </EmptyState>
        ) : (
          <Box
            sx={{
              display: 'grid',
              gap: 3,
              gridTemplateColumns: {
                xs: 'minmax(0, 1fr)',
                md: chosen === undefined ? 'minmax(0, 1fr)' : 'minmax(0, 1fr) minmax(280px, 360px)',
              },
            }}
          >
            <IconGrid
              icons={shown}
              size={view.size}
              chosen={view.icon}
              onChoose={(icon) => show({ icon })}
              onCopy={(name, form) => void copy(name, form)}
            />
            {chosen === undefined ? null : (
              <IconDetails icon={chosen} size={view.size} onCopy={(name, form) => void copy(name, form)} />
            )}
          </Box>
        )}
      </AfterHead>
    </>
  );
}
