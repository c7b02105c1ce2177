import type { PaletteName } from '@madoguchi/contract/preferences/palette-names.ts';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { Icon } from '../../../kit/Icon.tsx';
import { inkOn } from '../../../kit/theme/contrast.ts';
import { paletteOf } from '../../../kit/theme/schemes/palette-store.ts';
import { RADIUS } from '../../../kit/theme/tokens.ts';
import { useSettingsWords } from '../words.ts';
import { useSchemeWords } from './words.ts';

const Tile = styled(ButtonBase)(({ theme }) => ({
  position: 'relative',
  display: 'block',
  width: '100%',
  overflow: 'hidden',
  borderRadius: RADIUS.menu,
  border: `1px solid ${theme.vars.palette.control}`,
  ...theme.typography.caption,
  textAlign: 'left',
  '&[aria-pressed=true]': { boxShadow: `0 0 0 2px ${theme.vars.palette.primary.main}` },
  '& > .band': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', height: 32, padding: '0 8px' },
  '& > .dot': { position: 'absolute', top: 22, right: 12, width: 20, height: 20, borderRadius: 10 },
  '& > .ground': { height: 16 },
  '& > .paper': { padding: '4px 8px 8px' },
}));

interface Props {
  readonly name: PaletteName;
  readonly isShown: boolean;
  readonly onChoose: () => void;
}

/** A scheme to be chosen, drawn in its own colours. */
export function SchemeTile({ name, isShown, onChoose }: Props) {
  const t = useSettingsWords();
  const nameOf = useSchemeWords();
  const { primary, secondary, ground, paper, text } = paletteOf(name, name);
  return (
    <Tile aria-pressed={isShown} aria-label={nameOf(name)} onClick={onChoose}>
      <div className="band" style={{ backgroundColor: primary, color: inkOn(primary) }}>
        {isShown ? <Icon name="tick" size={16} label={t('shown')} /> : null}
      </div>
      <div className="dot" style={{ backgroundColor: secondary }} />
      <div className="ground" style={{ backgroundColor: ground }} />
      <div className="paper" style={{ backgroundColor: paper, color: text }}>
        {nameOf(name)}
      </div>
    </Tile>
  );
}
