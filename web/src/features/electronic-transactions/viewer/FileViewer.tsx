import { fetchTransactionFile } from '@madoguchi/contract/electronic-transactions/operations.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { ErrorBand } from '../../../kit/ErrorBand.tsx';
import { Icon } from '../../../kit/Icon.tsx';
import { FORM_SHAPE, Waiting } from '../../../kit/Waiting.tsx';
import { fetchFile } from '../../../platform/http/fetch-file.ts';
import type { OpenPdf } from './pdf-pages.ts';
import { pictureTypeOf, type ViewedFile } from './viewed-file.ts';
import { useViewerWords } from './words.ts';

/** Percent of the width that the viewer has. */
const ZOOMS = [50, 75, 100, 125, 150, 200, 300, 400] as const;
const FIRST_ZOOM = ZOOMS.indexOf(100);
/** One file, page by page and as large as one wants: ← → for pages, + − for the size. */
export function FileViewer({ file, onClose }: { readonly file: ViewedFile; readonly onClose: () => void }) {
  const t = useViewerWords();
  const { data, error, refetch } = useQuery({
    queryKey: [fetchTransactionFile.id, 'viewer', file.id],
    queryFn: ({ signal }) => fetchFile(fetchTransactionFile, { id: file.id }, signal),
    // Whoever opens a file is on record: it is fetched when asked for, and not again because the window comes to the front.
    meta: { shows: [] },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const label = t('viewer', { name: file.name });
  const frame = { label, onClose };
  if (error) {
    return (
      <Frame {...frame}>
        <ErrorBand error={error} onRetry={() => void refetch()} />
      </Frame>
    );
  }
  if (data === undefined) {
    return (
      <Frame {...frame}>
        <Waiting shape={FORM_SHAPE} />
      </Frame>
    );
  }
  const picture = pictureTypeOf(file);
  return picture === undefined ? (
    <PdfPages {...frame} bytes={data.body} />
  ) : (
    <Picture {...frame} name={file.name} bytes={data.body} mediaType={picture} />
  );
}

interface FrameProps {
  readonly label: string;
  readonly onClose: () => void;
  readonly tools?: ReactNode;
  readonly onKey?: (key: string) => boolean;
  readonly children: ReactNode;
}

/** Takes the focus by Tab, so that its keys reach it and its content scrolls by arrows. */
function Frame({ label, onClose, tools, onKey, children }: FrameProps) {
  const t = useViewerWords();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (onKey?.(event.key) === true) event.preventDefault();
  };
  return (
    <Box component="section" aria-label={label} onKeyDown={onKeyDown} sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
      <Box
        role="toolbar"
        aria-label={t('tools')}
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5 }}
      >
        {tools}
        <Box sx={{ marginInlineStart: 'auto' }}>
          <IconButton aria-label={t('close')} onClick={onClose}>
            <Icon name="close" />
          </IconButton>
        </Box>
      </Box>
      <Box
        role="group"
        aria-label={t('sheet')}
        tabIndex={0}
        sx={{
          position: 'relative',
          overflow: 'auto',
          maxHeight: '80vh',
          border: '1px solid',
          borderColor: 'divider',
          bgcolor: 'action.hover',
        }}
      >
        {children}
      </Box>
    </Box>
  );
}

function useZoom() {
  const t = useViewerWords();
  const [step, setStep] = useState<number>(FIRST_ZOOM);
  const by = (steps: number) => setStep((now) => Math.min(ZOOMS.length - 1, Math.max(0, now + steps)));
  const percent = ZOOMS[step] ?? 100;
  const onKey = (key: string) => {
    if (key === '+' || key === ';') by(1);
    else if (key === '-') by(-1);
    else return false;
    return true;
  };
  const tools = (
    <>
      <IconButton aria-label={t('smaller')} aria-keyshortcuts="-" onClick={() => by(-1)}>
        <Icon name="minus" />
      </IconButton>
      <Typography variant="body2" role="status" sx={{ minWidth: 48, textAlign: 'center' }}>
        {t('percent', { n: percent })}
      </Typography>
      <IconButton aria-label={t('larger')} aria-keyshortcuts="+" onClick={() => by(1)}>
        <Icon name="plus" />
      </IconButton>
    </>
  );
  return { percent, onKey, tools };
}

type ContentProps = Pick<FrameProps, 'label' | 'onClose'> & { readonly bytes: Blob };

function Picture({
  bytes,
  mediaType,
  name,
  ...frame
}: ContentProps & { readonly mediaType: string; readonly name: string }) {
  const t = useViewerWords();
  const zoom = useZoom();
  const [url, setUrl] = useState<string | null>(null);
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([bytes], { type: mediaType }));
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [bytes, mediaType]);
  return (
    <Frame {...frame} tools={zoom.tools} onKey={zoom.onKey}>
      {isBroken ? <Typography sx={{ p: 2 }}>{t('broken')}</Typography> : null}
      {url === null || isBroken ? null : (
        <Box
          component="img"
          src={url}
          alt={name}
          onError={() => setBroken(true)}
          sx={{ display: 'block', width: `${zoom.percent}%`, mx: 'auto' }}
        />
      )}
    </Frame>
  );
}

function PdfPages({ bytes, ...frame }: ContentProps) {
  const t = useViewerWords();
  const zoom = useZoom();
  const [pdf, setPdf] = useState<OpenPdf | null>(null);
  const [isBroken, setBroken] = useState(false);
  const [page, setPage] = useState(1);
  useEffect(() => {
    let isLeft = false;
    let opened: OpenPdf | null = null;
    const open = async () => {
      const { openPdf } = await import('./pdf-pages.ts');
      opened = await openPdf(bytes);
      if (isLeft) opened.close();
      else setPdf(opened);
    };
    open().catch(() => {
      if (!isLeft) setBroken(true);
    });
    return () => {
      isLeft = true;
      opened?.close();
    };
  }, [bytes]);
  const pages = pdf?.pages ?? 1;
  const turn = (by: number) => setPage((now) => Math.min(pages, Math.max(1, now + by)));
  const onKey = (key: string) => {
    if (key === 'ArrowRight' || key === 'PageDown') turn(1);
    else if (key === 'ArrowLeft' || key === 'PageUp') turn(-1);
    else return zoom.onKey(key);
    return true;
  };
  return (
    <Frame
      {...frame}
      onKey={onKey}
      tools={
        <>
          <Button size="small" aria-keyshortcuts="ArrowLeft" disabled={page <= 1} onClick={() => turn(-1)}>
            {t('previous')}
          </Button>
          <Typography variant="body2" role="status">
            {t('page', { n: page, of: pages })}
          </Typography>
          <Button size="small" aria-keyshortcuts="ArrowRight" disabled={page >= pages} onClick={() => turn(1)}>
            {t('next')}
          </Button>
          {zoom.tools}
        </>
      }
    >
      {isBroken ? <Typography sx={{ p: 2 }}>{t('broken')}</Typography> : null}
      {pdf === null ? (
        isBroken ? null : (
          <Waiting shape={FORM_SHAPE} />
        )
      ) : (
        <Sheet pdf={pdf} page={page} percent={zoom.percent} onBroken={() => setBroken(true)} />
      )}
    </Frame>
  );
}

/** Read aloud, not seen: the sheet itself is a picture. */
const UNSEEN = { position: 'absolute', width: 1, height: 1, m: 0, overflow: 'hidden', clipPath: 'inset(50%)' } as const;

interface SheetProps {
  readonly pdf: OpenPdf;
  readonly page: number;
  readonly percent: number;
  readonly onBroken: () => void;
}

function Sheet({ pdf, page, percent, onBroken }: SheetProps) {
  const t = useViewerWords();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [text, setText] = useState('');
  const broken = useRef(onBroken);
  useEffect(() => {
    broken.current = onBroken;
  });
  useEffect(() => {
    const sheet = canvas.current;
    const room = sheet?.parentElement?.clientWidth ?? 0;
    if (sheet === null || room === 0) return;
    const gone = new AbortController();
    const widthPx = (room * percent) / 100;
    pdf.draw(sheet, { page, widthPx, signal: gone.signal }).then(
      (said) => {
        if (!gone.signal.aborted) setText(said);
      },
      () => {
        if (!gone.signal.aborted) broken.current();
      },
    );
    return () => gone.abort();
  }, [pdf, page, percent]);
  return (
    <>
      <Box
        component="canvas"
        ref={canvas}
        role="img"
        aria-label={t('page', { n: page, of: pdf.pages })}
        sx={{ display: 'block', width: `${percent}%`, mx: 'auto', bgcolor: '#fff' }}
      />
      <Box component="p" sx={UNSEEN}>
        {text}
      </Box>
    </>
  );
}
