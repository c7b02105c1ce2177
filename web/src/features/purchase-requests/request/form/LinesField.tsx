import { REQUEST_FIELD_NAMES } from '@madoguchi/contract/purchase-requests/field-names.ts';
import { PURCHASE_LIMITS } from '@madoguchi/contract/purchase-requests/limits.ts';
import type { PurchaseGround, PurchaseLineInput } from '@madoguchi/contract/purchase-requests/model.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useCallback, useId, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { useFormContext } from '../../../../kit/form/form-context.ts';
import { Icon } from '../../../../kit/Icon.tsx';
import { formatYen } from '../../../../platform/formats.ts';
import { useLanguage } from '../../../../platform/words.ts';
import { usePurchaseWords } from '../../words.ts';
import { FindingNotes } from '../checks/FindingNotes.tsx';
import { LineRow } from './LineRow.tsx';
import { nextField, stepOfKey, useLineKeys } from './line-keys.ts';
import { useComparedRows } from './use-compared-rows.ts';
import { useLineRows } from './use-line-rows.tsx';

interface Props {
  readonly ground: PurchaseGround;
  readonly suppliersId: string;
}

/** What is to be bought, line by line: added, duplicated, removed, moved, by buttons and by keys. */
export function LinesField({ ground, suppliersId }: Props) {
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
            suppliersId={suppliersId}
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
