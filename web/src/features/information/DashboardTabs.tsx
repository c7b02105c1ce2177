import type { DashboardTab } from '@madoguchi/contract/information/own-cards.ts';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { type ReactNode, useId } from 'react';
import { useInformationWords } from './words.ts';

interface Props {
  readonly label: string;
  /** A single one stands without a row of tabs. */
  readonly tabs: readonly DashboardTab[];
  readonly open: DashboardTab;
  readonly onOpen: (tab: DashboardTab) => void;
  /** Of the open tab. */
  readonly children: ReactNode;
}

/** The parts of the dashboard, one of them open (PJ2). It fills what the page has left, for a list in it. */
export function DashboardTabs({ label, tabs, open, onOpen, children }: Props) {
  const t = useInformationWords();
  const id = useId();
  if (tabs.length < 2) return children;
  return (
    <>
      <Tabs
        value={open}
        onChange={(_event, next: DashboardTab) => onOpen(next)}
        aria-label={label}
        sx={{ flex: 'none' }}
      >
        {tabs.map((tab) => (
          <Tab key={tab} value={tab} label={t(`tab.${tab}`)} id={`${id}-${tab}`} aria-controls={`${id}-panel`} />
        ))}
      </Tabs>
      <Box
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${open}`}
        sx={{ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0, pt: 1 }}
      >
        {children}
      </Box>
    </>
  );
}
