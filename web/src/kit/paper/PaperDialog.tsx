import type { Download, InputOf } from '@madoguchi/contract/operation.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { fetchFile } from '../../platform/http/fetch-file.ts';
import { ErrorBand } from '../ErrorBand.tsx';
import { Icon } from '../Icon.tsx';
import { WarningBand } from '../WarningBand.tsx';
import { usePaperWords } from './words.ts';

/** A paper while it is made, once it is there, or why it is not. */
type Paper =
  | { readonly state: 'loading' }
  | { readonly state: 'there'; readonly url: string; readonly name: string; readonly replaced: string }
  | { readonly state: 'failed'; readonly error: Error };

/** Makes the paper of an operation; `again` makes it once more. Its address lives as long as the part that shows it. */
function usePaper<Op extends Download>(
  operation: Op,
  input: InputOf<Op>,
): { readonly paper: Paper; readonly again: () => void } {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [operation.id, 'paper', input],
    queryFn: ({ signal }) => fetchFile(operation, input, signal),
    // Each one made is recorded: it is made when asked for, and not again after a write or because the window comes to the front.
    meta: { shows: [] },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (data === undefined) return;
    const made = URL.createObjectURL(data.body);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [data]);
  return { paper: paperOf(), again: () => void refetch() };

  function paperOf(): Paper {
    if (data && url !== null) {
      const { name, replaced } = data;
      return { state: 'there', url, name, replaced };
    }
    return error === null || isFetching ? { state: 'loading' } : { state: 'failed', error };
  }
}

/** The browser's own viewer without its tools: ours are above it. The page is as wide as the viewer, to be read. */
const SHEET_ALONE = '#toolbar=0&navpanes=0&view=FitH';
/** In pixels: the sheet's 1,000 and its margins. */
const DIALOG_WIDE = 1_100;

const Sheet = styled('div')({
  flex: 1,
  minHeight: 0,
  '& > iframe': { display: 'block', width: '100%', height: '100%', border: 0, background: '#fff' },
});

/** On a phone title and × share the first line, and the buttons the second. */
const HEAD = {
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  paddingInlineEnd: 2,
  pb: { xs: 2, sm: 1 },
  paddingInlineStart: { xs: 2, sm: 0 },
  '& > h2': {
    flex: { xs: '1 0 100%', sm: '1 1 240px' },
    paddingInlineStart: { xs: 1, sm: 3 },
    paddingInlineEnd: { xs: 7, sm: 3 },
  },
  '& > .MuiButton-root': { flex: { xs: 1, sm: 'none' } },
  '& > .MuiIconButton-root': { position: { xs: 'absolute', sm: 'static' }, top: 16, insetInlineEnd: 16 },
} as const;

interface Props<Op extends Download> {
  readonly operation: Op;
  readonly input: InputOf<Op>;
  /** Which paper this is. */
  readonly title: string;
  /** Said while it is made, of a paper that is not of lines and attachments. */
  readonly waiting?: string;
  readonly onClose: () => void;
}

/** The paper itself: what is shown is the file that is printed, kept and sent. */
export function PaperDialog<Op extends Download>({ operation, input, title, waiting, onClose }: Props<Op>) {
  const t = usePaperWords();
  const titleId = useId();
  const frame = useRef<HTMLIFrameElement>(null);
  const { paper, again } = usePaper(operation, input);
  const isThere = paper.state === 'there';
  const canShow = navigator.pdfViewerEnabled;
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={titleId}
      fullWidth
      maxWidth={false}
      slotProps={{
        // As high as the window: other dialogs stand lower.
        container: { sx: { pt: { lg: 0 } } },
        paper: { sx: { height: '100%', maxWidth: DIALOG_WIDE } },
      }}
    >
      <Box sx={HEAD}>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        {isThere && canShow && (
          <Button
            variant="contained"
            startIcon={<Icon name="print" />}
            onClick={() => frame.current?.contentWindow?.print()}
          >
            {t('print')}
          </Button>
        )}
        {isThere && (
          <Button variant="outlined" startIcon={<Icon name="download" />} href={paper.url} download={paper.name}>
            {t('download')}
          </Button>
        )}
        <Tooltip title={t('close')}>
          <IconButton aria-label={t('close')} onClick={onClose}>
            <Icon name="close" />
          </IconButton>
        </Tooltip>
      </Box>
      <Box sx={{ flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column', gap: 2, px: 2, pb: 2 }}>
        {paper.state === 'failed' && <ErrorBand error={paper.error} onRetry={again} />}
        {paper.state === 'loading' && (
          <>
            <Typography role="status">{waiting ?? t('loading')}</Typography>
            <Sheet aria-hidden="true">
              <Skeleton variant="rectangular" width="100%" height="100%" />
            </Sheet>
          </>
        )}
        {isThere && paper.replaced !== '' && (
          <WarningBand>{t('unprintable', { characters: paper.replaced })}</WarningBand>
        )}
        {isThere && canShow && (
          <Sheet>
            <iframe ref={frame} src={`${paper.url}${SHEET_ALONE}`} title={title} />
          </Sheet>
        )}
        {isThere && !canShow && (
          <Box sx={{ display: 'grid', justifyItems: 'start', gap: 2 }}>
            <Typography>{t('noViewer')}</Typography>
            <Button variant="contained" href={paper.url} target="_blank" rel="noopener">
              {t('open')}
            </Button>
          </Box>
        )}
      </Box>
    </Dialog>
  );
}
