import { PURCHASE_LIMITS } from '@madoguchi/contract/purchase-requests/limits.ts';
import type { PurchaseGround, PurchaseLineInput } from '@madoguchi/contract/purchase-requests/model.ts';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { useFieldArray } from 'react-hook-form';
import { useFormContext } from '../../../../kit/form/form-context.ts';
import { announce } from '../../../../platform/announcer.ts';
import { epochNow } from '../../../../platform/clock.ts';
import { useMessages } from '../../../../platform/messages.ts';
import { newId } from '../../../../platform/new-id.ts';
import { useMasters } from '../../../../platform/session.ts';
import { usePurchaseWords } from '../../words.ts';
import { emptyLine, suggestedRate } from './request-values.ts';

/** The lines of the form and what is done with whole ones. Whatever moves or comes has the focus afterwards. */
export function useLineRows(ground: PurchaseGround) {
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
