import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { type ReactNode, useId } from 'react';
import { useProfilePlace } from './use-profile-place.ts';
import { useProfileWords } from './words.ts';

interface Props {
  readonly about: ReactNode;
  /** Sign-in and records of the own account. */
  readonly security: ReactNode;
}

/** The parts of one's own profile; which is open stands in the URL. */
export function ProfileTabs({ about, security }: Props) {
  const t = useProfileWords();
  const id = useId();
  const { tab, goTab } = useProfilePlace();
  const open = tab === 'security' ? 'security' : 'about';
  const ids = (name: string) => ({ id: `${id}-tab-${name}`, 'aria-controls': `${id}-panel` });
  return (
    <>
      <Tabs
        value={open}
        onChange={(_, next: string) => goTab(next === 'about' ? undefined : next)}
        aria-label={t('tabs')}
        sx={{ mb: 2 }}
      >
        <Tab value="about" label={t('tab.about')} {...ids('about')} />
        <Tab value="security" label={t('tab.security')} {...ids('security')} />
      </Tabs>
      <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${open}`}>
        {open === 'about' ? about : security}
      </Box>
    </>
  );
}
