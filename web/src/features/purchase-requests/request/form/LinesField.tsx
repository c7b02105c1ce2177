import { REQUEST_FIELD_NAMES } from '@madoguchi/contract/purchase-requests/field-names.ts';
import { PURCHASE_LIMITS } from '@madoguchi/contract/purchase-requests/limits.ts';
import type { PurchaseGround, PurchaseLineInput } from '@madoguchi/contract/purchase-requests/model.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useCallback, useEffect, useId, useRef } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import type { Choice } from '../../../../kit/fields/choice/choice.ts';
import { useFormContext } from '../../../../kit/form/form-context.ts';
import { Icon } from '../../../../kit/Icon.tsx';
import { announce } from '../../../../platform/announcer.ts';
import { epochNow } from '../../../../platform/clock.ts';
import { isComposing } from '../../../../platform/composition.ts';
import { formatYen } from '../../../../platform/formats.ts';
import { useKeys } from '../../../../platform/keys/use-keys.ts';
import { useMessages } from '../../../../platform/messages.ts';
import { newId } from '../../../../platform/new-id.ts';
import { useMasters } from '../../../../platform/session.ts';
import { useLanguage } from '../../../../platform/words.ts';
import { usePurchaseWords } from '../../words.ts';
import { FindingNotes } from '../checks/FindingNotes.tsx';
import { LineRow } from './LineRow.tsx';
import { emptyLine, suggestedRate } from './request-values.ts';
import { useComparedRows } from './use-compared-rows.ts';

interface Props {
  readonly ground: PurchaseGround;
  readonly suppliers: readonly Choice[];
}

/** The lines of the request: added, duplicated, removed and moved by buttons and by keys. */
export function LinesField({ ground, suppliers }: Props) {
  const t = usePurchaseWords();
  const language = useLanguage();
  const addId = useId();
  const rows = useRef<HTMLDivElement>(null);
  const { form } = useFormContext();
  const pricesIncludeTax = useWatch({ control: form.control, name: 'pricesIncludeTax' }) === true;
  const lines = useLineRows(ground);
  const textOf = useLineText();
  useLineKeys();
  useComparedRows<PurchaseLineInput>({ name: 'lines', label: REQUEST_FIELD_NAMES.lines[language], id: addId, textOf });

  function onKeyDown(event: KeyboardEvent): void {
    const step = stepOfKey(event);
    if (step === null) return;
    event.preventDefault();
    if (step.kind === 'move') lines.move(step.from, step.to);
    else goOn(event.target);
  }

  /** To the next field; from the last one to a new line. */
  function goOn(from: EventTarget): void {
    const next = rows.current && nextField(rows.current, from);
    if (next) next.focus();
    else lines.add();
  }

  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box ref={rows} onKeyDown={onKeyDown} sx={{ display: 'grid', gap: 2, '&:empty': { display: 'none' } }}>
        {lines.rows.map((row, index) => (
          <LineRow
            key={row.key}
            ref={lines.refOf(row.key)}
            index={index}
            pricesIncludeTax={pricesIncludeTax}
            rates={ground.taxRates}
            suppliers={suppliers}
            tools={[
              {
                icon: 'arrowUp',
                label: t('line.up', { n: index + 1 }),
                run: index === 0 ? null : () => lines.move(index, index - 1),
              },
              {
                icon: 'arrowDown',
                label: t('line.down', { n: index + 1 }),
                run: index === lines.rows.length - 1 ? null : () => lines.move(index, index + 1),
              },
              {
                icon: 'copy',
                label: t('line.copy', { n: index + 1 }),
                run: lines.isFull ? null : () => lines.copy(index),
              },
              { icon: 'trash', label: t('line.remove', { n: index + 1 }), run: () => lines.remove(index) },
            ]}
          />
        ))}
      </Box>
      {lines.rows.length === 0 ? <Typography variant="body2">{t('lines.none')}</Typography> : null}
      <FindingNotes at="lines" />
      {lines.rows.length < PURCHASE_LIMITS.lines ? (
        <div>
          <Button id={addId} variant="outlined" startIcon={<Icon name="plus" size={16} />} onClick={lines.add}>
            {t('line.add')}
          </Button>
        </div>
      ) : null}
    </Box>
  );
}

/** A line in one line of text, for a comparison of two versions. */
function useLineText(): (line: PurchaseLineInput) => string {
  const t = usePurchaseWords();
  return useCallback(
    ({ item, quantity, unit, unitPrice, supplier }) =>
      t('line.text', {
        item,
        quantity: quantity ?? '',
        unit,
        price: typeof unitPrice === 'number' ? formatYen(unitPrice) : '',
        supplier,
      }).trim(),
    [t],
  );
}

type Step = { readonly kind: 'move'; readonly from: number; readonly to: number } | { readonly kind: 'next' };

/** `null` where the key is none of the lines'. */
function stepOfKey(event: KeyboardEvent): Step | null {
  if (isComposing(event) || event.ctrlKey || event.metaKey || event.shiftKey) return null;
  if (event.altKey) return moveOf(event);
  return event.key === 'Enter' && isField(event.target) ? { kind: 'next' } : null;
}

const BY: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

function moveOf({ key, target }: KeyboardEvent): Step | null {
  const by = BY[key];
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;
  if (by === undefined || row === null) return null;
  const from = Number(row.dataset['row']);
  return { kind: 'move', from, to: from + by };
}

/** The lines hear their keys by themselves: the sheet of keys lists them. */
function useLineKeys(): void {
  const t = usePurchaseWords();
  useKeys(t('group.lines'), [
    { keys: 'Enter', label: t('keys.next'), run: null },
    { keys: 'alt+ArrowUp', label: t('keys.up'), run: null },
    { keys: 'alt+ArrowDown', label: t('keys.down'), run: null },
  ]);
}

const FIELDS = 'input:not([type="hidden"]):not([type="file"]), select';

/** The field after `from` within its rows; `null` after the last one, and where `from` is none of them. */
function nextField(rows: ParentNode, from: EventTarget): HTMLElement | null {
  const fields = [...rows.querySelectorAll<HTMLElement>(FIELDS)];
  const at = fields.indexOf(from as HTMLElement);
  return at < 0 ? null : (fields[at + 1] ?? null);
}

/** True for inputs and selects. Enter presses buttons and links instead of going on. */
function isField(target: EventTarget): boolean {
  return target instanceof Element && target.matches(FIELDS);
}

/** The lines of the form and what is done with whole ones. Whatever moves or comes has the focus afterwards. */
function useLineRows(ground: PurchaseGround) {
  const t = usePurchaseWords();
  const message = useMessages();
  const { purchase_type } = useMasters();
  const { form } = useFormContext();
  const { fields, insert, remove, move } = useFieldArray({ control: form.control, name: 'lines', keyName: 'key' });
  const elements = useRef(new Map<string, HTMLElement>());
  /** The row to take the focus once it is drawn: as a whole, or its first field. */
  const turn = useRef<{ readonly index: number; readonly to: 'row' | 'field' } | null>(null);
  useEffect(() => {
    if (turn.current === null) return;
    const { index, to } = turn.current;
    turn.current = null;
    const row = elements.current.get(fields[index]?.key ?? '');
    const place = to === 'row' ? row : row?.querySelector<HTMLElement>('input');
    place?.focus();
  });

  const isFull = fields.length >= PURCHASE_LIMITS.lines;
  const lineAt = (index: number) => form.getValues(`lines.${index}`) as PurchaseLineInput;
  function put(index: number, line: PurchaseLineInput, to: 'row' | 'field'): void {
    turn.current = { index, to };
    insert(index, line, { shouldFocus: false });
  }

  return {
    rows: fields,
    isFull,
    refOf: (key: string) => (element: HTMLElement | null) => {
      if (element) elements.current.set(key, element);
      else elements.current.delete(key);
    },
    add() {
      if (isFull) return;
      const category: unknown = form.getValues('purchaseCategory');
      const rate = suggestedRate(purchase_type, category, ground.taxRates);
      put(fields.length, emptyLine(newId(epochNow()), rate), 'field');
    },
    copy(index: number) {
      put(index + 1, { ...lineAt(index), id: newId(epochNow()) }, 'field');
    },
    remove(index: number) {
      const line = lineAt(index);
      const rest = fields.length - 1;
      if (rest > 0) turn.current = { index: Math.min(index, rest - 1), to: 'row' };
      remove(index);
      message(t('line.removed'), 'success', {
        key: 'line-removed',
        action: (
          <Button size="small" color="inherit" onClick={() => put(index, line, 'row')}>
            {t('line.undo')}
          </Button>
        ),
      });
    },
    move(from: number, to: number) {
      if (to < 0 || to >= fields.length) return;
      turn.current = { index: to, to: 'row' };
      move(from, to);
      announce(t('line.moved', { n: to + 1 }));
    },
  };
}
