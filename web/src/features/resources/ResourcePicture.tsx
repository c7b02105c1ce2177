import type { IconName } from '@madoguchi/contract/icons/catalogue.ts';
import type { PhotoSize } from '@madoguchi/contract/profile/photo.ts';
import type { ResourceCategory } from '@madoguchi/contract/resources/model.ts';
import { showResourcePhoto } from '@madoguchi/contract/resources/operations.ts';
import Box from '@mui/material/Box';
import { Icon } from '../../kit/Icon.tsx';
import { RADIUS } from '../../kit/theme/tokens.ts';
import { downloadUrl } from '../../platform/call.ts';
import { useResourceWords } from './words.ts';

const ICONS: Readonly<Record<ResourceCategory, IconName>> = {
  room: 'resource',
  vehicle: 'route',
  equipment: 'classification',
  other: 'detail',
};

interface Props {
  readonly name: string;
  readonly category: ResourceCategory;
  /** The photo's name; `null`: none. */
  readonly photo: string | null;
  /** Pixels at 100 %. */
  readonly size: 40 | 160;
}

/** A resource's photo, else the picture of its kind. */
export function ResourcePicture({ name, category, photo, size }: Props) {
  const t = useResourceWords();
  const side = `${size / 16}rem`;
  const frame = { width: side, height: side, borderRadius: `${RADIUS.chip}px`, flex: 'none' } as const;
  if (photo === null) {
    return (
      <Box
        aria-hidden
        sx={{ ...frame, display: 'grid', placeItems: 'center', bgcolor: 'action.hover', color: 'text.secondary' }}
      >
        <Icon name={ICONS[category]} />
      </Box>
    );
  }
  const asked: PhotoSize = size === 40 ? 'small' : 'large';
  return (
    <Box
      component="img"
      src={downloadUrl(showResourcePhoto, { photo, size: asked })}
      alt={t('photoOf', { name })}
      sx={{ ...frame, objectFit: 'cover' }}
    />
  );
}
