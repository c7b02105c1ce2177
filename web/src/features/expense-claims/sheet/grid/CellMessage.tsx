import type { Finding } from '@madoguchi/contract/expense-claims/checks.ts';
import { findingSentence } from '@madoguchi/contract/expense-claims/finding-sentence.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useCallback, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '../../../../kit/Icon.tsx';
import { LAYER, RADIUS, SHADOW } from '../../../../kit/theme/tokens.ts';
import { useObservable } from '../../../../platform/observable.ts';
import { cellBox } from '../control/grid-dom.ts';
import type { Place } from '../moves/grid-moves.ts';
import { columnOfFinding } from '../moves/problem-walk.ts';
import { besideBox, layerOf } from '../suggestions/beside-box.ts';
import { useSheetWords } from '../words.ts';
import { useGrid } from './grid-context.ts';

const Panel = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  position: 'fixed',
  zIndex: LAYER.bar,
  display: 'grid',
  gap: 8,
  maxWidth: 'min(320px, calc(100vw - 16px))',
  padding: '8px 12px',
  background: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: RADIUS.menu,
  boxShadow: SHADOW.menu,
  '& p': { display: 'flex', gap: 8, margin: 0 },
  '& svg': { flexShrink: 0, marginTop: 2 },
  '& .error': { color: theme.vars.palette.error.main },
  '& .warning': { color: theme.vars.palette.status.orange.ink },
}));

interface Props {
  readonly root: HTMLElement;
  readonly onGiveReason: (lineId: string) => void;
}

/** The finding of the active cell, below it, while nobody types in it and no list is open. */
export function CellMessage({ root, onGiveReason }: Props) {
  const { view } = useGrid();
  const place = useObservable(view.active);
  const isTyping = useObservable(view.isTyping);
  const isListOpen = useObservable(view.list) !== null;
  if (!place || isTyping || isListOpen) return null;
  return <MessageAt place={place} root={root} onGiveReason={onGiveReason} />;
}

function MessageAt({ place, root, onGiveReason }: Props & { readonly place: Place }) {
  const { store, ground, isReadOnly } = useGrid();
  const t = useSheetWords();
  const row = useSyncExternalStore(
    useCallback((listener) => store.subscribeRow(place.lineId, listener), [store, place.lineId]),
    () => store.row(place.lineId),
  );
  const box = cellBox(root, place.lineId, place.column);
  const findings = row?.findings.filter((finding) => columnOfFinding(finding) === place.column) ?? [];
  if (!box || findings.length === 0) return null;
  const mayExplain = !isReadOnly && findings.some(({ severity }) => severity === 'warning') && row?.line.memo === '';
  return createPortal(
    <Panel style={besideBox(box)}>
      {findings.map((finding: Finding) => (
        <p key={finding.code}>
          <span className={finding.severity}>
            <Icon name={finding.severity} size={16} label={t(`finding.${finding.severity}`)} />
          </span>
          {findingSentence(finding, ground.language)}
        </p>
      ))}
      {mayExplain && (
        <Button
          size="small"
          tabIndex={-1}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onGiveReason(place.lineId)}
        >
          {t('finding.reason')}
        </Button>
      )}
    </Panel>,
    layerOf(root),
  );
}
