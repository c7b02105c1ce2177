import type { MyMonth } from '@madoguchi/contract/expense-claims/model.ts';
import type { suggestLines } from '@madoguchi/contract/expense-claims/operations.ts';
import { EDITABLE, ENDED } from '@madoguchi/contract/expense-claims/rules.ts';
import type { OutputOf } from '@madoguchi/contract/operation.ts';
import type { YearMonth } from '@madoguchi/contract/values/year-month.ts';
import { useState } from 'react';
import { useMessages } from '../../../platform/messages.ts';
import { useMasters, useSession, useUser } from '../../../platform/session.ts';
import type { SheetLine } from '../sheet/store/sheet-line.ts';
import { ClaimSheet } from './ClaimSheet.tsx';
import { ClaimSkeleton } from './ClaimSkeleton.tsx';
import { useOpenSheet } from './open-sheet/use-open-sheet.ts';
import { useMineWords } from './words.ts';

interface Props {
  readonly data: MyMonth;
  readonly suggestions: OutputOf<typeof suggestLines>;
  readonly onMonth: (month: YearMonth) => void;
}

/** A claim that ended can be begun anew from its lines; each beginning is a sheet of its own. */
interface Edition {
  readonly number: number;
  readonly beginning: readonly SheetLine[];
}

/** The claim of a month, or its beginning. */
export function ClaimMonth({ data, suggestions, onMonth }: Props) {
  const [edition, setEdition] = useState<Edition>({ number: 0, beginning: [] });
  const t = useMineWords();
  const message = useMessages();
  const hasEnded = data.claim !== null && ENDED.includes(data.claim.status);
  const claim = hasEnded && edition.number > 0 ? null : data.claim;
  return (
    <Opened
      key={edition.number}
      data={{ ...data, claim }}
      suggestions={suggestions}
      beginning={edition.beginning}
      onMonth={onMonth}
      onBeginAnew={(beginning) => {
        message(t('copy.new.done', { count: beginning.length }), 'success');
        setEdition({ number: edition.number + 1, beginning });
      }}
    />
  );
}

interface OpenedProps extends Props {
  readonly beginning: readonly SheetLine[];
  readonly onBeginAnew: (lines: readonly SheetLine[]) => void;
}

function Opened({ data: { claim, context }, suggestions, beginning, onMonth, onBeginAnew }: OpenedProps) {
  const { uid } = useUser();
  const { limits } = useSession();
  const masters = useMasters();
  const isEditable = claim === null || EDITABLE.includes(claim.status);
  const sheet = useOpenSheet({
    uid,
    claim,
    isEditable,
    beginning,
    ground: {
      context: { ...context, lastFares: suggestions.lastFares },
      masters,
      limits: { lines: limits.claimLines, lineYen: limits.claimLineYen, totalYen: limits.claimTotalYen },
    },
  });
  if (!sheet) return <ClaimSkeleton />;
  return (
    <ClaimSheet
      sheet={sheet}
      claim={claim}
      suggestions={suggestions}
      isEditable={isEditable}
      onMonth={onMonth}
      onBeginAnew={onBeginAnew}
    />
  );
}
