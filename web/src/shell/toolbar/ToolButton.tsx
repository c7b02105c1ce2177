import type { IconName } from '@madoguchi/contract/icons/catalogue.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type ComponentType, memo, type ReactNode, Suspense, useRef, useState } from 'react';
import { Icon } from '../../kit/Icon.tsx';

export interface OpenedProps {
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
}

const Tool = styled(Button)(({ theme }) => ({
  minWidth: 36,
  padding: '0 8px',
  '& > svg': { flex: 'none' },
  '& > .word': { marginInlineStart: 8 },
  // Where there is no room for the word, the name is still there to hear and to hover.
  [theme.breakpoints.down('md')]: { minWidth: 44, '& > .word': { display: 'none' } },
}));

interface Props {
  readonly icon: IconName | ReactNode;
  /** The accessible name, also shown where the word has no room. */
  readonly label: string;
  readonly word?: string;
  /** The language of the word, where that is not the screen's language. */
  readonly lang?: string;
  readonly kind: 'menu' | 'dialog';
  /** The component that it opens; lazy, as nobody needs it before. */
  readonly opens: ComponentType<OpenedProps>;
}

/** A button of the toolbar that opens a menu or a small panel below it. */
export const ToolButton = memo(function ToolButton({ icon, label, word, lang, kind, opens: Opened }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Tool
        ref={button}
        color="inherit"
        aria-haspopup={kind}
        aria-expanded={isOpen}
        aria-label={label}
        title={label}
        onClick={() => setOpen(true)}
      >
        {typeof icon === 'string' ? <Icon name={icon as IconName} /> : icon}
        {word === undefined ? null : (
          <span className="word" lang={lang}>
            {word}
          </span>
        )}
      </Tool>
      <Suspense fallback={null}>
        {isOpen ? <Opened anchor={button.current} onClose={() => setOpen(false)} /> : null}
      </Suspense>
    </>
  );
});
