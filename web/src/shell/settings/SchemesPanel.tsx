import { AREAS } from '@madoguchi/contract/preferences/frame-fields.ts';
import { PALETTE_NAMES, type PaletteName } from '@madoguchi/contract/preferences/palette-names.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Icon } from '../../kit/Icon.tsx';
import { contrast, inkOn } from '../../kit/theme/contrast.ts';
import { paletteOf } from '../../kit/theme/schemes/palette-store.ts';
import { useSchemeWords } from '../../kit/theme/schemes/scheme-words.ts';
import { RADIUS } from '../../kit/theme/tokens.ts';
import { useFrameChanges } from './use-frame-changes.ts';
import { useSettingsWords } from './words.ts';

const Tile = styled(ButtonBase)(({ theme }) => ({
  position: 'relative',
  display: 'block',
  width: '100%',
  overflow: 'hidden',
  borderRadius: RADIUS.menu,
  border: `1px solid ${theme.vars.palette.control}`,
  ...theme.typography.caption,
  textAlign: 'start',
  '&[aria-pressed=true]': { boxShadow: `0 0 0 2px ${theme.vars.palette.primary.main}` },
  '& > .band': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', height: 32, padding: '0 8px' },
  '& > .dot': { position: 'absolute', top: 22, insetInlineEnd: 12, width: 20, height: 20, borderRadius: 10 },
  '& > .ground': { height: 16 },
  '& > .paper': { padding: '4px 8px 8px' },
}));

interface Props {
  readonly name: PaletteName;
  readonly isShown: boolean;
  readonly hasFigures: boolean;
  readonly onChoose: () => void;
}

/** A scheme to be chosen, drawn in its own colours. */
function SchemeTile({ name, isShown, hasFigures, onChoose }: Props) {
  const t = useSettingsWords();
  const nameOf = useSchemeWords();
  const { primary, secondary, ground, paper, text, textSecondary } = paletteOf(name, name);
  const figures = [
    ['figure.text', text],
    ['figure.secondary', textSecondary],
    ['figure.accent', primary],
  ] as const;
  return (
    <Tile aria-pressed={isShown} {...(hasFigures ? {} : { 'aria-label': nameOf(name) })} onClick={onChoose}>
      <div className="band" style={{ backgroundColor: primary, color: inkOn(primary) }}>
        {isShown ? <Icon name="tick" size={16} label={t('shown')} /> : null}
      </div>
      <div className="dot" style={{ backgroundColor: secondary }} />
      <div className="ground" style={{ backgroundColor: ground }} />
      <div className="paper" style={{ backgroundColor: paper, color: text }}>
        {nameOf(name)}
        {hasFigures
          ? figures.map(([what, ink]) => (
              <span key={what} style={{ display: 'block', color: ink }}>
                {t(what, { ratio: contrast(ink, paper).toFixed(1) })}
              </span>
            ))
          : null}
      </div>
    </Tile>
  );
}

interface SchemesProps {
  /** Tells the contrasts of each, and takes the room of a page. */
  readonly hasFigures?: boolean;
}

/** The schemes as tiles; choosing one sets all four areas (S6-10). */
export function SchemesPanel({ hasFigures = false }: SchemesProps) {
  const t = useSettingsWords();
  const { settings, chosen, choose, follow } = useFrameChanges();
  const isFollowing = Object.keys(chosen.theme ?? {}).length === 0;
  const isShown = (name: PaletteName) => AREAS.every((area) => settings.theme[area] === name);
  const chooseAll = (name: PaletteName) => choose({ theme: { main: name, navbar: name, toolbar: name, footer: name } });
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
      <div>
        <Button
          variant="outlined"
          aria-pressed={isFollowing}
          startIcon={isFollowing ? <Icon name="tick" /> : undefined}
          onClick={follow}
        >
          {t('follow')}
        </Button>
        <Typography variant="caption" component="p" sx={{ mt: 1, color: 'text.secondary' }}>
          {t('followHint')}
        </Typography>
      </div>
      <Box
        role="group"
        aria-label={t('allSchemes')}
        sx={{
          display: 'grid',
          gridTemplateColumns: hasFigures ? 'repeat(auto-fill, minmax(160px, 1fr))' : '1fr 1fr',
          gap: 2,
        }}
      >
        {PALETTE_NAMES.map((name) => (
          <SchemeTile
            key={name}
            name={name}
            isShown={isShown(name)}
            hasFigures={hasFigures}
            onChoose={() => chooseAll(name)}
          />
        ))}
      </Box>
    </Box>
  );
}
