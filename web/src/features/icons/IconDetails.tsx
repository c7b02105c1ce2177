import type { CatalogueIcon } from '@madoguchi/contract/icons/model.ts';
import { PALETTE_NAMES } from '@madoguchi/contract/preferences/palette-names.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { FactList } from '../../kit/FactList.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { loadPalettes, paletteOf } from '../../kit/theme/schemes/palette-store.ts';
import { useSchemeWords } from '../../kit/theme/schemes/scheme-words.ts';
import { logFault } from '../../platform/log.ts';
import { COPIED_FORMS, type CopiedForm, usageOf } from './copies.ts';
import type { IconSize } from './use-icon-view.ts';
import { useIconWords } from './words.ts';

const Code = styled('pre')(({ theme }) => ({
  margin: 0,
  padding: 12,
  borderRadius: 8,
  overflowX: 'auto',
  fontSize: '0.8125rem',
  backgroundColor: theme.vars.palette.action.hover,
}));

const Tiles = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 4,
  gridTemplateColumns: 'repeat(auto-fill, minmax(72px, 1fr))',
  '& > li': {
    display: 'flex',
    flexDirection: 'column',
    gap: 4,
    alignItems: 'center',
    padding: '8px 4px',
    borderRadius: 8,
    fontSize: '0.6875rem',
    textAlign: 'center',
  },
  '& span': { display: 'flex', gap: 4 },
});

/** The icon in text and accent of each scheme, under the scheme's name. */
function OnSchemes({ name }: Pick<CatalogueIcon, 'name'>) {
  const schemeName = useSchemeWords();
  const [areHere, setHere] = useState(false);
  useEffect(() => {
    loadPalettes().then(
      () => setHere(true),
      (error: unknown) => logFault('The schemes could not be loaded', error),
    );
  }, []);
  if (!areHere) return null;
  return (
    <Tiles>
      {PALETTE_NAMES.map((scheme) => {
        const { paper, text, primary, divider } = paletteOf(scheme, scheme);
        return (
          <li key={scheme} style={{ backgroundColor: paper, color: text, boxShadow: `inset 0 0 0 1px ${divider}` }}>
            <span>
              <Icon name={name} />
              <span style={{ color: primary }}>
                <Icon name={name} />
              </span>
            </span>
            {schemeName(scheme)}
          </li>
        );
      })}
    </Tiles>
  );
}

interface Props {
  readonly icon: CatalogueIcon;
  readonly size: IconSize;
  readonly onCopy: (name: CatalogueIcon['name'], form: CopiedForm) => void;
}

/** One icon: what is known of it, what can be copied, and how each scheme shows it. */
export function IconDetails({ icon, size, onCopy }: Props) {
  const t = useIconWords();
  const { name, version, categories, tags, sizes_px, unsupported_families } = icon;
  const labels = { usage: t('copyUsage'), name: t('copyName'), svg: t('copySvg') };
  const missing = unsupported_families.map((family) => t(`family.${family}`)).join(', ');
  return (
    <Box component="section" aria-label={t('details', { name })} sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
        <Icon name={name} size={64} />
        <Typography component="h2" variant="h6" sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
      </Box>
      <FactList
        facts={[
          [t('category'), categories.map((one) => t(`category.${one}`)).join(', ')],
          [t('version'), t('version.of', { version })],
          [t('tags'), tags.join('、'), 'ja'],
          [t('sizes'), t('px', { px: sizes_px.join(' · ') })],
          [t('unsupported'), missing === '' ? t('none') : missing],
        ]}
      />
      <Code aria-label={t('usage')}>{usageOf(name, size)}</Code>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {COPIED_FORMS.map((form) => (
          <Button
            key={form}
            variant={form === 'usage' ? 'contained' : 'outlined'}
            startIcon={<Icon name="copy" />}
            onClick={() => onCopy(name, form)}
          >
            {labels[form]}
          </Button>
        ))}
      </Box>
      <Typography component="h3" variant="subtitle2">
        {t('schemes')}
      </Typography>
      <OnSchemes name={name} />
    </Box>
  );
}
