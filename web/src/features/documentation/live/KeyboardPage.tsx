import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { KeyCaps } from '../../../kit/keys/KeyCaps.tsx';
import { KeySheet } from '../../../kit/keys/KeySheet.tsx';
import { useLanguage } from '../../../platform/words.ts';
import { SectionHead } from '../read/SectionHead.tsx';
import { KEY_TABLE } from './key-table.ts';
import { Lead, useLiveWords } from './Lead.tsx';
import { Table } from './Table.tsx';

/** The keys that act here, as the portal knows them at this moment with their switch, then those of single screens. */
export function KeyboardPage() {
  const t = useLiveWords();
  const language = useLanguage();
  return (
    <>
      <Lead>{t('keyboard')}</Lead>
      <SectionHead anchor="everywhere" heading={t('keys.here')} />
      <KeySheet />
      <SectionHead anchor="screens" heading={t('keys.more')} />
      {KEY_TABLE.map(({ title, bound, keys }) => (
        <Box key={bound} component="section" sx={{ mb: 3 }}>
          <Typography variant="h3" sx={{ mb: 1 }}>
            {title[language]}
          </Typography>
          <Table label={title[language]} heads={[t('key'), t('effect')]}>
            {Object.entries(keys).map(([stroke, effect]) => (
              <tr key={stroke}>
                <td>
                  <KeyCaps keys={stroke} />
                </td>
                <td>{effect[language]}</td>
              </tr>
            ))}
          </Table>
        </Box>
      ))}
    </>
  );
}
