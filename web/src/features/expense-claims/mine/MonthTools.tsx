import type { YearMonth } from '@madoguchi/contract/values/year-month.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { MonthPicker } from '../../../kit/MonthPicker.tsx';
import { formatDay } from '../../../platform/formats.ts';
import { useSession } from '../../../platform/session.ts';
import { useLanguage } from '../../../platform/words.ts';
import { lastMonth } from './month-of-address.ts';
import type { OpenSheet } from './open-sheet/open-sheet.ts';
import { useSaveState } from './open-sheet/use-open-sheet.ts';
import { SaveBar } from './summary/SaveBar.tsx';
import { useMineWords } from './words.ts';

const ConflictDialog = lazy(async () => ({ default: (await import('./summary/ConflictDialog.tsx')).ConflictDialog }));

interface Props {
  readonly sheet: OpenSheet;
  /** Given at the first submission. */
  readonly number: string | null;
  readonly isEditable: boolean;
  readonly onMonth: (month: YearMonth) => void;
}

/** Which month, until when, and whether what was typed is saved. */
export function MonthTools({ sheet, number, isEditable, onMonth }: Props) {
  const t = useMineWords();
  const language = useLanguage();
  const { today } = useSession();
  const { conflicts } = useSaveState(sheet);
  const [isPutOff, setPutOff] = useState(false);
  const { month, closingDate } = sheet.store.ground.context;
  const isLate = isEditable && today > closingDate;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      {/* The arrow, not the room around it, stands at the page's edge. */}
      <Box sx={{ ml: -1 }}>
        <MonthPicker month={month} to={lastMonth(today)} onChange={onMonth} />
      </Box>
      <Typography variant="body2" color={isLate ? 'warning.main' : 'text.secondary'}>
        {t(isLate ? 'closing.passed' : 'closing.date', { day: formatDay(closingDate, language) })}
      </Typography>
      {number !== null && <Typography variant="body2">{t('number', { number })}</Typography>}
      <Box sx={{ ml: { sm: 'auto' } }}>
        {isEditable && <SaveBar sheet={sheet} onCompare={() => setPutOff(false)} />}
      </Box>
      {conflicts.length > 0 && !isPutOff && (
        <Suspense fallback={null}>
          <ConflictDialog
            key={conflicts.map(({ field, mine }) => `${mine.id} ${field}`).join()}
            conflicts={conflicts}
            lineNumberOf={(id) => sheet.store.order().indexOf(id) + 1}
            onChoose={(sides) => sheet.autosave.choose(sides)}
            onDismiss={() => setPutOff(true)}
          />
        </Suspense>
      )}
    </Box>
  );
}
