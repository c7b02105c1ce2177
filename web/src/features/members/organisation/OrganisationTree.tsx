import Box from '@mui/material/Box';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { isComposing } from '../../../platform/composition.ts';
import { PersonLine } from './PersonLine.tsx';
import { type TreeItem, treeStep } from './tree-model.ts';
import { UnitLine } from './UnitLine.tsx';
import type { Units } from './use-units.ts';
import { useOrganisationWords } from './words.ts';

interface Props {
  readonly units: Units;
  /** Whom the panel shows. */
  readonly open: string | undefined;
  readonly onPerson: (employeeId: string) => void;
}

/**
 * The organisation by the tree pattern: arrows walk, open and close, Enter opens what stands there. One line of it is a stop
 * of the Tab key.
 */
export function OrganisationTree({ units, open, onPerson }: Props) {
  const t = useOrganisationWords();
  const { items, isOpen, setOpen, stateOf } = units;
  const [at, setAt] = useState<string | null>(null);
  const wish = useRef<string | null>(null);
  const tree = useRef<HTMLDivElement>(null);
  const stop = items.some(({ key }) => key === at) ? at : (items[0]?.key ?? null);

  useEffect(() => {
    if (wish.current === null) return;
    tree.current?.querySelector<HTMLElement>(`[data-item="${CSS.escape(wish.current)}"]`)?.focus();
    wish.current = null;
  });

  function use(item: TreeItem): void {
    setAt(item.key);
    if (item.kind === 'person') onPerson(item.person.employeeId);
    else setOpen(item.node.unit.code, !isOpen(item.node.unit.code));
  }

  function press(event: KeyboardEvent, item: TreeItem): void {
    if (isComposing(event) || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      use(item);
      return;
    }
    const step = treeStep(items, item.key, event.key, isOpen);
    if (step === null) return;
    event.preventDefault();
    if ('go' in step) {
      setAt(step.go);
      wish.current = step.go;
    } else if ('open' in step) setOpen(step.open, true);
    else setOpen(step.close, false);
  }

  return (
    <Box ref={tree} role="tree" aria-label={t('tree')}>
      {items.map((item) => {
        const line = {
          item,
          isStop: item.key === stop,
          onUse: () => use(item),
          onKeyDown: (event: KeyboardEvent) => press(event, item),
        };
        if (item.kind === 'person') {
          return <PersonLine key={item.key} {...line} person={item.person} isShown={item.person.employeeId === open} />;
        }
        const { code } = item.node.unit;
        return (
          <UnitLine
            key={item.key}
            {...line}
            node={item.node}
            isOpen={isOpen(code)}
            state={isOpen(code) ? stateOf(code) : null}
          />
        );
      })}
    </Box>
  );
}
