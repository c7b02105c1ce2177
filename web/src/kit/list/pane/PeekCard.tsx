import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { type FocusEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { ErrorBand } from '../../ErrorBand.tsx';
import { Icon } from '../../Icon.tsx';
import { useListWords } from '../words.ts';

type Draw<Data> = (data: Data) => ReactNode;

interface Props<Data> {
  /** Of the row that is open. */
  readonly id: string;
  /** The panel's name, and its heading where the row cannot be read. */
  readonly label: string;
  /** As `useRead` answers. */
  readonly read: { readonly data: Data | undefined; readonly error: Error | null; readonly refetch: () => unknown };
  readonly title: Draw<Data>;
  /** Where what people wrote is the title. */
  readonly titleLang?: 'ja';
  /** A picture ahead of the title. */
  readonly ahead?: Draw<Data>;
  /** Small lines over and under the title. */
  readonly above?: Draw<Data>;
  readonly below?: Draw<Data>;
  /** A chip behind the title. */
  readonly beside?: Draw<Data>;
  /** Answers, once, whether the heading shall take the focus. */
  readonly takeFocus: (id: string) => boolean;
  readonly onClose: () => void;
  readonly children: Draw<Data>;
}

const LINE = { variant: 'caption', component: 'p', sx: { color: 'text.secondary', minHeight: '1lh' } } as const;

/** A step that is taken goes with its button: whoever pressed it goes on from the title. */
function useTitleAfterStep(heading: RefObject<HTMLElement | null>, data: unknown) {
  const wasIn = useRef(false);
  useEffect(() => {
    if (data !== undefined && wasIn.current && document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true });
  }, [heading, data]);
  return {
    onFocus: () => {
      wasIn.current = true;
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget !== null) wasIn.current = false;
    },
  };
}

/** One row beside its list: a heading that takes the focus, the way out of it, and what is known once it has come. */
export function PeekCard<Data>(props: Props<Data>) {
  const { id, label, read, titleLang, ahead, above, below, beside, takeFocus, onClose } = props;
  const t = useListWords();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, error, refetch } = read;
  const isHere = data !== undefined;
  const isComing = !isHere && error === null;
  useEffect(() => {
    if (isHere && takeFocus(id)) heading.current?.focus();
  }, [isHere, id, takeFocus]);
  const toTitle = useTitleAfterStep(heading, data);

  return (
    <Card
      component="section"
      aria-label={label}
      aria-busy={isComing}
      tabIndex={0}
      {...toTitle}
      sx={{ display: 'flex', flexDirection: 'column', gap: 2, p: 2, overflowY: 'auto' }}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: ahead ? 2 : 1 }}>
        {isHere && ahead ? ahead(data) : null}
        <Box sx={{ flex: 1, minWidth: 0, pt: above ? 0 : 0.5, overflowWrap: 'anywhere' }}>
          {above ? (
            <Typography {...LINE} lang={titleLang}>
              {isHere ? above(data) : null}
            </Typography>
          ) : null}
          <Typography ref={heading} variant="h2" tabIndex={-1} lang={isHere ? titleLang : undefined}>
            {isHere ? props.title(data) : isComing ? <Skeleton role="img" aria-label={label} width={160} /> : label}
          </Typography>
          {below ? <Typography {...LINE}>{isHere ? below(data) : null}</Typography> : null}
        </Box>
        {isHere && beside ? beside(data) : null}
        <IconButton aria-label={t('peek.close')} onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      </Box>
      {error ? <ErrorBand error={error} onRetry={() => void refetch()} /> : null}
      {isComing ? <Skeleton variant="rounded" height={120} /> : null}
      {isHere ? props.children(data) : null}
    </Card>
  );
}
