import type { Download, InputOf } from '@madoguchi/contract/operation.ts';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { memo, useRef, useState } from 'react';
import { CsvButton } from '../../csv/CsvButton.tsx';
import { useCsvDownload } from '../../csv/use-csv-download.tsx';
import type { ToolModel } from '../model/use-tool-model.ts';
import { useListWords } from '../words.ts';

/** The encodings by the names people know them by; UTF-8 loses no character, Shift_JIS opens in older tools. */
const ENCODINGS = { 'utf-8': 'UTF-8', shift_jis: 'Shift_JIS' } as const;
type Encoding = keyof typeof ENCODINGS;

interface Props {
  readonly model: ToolModel;
}

/** The files of a list as CSV: as it is filtered and sorted, or what else the screen offers (B0-10). */
export const ExportMenu = memo(function ExportMenu({ model: { asked, props } }: Props) {
  const t = useListWords();
  const anchor = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { isBusy, download } = useCsvDownload();
  const { exported, files = [] } = props;
  const offered = [
    ...(exported === undefined ? [] : [{ operation: exported, name: t('export.this'), input: asked }]),
    ...files.map((file) => ({ ...file, input: props.input })),
  ];
  const choices = (Object.keys(ENCODINGS) as Encoding[]).flatMap((encoding) =>
    offered.map(({ operation, name, input }) => ({
      id: `${operation.id} ${encoding}`,
      text: t('export.file', { name, encoding: ENCODINGS[encoding] }),
      // Its input is the list's own and the encoding, as `listExport` declares it.
      save: () => download(operation, { ...input, encoding } as InputOf<Download>),
    })),
  );
  const choose = (save: () => Promise<void>) => {
    setOpen(false);
    void save();
  };
  return (
    <>
      <CsvButton
        ref={anchor}
        variant="outlined"
        isBusy={isBusy}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        {t('export')}
      </CsvButton>
      <Menu open={isOpen} anchorEl={() => anchor.current} onClose={() => setOpen(false)}>
        {choices.map(({ id, text, save }) => (
          <MenuItem key={id} onClick={() => choose(save)}>
            {text}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
});
