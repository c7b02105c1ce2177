// biome-ignore-all lint/a11y/noNoninteractiveElementToInteractiveRole: the table is a grid of inputs, moved in by keys
// biome-ignore-all lint/a11y/noRedundantRoles: rows are laid out as CSS grids, which takes the table roles away

import { FIELD_NAMES } from '@madoguchi/contract/expense-claims/line-names.ts';
import type { MasterData } from '@madoguchi/contract/master-data/model.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import Button from '@mui/material/Button';
import {
  memo,
  type ReactNode,
  type Ref,
  useCallback,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '../../../kit/Icon.tsx';
import { KeysButton } from '../../../kit/keys/KeysButton.tsx';
import { formatYen } from '../../../platform/formats.ts';
import { useKeys } from '../../../platform/keys/use-keys.ts';
import { useMessages } from '../../../platform/messages.ts';
import { useObservable } from '../../../platform/observable.ts';
import { useLanguage } from '../../../platform/words.ts';
import { GridController } from './control/grid-controller.ts';
import type { GridSettings } from './control/grid-host.ts';
import { GridView } from './control/grid-view.ts';
import { CellMessage } from './grid/CellMessage.tsx';
import { GridRow } from './grid/GridRow.tsx';
import { GridContext, useGrid } from './grid/grid-context.ts';
import { GridFrame } from './grid/grid-frame.ts';
import { LineMenu } from './grid/LineMenu.tsx';
import { ARIA_COLUMN_COUNT, ariaIndexOf, type ColumnId, FIRST_PART, isTyped, SECOND_PART } from './moves/columns.ts';
import type { SheetStore } from './store/sheet-store.ts';
import { SuggestionList } from './suggestions/SuggestionList.tsx';
import { type Suggestions, suggestionSource } from './suggestions/suggestion-source.ts';
import { choicesOf } from './values/choices.ts';
import { useSheetWords } from './words.ts';

/** From this many lines on, those far from the window are not laid out. */
const SKIPS_FROM_LINES = 60;

/** The calls that a screen can make to the grid it shows. */
export interface EntryGridHandle {
  /** Moves the focus to a cell, opening the second line where it is in it. */
  focusCell(lineId: string, column: ColumnId): void;
  /** To the next (1) or previous (−1) cell with a finding. */
  walkProblems(step: 1 | -1): void;
  addLine(): void;
  undo(): void;
  redo(): void;
  /** Takes what is being typed into the store. */
  commit(): void;
}

interface Props {
  readonly ref?: Ref<EntryGridHandle>;
  readonly store: SheetStore;
  readonly masters: Pick<MasterData, 'reason' | 'route' | 'way'>;
  readonly suggestions: Suggestions;
  readonly today: PlainDate;
  readonly readOnly?: boolean;
  /** Every line stays in the accessibility tree, for the setting 「読み上げに合わせる」. */
  readonly keepsEveryLine?: boolean;
  /** Ctrl+Enter. What was being typed is in the store by then. */
  readonly onSubmitShortcut: () => void;
  /** Esc at rest: the screen moves the focus out of the grid, usually to its action bar. */
  readonly onLeave: () => void;
  /** The receipts of a line: one button, with tabIndex −1, that opens them. */
  readonly renderAttachments: (lineId: string) => ReactNode;
}

/** The month's lines as a grid for the keyboard (B4-02): every cell a text input, the lines in a store outside React. */
export function EntryGrid(props: Props) {
  const { store, masters, suggestions, readOnly = false, renderAttachments } = props;
  const gridId = useId();
  const listId = `${gridId}-list`;
  const language = useLanguage();
  const t = useSheetWords();
  const order = useSyncExternalStore(store.subscribeOrder, store.order);
  const [view] = useState(() => new GridView());
  const [root, setRoot] = useState<HTMLDivElement | null>(null);
  const [controller, setController] = useState<GridController | null>(null);
  useGridKeys();
  const onPasted = usePastedMessage(store.ground.limits.lines);

  const choices = useMemo(() => choicesOf(masters, language), [masters, language]);
  const source = useMemo(() => suggestionSource(suggestions), [suggestions]);
  const settings = useRef<GridSettings | null>(null);
  useLayoutEffect(() => {
    const { today, onSubmitShortcut, onLeave } = props;
    settings.current = {
      language,
      say: t,
      choices,
      source,
      today,
      isReadOnly: readOnly,
      onSubmitShortcut,
      onLeave,
      onPasted,
    };
  });

  useEffect(() => {
    if (!root) return;
    const currentSettings = () => {
      if (!settings.current) throw new Error('The grid was asked before it was shown');
      return settings.current;
    };
    const made = new GridController({ store, view, root, settings: currentSettings, flush: flushSync }, listId);
    setController(made);
    return () => made.stop();
  }, [root, store, view, listId]);

  const orderBefore = useRef(order);
  useLayoutEffect(() => {
    controller?.linesChanged(orderBefore.current);
    orderBefore.current = order;
  }, [controller, order]);

  useImperativeHandle(
    props.ref,
    () => ({
      focusCell: (lineId, column) => controller?.focusCell(lineId, column),
      walkProblems: (step) => controller?.walkProblems(step),
      addLine: () => controller?.addLine(),
      undo: () => controller?.undo(),
      redo: () => controller?.redo(),
      commit: () => controller?.commit(),
    }),
    [controller],
  );

  const context = useMemo(
    () => ({ gridId, listId, store, view, ground: { choices, language }, isReadOnly: readOnly, renderAttachments }),
    [gridId, listId, store, view, choices, language, readOnly, renderAttachments],
  );
  const isLong = order.length >= SKIPS_FROM_LINES;

  return (
    <GridContext value={context}>
      <GridFrame ref={setRoot}>
        <p id={`${gridId}-help`} className="only-spoken">
          {t('help')}
        </p>
        <div className="scroller" data-scroller="">
          <table
            role="grid"
            aria-label={t('name')}
            aria-describedby={`${gridId}-help`}
            aria-rowcount={order.length + 1}
            aria-colcount={ARIA_COLUMN_COUNT}
            aria-readonly={readOnly}
            data-skips={isLong && !props.keepsEveryLine}
            data-keeps={isLong && props.keepsEveryLine}
          >
            <GridHead />
            <tbody role="rowgroup">
              {order.map((lineId, index) => (
                <GridRow key={lineId} lineId={lineId} index={index} />
              ))}
            </tbody>
          </table>
          <SheetTotal onAdd={() => controller?.addLine()} />
        </div>
        <Announcement view={view} />
        {root && controller && (
          <>
            <SuggestionList root={root} onTake={(option) => controller.take(option)} />
            <CellMessage root={root} onGiveReason={(lineId) => controller.focusCell(lineId, 'memo')} />
            <LineMenu root={root} onFocusCell={(lineId, column) => controller.focusCell(lineId, column)} />
          </>
        )}
      </GridFrame>
    </GridContext>
  );
}

function Announcement({ view }: { readonly view: GridView }) {
  return (
    <div role="status" className="only-spoken">
      {useObservable(view.announcement)}
    </div>
  );
}

/** The bar that stays below the lines: one more line, how many there are, what they come to. */
function SheetTotal({ onAdd }: { readonly onAdd: () => void }) {
  const { store, isReadOnly } = useGrid();
  const t = useSheetWords();
  const { lineCount, totalYen } = useSyncExternalStore(store.subscribeSummary, store.summary);
  return (
    <div className="sheet-total">
      {!isReadOnly && (
        <Button size="small" startIcon={<Icon name="plus" />} onClick={onAdd}>
          {t('add')}
        </Button>
      )}
      {!isReadOnly && (
        <>
          <KeysButton size="small" />
          <span className="sheet-hint">{t('hint')}</span>
        </>
      )}
      <span className="sheet-count">{t('total.lines', { count: lineCount })}</span>
      <strong>
        <span>{t('total.name')}</span> {formatYen(totalYen)}
      </strong>
    </div>
  );
}

/** Says what a paste brought; what the claim's limit left out can be copied on from the message. */
function usePastedMessage(limit: number): GridSettings['onPasted'] {
  const t = useSheetWords();
  const message = useMessages();
  return useCallback(
    (lineCount, leftOut) => {
      if (leftOut.lineCount === 0) return message(t('paste.done', { count: lineCount }), 'success');
      const copy = () =>
        navigator.clipboard.writeText(leftOut.text).then(
          () => message(t('paste.rest-copied'), 'success'),
          () => message(t('paste.rest-not-copied'), 'error'),
        );
      const action = (
        <Button size="small" color="inherit" onClick={copy}>
          {t('paste.copy-rest')}
        </Button>
      );
      message(t('paste.partly', { count: lineCount, left: leftOut.lineCount, limit }), 'warning', { action });
    },
    [t, message, limit],
  );
}

/** The columns' names. Those of the second line name its cells too, but show only beside them. */
const GridHead = memo(function GridHead() {
  const { gridId, ground } = useGrid();
  const t = useSheetWords();

  const nameOf = (id: ColumnId) => {
    if (id === 'useDate' || id === 'transportMode' || id === 'unitFare') return t(`head.${id}`);
    return isTyped(id) ? FIELD_NAMES[id][ground.language] : t(`head.${id}`);
  };

  return (
    <thead role="rowgroup">
      <tr role="row" aria-rowindex={1} className="grid-head">
        <th scope="col" role="columnheader" aria-colindex={1}>
          <span className="only-spoken">{t('head.line')}</span>
        </th>
        {FIRST_PART.map(({ id, kind }) => (
          <th
            key={id}
            scope="col"
            role="columnheader"
            aria-colindex={ariaIndexOf(id)}
            id={`${gridId}-head-${id}`}
            data-kind={kind}
            data-cell={id}
          >
            <span className={id === 'menu' ? 'only-spoken' : undefined}>{nameOf(id)}</span>
          </th>
        ))}
        {SECOND_PART.map(({ id }) => (
          <th key={id} scope="col" hidden id={`${gridId}-head-${id}`}>
            {nameOf(id)}
          </th>
        ))}
      </tr>
    </thead>
  );
});

/** The grid hears its keys by itself (key-commands.ts): the sheet of keys lists them. */
const LISTED = [
  ['Tab', 'keys.next'],
  ['Enter', 'keys.down'],
  ['F2', 'keys.caret'],
  ['alt+ArrowDown', 'keys.list'],
  ['alt+Enter', 'keys.second'],
  ['mod+d', 'keys.fill'],
  ['mod+;', 'keys.today'],
  ['mod+shift+d', 'keys.duplicate'],
  ['mod+shift+Enter', 'keys.insert'],
  ['mod+z', 'keys.undo'],
  ['mod+y', 'keys.redo'],
  ['Escape', 'keys.leave'],
] as const;

function useGridKeys(): void {
  const t = useSheetWords();
  useKeys(
    t('keys.title'),
    LISTED.map(([keys, what]) => ({ keys, label: t(what), run: null })),
  );
}
