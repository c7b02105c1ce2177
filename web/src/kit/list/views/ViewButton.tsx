import Button from '@mui/material/Button';
import { lazy, memo, Suspense, useRef, useState } from 'react';
import { Icon } from '../../Icon.tsx';
import type { ToolModel } from '../model/use-tool-model.ts';
import { useListWords } from '../words.ts';

const ViewMenu = lazy(async () => ({ default: (await import('./ViewMenu.tsx')).ViewMenu }));

/** Opens what can be done with views; its menu and dialog are fetched when somebody wants them. */
export const ViewButton = memo(function ViewButton({ model }: { readonly model: ToolModel }) {
  const t = useListWords();
  const anchor = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  return (
    <>
      <Button
        ref={anchor}
        startIcon={<Icon name="star" />}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      >
        {t('view.save')}
      </Button>
      {isWanted && (
        <Suspense>
          <ViewMenu model={model} anchor={anchor} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
});
