import { monthOf } from '@madoguchi/contract/values/month-of.ts';
import type { YearMonth } from '@madoguchi/contract/values/year-month.ts';
import { useState } from 'react';
import { epochNow } from '../../../platform/clock.ts';
import { newId } from '../../../platform/new-id.ts';
import { useMasters, useSession } from '../../../platform/session.ts';
import { EntryGrid } from './EntryGrid.tsx';
import { newLine, type SheetLine } from './store/sheet-line.ts';
import { SheetStore } from './store/sheet-store.ts';

const NO_SUGGESTIONS = { lines: [], stations: [] };

interface Props {
  /** Whatever is filled of each line to begin with; later changes of it are not taken. */
  readonly lines: readonly Partial<Omit<SheetLine, 'id'>>[];
  readonly onSubmit: () => void;
  readonly onLeave: () => void;
}

/** The grid over lines that the page alone holds: they are checked as those of a claim, and neither read nor saved. */
export function HeldLinesGrid({ lines, onSubmit, onLeave }: Props) {
  const masters = useMasters();
  const { today, limits } = useSession();
  const [store] = useState(() => {
    const context = {
      month: monthOf(today) as YearMonth,
      joinedOn: null,
      leftOn: null,
      holidays: {},
      lastFares: {},
      invoiceFromYen: [],
      closingDate: today,
    };
    const nextId = () => newId(epochNow());
    const { claimLines, claimLineYen, claimTotalYen } = limits;
    const held = { lines: claimLines, lineYen: claimLineYen, totalYen: claimTotalYen };
    const ground = { context, masters, limits: held, today };
    return new SheetStore({ ground, newId: nextId, lines: lines.map((filled) => newLine(nextId(), filled)) });
  });
  return (
    <EntryGrid
      store={store}
      masters={masters}
      suggestions={NO_SUGGESTIONS}
      today={today}
      onSubmitShortcut={onSubmit}
      onLeave={onLeave}
      renderAttachments={() => null}
    />
  );
}
