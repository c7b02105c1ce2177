import { DECISION_TABS, type DecisionFigures, type DecisionTab } from '@madoguchi/contract/purchase-requests/model.ts';
import { TAB_NAMES } from '@madoguchi/contract/purchase-requests/names.ts';
import { styled } from '@mui/material/styles';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type * as z from 'zod';
import { formatNumber, formatYen } from '../../../platform/formats.ts';
import { useLanguage } from '../../../platform/words.ts';
import { usePurchaseWords } from '../words.ts';

const Figures = styled('span')(({ theme }) => ({
  marginInlineStart: 6,
  fontWeight: 400,
  fontVariantNumeric: 'tabular-nums',
  '& small': { ...theme.typography.caption, marginInlineStart: 6, [theme.breakpoints.down('md')]: { display: 'none' } },
}));

interface Props {
  readonly tab: DecisionTab;
  /** Absent until they are known. */
  readonly figures: z.infer<typeof DecisionFigures> | undefined;
  readonly onTab: (tab: DecisionTab) => void;
}

/** Whose turn: one's own, everybody's, nobody's any more, overdue; each with how many and what they come to (B5-04). */
export function DecisionTabs({ tab, figures, onTab }: Props) {
  const t = usePurchaseWords();
  const language = useLanguage();
  return (
    <Tabs
      value={tab}
      onChange={(_event, next: DecisionTab) => onTab(next)}
      aria-label={t('tabs.label')}
      variant="scrollable"
      sx={{ flex: 'none' }}
    >
      {DECISION_TABS.map((one) => (
        <Tab key={one} value={one} label={<TabLabel name={TAB_NAMES[one][language]} of={figureOf(one)} />} />
      ))}
    </Tabs>
  );

  function figureOf(one: DecisionTab) {
    return figures?.tabs.find((figure) => figure.tab === one);
  }
}

interface TabLabelProps {
  readonly name: string;
  readonly of: { readonly count: number; readonly totalYen: number } | undefined;
}

function TabLabel({ name, of }: TabLabelProps) {
  const t = usePurchaseWords();
  return (
    <span>
      {name}
      {of && (
        <Figures title={t('tab.sum', { count: of.count, sum: formatYen(of.totalYen) })}>
          {formatNumber(of.count)}
          <small>{formatYen(of.totalYen)}</small>
        </Figures>
      )}
    </span>
  );
}
