import type { Announcement } from '@madoguchi/contract/announcements/model.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { FileLink } from '../../kit/fields/file/FileLink.tsx';
import { useAnnouncementWords } from './words.ts';

interface Props {
  readonly files: Announcement['attachments'];
  /** Where a file is fetched: readers have no right to it but by its announcement. */
  readonly hrefOf?: (fileId: string) => string;
}

/** The files of an announcement, to download; nothing where there is none. */
export function AnnouncementFiles({ files, hrefOf }: Props) {
  const t = useAnnouncementWords();
  const id = useId();
  if (files.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="caption" component="h3" sx={{ color: 'text.secondary' }}>
        {t('files')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {files.map((file) => (
          <li key={file.id}>
            <FileLink attachment={file} {...(hrefOf && { href: hrefOf(file.id) })} />
          </li>
        ))}
      </Box>
    </Box>
  );
}
