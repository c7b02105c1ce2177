import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useKnownFiles } from '../../../kit/fields/file/known-files.ts';
import { useFormContext } from '../../../kit/form/form-context.ts';
import { STUCK } from '../../../kit/theme/tokens.ts';
import { FileViewer } from './FileViewer.tsx';
import { canBeViewed } from './viewed-file.ts';
import { useViewerWords } from './words.ts';

/** Room for both: below it the viewer stands under the form's files when it is asked for. */
const BESIDE = '(min-width: 1200px)';

/** The fields of a form over files, and beside them the first file that can be shown, or the one that is chosen. */
export function BesideForm({ children }: { readonly children: ReactNode }) {
  const t = useViewerWords();
  const { form } = useFormContext();
  const known = useKnownFiles();
  const hasRoom = useMediaQuery(BESIDE);
  const [chosen, setChosen] = useState<string | null>(null);
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const ids = useWatch({ control: form.control, name: 'files' }) as readonly string[];
  const files = ids.flatMap((id) => known.get(id) ?? []).filter(canBeViewed);
  const viewed = files.find(({ id }) => id === chosen) ?? files[0];
  if (viewed === undefined) return children;
  const isShown = isOpen ?? hasRoom;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        alignItems: 'start',
        gridTemplateColumns: isShown && hasRoom ? 'minmax(0, 1fr) minmax(0, 1fr)' : 'minmax(0, 1fr)',
      }}
    >
      <Box
        sx={{
          display: 'grid',
          gap: 1,
          minWidth: 0,
          order: hasRoom ? 1 : 0,
          ...(hasRoom ? { position: 'sticky', top: `calc(${STUCK.top} + 8px)` } : {}),
        }}
      >
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {files.map((file) => (
            <Button
              key={file.id}
              size="small"
              variant="outlined"
              aria-pressed={isShown && file.id === viewed.id}
              onClick={() => {
                setOpen(!(isShown && file.id === viewed.id));
                setChosen(file.id);
              }}
              sx={{ overflowWrap: 'anywhere' }}
            >
              {t('showOf', { name: file.name })}
            </Button>
          ))}
        </Box>
        {isShown ? <FileViewer key={viewed.id} file={viewed} onClose={() => setOpen(false)} /> : null}
      </Box>
      <Box sx={{ minWidth: 0 }}>{children}</Box>
    </Box>
  );
}
